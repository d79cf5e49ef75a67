import type { LucideIcon } from 'lucide-react';
import File from 'lucide-react/icons/file';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { MessageId } from '@/locales';
import { selectProfile } from '@/session/state';
import { unknownError } from '@/shared/api/unknownError';
import { useComeback } from '@/shared/api/comeback';
import { useT } from '@/shared/i18n/text';
import { addressWord } from '@/shared/navigation/addressWord';
import type { Bookmark } from '@/shared/navigation/navbarCalls';
import { ownPath } from '@/shared/navigation/returnPath';
import type { Status } from '@/shared/store/recordSlice';
import { useAppDispatch } from '@/shared/store/useEntities';
import type { Suggestion } from '@/shared/ui/suggest/match';
import { isIconName, menuIcons } from '../menu/menuIcons';
import { keyOf, listsOf, type BookmarkLists } from './lists';
import { orderKey } from './order';
import { fetchBookmarks, selectBookmarks } from './slice';

/** A bookmark for display: its id is its key, its title is in the reader's language, its link is within this site. */
export interface ShownBookmark extends Suggestion {
  link: string;
  icon: LucideIcon;
  isStarred: boolean;
}

/** Whether the current role may open an address. */
export type MayVisit = (link: string) => boolean;

/** Fetches the bookmarks, again when another tab has changed them or the host is well after a failure. */
function useFetched(status: Status): () => void {
  const dispatch = useAppDispatch();
  const user = useSelector(selectProfile)?.username;
  const reload = useMemo(() => () => void dispatch(fetchBookmarks({ quiet: true })), [dispatch]);
  useEffect(() => {
    if (status === 'idle') reload();
  }, [status, reload]);
  useComeback(fetchBookmarks, status === 'failed' ? unknownError : null, reload);
  useEffect(() => {
    if (user === undefined) return;
    const onStorage = ({ key }: StorageEvent) => {
      if (key === orderKey(user)) reload();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [user, reload]);
  return reload;
}

/** The bookmarks that the current role may open. */
export function useBookmarks(
  mayVisit: MayVisit,
): BookmarkLists<ShownBookmark> & { status: Status; reload: () => void } {
  const t = useT();
  const { messages } = useIntl();
  const { status, suggestions, order } = useSelector(selectBookmarks);
  const reload = useFetched(status);
  const offered = useMemo(() => {
    const titleOf = (title: string) => (Object.hasOwn(messages, title) ? t(title as MessageId) : title);
    const shown = (one: Bookmark): (readonly [string, ShownBookmark])[] => {
      const link = ownPath(one.link);
      if (link === null || !mayVisit(link)) return [];
      const [id, title, isStarred] = [keyOf(one), titleOf(one.title), one.starred];
      const icon = isIconName(one.icon) ? menuIcons[one.icon] : File;
      return [[id, { id, title, keywords: addressWord(link), link, isStarred, icon }]];
    };
    return suggestions.flatMap(shown);
  }, [suggestions, mayVisit, messages, t]);
  const lists = useMemo(() => listsOf(offered, order), [offered, order]);
  return { ...lists, status, reload };
}
