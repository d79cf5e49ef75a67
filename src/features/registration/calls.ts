import type { Enrolment } from '@/domain/enrolment/enrolment';
import {
  duplicatesAnswerSchema,
  type Duplicate,
  type EnrolmentIdentity,
} from '@/domain/enrolment/duplicatePatients';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { orNewer } from '@/shared/store/recordSlice';
import { enrolmentResource } from './resources';
import { enrolments } from './slice';

/** Failures are shown where the action was taken. */
interface Quiet {
  quiet: true;
}

/** Enrols the patient; answers the registration, which names its patient. */
export const activate = createAppThunk<Enrolment, Quiet & Pick<Enrolment, 'id' | 'version'>>(
  'enrolments/activate',
  async ({ id, version }, { dispatch }) => {
    const stored = await orNewer(enrolmentResource.act({ id, version }, 'activate'), () =>
      dispatch(enrolments.fetchAll({ quiet: true })),
    );
    dispatch(enrolments.received([stored]));
    return stored;
  },
);

/** Patients who may be the person of these entries. */
export const findDuplicates = createAppThunk<Duplicate[], Quiet & { identity: EnrolmentIdentity }>(
  'enrolments/duplicates',
  async ({ identity }, { signal }) =>
    parseAnswer(await care.post('/enrolments/duplicates', identity, { signal }), duplicatesAnswerSchema)
      .duplicates,
);
