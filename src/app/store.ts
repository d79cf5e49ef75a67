import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { roleChanged, sessionReducer, signedOut, type SessionTools } from '@/session/slice';
import { themeReducer } from '@/shell/themeSlice';
import { announceFailures, noticesReducer } from './notifications';

const shellReducers = { session: sessionReducer, theme: themeReducer, notices: noticesReducer };
const shellReducer = combineReducers(shellReducers);
type ShellState = ReturnType<typeof shellReducer>;
type ReducerMap = Record<string, Reducer>;

/**
 * Signing out leaves nothing of the session behind: only how the shell looks, and what is still to be said. Another
 * role begins with nothing either, for it may see less.
 */
function forgetting(combined: Reducer): Reducer<ShellState> {
  return (state, action: UnknownAction) => {
    if (!(signedOut.match(action) || roleChanged.match(action)) || !state) return combined(state, action);
    const { session, theme, notices } = state;
    return combined({ session, theme, notices }, action);
  };
}

/**
 * The store of one tab. It begins with what the sign-in page needs; the care data join when somebody has signed in.
 * @param tools how the session reaches the identity host
 */
export function createStore(tools: SessionTools) {
  const listeners = createListenerMiddleware();
  announceFailures(listeners);
  const store = configureStore({
    reducer: forgetting(shellReducer),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: tools },
        // The checks walk the whole state after every action: too slow for thousands of patients, even while developing.
        immutableCheck: false,
        serializableCheck: false,
      }).prepend(listeners.middleware),
  });
  const join = (reducers: ReducerMap) =>
    store.replaceReducer(forgetting(combineReducers({ ...shellReducers, ...reducers })));
  return Object.assign(store, { join, listeners });
}
export type AppStore = ReturnType<typeof createStore>;
