import type { Problems } from './useEntries';

export interface Passwords {
  present: string;
  next: string;
  again: string;
}

const SHORTEST = 10;

/** What is wrong with a change of password: all are needed, the new one is long and another, and given twice. */
export const passwordProblems = ({ present, next, again }: Passwords): Problems<Passwords> => ({
  present: present === '' ? 'auth.passwordRequired' : null,
  next:
    [...next].length < SHORTEST
      ? 'validation.passwordShort'
      : next === present
        ? 'accountSettings.samePassword'
        : null,
  again: again === '' || again !== next ? 'accountSettings.notEqual' : null,
});
