import type { ReactNode } from 'react';
import type { StaffMember } from '@/domain/staff/identity';
import { fullName } from '@/domain/patients/patient';
import { T, useT } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { roleWord, stateLooks } from '../staffWording';
import type { PendingChange } from './useStaffChange';

/**
 * Asks before somebody's role or access changes, and stays open until it is stored.
 * @param ownWarning what it means for whoever changes themselves
 */
export function ChangeDialog({
  title,
  confirmLabel,
  tone,
  pending,
  ownWarning,
  onConfirm,
  onClose,
  children,
}: {
  title: ReactNode;
  confirmLabel: ReactNode;
  tone: 'primary' | 'danger';
  pending: PendingChange;
  ownWarning: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { busy, isOwn } = pending;
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm();
      }}
      footer={<DialogActions confirmLabel={confirmLabel} tone={tone} busy={busy} onCancel={onClose} />}
    >
      {children}
      {isOwn && Boolean(ownWarning) && <p className="alert alert-warning mb-0">{ownWarning}</p>}
      <div role="alert">
        <Trouble pending={pending} />
      </div>
    </Dialog>
  );
}

/** Why the last try was not stored. */
function Trouble({ pending: { failure, former, member, reload } }: { pending: PendingChange }) {
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
