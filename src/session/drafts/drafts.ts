import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { doors, restoreSession, unlock, type SignedIn } from '../enter';
import { signedOut } from '../state';

/**
 * Unsaved form input, by form. It survives a locked screen and an expired session, only for the person who typed it,
 * and is kept in memory only because it may concern a patient.
 */
interface Drafts {
  /** User name of the author. */
  owner: string | null;
  byForm: Record<string, unknown>;
}
const initialState: Drafts = { owner: null, byForm: {} };

const [first, ...further] = [...doors, unlock, restoreSession];
const entered = isAnyOf(first.fulfilled, ...further.map(({ fulfilled }) => fulfilled));

const slice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    draftKept(state, { payload }: PayloadAction<{ form: string; values: unknown }>) {
      state.byForm[payload.form] = payload.values;
    },
    draftDropped(state, { payload }: PayloadAction<string>) {
      delete state.byForm[payload];
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, (state, { payload }) =>
        payload === 'expiry' || payload === 'age' ? state : initialState,
      )
      .addMatcher(entered, (state, { payload }: { payload: SignedIn | null }) => {
        const owner = payload?.profile.username ?? null;
        return owner === state.owner ? state : { owner, byForm: {} };
      });
  },
});

export const { draftKept, draftDropped } = slice.actions;
export const draftsReducer = slice.reducer;

type Root = { drafts: Drafts };
/** The unsaved input of a form, as the form stored it; undefined if there is none. */
export const selectDraft = (state: unknown, form: string): unknown => (state as Root).drafts.byForm[form];
/** Whether there is unsaved input. */
export const selectHasDrafts = (state: unknown): boolean =>
  Object.keys((state as Root).drafts.byForm).length > 0;
