import { Refused } from '../../contract';
import { defineRecords, permitFor } from '../defineRecords';

/** The catalogue of medicines. What patients were given stays as it was; a medicine that somebody was given is not removed. */
export const medicineRecords = defineRecords({
  kind: 'medicines',
  permit: permitFor('medicines.write'),
  check: ({ body, stamp }) => ({ record: { ...body, ...stamp } }),
  async checkRemoval({ transaction, before }) {
    const users = await transaction.table('allocations').index('medicine').count(before.id);
    if (users > 0) throw new Refused(409, 'errors.medicineInUse');
  },
});
