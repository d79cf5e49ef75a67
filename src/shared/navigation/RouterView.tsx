import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { Router, useRoutes, type RouteObject } from 'react-router-dom';
import { RouterContext, type AppRouter, type RouterState } from './router';

/**
 * The storage key of how far each entry of the visit's history was scrolled, px, for a tab opened again or reloaded.
 */
const SCROLLED_KEY = 'nephrodesk.scrolled';

function readScrolled(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(SCROLLED_KEY) ?? '{}');
    const entries = Object.entries(stored ?? {});
    return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch {
    return new Map();
  }
}

function placeNamed(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // What is no address names nothing.
    return null;
  }
}

/**
 * A new page begins at its top or at the place it names, one that somebody comes back to where it was left.
 * @returns to be called before the page is left for another
 */
function useScrolling({ location, historyAction, preventScrollReset }: RouterState): () => void {
  const [scrolled] = useState(readScrolled);
  const { hash } = location;
  // Each address that is typed has the same key; another page begins at its own top.
  const entry = location.key + location.pathname;
  const shown = useRef(entry);

  const keep = useCallback(() => void scrolled.set(shown.current, window.scrollY), [scrolled]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const store = () => {
      keep();
      window.history.scrollRestoration = 'auto';
      try {
        sessionStorage.setItem(SCROLLED_KEY, JSON.stringify(Object.fromEntries(scrolled)));
      } catch {
        // Without storage a reloaded page begins at its top.
      }
    };
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, [scrolled, keep]);

  useLayoutEffect(() => {
    shown.current = entry;
    const left = historyAction === 'POP' ? scrolled.get(entry) : undefined;
    const named = placeNamed(hash);
    if (left !== undefined) window.scrollTo(0, left);
    else if (named) named.scrollIntoView();
    else if (!preventScrollReset) window.scrollTo(0, 0);
  }, [scrolled, entry, hash, historyAction, preventScrollReset]);
  return keep;
}

type RoutesAt = (pathname: string) => RouteObject[];

/** While its code is on its way a page is waited for so long, ms, and then shows that it is coming. */
const PATIENCE_MS = 300;
const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

/**
 * Shows the page of the newest address; while it is on its way the one before stays.
 * @param routesAt the routes that an address may belong to, the same ones whenever it is asked
 * @param prepare fetches what the page of a path with its query needs; null where all is here
 * @param crash shown in place of a page that throws, until the address changes
 */
export function RouterView({
  router,
  routesAt,
  prepare,
  crash,
}: {
  router: AppRouter;
  routesAt: RoutesAt;
  prepare?: (address: string) => Promise<unknown> | null;
  crash: ReactNode;
}) {
  const [state, setState] = useState(router.state);
  const leave = useScrolling(state);
  const coming = useEffectEvent(({ location: { pathname, search }, historyAction }: RouterState) =>
    historyAction === 'REPLACE' ? null : (prepare?.(pathname + search) ?? null),
  );
  useLayoutEffect(() => {
    let newest = 0;
    const show = () => {
      leave();
      const change = () => setState(router.state);
      if (router.state.flushSync) flushSync(change);
      else startTransition(change);
    };
    const follow = () => {
      const own = (newest += 1);
      const prepared = coming(router.state);
      if (!prepared) return show();
      void Promise.race([prepared, patience()]).then(() => own === newest && show());
    };
    const stop = router.subscribe(follow);
    // A page may have led on while it was shown for the first time.
    show();
    return () => {
      newest += 1;
      stop();
    };
  }, [router, leave]);
  // Before the layout effects of the page itself: a token is taken out of its address there.
  useInsertionEffect(() => {
    if (state === router.state) router.setShown();
  }, [router, state]);
  return (
    <RouterContext value={router}>
      <Router location={state.location} navigationType={state.historyAction} navigator={router.navigator}>
        <ErrorBoundary fallback={crash} resetKeys={[state.location]}>
          <Pages routes={routesAt(state.location.pathname)} />
        </ErrorBoundary>
      </Router>
    </RouterContext>
  );
}

function Pages({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}
