import { createAction } from './actions';

/** `patients` are the ids concerned, or `all` when there are too many to name; `lists` name what changed and is of no patient. */
export interface Change {
  patients: string[] | 'all';
  lists?: string[];
}

/** Records changed elsewhere: in another tab, or as an effect of a call (a reading raises an alert). */
export const dataChanged = createAction<Change>('data/changed');
