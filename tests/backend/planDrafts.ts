import type { AssignmentBody } from '@/domain/fluid/assignment';
import type { PlanBody } from '@/domain/fluid/plan';
import type { AllocationBody } from '@/domain/medicine/allocation';
import { dueIdOf, type IntakeBody } from '@/domain/medicine/intake';
import type { Medicine } from '@/domain/medicine/medicine';
import type { Draft } from '@/domain/entity';
import { aPlan, aSegment } from '@tests/support/plans';

/** The day of `NOW` in Paris, where the patients of these tests live: a Friday. */
export const TODAY = '2026-11-20';
export const dayInNovember = (number: number): string => `2026-11-${String(number).padStart(2, '0')}`;

export const aPlanDraft = (parts: Partial<PlanBody> = {}): PlanBody =>
  aPlan({ id: 'plan1', status: 'draft', ...parts });

export const anAssignmentDraft = (parts: Partial<AssignmentBody> = {}): AssignmentBody => ({
  id: 'a1',
  patient: 'p1',
  plan: 'plan1',
  status: 'active',
  start: TODAY,
  prescriber: 'Dr Hollerstett',
  reason: 'Gains too much between sessions.',
  typed: {},
  dialysisWeekdays: [],
  ...parts,
});

export const aMedicineDraft = (parts: Partial<Draft<Medicine>> = {}): Draft<Medicine> => ({
  id: 'm1',
  name: 'Ramipril 5 mg',
  activeIngredients: ['Ramipril'],
  avoidIn: [],
  active: true,
  ...parts,
});

export const anAllocationDraft = (parts: Partial<AllocationBody> = {}): AllocationBody => ({
  id: 'x1',
  patient: 'p1',
  medicine: 'm1',
  segments: [aSegment({ from: TODAY, times: ['08:00', '20:00'] })],
  prescriber: 'Dr Hollerstett',
  ...parts,
});

/** Today's morning dose, taken. */
export const anIntakeDraft = (parts: Partial<IntakeBody> = {}): IntakeBody => {
  const due = parts.due ?? { day: TODAY, time: '08:00' };
  return {
    id: dueIdOf('x1', due.day, due.time),
    patient: 'p1',
    allocation: 'x1',
    due,
    state: 'taken',
    ...parts,
  };
};
