import type { Label } from './understand';
import type { AnyWithdrawal, Item } from './items';
import type { Dated, PartNote } from '../elements';
import type { Tally } from './findings';

/** A resource that was understood and waits until all files are read. */
export interface Waiting {
  items: Item[];
  notes: PartNote[];
  label: Label;
  where: string;
  fullUrl: string | undefined;
}

/**
 * A patient that is in the files but could not be read: their data are reported apart from data that belong to no
 * patient.
 */
export interface UnreadablePatient {
  id: string | undefined;
  fullUrl: string | undefined;
}

/** A state of a resource in which its source no longer says anything. */
export interface Gone extends Dated {
  type: string;
  id: string;
  reason: 'deletedAtSource' | 'enteredInError';
}

export interface ReadFile {
  file: string;
  tally: Tally;
  waiting: Waiting[];
  unreadable: UnreadablePatient[];
  /** Readings that their source has taken back. */
  /** Resources that their source deleted, or took back without a word of what they said. */
  gone: Gone[];
  withdrawals: AnyWithdrawal[];
}
