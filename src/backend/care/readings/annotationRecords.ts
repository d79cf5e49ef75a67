import { changesBetween } from '../audit/audit';
import { refresh } from '../alerts/reevaluatePatient';
import { defineRecords } from '../defineRecords';
import { mustBeTheirs, withServerFields } from '../../http/fieldRights';
import { mustBePatient, patientOf } from '../patients/storedPatient';

/** Marks on the time line of a patient. A journey or a stay in hospital excuses missing readings: rules look again. */
export const annotationRecords = defineRecords({
  kind: 'annotations',
  changes: changesBetween,
  async check({ transaction, body, before, context, stamp }) {
    if (before) mustBeTheirs('annotations', body, before, context.role);
    await mustBePatient(transaction, body.patient);
    const own = before ? withServerFields('annotations', body, before) : body;
    const record = { ...own, ...stamp, by: context.by };
    return {
      record,
      after: async () => refresh(transaction, await patientOf(transaction, record.patient), context),
    };
  },
  checkRemoval: ({ transaction, before, context }) => ({
    after: async () => refresh(transaction, await patientOf(transaction, before.patient), context),
  }),
});
