import type { PatientRecord } from '@/domain/record';
import { withServerFields } from '../fieldRights';

/**
 * Something that comes from elsewhere, without the name of who wrote it down there: anybody can put anybody's name into
 * a file. The log says who brought it here.
 */
export function ofForeignHand<T extends { recordedBy?: string | undefined }>(one: T): Omit<T, 'recordedBy'> {
  const { recordedBy: _, ...rest } = one;
  return rest;
}

/** A record from elsewhere without what only this server says: who consented to what before whom, and who decided. */
export const foreign = (record: PatientRecord): PatientRecord => ({
  ...record,
  patient: withServerFields('patients', record.patient),
  conditions: record.conditions.map(ofForeignHand),
  readings: record.readings.map(ofForeignHand),
});
