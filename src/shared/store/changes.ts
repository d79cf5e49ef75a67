import { createAction } from '@reduxjs/toolkit';

/**
 * Records changed elsewhere: in another tab, or as an effect of a call (a reading raises an alert).
 * `patients` are the ids concerned, or `all` when there are too many to name; `lists` name what changed and is of no
 * patient.
 */
export const dataChanged = createAction<{ patients: string[] | 'all'; lists?: string[] }>('data/changed');
