import ChevronDown from 'lucide-react/icons/chevron-down';
import Star from 'lucide-react/icons/star';
import { lazy, Suspense, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch, useSettled } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';
import { lazyMenu } from '../navbar/NavbarMenu';
import { BookmarkRow } from './BookmarkRow';
import { useMedia } from '@/shared/ui/useMedia';
import { useBookmarks, type MayVisit } from './useBookmarks';
import './bookmarks.scss';

/** From this width the bar has room for the icons; below it only the panel shows them. */
const ROOMY = '(min-width: 992px)';

const loadPanel = () => import('./BookmarkPanel');
const fetched = () => lazy(async () => ({ default: (await loadPanel()).BookmarkPanel }));
const preload = () => void loadPanel().catch(() => undefined);
const QueueMenu = lazyMenu(async () => (await import('./QueueMenu')).QueueMenu);

/**
 * Icons of the starred pages, the menu of queued ones, and the star that opens the panel. Rendered once everything is
 * loaded.
 */
export function Bookmarks({ mayVisit }: { mayVisit: MayVisit }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [Panel, setPanel] = useState(fetched);
  const bookmarks = useBookmarks(mayVisit);
  const { starred, queued, status } = bookmarks;
  const isRoomy = useMedia(ROOMY);
  const [isOpen, setOpen] = useState(false);
  const star = useRef<HTMLButtonElement>(null);
  const onFailure = () => {
    setOpen(false);
    setPanel(fetched());
    dispatch(noticed({ tone: 'error', message: 'app.staleLead' }));
  };
  if (!useSettled(status)) return null;

  return (
    <nav className="nd-bookmarks" aria-label={t('bookmarks.title')}>
      {isRoomy && <BookmarkRow items={starred} />}
      {isRoomy && queued.length > 0 && (
        <QueueMenu
          items={queued}
          label={t('bookmarks.more', { count: queued.length })}
          face={<Icon of={ChevronDown} />}
          className="nd-bookmarks-more"
        />
      )}
      <button
        ref={star}
        type="button"
        className="btn btn-icon nd-bookmarks-star"
        aria-label={t('bookmarks.panel')}
        title={t('bookmarks.panel')}
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        // Otherwise the pointer down would close the panel, and the click would open it again.
        onPointerDown={(event) => event.stopPropagation()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          setOpen(!isOpen);
          star.current?.focus();
        }}
      >
        <Icon of={Star} size={20} />
      </button>
      {isOpen && (
        <ErrorBoundary fallback={null} onError={onFailure}>
          <Suspense>
            <Panel
              bookmarks={bookmarks}
              onClose={() => {
                setOpen(false);
                star.current?.focus();
              }}
              onLeave={() => setOpen(false)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </nav>
  );
}
