import { enrolmentSchema, type Enrolment, type EnrolmentBody } from '@/domain/enrolment/enrolment';
import {
  duplicatesAnswerSchema,
  type Duplicate,
  type EnrolmentIdentity,
} from '@/domain/enrolment/duplicatePatients';
import { toAppError } from '@/shared/api/appError';
import { care } from '@/shared/api/http';
import { createRecord, parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { enrolments } from './slice';

/** Failures are shown where the action was taken. */
interface Quiet {
  quiet: true;
}
const at = (id: string) => `/enrolments/${encodeURIComponent(id)}`;
const matching = (version: string) => ({ headers: { 'If-Match': version } });

/** Keeps what was typed: new without a version. After a conflict what is stored now is there when this has failed. */
export const keepEnrolment = createAppThunk<Enrolment, Quiet & { body: EnrolmentBody; version?: string }>(
  'enrolments/keep',
  async ({ body, version }, { dispatch }) => {
    try {
      const stored = await (version === undefined
        ? createRecord('/enrolments', body, enrolmentSchema)
        : care
            .put(at(body.id), body, matching(version))
            .then((answer) => parseAnswer(answer, enrolmentSchema)));
      dispatch(enrolments.received([stored]));
      return stored;
    } catch (thrown) {
      if ([409, 412].includes(toAppError(thrown).status ?? 0)) await dispatch(enrolments.fetchOne(body.id));
      throw thrown;
    }
  },
);

/** Discards a registration in the version that was shown; the list is fetched anew, whatever came of it. */
export const discardEnrolment = createAppThunk<string, Quiet & Pick<Enrolment, 'id' | 'version'>>(
  'enrolments/discard',
  async ({ id, version }, { dispatch }) => {
    try {
      await care.delete(at(id), matching(version));
      return id;
    } finally {
      await dispatch(enrolments.fetchAll());
    }
  },
);

/** Enrols the patient; answers the registration, which names its patient. */
export const activate = createAppThunk<Enrolment, Quiet & Pick<Enrolment, 'id' | 'version'>>(
  'enrolments/activate',
  async ({ id, version }, { dispatch }) => {
    const stored = parseAnswer(
      await care.post(`${at(id)}/activate`, undefined, matching(version)),
      enrolmentSchema,
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
