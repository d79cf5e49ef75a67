import { navbar } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { mainSearchSchema, type SearchGroup } from '@/shared/navigation/navbarCalls';
import { createAppThunk } from '@/shared/store/appThunk';
import { createReducer } from '@/shared/store/createReducer';
import type { Status } from '@/shared/store/recordSlice';

export interface SearchState {
  status: Status;
  /** The host's search data; null until it has answered. */
  groups: SearchGroup[] | null;
}

/** Everything that search offers beside the patients (specification 7). Quiet: the search itself shows a failure. */
export const fetchSearch = createAppThunk<SearchGroup[], { quiet: true }>(
  'search/fetchSearch',
  async (_, { signal }) =>
    parseAnswer(await navbar.get('/main-search/data', { signal }), mainSearchSchema).searchResult,
);

export const searchReducer = createReducer<SearchState>({ status: 'idle', groups: null }, (on) => {
  on(fetchSearch.pending, (state) => ({ ...state, status: 'loading' }));
  on(fetchSearch.fulfilled, (_, { payload }) => ({ status: 'ready', groups: payload }));
  on(fetchSearch.rejected, (state, { payload }) => ({
    ...state,
    status: payload?.aborted ? 'idle' : 'failed',
  }));
});
export const selectSearch = (state: { search: SearchState }) => state.search;
