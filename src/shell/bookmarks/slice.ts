import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { selectProfile } from '@/session/state';
import { navbar } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { bookmarkSearchSchema, type Bookmark } from '@/shared/navigation/navbarCalls';
import { createAppThunk } from '@/shared/store/appThunk';
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

const slice = createSlice({
  name: 'bookmarks',
  initialState,
  reducers: {
    reordered: (state, { payload }: PayloadAction<readonly string[]>) => ({ ...state, order: payload }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchBookmarks.pending, (state) => {
        if (state.status !== 'ready') state.status = 'loading';
      })
      .addCase(fetchBookmarks.fulfilled, (state, { payload }) => {
        if (payload.asOf !== state.changes) return;
        state.status = 'ready';
        state.suggestions = payload.suggestions;
        state.order = arranged(payload.suggestions, payload.kept);
      })
      .addCase(fetchBookmarks.rejected, (state, { payload }) => {
        if (state.status !== 'ready') state.status = payload?.aborted ? 'idle' : 'failed';
      })
      .addCase(sendBookmark.pending, (state, { meta }) => {
        state.changing.push(keyOf(meta.arg));
      })
      .addCase(sendBookmark.fulfilled, (state, { meta: { arg } }) => {
        const key = keyOf(arg);
        state.changing = state.changing.filter((one) => one !== key);
        state.changes += 1;
        for (const one of state.suggestions) if (keyOf(one) === key) one.starred = !arg.starred;
        state.order = arranged(state.suggestions, [...state.order, key]);
      })
      .addCase(sendBookmark.rejected, (state, { meta }) => {
        state.changing = state.changing.filter((key) => key !== keyOf(meta.arg));
      });
  },
});
export const bookmarksReducer = slice.reducer;

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
    dispatch(slice.actions.reordered(moved(selectBookmarks(getState()).order, row, from, to)));
    keepOrderOf(getState());
  };
