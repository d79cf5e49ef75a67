import type { QuestionnaireResponse } from '@/domain/questionnaire/responses/response';
import { useReasonDraft } from '@/session/drafts/useReasonDraft';
import { T } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useAppDispatch } from '@/shared/store/useEntities';
import { questionnaireResponses } from '../slice';
import { responseBody } from './givenCalls';

/** Asks why an answer is not to count. Mounted while it is open. */
export function WithdrawResponseDialog({
  response,
  onClose,
}: {
  response: QuestionnaireResponse;
  onClose: () => void;
}) {
  const dispatch = useAppDispatch();
  const { id, version } = response;
  const draft = useReasonDraft(`responseWithdrawal ${id}`);
  return (
    <TransitionDialog
      title={<T id="answering.withdrawTitle" />}
      text={<T id="answering.withdrawText" />}
      confirmLabel={<T id="answering.withdraw" />}
      tone="danger"
      reason={{ label: 'answering.reason', draft }}
      onSend={(reason) => {
        const body = { ...responseBody(response), status: 'withdrawn' as const, reason };
        return dispatch(questionnaireResponses.store({ body, version, quiet: true }));
      }}
      done={{ message: 'answering.withdrawn' }}
      onClose={onClose}
    />
  );
}
