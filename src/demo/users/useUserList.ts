import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { changedParams } from '@/shared/navigation/listQuery';
import { useSearchText } from '@/shared/navigation/useSearchText';
import { sorted } from '../lists/sorting';
import { isWanted, passes, readQuery, type ColumnId } from './userQuery';
import { useTexts } from './useTexts';
import type { Users } from './useUsers';

/** The list as its address names it. */
export function useUserList({ users, archived }: Users) {
  const { locale } = useIntl();
  const texts = useTexts();
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readQuery(params), [params]);
  const change = useCallback(
    (part: Readonly<Record<string, string | null>>, replace = false) =>
      setParams((before) => changedParams(before, part), { replace }),
    [setParams],
  );
  const writeText = useCallback((q: string) => change({ q }, true), [change]);
  const [text, setText] = useSearchText(query.q, writeText);
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
  const clear = useCallback(() => {
    setText('');
    change({ q: null, show: null, role: null, status: null, verified: null, department: null });
  }, [setText, change]);
  return {
    query,
    change,
    text,
    setText,
    clear,
    texts,
    listed,
    found,
    page,
    rows: found.slice((page - 1) * size, page * size),
    isFiltered: text !== '' || inArchive || Object.values(filters).some(Boolean),
  };
}
