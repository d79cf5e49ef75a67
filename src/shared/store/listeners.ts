import type { Middleware } from 'redux';
import type { Matching } from './actions';
import type { AppDispatch } from './asyncThunk';

export interface ListenerTools {
  dispatch: AppDispatch;
  getState: () => unknown;
}

export interface Listeners {
  middleware: Middleware;
  /**
   * Runs an effect after each such action, once the state follows from it. What an effect throws never reaches the one
   * who dispatched.
   * @returns stops it
   */
  listen: <A>(to: Matching<A>, effect: (action: A, tools: ListenerTools) => unknown) => () => void;
}

/** Makes the place where effects are registered and run in answer to actions, by whoever listens for them. */
export function createListeners(): Listeners {
  const listening = new Set<(action: unknown, tools: ListenerTools) => void>();
  return {
    middleware: (tools) => (next) => (action) => {
      const result = next(action);
      for (const hear of listening) hear(action, tools);
      return result;
    },
    listen({ match }, effect) {
      const hear = (action: unknown, tools: ListenerTools) => {
        if (match(action)) void (async () => effect(action, tools))();
      };
      listening.add(hear);
      return () => void listening.delete(hear);
    },
  };
}
