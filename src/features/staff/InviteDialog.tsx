import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { INVITATION_LIFE_MS } from '@/domain/account';
import { invitationSchema } from '@/domain/identity';
import { fullName } from '@/domain/patient';
import { DraftNotice } from '@/session/DraftNotice';
import { useFormDraft } from '@/session/useDraft';
import type { AppError } from '@/shared/api/appError';
import { newId } from '@/shared/api/newId';
import { useErrorText } from '@/shared/forms/fieldTypes';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { T } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Dialog } from '@/shared/ui/Dialog';
import { Field } from '@/shared/ui/Field';
import { RoleChoice } from './RoleChoice';
import { invite, type Invitation } from './slice';

const DAY_MS = 86_400_000;
const fields = [
  { name: 'firstName', label: 'staff.firstName', type: 'text' },
  { name: 'lastName', label: 'staff.lastName', type: 'text' },
  { name: 'username', label: 'staff.columnEmail', type: 'email' },
] as const;

/**
 * One invitation from opening to sending. Its id is given at once and stays with what is typed, so that a second try
 * invites nobody twice. Mounted while it is open.
 */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [defaultValues] = useState<Invitation>(() => ({
    id: newId(),
    firstName: '',
    lastName: '',
    username: '',
    role: 'USER',
  }));
  const form = useForm<Invitation>({ defaultValues, resolver: zodResolver(invitationSchema) });
  const { control, register, handleSubmit, setError, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const draft = useFormDraft('staff.invite', form, (values) => values);
  const role = useController({ control, name: 'role' }).field;
  const errorText = useErrorText();
  const [failure, setFailure] = useState<AppError | null>(null);
  const guard = useUnsavedGuard(isDirty);
  const sending = useRef(false);

  const close = () => {
    draft.drop();
    onClose();
  };
  const send = async (invitation: Invitation) => {
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    const outcome = await dispatch(invite({ invitation, quiet: true }));
    sending.current = false;
    if (invite.rejected.match(outcome)) {
      const error = outcome.payload ?? { message: 'errors.unknown' };
      const wrong = fields.filter(({ name }) => error.fields?.[name]);
      for (const { name } of wrong)
        setError(name, { type: 'server', message: error.fields?.[name] ?? '' }, { shouldFocus: true });
      setFailure(wrong.length === 0 ? error : null);
      return;
    }
    const values = { name: fullName(invitation) };
    dispatch(noticed({ tone: 'success', message: 'staff.invitationSent', values }));
    guard.release();
    close();
  };

  return (
    <>
      <Dialog
        isOpen
        title={<T id="staff.inviteTitle" />}
        onClose={close}
        onSubmit={(event) => void handleSubmit(send)(event)}
        busy={isSubmitting}
        footer={
          <>
            <button
              type="button"
              className="btn btn-outline-secondary"
              aria-disabled={isSubmitting}
              onClick={isSubmitting ? undefined : close}
            >
              <T id="common.cancel" />
            </button>
            <button
              type="submit"
              className="btn btn-primary"
              aria-disabled={isSubmitting}
              aria-busy={isSubmitting}
            >
              <T id="staff.sendInvitation" />
            </button>
          </>
        }
      >
        <DraftNotice draft={draft} />
        <p>
          <T id="staff.inviteLead" values={{ days: INVITATION_LIFE_MS / DAY_MS }} />
        </p>
        {fields.map(({ name, label, type }) => (
          <Field key={name} label={<T id={label} />} error={errorText(errors[name], undefined)} required>
            {(wiring) => (
              <input
                {...wiring}
                {...register(name)}
                type={type}
                className="form-control"
                autoComplete="off"
                dir={type === 'email' ? 'ltr' : 'auto'}
              />
            )}
          </Field>
        ))}
        <RoleChoice value={role.value} onChange={role.onChange} />
        {failure && (
          <div role="alert" className="nd-field-error">
            {failure.text ?? <T id={failure.message} />}
          </div>
        )}
      </Dialog>
      {guard.dialog}
    </>
  );
}
