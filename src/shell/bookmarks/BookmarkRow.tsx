import { useRef, useState, type KeyboardEvent } from 'react';
import { useT } from '@/shared/i18n/text';
import { BookmarkLink } from './BookmarkLink';
import { useDragging, type Row } from './useDragging';
import type { ShownBookmark } from './useBookmarks';

/**
 * The starred bookmarks as icons: plain links at first, draggable once that code is loaded, with the same look. Escape
 * hides the tooltip of an icon.
 */
export function BookmarkRow({ items }: { items: readonly ShownBookmark[] }) {
  const t = useT();
  const row = useRef<HTMLDivElement>(null);
  const [DragRow, setDragRow] = useState<Row | null>(null);
  useDragging(row, DragRow, setDragRow);
  const [isQuiet, setQuiet] = useState(false);
  const onKeyDown = ({ key }: KeyboardEvent) => setQuiet(key === 'Escape');
  if (items.length === 0) return null;
  return (
    // Listens on behalf of the links in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={row}
      className={`nd-bookmarks-row ${isQuiet ? 'nd-quiet' : ''}`}
      onKeyDown={onKeyDown}
      onPointerEnter={() => setQuiet(false)}
    >
      {DragRow ? (
        <DragRow items={items} />
      ) : (
        <ul aria-label={t('bookmarks.starred')}>
          {items.map((item) => (
            <li key={item.id}>
              <BookmarkLink item={item} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
