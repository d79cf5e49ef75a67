import type { Dated } from '../elements';
import type { Person } from './assemblePerson';
import type { Taken } from './findings';
import { putCare, putInRecord } from './gatherCare';
import type { PatientData } from './items';

const dated = ({ lastUpdated }: Dated): Dated => (lastUpdated === undefined ? {} : { lastUpdated });

/** Files one item under its patient. */
export function putItem(data: PatientData, id: string, person: Person): Taken {
  const { record, bodies, derived } = person;
  const patient = record.patient.id;
  switch (data.kind) {
    case 'reading':
      person.said.push({ id, data });
      return 'readings';
    case 'half':
      // It is placed where its other half is known.
      return 'used';
    case 'body':
      bodies.push(data);
      return 'used';
    case 'pregnancy':
      person.pregnancies.push(data);
      return 'used';
    case 'condition':
      record.conditions.push({ id, patient, ...data.condition, ...dated(data) });
      derived.set(id, data);
      return 'conditions';
    case 'medication':
      record.medicationRequests.push({
        id,
        patient,
        ...data.request,
        medicine: data.request.medicine ?? '',
        ...dated(data),
      });
      return 'medicationRequests';
    case 'labResult':
      record.labResults = [...(record.labResults ?? []), { id, patient, ...data.labResult, ...dated(data) }];
      return 'labResults';
    case 'allergy':
      record.allergies = [...(record.allergies ?? []), { id, patient, ...data.allergy, ...dated(data) }];
      return 'allergies';
    case 'care':
      return putCare(data, id, person);
    case 'team':
      record.patient = { ...record.patient, medicalTeam: data.team };
      return 'used';
    case 'referral':
    case 'target':
      putInRecord(data, person);
      return 'used';
  }
}
