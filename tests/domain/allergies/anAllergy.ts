import type { Allergy } from '@/domain/allergies/allergy';

/** An active allergy to penicillin, of which nobody says how dangerous it is. */
export const anAllergy = (parts: Partial<Allergy> = {}): Allergy => ({
  id: 'al1',
  version: '1',
  updatedAt: '2026-11-01T08:00:00.000Z',
  patient: 'p1',
  substance: 'Penicillin',
  clinicalStatus: 'active',
  ...parts,
});
