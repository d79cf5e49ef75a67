import { useMemo, useState } from 'react';
import { useForm, type FieldErrors, type Resolver, type ResolverResult } from 'react-hook-form';
import { password as rule, passwordProblem } from '@/domain/staff/password';
import type { Profile } from '@/session/identity';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { TitledCard } from '@/shared/ui/TitledCard';
import { ActionFailure } from '../ActionFailure';
import { changePassword, QUIET } from '../calls';
import { PasswordField } from './PasswordField';
import { markFields, useAction } from '../useAction';

interface Entries {
  current: string;
  password: string;
}
const names = ['current', 'password'] as const;

const passwordResolver =
  (username: string): Resolver<Entries> =>
  (entries): ResolverResult<Entries> => {
    const errors: FieldErrors<Entries> = {};
    if (entries.current === '') errors.current = { type: 'required', message: 'validation.required' };
    const problem = passwordProblem(entries.password, username);
    if (problem) errors.password = { type: 'rule', message: problem };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: entries, errors: {} };
  };

/** The password, where one is kept for the account. */
export function PasswordCard({ profile }: { profile: Profile }) {
  const t = useT();
  return (
    <TitledCard title={t('profile.password')}>
      {profile.hasPassword ? (
        <PasswordForm username={profile.username} />
      ) : (
        <p className="mb-0">
          <T id="profile.noPassword" />
        </p>
      )}
    </TitledCard>
  );
}

function PasswordForm({ username }: { username: string }) {
  const dispatch = useAppDispatch();
  const resolver = useMemo(() => passwordResolver(username), [username]);
  const { control, formState, handleSubmit, reset, setError } = useForm<Entries>({
    defaultValues: { current: '', password: '' },
    resolver,
  });
  const guard = useUnsavedGuard(formState.isDirty);
  const change = useAction(changePassword);
  const [isChanged, setChanged] = useState(false);

  const submit = handleSubmit(async (entries) => {
    setChanged(false);
    const error = await change.run({ ...entries, ...QUIET });
    if (error) markFields(error, names, setError);
    if (error !== null) return;
    reset();
    setChanged(true);
    dispatch(noticed({ tone: 'success', message: 'profile.passwordChanged' }));
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        control={control}
        name="current"
        label={<T id="profile.currentPassword" />}
        autoComplete="current-password"
      />
      <PasswordField
        control={control}
        name="password"
        label={<T id="profile.newPassword" />}
        hint={<T id="profile.passwordRule" values={{ shortest: rule.shortest }} />}
        autoComplete="new-password"
      />
      <button type="submit" className="btn btn-primary" aria-disabled={change.busy} aria-busy={change.busy}>
        <T id="profile.changePassword" />
      </button>
      {guard.dialog}
      <ActionFailure error={change.failure} fields={names} />
      <p role="status" className={isChanged ? 'alert alert-success mt-3 mb-0' : 'visually-hidden'}>
        {isChanged && <T id="profile.passwordChanged" />}
      </p>
    </form>
  );
}
