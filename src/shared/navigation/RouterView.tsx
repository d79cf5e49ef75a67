import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { Router, useRoutes, type RouteObject } from 'react-router-dom';
import { RouterContext, type AppRouter, type RouterState } from './router';

/** How far each address of the visit was scrolled, px, for when the tab is opened again or reloaded. */
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
  const { key, hash } = location;
  const shown = useRef(key);

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
    shown.current = key;
    const left = historyAction === 'POP' ? scrolled.get(key) : undefined;
    const named = placeNamed(hash);
    if (left !== undefined) window.scrollTo(0, left);
    else if (named) named.scrollIntoView();
    else if (!preventScrollReset) window.scrollTo(0, 0);
  }, [scrolled, key, hash, historyAction, preventScrollReset]);
  return keep;
}

type RoutesAt = (pathname: string) => RouteObject[];

/**
 * Shows the page of the newest address; while it is on its way the one before stays.
 * @param routesAt the routes that an address may belong to, the same ones whenever it is asked
 * @param crash shown in place of a page that throws, until the address changes
 */
export function RouterView({
  router,
  routesAt,
  crash,
}: {
  router: AppRouter;
  routesAt: RoutesAt;
  crash: ReactNode;
}) {
  const [state, setState] = useState(router.state);
  const leave = useScrolling(state);
  useLayoutEffect(() => {
    const follow = () => {
      leave();
      const show = () => setState(router.state);
      if (router.state.flushSync) flushSync(show);
      else startTransition(show);
    };
    const stop = router.subscribe(follow);
    // A page may have led on while it was shown for the first time.
    follow();
    return stop;
  }, [router, leave]);
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
