import ShieldX from 'lucide-react/icons/shield-x';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { T, useT } from '@/shared/i18n/text';
import { EmptyState } from '@/shared/ui/EmptyState';
import { actAs, rightNames } from './usersStore';
import type { Users } from './useUsers';
import { rightWords, roles } from './words';
import { choices } from './list/userQuery';

/** As whom one acts: what one may do here follows from that user's permissions. */
export function ActingAs({ users, actor }: Pick<Users, 'users' | 'actor'>) {
  const t = useT();
  const id = useId();
  return (
    <span className="nd-acting">
      <label htmlFor={id}>
        <T id="users.actingAs" />
      </label>
      <select
        id={id}
        className="form-select"
        value={actor?.id ?? ''}
        onChange={({ target }) => actAs(Number(target.value))}
      >
        {!actor && <option value="">{t('users.nobody')}</option>}
        {choices.role.toReversed().map((role) => (
          <optgroup key={role} label={t(roles[role])}>
            {users
              .filter((user) => user.role === role)
              .map((user) => (
                <option key={user.id} value={user.id}>
                  {user.name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </span>
  );
}

/** Says what the one acted as may not do; nothing where they may do everything. */
export function Withheld({ actor, rights }: Pick<Users, 'actor' | 'rights'>) {
  const t = useT();
  const intl = useIntl();
  const withheld = rightNames.filter((right) => !rights[right]);
  if (withheld.length === 0) return null;
  return (
    <p role="status" className="alert alert-warning">
      <T
        id="users.withheld"
        values={{
          name: actor?.name ?? t('users.nobody'),
          rights: intl.formatList(
            withheld.map((right) => t(rightWords[right])),
            { type: 'disjunction' },
          ),
        }}
      />
    </p>
  );
}

/** What stands in the place of something that the one acted as may not do. */
export function Refused({ actor, right }: Pick<Users, 'actor'> & { right: 'read' | 'write' | 'create' }) {
  const t = useT();
  return (
    <EmptyState
      icon={ShieldX}
      title={t(`users.${right}Refused`, { name: actor?.name ?? t('users.nobody') })}
      text={t('users.refusedText')}
    />
  );
}
