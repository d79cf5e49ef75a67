import { Refused } from '../../contract';

/** A failure of the database or of the way there; whatever the rules throw is not wrapped in one. */
export class DatabaseFailure extends Error {
  /** SQLSTATE or the system's name of the error, where there is one. */
  readonly code: string;
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'The database has failed.', { cause });
    this.code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  }
}

/** Another transaction came in between: a serialization failure, or a deadlock. */
const overtaken = new Set(['40001', '40P01']);
const TAKEN = '23505';
const MOST_TRIES = 30;
const MOST_TRIES_OF_TAKEN = 3;

/**
 * Tells whether a transaction is tried again after a number of tries. A key that is taken may have been taken by
 * another transaction in between, which the next try sees; where it does not, that is how it is.
 */
export function isWorthAnotherTry(thrown: unknown, tries: number): boolean {
  if (!(thrown instanceof DatabaseFailure)) return false;
  if (thrown.code === TAKEN) return tries < MOST_TRIES_OF_TAKEN;
  return overtaken.has(thrown.code) && tries < MOST_TRIES;
}

/** No room: the disk, or what the operator allows. */
const full = new Set(['53100', '53400']);
/** Text that no database keeps: a NUL, or half of a character. */
const unkeepable = new Set(['22P05', '22021', '22P02']);

/** Gives what to tell people about a failure of the database; nothing else is disguised as one. */
export function toRefused(thrown: unknown): unknown {
  if (!(thrown instanceof DatabaseFailure)) return thrown;
  if (full.has(thrown.code)) return new Refused(503, 'errors.storageFull');
  if (unkeepable.has(thrown.code)) return new Refused(422, 'errors.invalid');
  return new Refused(503, 'errors.storage');
}
