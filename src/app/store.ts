import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
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

const forgets = isAnyOf(signedOut, locked, roleChanged);

/**
 * Signing out leaves nothing of the session behind: only how the shell looks, what is still to be said, what its owner
 * alone gets back (the drafts decide), and the link that somebody has come by (the identity flows decide). Another role
 * begins with nothing either, for it may see less, and behind a locked screen nothing is kept.
 */
function forgetting(combined: Reducer): Reducer<ShellState> {
  return (state, action: UnknownAction) => {
    if (!forgets(action) || !state) return combined(state, action);
    const { session, drafts, theme, notices, identityFlows } = state;
    return combined({ session, drafts, theme, notices, identityFlows }, action);
  };
}

/**
 * The store of one tab. It begins with what the sign-in page needs; the care data join when somebody has signed in.
 * @param tools how the session reaches the identity host
 */
export function createStore(tools: SessionTools) {
  const listeners = createListenerMiddleware();
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
