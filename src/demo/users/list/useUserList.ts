import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { sorted } from '@/demo/lists/sorting';
import { useListAddress } from '@/demo/lists/useListAddress';
import { filterNames, isWanted, passes, readQuery, type ColumnId } from './userQuery';
import { useTexts } from './useTexts';
import type { Users } from '../useUsers';

/** Takes search and filters away, and leads out of the archive. */
const cleared = Object.fromEntries(['q', 'show', ...filterNames].map((name) => [name, null]));

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
