import type { QuestionnaireAssignment } from '@/domain/questionnaire/assigning/assignment';
import { useReasonDraft } from '@/session/drafts/useReasonDraft';
import { T } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useAppDispatch } from '@/shared/store/useEntities';
import { questionnaireAssignments } from '../slice';
import { asCancelled } from './givenCalls';

/** Asks why a questionnaire is not to be answered after all. Mounted while it is open. */
export function CancelGivenDialog({
  given,
  onClose,
}: {
  given: QuestionnaireAssignment;
  onClose: () => void;
}) {
  const dispatch = useAppDispatch();
  const draft = useReasonDraft(`questionnaireCancelled ${given.id}`);
  return (
    <TransitionDialog
      title={<T id="answering.cancelTitle" />}
      text={<T id="answering.cancelText" />}
      confirmLabel={<T id="answering.cancelIt" />}
      tone="danger"
      reason={{ label: 'answering.reason', draft }}
      onSend={(reason) =>
        dispatch(questionnaireAssignments.store({ ...asCancelled(given, reason), quiet: true }))
      }
      done={{ message: 'answering.cancelled' }}
      onClose={onClose}
    />
  );
}
