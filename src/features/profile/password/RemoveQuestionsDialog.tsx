import { useForm, type ResolverResult } from 'react-hook-form';
import { T } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { QUIET, saveQuestions } from '../calls';
import { PasswordDialog } from './PasswordDialog';
import { markFields, useAction } from '../useAction';

const names = ['password'] as const;

/** Leaves the account without questions. Mounted while it is open. */
export function RemoveQuestionsDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { control, handleSubmit, setError } = useForm<{ password: string }>({
    defaultValues: { password: '' },
    resolver: (entries): ResolverResult<typeof entries> =>
      entries.password === ''
        ? { values: {}, errors: { password: { type: 'required', message: 'validation.required' } } }
        : { values: entries, errors: {} },
  });
  const remove = useAction(saveQuestions);
  const submit = handleSubmit(async ({ password }) => {
    const error = await remove.run({ password, answers: [], ...QUIET });
    if (error) markFields(error, names, setError);
    if (error !== null) return;
    dispatch(noticed({ tone: 'success', message: 'profile.questionsRemoved' }));
    onClose();
  });
  return (
    <PasswordDialog
      title={<T id="profile.removeQuestionsTitle" />}
      confirmLabel={<T id="profile.removeQuestions" />}
      tone="danger"
      control={control}
      action={remove}
      fields={names}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <T id="profile.removeQuestionsText" />
      </p>
    </PasswordDialog>
  );
}
