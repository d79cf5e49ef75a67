import type { Role } from '@/domain/access';
import type { Patient, ProgrammeState } from '@/domain/patients/patient';
import { stepsFor } from '@/domain/patients/programme';

/** What somebody does to a patient's place in the programme, as it is called on the screen. */
export type StepKind =
  | 'submit'
  | 'activate'
  | 'pause'
  | 'prolong'
  | 'resume'
  | 'complete'
  | 'withdraw'
  | 'decease'
  | 'retake'
  | 'correct';

export interface ProgrammeStep {
  kind: StepKind;
  to: ProgrammeState;
}

function kindOf(from: ProgrammeState, to: ProgrammeState): StepKind {
  if (from === 'deceased') return 'correct';
  switch (to) {
    case 'active':
      if (from === 'paused') return 'resume';
      return from === 'completed' || from === 'withdrawn' ? 'retake' : 'activate';
    case 'paused':
      return from === 'paused' ? 'prolong' : 'pause';
    case 'completed':
      return 'complete';
    case 'withdrawn':
      return 'withdraw';
    case 'deceased':
      return 'decease';
    default:
      return 'submit';
  }
}

/** What somebody of this role can do now. */
export const programmeStepsFor = (patient: Pick<Patient, 'ext'>, role: Role | null): ProgrammeStep[] =>
  stepsFor(patient, role).map((to) => ({ to, kind: kindOf(patient.ext.status, to) }));

/** Whether a step is of a day that is chosen; the others hold from today, or as before. */
export const hasDay = (kind: StepKind): boolean =>
  kind !== 'prolong' && kind !== 'correct' && kind !== 'submit';

/** Steps that end something, and look like that. */
export const endsSomething = (kind: StepKind): boolean =>
  kind === 'complete' || kind === 'withdraw' || kind === 'decease';
