import {
  createSlice,
  isRejected,
  nanoid,
  type ListenerMiddlewareInstance,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import { unlock } from '@/session/enter';
import { entered, refused } from '@/session/slice';
import { signedOut } from '@/session/state';
import { settingsNotKept } from '@/shell/themeSlice';
import type { AppError } from '@/shared/api/appError';
import { dataChanged } from '@/shared/store/changes';
import { noticed, type Notice } from '@/shared/store/notices';

export type QueuedNotice = Notice & { id: string };

/** Errors stay until they are dismissed. */
export const isBad = ({ tone }: Notice): boolean => tone === 'error' || tone === 'warning';
/** Identical notices share one toast. */
export const newsOf = ({ tone, message, text, values, offer }: Notice): string =>
  `${tone} ${message} ${text ?? ''} ${JSON.stringify([values, offer?.action])}`;

const slice = createSlice({
  name: 'notices',
  initialState: [] as QueuedNotice[],
  reducers: {
    /** The toasts have shown these; errors were also dismissed, and until then survive a locked screen. */
    noticesShown: (queue, { payload }: PayloadAction<string[]>) =>
      queue.filter(({ id }) => !payload.includes(id)),
  },
  extraReducers: (builder) => {
    builder
      .addCase(noticed, (queue, { payload }) => {
        const isKnown = isBad(payload) && queue.some((known) => newsOf(known) === newsOf(payload));
        if (!isKnown) queue.push({ ...payload, id: nanoid() });
      })
      // A user who signed out has read it, and the next user must not see it.
      .addCase(signedOut, (queue, { payload }) => (payload === 'user' || payload === 'otherTab' ? [] : queue))
      // Notices about failed sign-ins no longer apply once a user is signed in.
      .addMatcher(entered, (queue) => queue.filter(({ untilEntered }) => !untilEntered));
  },
});
export const noticesReducer = slice.reducer;
export const { noticesShown } = slice.actions;
export const selectNotices = (state: { notices: QueuedNotice[] }) => state.notices;

const asksForQuiet = (arg: unknown): boolean =>
  typeof arg === 'object' && arg !== null && 'quiet' in arg && arg.quiet === true;

/**
 * The error that a rejected thunk shows to the user, or null: field errors are shown at their fields, a closed view
 * needs no message, and the end of the session has its own page.
 */
export function noticeOf(action: UnknownAction): Notice | null {
  if (!isRejected(action) || action.meta.aborted || action.meta.condition || asksForQuiet(action.meta.arg))
    return null;
  // The lock screen shows it next to the password, and shows no toasts.
  if (unlock.rejected.match(action)) return null;
  const error = action.payload as AppError | undefined;
  if (error === undefined) return { tone: 'error', message: 'errors.unknown' };
  if (error.aborted || error.fields || error.message === 'errors.signedOut') return null;
  return {
    tone: 'error',
    message: error.message,
    ...(error.text !== undefined && { text: error.text }),
    ...(refused(action) && { untilEntered: true }),
  };
}

/** The single place where a failed thunk becomes a toast. */
export function announceFailures(listeners: ListenerMiddlewareInstance): void {
  listeners.startListening({
    matcher: isRejected,
    effect: (action, { dispatch }) => {
      const notice = noticeOf(action);
      if (notice) dispatch(noticed(notice));
    },
  });
  listeners.startListening({
    actionCreator: dataChanged,
    effect: ({ payload }, { dispatch }) => {
      // The open page may show records that no longer exist.
      if (payload.lists?.includes('clinic'))
        void import('../data/afterReplacement').then(({ afterReplacement }) => afterReplacement(dispatch));
    },
  });
  listeners.startListening({
    actionCreator: settingsNotKept,
    effect: (_, { dispatch }) => {
      dispatch(noticed({ tone: 'info', message: 'app.settingsNotKept' }));
    },
  });
}
