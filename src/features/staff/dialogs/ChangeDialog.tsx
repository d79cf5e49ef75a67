import type { ReactNode } from 'react';
import type { StaffMember } from '@/domain/staff/identity';
import type { AppError } from '@/shared/api/appError';
import { T, useT } from '@/shared/i18n/text';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { Refusal, TransitionFrame } from '@/shared/record/TransitionFrame';
import { useTransition } from '@/shared/record/useTransition';
import type { Notice } from '@/shared/store/notices';
import { nameOf, roleWord, stateLooks } from '../staffWording';
import type { StaffChange } from '../slice';
import type { PendingChange } from './useStaffChange';

/**
 * Asks before somebody's role or access changes, and stays open until it is stored.
 * @param ownWarning what it means for anyone who changes themselves
 * @param done said once it is stored; somebody who changes themselves sees it at once
 */
export function ChangeDialog({
  title,
  confirmLabel,
  tone,
  pending,
  change,
  isComplete = true,
  ownWarning,
  done,
  onClose,
  children,
}: {
  title: ReactNode;
  confirmLabel: ReactNode;
  tone: 'primary' | 'danger';
  pending: PendingChange;
  change: StaffChange;
  isComplete?: boolean;
  ownWarning: ReactNode;
  done: Pick<Notice, 'message' | 'values'>;
  onClose: () => void;
  children: (isTried: boolean) => ReactNode;
}) {
  const { isOwn, send } = pending;
  const transition = useTransition({
    fields: { isComplete },
    onSend: () => send(change),
    done: isOwn ? undefined : done,
    onClose,
  });
  return (
    <TransitionFrame
      action="staff.manage"
      transition={transition}
      title={title}
      confirmLabel={confirmLabel}
      tone={tone}
      refusal={<Trouble failure={transition.failure} pending={pending} />}
    >
      {children(transition.isTried)}
      {isOwn && Boolean(ownWarning) && <p className="alert alert-warning mb-0">{ownWarning}</p>}
    </TransitionFrame>
  );
}

/** Why the last try was not stored; where somebody else was faster, what they changed. */
function Trouble({
  failure,
  pending: { former, member, reload },
}: {
  failure: AppError | null;
  pending: PendingChange;
}) {
  if (failure?.status !== 412) return <Refusal failure={failure} />;
  return (
    <>
      <SaveConflict failure={failure} stored={former && {}}>
        {former && <Changes former={former} member={member} />}
      </SaveConflict>
      {!former && (
        <button type="button" className="btn btn-link" onClick={reload}>
          <T id="app.reload" />
        </button>
      )}
    </>
  );
}

function Changes({ former, member }: { former: StaffMember; member: StaffMember }) {
  const t = useT();
  const fields = [
    [t('staff.columnName'), nameOf(former), nameOf(member)],
    [t('staff.columnRole'), t(roleWord(former.role)), t(roleWord(member.role))],
    [t('staff.columnState'), t(stateLooks[former.state].word), t(stateLooks[member.state].word)],
  ] as const;
  const changed = fields.filter(([, before, after]) => before !== after);
  return (
    <>
      {changed.length === 0 && (
        <p>
          <T id="staff.sameAsBefore" />
        </p>
      )}
      <ul>
        {changed.map(([field, before, after]) => (
          <li key={field}>
            <T
              id="staff.changedTo"
              values={{ field, before: <bdi>{before}</bdi>, after: <bdi>{after}</bdi> }}
            />
          </li>
        ))}
      </ul>
      <p className="mb-0">
        <T id="staff.choiceKept" />
      </p>
    </>
  );
}
