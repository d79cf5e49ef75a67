import type { Label } from './understand';
import type { AnyWithdrawal, Item } from './items';
import type { PartNote } from '../elements';
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

export interface ReadFile {
  file: string;
  tally: Tally;
  waiting: Waiting[];
  unreadable: UnreadablePatient[];
  /** Readings that their source has taken back. */
  withdrawals: AnyWithdrawal[];
}
