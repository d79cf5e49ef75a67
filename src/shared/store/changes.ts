import { createAction } from '@reduxjs/toolkit';

/**
 * Records changed elsewhere: in another tab, or as an effect of a call (a reading raises an alert).
 * `patients` are the ids concerned, or `all` when there are too many to name.
 */
export const dataChanged = createAction<{ patients: string[] | 'all' }>('data/changed');
