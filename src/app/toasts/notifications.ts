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

/** Bad news waits until it is dismissed. */
export const isBad = ({ tone }: Notice): boolean => tone === 'error' || tone === 'warning';
/** The same news twice is one toast. */
export const newsOf = ({ tone, message, text, values, offer }: Notice): string =>
  `${tone} ${message} ${text ?? ''} ${JSON.stringify([values, offer?.action])}`;

const slice = createSlice({
  name: 'notices',
  initialState: [] as QueuedNotice[],
  reducers: {
    /** The toasts have shown these; what is bad was dismissed as well, and until then survives a locked screen. */
    noticesShown: (queue, { payload }: PayloadAction<string[]>) =>
      queue.filter(({ id }) => !payload.includes(id)),
  },
  extraReducers: (builder) => {
    builder
      .addCase(noticed, (queue, { payload }) => {
        const isKnown = isBad(payload) && queue.some((known) => newsOf(known) === newsOf(payload));
        if (!isKnown) queue.push({ ...payload, id: nanoid() });
      })
      // Whoever left on purpose has read it; whoever comes next is not to.
      .addCase(signedOut, (queue, { payload }) => (payload === 'user' || payload === 'otherTab' ? [] : queue))
      // What was wrong with a try no longer is once somebody is in.
      .addMatcher(entered, (queue) => queue.filter(({ untilEntered }) => !untilEntered));
  },
});
export const noticesReducer = slice.reducer;
export const { noticesShown } = slice.actions;
export const selectNotices = (state: { notices: QueuedNotice[] }) => state.notices;

const asksForQuiet = (arg: unknown): boolean =>
  typeof arg === 'object' && arg !== null && 'quiet' in arg && arg.quiet === true;

/**
 * The error that a rejected thunk owes the user, or null: fields are shown where they were typed, a view that has gone
 * needs no word, and the end of the session has its own page.
 */
export function noticeOf(action: UnknownAction): Notice | null {
  if (!isRejected(action) || action.meta.aborted || action.meta.condition || asksForQuiet(action.meta.arg))
    return null;
  // The lock screen says it where the password was typed, and shows no toasts.
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

/** The one voice: every failed thunk becomes a toast here, and nowhere else. */
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
      // What is open on the page may be of records that are gone.
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
