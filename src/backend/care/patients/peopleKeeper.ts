import { Refused } from '../../contract';
import { createCondition, updateCondition } from '../conditions/conditionRecords';
import { createEnrolment, removeEnrolment, updateEnrolment } from '../enrolment/enrolmentRecords';
import { keeperOver } from '../keeperOver';
import { createPatient, removePatient, updatePatient } from './patientRecords';
import { createPractitioner, removePractitioner, updatePractitioner } from './practitionerRecords';

/** A condition entered by mistake is marked as that, and stays to be read. */
const notRemoved = () => {
  throw new Refused(403, 'errors.forbidden');
};

/** Stores patients, what they have, and who cares for them. */
export const peopleKeeper = keeperOver({
  patients: { create: createPatient, update: updatePatient, remove: removePatient },
  conditions: { create: createCondition, update: updateCondition, remove: notRemoved },
  enrolments: { create: createEnrolment, update: updateEnrolment, remove: removeEnrolment },
  practitioners: { create: createPractitioner, update: updatePractitioner, remove: removePractitioner },
});
