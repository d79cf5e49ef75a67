import { patientSchema, type Patient, type ProgrammeState } from '@/domain/patients/patient';
import type { ProgrammeDraft } from '@/domain/patients/programme';
import { programmePreviewSchema, type ProgrammePreview } from '@/domain/patients/programmeEnd';
import { patients } from '@/features/patients/slice';
import { toAppError } from '@/shared/api/appError';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';

const addressOf = (id: string) => `/patients/${encodeURIComponent(id)}`;

/** How many of what is open would end with a change. */
export const fetchPreview = createAppThunk<
  ProgrammePreview,
  { patient: string; to: ProgrammeState; quiet: true }
>('patients/previewProgramme', async ({ patient, to }, { signal }) =>
  parseAnswer(
    await care.get(`${addressOf(patient)}/programme`, { params: { to }, signal }),
    programmePreviewSchema,
  ),
);

const placeOf = ({ ext: { status, programme } }: Patient): string => JSON.stringify([status, programme]);

/**
 * Changes a patient's place in the programme. It is a conflict only where somebody else changed that place: then the
 * newer version is in the store.
 */
export const changeProgramme = createAppThunk<
  Patient,
  { patient: Patient; draft: ProgrammeDraft; quiet: true }
>('patients/changeProgramme', async ({ patient, draft }, { dispatch }) => {
  const post = async ({ id, version }: Patient) => {
    const headers = { 'If-Match': version };
    const answer = await care.post(`${addressOf(id)}/programme`, draft, { headers });
    const stored = parseAnswer(answer, patientSchema);
    dispatch(patients.received([stored]));
    return stored;
  };
  try {
    return await post(patient);
  } catch (thrown) {
    if (toAppError(thrown).status !== 412) throw thrown;
    const newer = parseAnswer(await care.get(addressOf(patient.id)), patientSchema);
    if (placeOf(newer) === placeOf(patient)) return post(newer);
    dispatch(patients.received([newer]));
    throw thrown;
  }
});
