import { createAction } from '@reduxjs/toolkit';
import { care, reachesHost } from '../api/http';
import type { ThunkTools } from './appThunk';

/** `patients` are the ids concerned, or `all` when there are too many to name; `lists` name what changed and is of no patient. */
interface Change {
  patients: string[] | 'all';
  lists?: string[];
}

/** Records changed elsewhere: in another tab, or as an effect of a call (a reading raises an alert). */
export const dataChanged = createAction<Change>('data/changed');

/**
 * Announces what a call of this page changed. The embedded backend has announced it already, and a second time would
 * fetch everything twice; a host announces nothing.
 */
export function announceChange(dispatch: ThunkTools['dispatch'], change: Change): void {
  if (reachesHost(care.defaults)) dispatch(dataChanged(change));
}
