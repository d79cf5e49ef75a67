import { useController } from 'react-hook-form';
import { INVITATION_LIFE_MS } from '@/domain/staff/codes';
import type { MessageId } from '@/locales';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { useErrorText } from '@/shared/forms/fieldTypes';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { FailureText } from '@/shared/forms/FailureText';
import { T } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { Field } from '@/shared/ui/Field';
import { RoleChoice } from './RoleChoice';
import type { Invitation } from '../slice';
import { typed, useInvitation } from './useInvitation';

const DAY_MS = 86_400_000;
const labels: Record<(typeof typed)[number], MessageId> = {
  firstName: 'staff.firstName',
  lastName: 'staff.lastName',
  username: 'staff.columnEmail',
};

/** Asks whom to invite, and with which role. Mounted while it is open. */
export function InviteDialog({
  onSent,
  onClose,
}: {
  /** The invitation was sent to this address. */
  onSent: (address: string) => void;
  onClose: () => void;
}) {
  const { form, draft, failure, send } = useInvitation();
  const { control, register, handleSubmit, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const role = useController({ control, name: 'role' }).field;
  const errorText = useErrorText();
  const guard = useUnsavedGuard(isDirty, draft.drop);

  const close = () => {
    draft.drop();
    onClose();
  };
  const submit = async (invitation: Invitation) => {
    if (!(await send(invitation))) return;
    onSent(invitation.username);
    guard.release();
    close();
  };

  return (
    <>
      <Dialog
        isOpen
        title={<T id="staff.inviteTitle" />}
        onClose={close}
        onSubmit={(event) => void handleSubmit(submit)(event)}
        busy={isSubmitting}
        footer={
          <DialogActions
            confirmLabel={<T id="staff.sendInvitation" />}
            busy={isSubmitting}
            onCancel={close}
          />
        }
      >
        <DraftNotice draft={draft} />
        <p>
          <T id="staff.inviteLead" values={{ days: INVITATION_LIFE_MS / DAY_MS }} />
        </p>
        {typed.map((name) => (
          <Field
            key={name}
            label={<T id={labels[name]} />}
            error={errorText(errors[name], undefined)}
            required
          >
            {(wiring) => (
              <input
                {...wiring}
                {...register(name)}
                type={name === 'username' ? 'email' : 'text'}
                className="form-control"
                autoComplete="off"
                dir={name === 'username' ? 'ltr' : 'auto'}
              />
            )}
          </Field>
        ))}
        <RoleChoice value={role.value} onChange={role.onChange} />
        {failure && (
          <div role="alert" className="nd-field-error">
            <FailureText failure={failure} />
          </div>
        )}
      </Dialog>
      {guard.dialog}
    </>
  );
}
