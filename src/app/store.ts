import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { alerts } from '@/features/alerts/slice';
import { conditions, medicationRequests, patients, summaries } from '@/features/patients/slice';
import { readingsReducer } from '@/features/telemonitoring/slice';
import { categories } from '@/features/userCategories/slice';
import { sessionReducer, signedOut } from '@/session/slice';
import { themeReducer } from '@/shell/themeSlice';
import { announceFailures, noticesReducer } from './notifications';
import { refreshOnChange } from './refresh';

const combined = combineReducers({
  session: sessionReducer,
  theme: themeReducer,
  notices: noticesReducer,
  patients: patients.reducer,
  summaries: summaries.reducer,
  conditions: conditions.reducer,
  medicationRequests: medicationRequests.reducer,
  categories: categories.reducer,
  alerts: alerts.reducer,
  readings: readingsReducer,
});

/** Signing out leaves nothing of the session behind: only how the shell looks, and what is still to be said. */
const reducer: typeof combined = (state, action: UnknownAction) =>
  signedOut.match(action) && state
    ? combined({ session: state.session, theme: state.theme, notices: state.notices }, action)
    : combined(state, action);

/** The store of one tab. */
export function createStore() {
  const listeners = createListenerMiddleware();
  announceFailures(listeners);
  refreshOnChange(listeners);
  return configureStore({
    reducer,
    // The checks walk the whole state after every action: too slow for thousands of patients, even while developing.
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).prepend(listeners.middleware),
  });
}
export type AppStore = ReturnType<typeof createStore>;
