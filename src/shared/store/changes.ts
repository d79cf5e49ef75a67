import type { Change } from '@/domain/change';
import { createAction } from './actions';

/** Records changed elsewhere: in another tab, or as an effect of a call (a reading raises an alert). */
export const dataChanged = createAction<Change>('data/changed');
