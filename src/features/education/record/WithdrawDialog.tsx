import type { ArticleAssignment } from '@/domain/education/article';
import { useReasonDraft } from '@/session/drafts/useReasonDraft';
import { T } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useAppDispatch } from '@/shared/store/useEntities';
import { givenBodyOf } from '../articleWords';
import { articleAssignments } from '../slice';

/** Takes a post back, with the reason; what became of it so far stays to be seen. */
export function WithdrawDialog({ given, onClose }: { given: ArticleAssignment; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const draft = useReasonDraft(`postWithdrawal ${given.id}`);
  const { version } = given;
  return (
    <TransitionDialog
      title={<T id="education.withdrawTitle" />}
      confirmLabel={<T id="education.withdraw" />}
      tone="danger"
      reason={{ label: 'alertRules.reason', draft }}
      onSend={(reason) => {
        const body = { ...givenBodyOf(given), state: 'withdrawn' as const, reason };
        return dispatch(articleAssignments.store({ body, version, quiet: true }));
      }}
      onClose={onClose}
    />
  );
}
