import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useT } from '@/shared/i18n/text';
import { sorted } from '@/demo/lists/sorting';
import { useListAddress } from '@/demo/lists/useListAddress';
import { departments, roles, states, verified } from '../words';
import { filterNames, isWanted, passes, readQuery, type ColumnId, type UserTexts } from './userQuery';
import type { Users } from '../useUsers';

/** Takes search and filters away, and leads out of the archive. */
const cleared = Object.fromEntries(['q', 'show', ...filterNames].map((name) => [name, null]));

/** What the cells of a user say in the language of the page. */
function useTexts(): UserTexts {
  const t = useT();
  return useCallback(
    ({ id, name, username, email, country, role, status, is_verified, department }) => ({
      id,
      name,
      username,
      email,
      country,
      role: t(roles[role]),
      status: t(states[status]),
      verified: t(verified[`${is_verified}`]),
      department: t(departments[department]),
    }),
    [t],
  );
}

/** The list as its address names it. */
export function useUserList({ users, archived }: Users) {
  const { locale } = useIntl();
  const texts = useTexts();
  const address = useListAddress(readQuery, cleared);
  const { query, text } = address;
  const { filters, sort, inArchive, size } = query;
  const listed = useMemo(
    () => users.filter(({ id }) => archived.has(id) === inArchive),
    [users, archived, inArchive],
  );
  const found = useMemo(
    () =>
      sorted(
        listed.filter((user) => passes(user, filters) && (text.trim() === '' || isWanted(texts(user), text))),
        sort,
        (user, column) => texts(user)[column as ColumnId],
        locale,
      ),
    [listed, filters, texts, text, sort, locale],
  );
  const page = Math.min(query.page, Math.max(1, Math.ceil(found.length / size)));
  return {
    ...address,
    texts,
    listed,
    found,
    page,
    rows: found.slice((page - 1) * size, page * size),
    isFiltered: text !== '' || inArchive || Object.values(filters).some(Boolean),
  };
}
