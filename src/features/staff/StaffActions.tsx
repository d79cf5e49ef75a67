import { useId, useRef } from 'react';
import type { StaffMember } from '@/domain/identity';
import { fullName } from '@/domain/patient';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { sendInvitation } from './slice';

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
}: {
  member: StaffMember;
  isLastAdmin: boolean;
  onAct: (action: StaffAction, member: StaffMember) => void;
}) {
  const t = useT();
  const dispatch = useAppDispatch();
  const reason = useId();
  const sending = useRef(false);
  const name = fullName(member);
  const isClosed = member.state === 'inactive';

  const resend = async () => {
    if (sending.current) return;
    sending.current = true;
    const outcome = await dispatch(sendInvitation(member.id));
    sending.current = false;
    if (sendInvitation.fulfilled.match(outcome))
      dispatch(noticed({ tone: 'success', message: 'staff.sentAgain', values: { name } }));
  };
  const act = (action: StaffAction) => {
    if (isLastAdmin) dispatch(noticed({ tone: 'info', message: 'errors.lastAdmin' }));
    else onAct(action, member);
  };
  const button = (word: MessageId, look: string, onClick: () => void, held = false) => (
    <button
      type="button"
      className={`btn btn-outline-${look}`}
      aria-label={t('staff.actionFor', { action: t(word), name })}
      aria-disabled={held}
      aria-describedby={held ? reason : undefined}
      onClick={onClick}
    >
      <T id={word} />
    </button>
  );

  return (
    <div className="nd-actions">
      {member.state === 'invited' && button('staff.sendAgain', 'secondary', () => void resend())}
      {!isClosed &&
        button(
          member.role === null ? 'staff.giveRole' : 'staff.changeRole',
          member.state === 'waiting' ? 'primary' : 'secondary',
          () => act('role'),
          isLastAdmin,
        )}
      {isClosed
        ? button('staff.reactivate', 'secondary', () => act('access'))
        : button('staff.deactivate', 'danger', () => act('access'), isLastAdmin)}
      {isLastAdmin && (
        <span id={reason} className="visually-hidden">
          <T id="errors.lastAdmin" />
        </span>
      )}
    </div>
  );
}
