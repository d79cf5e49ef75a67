import type { ReactNode, SyntheticEvent } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { T } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { ActionFailure } from '../ActionFailure';
import { PasswordField } from './PasswordField';
import type { Action } from '../useAction';

/**
 * Something that is done only for somebody who knows the password of the account. A failure keeps the dialog open, with
 * everything typed.
 * @param fields of the form: what is wrong with one of them is said there
 */
export function PasswordDialog<Form extends FieldValues & { password: string }, Sent, Arg>({
  title,
  confirmLabel,
  tone = 'primary',
  control,
  action: { busy, failure },
  fields,
  onSubmit,
  onClose,
  children,
}: {
  title: ReactNode;
  confirmLabel: ReactNode;
  tone?: 'primary' | 'danger';
  control: Control<Form, unknown, Sent>;
  action: Action<Arg>;
  fields: readonly string[];
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      busy={busy}
      onSubmit={(event) => void onSubmit(event)}
      footer={<DialogActions confirmLabel={confirmLabel} tone={tone} busy={busy} onCancel={onClose} />}
    >
      {children}
      <PasswordField
        control={control}
        // Both forms have it; TypeScript cannot see that of a form it does not know.
        name={'password' as FieldPath<Form>}
        label={<T id="profile.currentPassword" />}
        autoComplete="current-password"
      />
      <ActionFailure error={failure} fields={fields} />
    </Dialog>
  );
}
