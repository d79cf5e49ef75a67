import type { FluidPlan } from '@/domain/fluid/plan';
import { useReasonDraft } from '@/session/drafts/useReasonDraft';
import { T } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useAppDispatch } from '@/shared/store/useEntities';
import { fluidPlans } from '../slice';
import { deedWords } from '../deedWords';
import { bodyOf, type Deed } from '../planParts';
import type { Users } from '../list/planRows';

/** Asks before a plan is given another standing, and why. Mounted while it is open. */
export function PlanTransitionDialog({
  plan,
  used,
  deed,
  onDone,
  onClose,
}: {
  plan: FluidPlan;
  /** How many patients have it. */
  used: Users;
  deed: Deed;
  onDone: () => void;
  onClose: () => void;
}) {
  const dispatch = useAppDispatch();
  const words = deedWords[deed];
  const { id, name, version } = plan;
  const draft = useReasonDraft(`fluidPlan ${id} ${deed}`);
  const send = (reason: string) => {
    if (deed === 'delete') return dispatch(fluidPlans.drop({ record: plan, quiet: true }));
    const status = deed === 'activate' ? ('active' as const) : ('archived' as const);
    const changed = { ...bodyOf(plan), status, ...(reason !== '' && { reason }) };
    return dispatch(fluidPlans.store({ body: changed, version, quiet: true }));
  };
  const text = deed === 'archive' && typeof used !== 'number' ? 'fluidPlans.archiveTextUnknown' : words.text;
  return (
    <TransitionDialog
      title={<T id={words.title} values={{ plan: <bdi>{name}</bdi> }} />}
      text={<T id={text} values={{ count: used ?? 0 }} />}
      confirmLabel={<T id={words.action} />}
      tone={deed === 'activate' ? 'primary' : 'danger'}
      reason={
        deed === 'delete'
          ? undefined
          : { label: 'alertRules.reason', hint: 'alertRules.reasonHint', isOptional: true, draft }
      }
      onSend={send}
      done={{ message: words.done, values: { plan: name } }}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
