import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import type {
  Location,
  NavigateOptions,
  NavigationType,
  Navigator,
  To,
  UNSAFE_createBrowserHistory,
} from 'react-router-dom';

/** Where somebody is, and how they came there. */
export interface RouterState {
  location: Location;
  historyAction: NavigationType;
  /** At once rather than in a transition. */
  flushSync?: boolean | undefined;
  preventScrollReset?: boolean | undefined;
}

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** The way back to the address that is shown, once it has been gone. */
interface Held {
  proceed: () => void;
  reset: () => void;
}

/** The addresses of one visit, shown by `RouterView`. */
export interface AppRouter {
  /** The newest address, also before it is shown. */
  readonly state: RouterState;
  readonly navigator: Navigator;
  /** @param to an address, or by how many steps in the history */
  navigate: (to: To | number, options?: NavigateOptions) => Promise<void>;
  /** @param listener told of each new address @returns stops telling */
  subscribe: (listener: () => void) => () => void;
  /**
   * True while the page of the newest address is still on its way. Until it is there the one before leads nowhere by
   * itself: a text that its address follows late would take the reader back.
   */
  readonly isAwaited: boolean;
  /** Says that the page of the newest address is there. */
  setShown: () => void;
  /** The questions asked before the address changes, and the way that waits for an answer. */
  readonly blocking: {
    ask: (shouldBlock: () => boolean) => () => void;
    held: () => Held | null;
    subscribe: (listener: () => void) => () => void;
  };
  dispose: () => void;
}

function listeners() {
  const all = new Set<() => void>();
  return {
    tell: () => {
      for (const listener of all) listener();
    },
    subscribe: (listener: () => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}

/**
 * A router without what fetches data for its routes, which nothing here uses and which is as large as the rest of it.
 * @param history the browser's, or one in memory for tests
 */
export function createAppRouter(history: History): AppRouter {
  const followers = listeners();
  const heldFollowers = listeners();
  const questions = new Set<() => boolean>();
  const current = () => ({ location: history.location, historyAction: history.action as NavigationType });
  let state: RouterState = current();
  let held: Held | null = null;
  /** A step in the history that is taken back, or taken at last: it is not asked about again. */
  let passes = false;
  let awaited = false;

  const hold = (next: Held | null) => {
    held = next;
    heldFollowers.tell();
  };
  const isBlocked = () => [...questions].some((shouldBlock) => shouldBlock());

  function show({ flushSync, preventScrollReset }: NavigateOptions = {}): void {
    state = { ...current(), flushSync, preventScrollReset };
    // Who is redirected has no page to stay on.
    if (state.historyAction !== 'REPLACE') awaited = true;
    if (held) hold(null);
    followers.tell();
  }

  function move(how: 'push' | 'replace', to: To, from: unknown, options: NavigateOptions = {}): void {
    const go = () => {
      history[how](to, from);
      show(options);
    };
    if (isBlocked()) hold({ proceed: go, reset: () => hold(null) });
    else go();
  }

  const unlisten = history.listen(({ delta }) => {
    if (passes) {
      passes = false;
      // Taken back: the address is the one that is shown.
      if (history.location.key === state.location.key) return;
    } else if (delta !== null && delta !== 0 && isBlocked()) {
      passes = true;
      history.go(-delta);
      const proceed = () => {
        passes = true;
        history.go(delta);
      };
      hold({ proceed, reset: () => hold(null) });
      return;
    }
    show();
  });

  const navigator: Navigator = {
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: (to, from, options) => move('push', to, from, options),
    replace: (to, from, options) => {
      if (!awaited) move('replace', to, from, options);
    },
  };

  return {
    get state() {
      return state;
    },
    navigator,
    async navigate(to, options = {}) {
      if (typeof to === 'number') history.go(to);
      else move(options.replace ? 'replace' : 'push', to, options.state, options);
    },
    subscribe: followers.subscribe,
    blocking: {
      ask(shouldBlock) {
        questions.add(shouldBlock);
        return () => void questions.delete(shouldBlock);
      },
      held: () => held,
      subscribe: heldFollowers.subscribe,
    },
    get isAwaited() {
      return awaited;
    },
    setShown: () => void (awaited = false),
    dispose: unlisten,
  };
}

export const RouterContext = createContext<AppRouter | null>(null);

const none = () => () => undefined;

/**
 * Asks before the address changes.
 * @param shouldBlock whether there is a reason to ask; the same function for as long as it is asked
 * @returns the way that waits for an answer, or null
 */
export function useBlocker(shouldBlock: () => boolean): Held | null {
  const blocking = use(RouterContext)?.blocking;
  useEffect(() => blocking?.ask(shouldBlock), [blocking, shouldBlock]);
  return useSyncExternalStore(blocking?.subscribe ?? none, () => blocking?.held() ?? null);
}
