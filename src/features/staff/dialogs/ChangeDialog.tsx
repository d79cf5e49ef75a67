import type { ReactNode } from 'react';
import type { StaffMember } from '@/domain/staff/identity';
import { fullName } from '@/domain/patients/patient';
import type { AppError } from '@/shared/api/appError';
import { T, useT } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import type { Notice } from '@/shared/store/notices';
import { roleWord, stateLooks } from '../staffWording';
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
  return (
    <TransitionDialog
      title={title}
      confirmLabel={confirmLabel}
      tone={tone}
      isComplete={isComplete}
      onSend={() => send(change)}
      done={isOwn ? undefined : done}
      renderFailure={(failure) => (
        <div role="alert">
          <Trouble failure={failure} pending={pending} />
        </div>
      )}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          {children(isTried)}
          {isOwn && Boolean(ownWarning) && <p className="alert alert-warning mb-0">{ownWarning}</p>}
        </>
      )}
    </TransitionDialog>
  );
}

/** Why the last try was not stored. */
function Trouble({
  failure,
  pending: { former, member, reload },
}: {
  failure: AppError | null;
  pending: PendingChange;
}) {
  if (!failure) return null;
  if (former) return <ChangedMeanwhile former={former} member={member} />;
  return (
    <div className="nd-field-error">
      {failure.text ?? <T id={failure.message} />}
      {failure.status === 412 && (
        <button type="button" className="btn btn-link" onClick={reload}>
          <T id="app.reload" />
        </button>
      )}
    </div>
  );
}

function ChangedMeanwhile({ former, member }: { former: StaffMember; member: StaffMember }) {
  const t = useT();
  const fields = [
    [t('staff.columnName'), fullName(former), fullName(member)],
    [t('staff.columnRole'), t(roleWord(former.role)), t(roleWord(member.role))],
    [t('staff.columnState'), t(stateLooks[former.state].word), t(stateLooks[member.state].word)],
  ] as const;
  const changed = fields.filter(([, before, after]) => before !== after);
  return (
    <div className="alert alert-warning mt-3 mb-0">
      <p className="mb-1">
        <T id="staff.changedMeanwhile" /> {changed.length === 0 && <T id="staff.sameAsBefore" />}
      </p>
      <ul className="mb-1">
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
    </div>
  );
}
