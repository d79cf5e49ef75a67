import Search from 'lucide-react/icons/search';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import type { Status } from '@/shared/store/recordSlice';
import { FailureLine } from '@/shared/ui/FailureLine';
import { Icon } from '@/shared/ui/Icon';
import { Combobox } from '@/shared/ui/suggest/Combobox';
import { Marked } from '@/shared/ui/suggest/Marked';
import { hasText, matchGroup, type SuggestionGroup } from '@/shared/ui/suggest/match';
import { BookmarkControls } from './BookmarkControls';
import type { BookmarkLists } from './lists';
import type { ShownBookmark } from './useBookmarks';

/** Hits shown for a typed text, and starred ones without a text (demonstration of specification 2.7). */
const HITS = 6;
const LONGEST_LIST = 100;

/** All pages that can be bookmarked: each with a star, and the ones in the bar in its order. */
export function BookmarkPanel({
  bookmarks,
  onClose,
  onLeave,
}: {
  bookmarks: BookmarkLists<ShownBookmark> & { status: Status; reload: () => void };
  onClose: () => void;
  onLeave: () => void;
}) {
  const t = useT();
  const navigate = useNavigate();
  const { offered, starred, queued, status, reload } = bookmarks;
  const [text, setText] = useState('');
  const isTyped = hasText(text);
  const groups = useMemo((): SuggestionGroup<ShownBookmark>[] => {
    if (isTyped) return [matchGroup({ id: 'all', limit: HITS, items: offered }, text)];
    const inBar = { id: 'bar', title: t('bookmarks.inBar'), limit: LONGEST_LIST, items: starred };
    const waiting = { id: 'queue', title: t('bookmarks.waiting'), limit: LONGEST_LIST, items: queued };
    return [inBar, waiting].filter(({ items }) => items.length > 0);
  }, [t, isTyped, text, offered, starred, queued]);

  const controlsOf = (item: ShownBookmark) => <BookmarkControls item={item} row={isTyped ? null : starred} />;

  return (
    <div className="nd-bookmark-panel">
      <Combobox
        label={t('bookmarks.find')}
        placeholder={t('bookmarks.find')}
        isFocusedAtFirst
        text={text}
        onText={setText}
        groups={groups}
        isOpen={status === 'ready' && groups.length > 0}
        onChoose={({ link }) => {
          onClose();
          void navigate(link);
        }}
        onEnterWithoutHit={onClose}
        onEscape={onClose}
        onLeave={onLeave}
        renderItem={({ icon, title }) => (
          <>
            <Icon of={icon} />
            <span className="nd-bookmark-words">
              <Marked title={title} text={text} />
            </span>
          </>
        )}
        aside={controlsOf}
        before={<Icon of={Search} />}
        message={<PanelMessage status={status} isEmpty={groups.length === 0} onRetry={reload} />}
      />
    </div>
  );
}

/** The message shown instead of the list: loading, failed, or how to fill it. */
function PanelMessage({
  status,
  isEmpty,
  onRetry,
}: {
  status: Status;
  isEmpty: boolean;
  onRetry: () => void;
}) {
  if (status === 'failed') return <FailureLine message="bookmarks.failed" onRetry={onRetry} />;
  if (status === 'ready' && !isEmpty) return null;
  return (
    <p className="nd-bookmark-message" role="status">
      <T id={status === 'ready' ? 'bookmarks.none' : 'common.loading'} />
    </p>
  );
}
