import type { Patient } from '@/domain/patients/patient';
import { aimText, currentTarget, type TargetDraft } from '@/domain/patients/target';
import { decideAbout } from '@/features/patients/slice';
import { createAppThunk } from '@/shared/store/appThunk';
import { announceChange } from '@/shared/store/announceChange';

/** What holds of one kind and who decided it last: if neither changed, another change of the record is no conflict. */
const standingOf = (patient: Patient, kind: TargetDraft['kind']): string => {
  const standing = currentTarget(patient, kind);
  const last = patient.ext.targetDecisions?.findLast((one) => one.kind === kind);
  return JSON.stringify([standing && aimText(standing.aim), last?.id]);
};

/** Sets, changes or ends a target. It is a conflict only where somebody else decided about the same kind. */
export const decideTarget = createAppThunk<Patient, { patient: Patient; draft: TargetDraft; quiet: true }>(
  'patients/decideTarget',
  async ({ patient, draft }, tools) => {
    const part = (read: Patient) => standingOf(read, draft.kind);
    const stored = await decideAbout(patient, 'targets', draft, part, tools);
    announceChange(tools.dispatch, { patients: [patient.id] });
    return stored;
  },
);
