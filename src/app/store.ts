import {
  applyMiddleware,
  combineReducers,
  legacy_createStore,
  type Reducer,
  type UnknownAction,
} from 'redux';
import { withExtraArgument, type ThunkDispatch } from 'redux-thunk';
import { identityFlowsReducer } from '@/features/auth/slice';
import { draftsReducer } from '@/session/drafts/drafts';
import type { SessionTools } from '@/session/enter';
import { sessionReducer } from '@/session/slice';
import { locked, roleChanged, signedOut } from '@/session/state';
import { anyOf } from '@/shared/store/actions';
import { createListeners } from '@/shared/store/listeners';
import { themeReducer } from '@/shell/themeSlice';
import { announceFailures, noticesReducer } from './toasts/notifications';

const shellReducers = {
  session: sessionReducer,
  drafts: draftsReducer,
  theme: themeReducer,
  notices: noticesReducer,
  identityFlows: identityFlowsReducer,
};
const shellReducer = combineReducers(shellReducers);
type ShellState = ReturnType<typeof shellReducer>;
type ReducerMap = Record<string, Reducer>;

const forgets = anyOf(signedOut, locked, roleChanged);

/**
 * Signing out clears the session's state. Kept are the look of the shell, pending toasts, drafts (which decide who gets
 * them back) and the link a person opened (which the identity flows decide on). A changed role also starts empty,
 * because it may see less, and nothing is kept behind a locked screen.
 */
function forgetting(combined: Reducer): Reducer<ShellState> {
  return (state, action: UnknownAction) => {
    if (!forgets.match(action) || !state) return combined(state, action);
    const { session, drafts, theme, notices, identityFlows } = state;
    return combined({ session, drafts, theme, notices, identityFlows }, action);
  };
}

/**
 * The store of one tab. It starts with what the sign-in page needs; the care data are added after sign-in.
 * @param tools how the session reaches the identity host
 */
export function createStore(tools: SessionTools) {
  const listeners = createListeners();
  announceFailures(listeners);
  const store = legacy_createStore(
    forgetting(shellReducer),
    applyMiddleware<ThunkDispatch<ShellState, SessionTools, UnknownAction>>(
      listeners.middleware,
      withExtraArgument<ShellState, UnknownAction, SessionTools>(tools),
    ),
  );
  const join = (reducers: ReducerMap) =>
    store.replaceReducer(forgetting(combineReducers({ ...shellReducers, ...reducers })));
  return Object.assign(store, { join, listeners });
}
export type AppStore = ReturnType<typeof createStore>;
