import { selectProfile } from '@/session/state';
import { navbar } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { bookmarkSearchSchema, type Bookmark } from '@/shared/navigation/navbarCalls';
import { createAction } from '@/shared/store/actions';
import { createAppThunk } from '@/shared/store/appThunk';
import { createReducer } from '@/shared/store/createReducer';
import type { Status } from '@/shared/store/recordSlice';
import type { AppDispatch } from '@/shared/store/useEntities';
import { arranged, keyOf, moved } from './lists';
import { keepOrder, keptOrder } from './order';

export interface BookmarksState {
  status: Status;
  suggestions: Bookmark[];
  /** Keys of all starred pages, in the user's order. */
  order: readonly string[];
  /** Keys of bookmarks whose change is being sent. */
  changing: string[];
  /** Number of changes so far: an answer requested before the last change is outdated. */
  changes: number;
}
const initialState: BookmarksState = {
  status: 'idle',
  suggestions: [],
  order: [],
  changing: [],
  changes: 0,
};

type Root = { bookmarks: BookmarksState };
export const selectBookmarks = (state: unknown): BookmarksState => (state as Root).bookmarks;
const userOf = (state: unknown): string => selectProfile(state)?.username ?? '';

/** Fetches the pages and which of them are starred (specification 7). Quiet: the bar itself shows a failure. */
export const fetchBookmarks = createAppThunk<
  { suggestions: Bookmark[]; kept: string[]; asOf: number },
  { quiet: true }
>('bookmarks/fetch', async (_, { getState, signal }) => {
  const asOf = selectBookmarks(getState()).changes;
  const answer = await navbar.get('/search/bookmarks/data', { signal });
  const { searchResult } = parseAnswer(answer, bookmarkSearchSchema);
  return { suggestions: searchResult, kept: keptOrder(userOf(getState())), asOf };
});

/** Sends the row unchanged; the host toggles its star. */
const sendBookmark = createAppThunk<void, Bookmark>('bookmarks/send', async (obj) => {
  await navbar.post('/update/bookmarks', { obj });
});

const reordered = createAction<readonly string[]>('bookmarks/reordered');

const without = (keys: readonly string[], key: string) => keys.filter((one) => one !== key);

export const bookmarksReducer = createReducer<BookmarksState>(initialState, (on) => {
  on(reordered, (state, { payload }) => ({ ...state, order: payload }));
  on(fetchBookmarks.pending, (state) => ({
    ...state,
    status: state.status === 'ready' ? 'ready' : 'loading',
  }));
  on(fetchBookmarks.fulfilled, (state, { payload: { asOf, suggestions, kept } }) =>
    asOf === state.changes
      ? { ...state, status: 'ready', suggestions, order: arranged(suggestions, kept) }
      : state,
  );
  on(fetchBookmarks.rejected, (state, { payload }) =>
    state.status === 'ready' ? state : { ...state, status: payload?.aborted ? 'idle' : 'failed' },
  );
  on(sendBookmark.pending, (state, { meta }) => ({
    ...state,
    changing: [...state.changing, keyOf(meta.arg)],
  }));
  on(sendBookmark.fulfilled, (state, { meta: { arg } }) => {
    const key = keyOf(arg);
    const suggestions = state.suggestions.map((one) =>
      keyOf(one) === key ? { ...one, starred: !arg.starred } : one,
    );
    return {
      ...state,
      changing: without(state.changing, key),
      changes: state.changes + 1,
      suggestions,
      order: arranged(suggestions, [...state.order, key]),
    };
  });
  on(sendBookmark.rejected, (state, { meta }) => ({
    ...state,
    changing: without(state.changing, keyOf(meta.arg)),
  }));
});

function keepOrderOf(state: unknown): void {
  const { status, order } = selectBookmarks(state);
  // After a sign-out there is no order left to store.
  if (status === 'ready') keepOrder(userOf(state), order);
}

/** Stars or unstars a page. The state changes only after the host has agreed; a change being sent is not sent again. */
export const toggleBookmark =
  (key: string) =>
  async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    const { suggestions, changing } = selectBookmarks(getState());
    const row = suggestions.find((one) => keyOf(one) === key);
    if (!row || changing.includes(key)) return;
    const sent = await dispatch(sendBookmark(row));
    if (!sendBookmark.fulfilled.match(sent)) return;
    keepOrderOf(getState());
    await dispatch(fetchBookmarks({ quiet: true }));
  };

/** Moves a bookmark within the bar; the order is stored in this browser only. */
export const moveBookmark =
  (row: readonly string[], from: number, to: number) =>
  (dispatch: AppDispatch, getState: () => unknown): void => {
    dispatch(reordered(moved(selectBookmarks(getState()).order, row, from, to)));
    keepOrderOf(getState());
  };
