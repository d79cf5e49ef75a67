import type { Patient, ProgrammeState } from '@/domain/patients/patient';
import type { ProgrammeDraft } from '@/domain/patients/programme';
import { programmePreviewSchema, type ProgrammePreview } from '@/domain/patients/programmeEnd';
import { decideAbout } from '@/features/patients/slice';
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

const placeOf = ({ ext: { status, programme } }: Patient) => [status, programme];

/** Changes a patient's place in the programme. It is a conflict only where somebody else changed that place. */
export const changeProgramme = createAppThunk<
  Patient,
  { patient: Patient; draft: ProgrammeDraft; quiet: true }
>('patients/changeProgramme', ({ patient, draft }, tools) => {
  return decideAbout(patient, 'programme', draft, placeOf, tools);
});
