import type { FluidPlan } from '@/domain/fluid/plan';
import { useReasonDraft } from '@/session/drafts/useReasonDraft';
import { T } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useAppDispatch } from '@/shared/store/useEntities';
import { fluidPlans } from '../slice';
import { planTransitionWords } from '../planTransitionWords';
import { bodyOf, type PlanTransition } from '../planParts';
import type { Users } from '../list/planRows';

/** Asks before a plan is given another standing, and why. Mounted while it is open. */
export function PlanTransitionDialog({
  plan,
  used,
  transition,
  onDone,
  onClose,
}: {
  plan: FluidPlan;
  /** How many patients have it. */
  used: Users;
  transition: PlanTransition;
  onDone: () => void;
  onClose: () => void;
}) {
  const dispatch = useAppDispatch();
  const words = planTransitionWords[transition];
  const { id, name, version } = plan;
  const draft = useReasonDraft(`fluidPlan ${id} ${transition}`);
  const send = (reason: string) => {
    if (transition === 'delete') return dispatch(fluidPlans.drop({ record: plan, quiet: true }));
    const status = transition === 'activate' ? ('active' as const) : ('archived' as const);
    const changed = { ...bodyOf(plan), status, ...(reason !== '' && { reason }) };
    return dispatch(fluidPlans.store({ body: changed, version, quiet: true }));
  };
  const text =
    transition === 'archive' && typeof used !== 'number' ? 'fluidPlans.archiveTextUnknown' : words.text;
  return (
    <TransitionDialog
      action="fluidPlans.publish"
      title={<T id={words.title} values={{ plan: <bdi>{name}</bdi> }} />}
      text={<T id={text} values={{ count: used ?? 0 }} />}
      confirmLabel={<T id={words.action} />}
      tone={transition === 'activate' ? 'primary' : 'danger'}
      reason={
        transition === 'delete'
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
