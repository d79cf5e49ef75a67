import {
  questionnaireSchema,
  type Questionnaire,
  type QuestionnaireBody,
} from '@/domain/questionnaire/questionnaire';
import { toAppError } from '@/shared/api/appError';
import { care } from '@/shared/api/http';
import { createRecord, parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { questionnaires } from './slice';

/** Failures are shown where the action was taken. */
interface Quiet {
  quiet: true;
}

const isOvertaken = (thrown: unknown): boolean => [404, 409, 412].includes(toAppError(thrown).status ?? 0);

const at = (id: string) => `/questionnaires/${encodeURIComponent(id)}`;

/** Stores a questionnaire: new without a version. After a conflict the newer one is there when this has failed, if it could be fetched. */
export const saveQuestionnaire = createAppThunk<
  Questionnaire,
  Quiet & { body: QuestionnaireBody; version?: string }
>('questionnaires/store', async ({ body, version }, { dispatch }) => {
  try {
    const stored = await (version === undefined
      ? createRecord('/questionnaires', body, questionnaireSchema)
      : care
          .put(at(body.id), body, { headers: { 'If-Match': version } })
          .then((answer) => parseAnswer(answer, questionnaireSchema)));
    dispatch(questionnaires.received([stored]));
    return stored;
  } catch (thrown) {
    if (isOvertaken(thrown)) await dispatch(questionnaires.fetchAll());
    throw thrown;
  }
});

/** Removes a draft; what is stored then is fetched, whatever came of it. */
export const removeQuestionnaire = createAppThunk<string, Quiet & { questionnaire: Questionnaire }>(
  'questionnaires/drop',
  async ({ questionnaire: { id, version } }, { dispatch }) => {
    try {
      await care.delete(at(id), { headers: { 'If-Match': version } });
      await dispatch(questionnaires.fetchAll());
      return id;
    } catch (thrown) {
      if (isOvertaken(thrown)) await dispatch(questionnaires.fetchAll());
      throw thrown;
    }
  },
);
