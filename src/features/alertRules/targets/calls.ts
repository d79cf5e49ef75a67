import { patientSchema, type Patient } from '@/domain/patients/patient';
import { aimText, currentTarget, type TargetDraft } from '@/domain/patients/target';
import { patients } from '@/features/patients/slice';
import { toAppError } from '@/shared/api/appError';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { dataChanged } from '@/shared/store/changes';

const addressOf = (id: string) => `/patients/${encodeURIComponent(id)}`;

/** What holds of one kind and who decided it last: if neither changed, another change of the record is no conflict. */
const standingOf = (patient: Patient, kind: TargetDraft['kind']): string => {
  const standing = currentTarget(patient, kind);
  const last = patient.ext.targetDecisions?.findLast((one) => one.kind === kind);
  return JSON.stringify([standing && aimText(standing.aim), last?.id]);
};

/**
 * Sets, changes or ends a target. It is a conflict only where somebody else decided about the same kind: then the newer
 * version is in the store.
 */
export const decideTarget = createAppThunk<Patient, { patient: Patient; draft: TargetDraft; quiet: true }>(
  'patients/decideTarget',
  async ({ patient, draft }, { dispatch }) => {
    const post = async ({ id, version }: Patient) => {
      const headers = { 'If-Match': version };
      const answer = await care.post(`${addressOf(id)}/targets`, draft, { headers });
      const stored = parseAnswer(answer, patientSchema);
      dispatch(patients.received([stored]));
      dispatch(dataChanged({ patients: [id] }));
      return stored;
    };
    try {
      return await post(patient);
    } catch (thrown) {
      if (toAppError(thrown).status !== 412) throw thrown;
      const newer = parseAnswer(await care.get(addressOf(patient.id)), patientSchema);
      if (standingOf(newer, draft.kind) === standingOf(patient, draft.kind)) return post(newer);
      dispatch(patients.received([newer]));
      throw thrown;
    }
  },
);
