import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { MessageId } from '@/locales';
import type { ListedUser } from '@/shared/demonstration/users';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { now } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { addUser, saveUser } from '../usersStore';
import { linkNames } from '../userFacts';
import { userPath } from '../list/useColumns';
import { entriesOf, resolverOf, userFrom, type UserEntries } from './userEntries';

export const tabNames = ['account', 'information', 'social'] as const;
export type TabName = (typeof tabNames)[number];

/** Where the fields stand in which something can be wrong. */
export const checked: Readonly<Record<TabName, readonly (keyof UserEntries)[]>> = {
  account: ['username', 'name', 'email'],
  information: ['dob', 'mobile', 'website'],
  social: linkNames,
};

const today = () => new Date(now()).toISOString().slice(0, 10);

/**
 * The form of a user from opening it to saving it. @param user null for a new one
 * @param users all of them: names and addresses are nobody else's
 */
export function useUserForm(user: ListedUser | null, users: readonly ListedUser[]) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [tab, setTab] = useState<TabName>('account');
  const [defaultValues] = useState(() => entriesOf(user));
  const resolver = useMemo(
    () =>
      resolverOf(
        users.filter(({ id }) => id !== user?.id),
        today,
      ),
    [users, user?.id],
  );
  const form = useForm<UserEntries>({ defaultValues, resolver, shouldFocusError: false });
  const guard = useUnsavedGuard(form.formState.isDirty);
  const tell = (tone: 'success' | 'error', message: MessageId) => dispatch(noticed({ tone, message }));

  const save = form.handleSubmit(
    (entries) => {
      const written = userFrom(entries);
      if (user) {
        if (!saveUser({ ...written, id: user.id })) return void tell('error', 'users.notSaved');
        form.reset(entriesOf({ ...written, id: user.id }));
        return void tell('success', 'users.saved');
      }
      const id = addUser(written);
      if (id === null) return void tell('error', 'users.notSaved');
      guard.release();
      tell('success', 'users.added');
      return void navigate(userPath('view', id), { replace: true });
    },
    // The first part in which something is wrong comes into sight.
    (errors) => {
      const first = tabNames.find((name) => checked[name].some((field) => errors[field]));
      if (first) setTab(first);
    },
  );
  return { form, guard, tab, setTab, save, reset: () => form.reset() };
}
