import { useId, useRef } from 'react';
import type { StaffMember } from '@/domain/staff/identity';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { sendInvitation } from '../slice';
import { nameOf } from '../staffWording';

/** What is being done about somebody: giving a role, or opening or closing the account. */
export type StaffAction = 'role' | 'access';

/**
 * What can be done about one person. What the last administrator may not lose stays in reach and says why; one button
 * each for the role and for the account, so that focus stays where it was when its word changes.
 */
export function StaffActions({
  member,
  isLastAdmin,
  onAct,
  onSent,
}: {
  member: StaffMember;
  isLastAdmin: boolean;
  onAct: (action: StaffAction, member: StaffMember) => void;
  /** An invitation was sent to this address. */
  onSent: (address: string) => void;
}) {
  const dispatch = useAppDispatch();
  const reason = useId();
  const sending = useRef(false);
  const name = nameOf(member);
  const heldBy = isLastAdmin ? reason : undefined;
  const isClosed = member.state === 'inactive';

  const resend = async () => {
    if (sending.current) return;
    sending.current = true;
    const outcome = await dispatch(sendInvitation(member.id));
    sending.current = false;
    if (!sendInvitation.fulfilled.match(outcome)) return;
    dispatch(noticed({ tone: 'success', message: 'staff.sentAgain', values: { name } }));
    onSent(member.username);
  };
  const act = (action: StaffAction) => {
    if (isLastAdmin) dispatch(noticed({ tone: 'info', message: 'errors.lastAdmin' }));
    else onAct(action, member);
  };
  return (
    <div className="nd-actions">
      {member.state === 'invited' && (
        <ActionButton word="staff.sendAgain" name={name} look="secondary" onClick={() => void resend()} />
      )}
      {!isClosed && (
        <ActionButton
          word={member.role === null ? 'staff.giveRole' : 'staff.changeRole'}
          name={name}
          look={member.state === 'waiting' ? 'primary' : 'secondary'}
          heldBy={heldBy}
          onClick={() => act('role')}
        />
      )}
      <ActionButton
        word={isClosed ? 'staff.reactivate' : 'staff.deactivate'}
        name={name}
        look={isClosed ? 'secondary' : 'danger'}
        heldBy={heldBy}
        onClick={() => act('access')}
      />
      {isLastAdmin && (
        <span id={reason} className="visually-hidden">
          <T id="errors.lastAdmin" />
        </span>
      )}
    </div>
  );
}

/** @param heldBy id of the words that say why it cannot be done now */
function ActionButton({
  word,
  name,
  look,
  heldBy,
  onClick,
}: {
  word: MessageId;
  name: string;
  look: 'primary' | 'secondary' | 'danger';
  heldBy?: string | undefined;
  onClick: () => void;
}) {
  const t = useT();
  return (
    <button
      type="button"
      className={`btn btn-outline-${look}`}
      aria-label={t('staff.actionFor', { action: t(word), name })}
      aria-disabled={heldBy !== undefined}
      aria-describedby={heldBy}
      onClick={onClick}
    >
      <T id={word} />
    </button>
  );
}
