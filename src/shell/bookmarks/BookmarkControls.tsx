import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Star from 'lucide-react/icons/star';
import type { MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { useT } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';
import { moveBookmark, selectBookmarks, toggleBookmark } from './slice';
import type { ShownBookmark } from './useBookmarks';

/** The text box keeps the focus while the controls are clicked. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * The star of a bookmark, and for those in the bar buttons to move them without dragging.
 * @param row the bookmarks in the bar; null if the order is not shown
 */
export function BookmarkControls({
  item: { id, title, isStarred },
  row,
}: {
  item: ShownBookmark;
  row: readonly ShownBookmark[] | null;
}) {
  const t = useT();
  const dispatch = useAppDispatch();
  const isChanging = useSelector(selectBookmarks).changing.includes(id);
  const place = row?.findIndex((one) => one.id === id) ?? -1;
  const move = (step: 1 | -1) => {
    const to = place + step;
    const isPossible = row !== null && to >= 0 && to < row.length;
    return {
      type: 'button' as const,
      className: 'btn btn-icon',
      'aria-disabled': !isPossible,
      onMouseDown: keepFocus,
      onClick: () => {
        if (isPossible)
          dispatch(
            moveBookmark(
              row.map((one) => one.id),
              place,
              to,
            ),
          );
      },
    };
  };
  return (
    <div className="nd-bookmark-controls">
      {place >= 0 && (
        <>
          <button {...move(-1)} aria-label={t('bookmarks.earlier', { title })}>
            <Icon of={ArrowUp} size={16} />
          </button>
          <button {...move(1)} aria-label={t('bookmarks.later', { title })}>
            <Icon of={ArrowDown} size={16} />
          </button>
        </>
      )}
      <button
        type="button"
        className="btn btn-icon nd-bookmarks-star"
        aria-label={t('bookmarks.star', { title })}
        aria-pressed={isStarred}
        aria-busy={isChanging}
        onMouseDown={keepFocus}
        onClick={() => void dispatch(toggleBookmark(id))}
      >
        <Icon of={Star} />
      </button>
    </div>
  );
}
