import { changesBetween } from '../audit/audit';
import { defineRecords } from '../defineRecords';
import { mustBeTheirs, withServerFields } from '../../http/fieldRights';
import { mustBePatient } from '../patients/storedPatient';

/** Prescriptions of other systems. */
export const medicationRequestRecords = defineRecords({
  kind: 'medicationRequests',
  changes: changesBetween,
  async check({ transaction, body, before, context, stamp }) {
    if (before) mustBeTheirs('medicationRequests', body, before, context.role);
    await mustBePatient(transaction, body.patient);
    const own = before ? withServerFields('medicationRequests', body, before) : body;
    return { record: { ...own, ...stamp } };
  },
  checkRemoval() {},
});
