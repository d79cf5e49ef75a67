import { held } from '@/demo/held';
import type { UndoableChange } from '@/demo/lists/UndoBar';

/** What was done last and can be taken back, also on the way from a user's own page to the list. */
export const lastChange = held<UndoableChange | null>(null);
