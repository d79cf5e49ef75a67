import { held } from '../held';
import type { Deed } from '../lists/UndoBar';

/** What was done last and can be taken back, also on the way from a user's own page to the list. */
export const lastDeed = held<Deed | null>(null);
