import { anyOf, createAction } from '@/shared/store/actions';
import { createReducer } from '@/shared/store/createReducer';
import { doors, restoreSession, unlock } from '../enter';
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

const entered = anyOf(...[...doors, unlock, restoreSession].map(({ fulfilled }) => fulfilled));

export const draftKept = createAction<{ form: string; values: unknown }>('drafts/draftKept');
export const draftDropped = createAction<string>('drafts/draftDropped');

export const draftsReducer = createReducer<Drafts>(initialState, (on) => {
  on(draftKept, (state, { payload: { form, values } }) => ({
    ...state,
    byForm: { ...state.byForm, [form]: values },
  }));
  on(draftDropped, (state, { payload }) => {
    const { [payload]: _dropped, ...byForm } = state.byForm;
    return { ...state, byForm };
  });
  on(signedOut, (state, { payload }) => (payload === 'expiry' || payload === 'age' ? state : initialState));
  on(entered, (state, { payload }) => {
    const owner = payload?.profile.username ?? null;
    return owner === state.owner ? state : { owner, byForm: {} };
  });
});

type Root = { drafts: Drafts };
/** The unsaved input of a form, as the form stored it; undefined if there is none. */
export const selectDraft = (state: unknown, form: string): unknown => (state as Root).drafts.byForm[form];
/** Whether there is unsaved input. */
export const selectHasDrafts = (state: unknown): boolean =>
  Object.keys((state as Root).drafts.byForm).length > 0;
