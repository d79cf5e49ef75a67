import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyWithMessages } from '@/shared/i18n/lazyWithMessages';
import { isModalOpen, useSingleKeys } from '@/shared/navigation/singleKeys';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { opensPalette, pageKeys } from './keys';

export type LayoutDialog = 'palette' | 'shortcuts';

const fetched = () => ({
  Palette: lazyWithMessages(['shared', 'palette'], async () => (await import('./Palette')).Palette),
  ShortcutsDialog: lazyWithMessages(
    ['palette'],
    async () => (await import('./ShortcutsDialog')).ShortcutsDialog,
  ),
});

/** Enough for a handful of pages and patients with several parts each. */
const REMEMBERED = 30;

/**
 * The dialogs that keys open from every page, and those keys. Visited pages are kept in memory only and are cleared
 * when the screen is locked or the user signs out.
 */
export function PaletteHost({
  asked,
  onAsk,
  mayVisit,
  ...does
}: {
  asked: LayoutDialog | null;
  onAsk: (dialog: LayoutDialog | null) => void;
  mayVisit: (link: string) => boolean;
  onTour: () => void;
  onNews: () => void;
  onLock: () => void;
  onSignOut: () => void;
}) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [visited, setVisited] = useState([pathname]);
  if (visited[0] !== pathname)
    setVisited([pathname, ...visited.filter((path) => path !== pathname)].slice(0, REMEMBERED));

  const goal = useRef<string | null>(null);
  const go = (link: string) => {
    goal.current = link.replace(/\?.*/, '');
    void navigate(link);
  };
  useLayoutEffect(() => {
    // The dialog restored the focus to an element that the next page may also have, but the next page's heading should
    // get it; not where another dialog was opened while the page was on its way.
    if (goal.current === pathname && !isModalOpen())
      document.getElementById('main')?.focus({ preventScroll: true });
    goal.current = null;
  }, [goal, pathname]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!opensPalette(event)) return;
    // Prevented even if nothing opens: the browser's default focuses its address bar, and a name typed there would be
    // sent to a search engine.
    event.preventDefault();
    if (event.repeat) return;
    if (asked === 'palette') onAsk(null);
    else if (!isModalOpen()) onAsk('palette');
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  // Keys typed while a dialog is loading are meant for it.
  const visit = (link: string) => () => {
    if (asked === null && mayVisit(link)) go(link);
  };
  useSingleKeys({
    '?': () => onAsk(asked ?? 'shortcuts'),
    'g d': visit(pageKeys['g d']),
    'g u': visit(pageKeys['g u']),
    'g a': visit(pageKeys['g a']),
  });

  const [{ Palette, ShortcutsDialog }, fetchAgain] = useState(fetched);
  const onClose = () => onAsk(null);
  const onFailure = () => {
    onClose();
    fetchAgain(fetched());
    dispatch(noticed({ tone: 'error', message: 'app.staleLead' }));
  };
  return (
    <ErrorBoundary fallback={null} onError={onFailure} resetKeys={[asked]}>
      <Suspense fallback={null}>
        {asked === 'palette' && (
          <Palette
            {...does}
            visited={visited}
            onClose={onClose}
            onGo={go}
            onShortcuts={() => onAsk('shortcuts')}
          />
        )}
        {asked === 'shortcuts' && <ShortcutsDialog onClose={onClose} />}
      </Suspense>
    </ErrorBoundary>
  );
}
