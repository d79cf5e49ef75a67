import type { AllocationBody, Segment } from '@/domain/medicine/allocation';
import type { Draft } from '@/domain/entity';
import type { Medicine } from '@/domain/medicine/medicine';
import { care } from '@/shared/api/http';

/** A patient of the sample clinic, in Europe/Paris or Europe/Berlin: the same time. */
export const PATIENT = 'sample-02';

export const aMedicine = (parts: Partial<Draft<Medicine>> = {}): Draft<Medicine> => ({
  id: 'm1',
  name: 'Zandopril',
  capacity: { value: 5, unit: 'mg' },
  form: 'tablet',
  route: 'oral',
  manufacturer: 'Farma Nord',
  category: 'Blood pressure',
  activeIngredients: ['zandoprilat'],
  avoidIn: [],
  active: true,
  ...parts,
});

export const aSegment = (parts: Partial<Segment> = {}): Segment => ({
  id: 's1',
  from: '2026-11-10',
  anchor: '2026-11-10',
  dose: { value: 1, unit: 'tablet' },
  frequency: { kind: 'everyday' },
  times: ['08:00', '20:00'],
  windowMinutes: 120,
  ...parts,
});

export const aBody = (parts: Partial<AllocationBody> = {}): AllocationBody => ({
  id: 'a1',
  patient: PATIENT,
  medicine: 'm1',
  segments: [aSegment()],
  prescriber: 'Dr. Lindqvist',
  ...parts,
});

/** Stores a medicine as an administrator. */
export const putMedicine = (parts: Partial<Draft<Medicine>> = {}) =>
  care.post('/medicines', aMedicine(parts));
/** Stores what the patient takes. */
export const putAllocation = (parts: Partial<AllocationBody> = {}) => care.post('/allocations', aBody(parts));
