import type { Answers, ResponseBody } from '@/domain/questionnaire/responses/response';
import { useServerDraft } from '@/shared/record/useServerDraft';
import { questionnaireResponses } from '../slice';

/**
 * Keeps answers while they are given, under the patient and what was given to them.
 * @param opened as it is sent, and its version where it was begun before
 */
export function useResponseDraft(opened: ResponseBody, openedVersion: string | undefined) {
  const draft = useServerDraft(questionnaireResponses.store, openedVersion);
  const begun = (answers: Answers, onBehalf: boolean): ResponseBody => ({
    ...opened,
    answers,
    onBehalf,
    status: 'inProgress',
  });
  /** Sends the answers for good. What it cannot be handed in with is answered too; the answers stay kept meanwhile. */
  const handIn = (answers: Answers, onBehalf: boolean, confirmed: readonly string[]) =>
    draft.submit(
      {
        ...opened,
        answers,
        onBehalf,
        status: 'answered',
        ...(confirmed.length > 0 && { confirmed: [...confirmed] }),
      },
      begun(answers, onBehalf),
    );
  const keep = (answers: Answers, onBehalf: boolean) => draft.keep(begun(answers, onBehalf));
  return { ...draft, keep, handIn };
}
