import type { MessageId } from '@/locales';
import { unlock } from '@/session/enter';
import { entered, refused } from '@/session/slice';
import { signedOut } from '@/session/state';
import { settingsNotKept } from '@/shell/themeSlice';
import { newId } from '@/shared/api/newId';
import { createAction } from '@/shared/store/actions';
import { anyRejected } from '@/shared/store/asyncThunk';
import { dataChanged } from '@/shared/store/changes';
import { createReducer } from '@/shared/store/createReducer';
import type { Listeners } from '@/shared/store/listeners';
import { noticed, type Notice } from '@/shared/store/notices';

export type QueuedNotice = Notice & { id: string };

/** Errors stay until they are dismissed. */
export const isBad = ({ tone }: Notice): boolean => tone === 'error' || tone === 'warning';
/** Identical notices share one toast. */
export const newsOf = ({ tone, message, text, values, offer }: Notice): string =>
  `${tone} ${message} ${text ?? ''} ${JSON.stringify([values, offer?.action])}`;

type Queue = readonly QueuedNotice[];
/** The toasts have shown these; errors were also dismissed, and until then survive a locked screen. */
export const noticesShown = createAction<string[]>('notices/noticesShown');
export const noticesReducer = createReducer<Queue>([], (on) => {
  on(noticesShown, (queue, { payload }) => queue.filter(({ id }) => !payload.includes(id)));
  on(noticed, (queue, { payload }) => {
    const isKnown = isBad(payload) && queue.some((known) => newsOf(known) === newsOf(payload));
    return isKnown ? queue : [...queue, { ...payload, id: newId() }];
  });
  // A user who signed out has read it, and the next user must not see it.
  on(signedOut, (queue, { payload }) => (payload === 'user' || payload === 'otherTab' ? [] : queue));
  // Notices about failed sign-ins no longer apply once a user is signed in.
  on(entered, (queue) => queue.filter(({ untilEntered }) => !untilEntered));
});
export const selectNotices = (state: { notices: Queue }) => state.notices;

/** Errors without a toast: another page or form follows at once and says the same. */
const saysItself = new Set<MessageId>(['errors.signedOut', 'errors.questionsFirst']);

const asksForQuiet = (arg: unknown): boolean =>
  typeof arg === 'object' && arg !== null && 'quiet' in arg && arg.quiet === true;

/**
 * The error that a rejected thunk shows to the user, or null: field errors are shown at their fields, a closed view
 * needs no message, and the end of the session has its own page.
 */
export function noticeOf(action: unknown): Notice | null {
  if (
    !anyRejected.match(action) ||
    action.meta.aborted ||
    action.meta.condition ||
    action.meta.isQuiet ||
    asksForQuiet(action.meta.arg)
  )
    return null;
  // The lock screen shows it next to the password, and shows no toasts.
  if (unlock.rejected.match(action)) return null;
  const error = action.payload;
  if (error === undefined) return { tone: 'error', message: 'errors.unknown' };
  if (error.aborted || error.fields || saysItself.has(error.message)) return null;
  return {
    tone: 'error',
    message: error.message,
    ...(error.text !== undefined && { text: error.text }),
    ...(refused.match(action) && { untilEntered: true }),
  };
}

/** The single place where a failed thunk becomes a toast. */
export function announceFailures({ listen }: Listeners): void {
  listen(anyRejected, (action, { dispatch }) => {
    const notice = noticeOf(action);
    if (notice) dispatch(noticed(notice));
  });
  listen(dataChanged, async ({ payload }, { dispatch }) => {
    if (!payload.lists?.includes('clinic')) return;
    // The open page may show records that no longer exist.
    const { afterReplacement } = await import('../data/afterReplacement');
    afterReplacement(dispatch);
  });
  listen(settingsNotKept, (_, { dispatch }) =>
    dispatch(noticed({ tone: 'info', message: 'app.settingsNotKept' })),
  );
}
