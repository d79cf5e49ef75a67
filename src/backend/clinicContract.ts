import type { Actor } from './actor';
import type { ClinicCheck } from '@/domain/exchange/clinicFile';
import type { ClinicFileState } from '@/domain/exchange/clinicFileState';

/** Follows something long: reports the records done and their total, and ends it once nobody wants it any more. */
export interface Watch {
  signal?: AbortSignal | undefined;
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/** A file of the whole clinic as it came, with the passphrase of one that is encrypted. */
export interface SentClinic {
  file: Blob;
  passphrase?: string;
}

/** Everything that is kept as one file, and back. Accounts, sessions and keys are none of it. */
export interface ClinicFiles {
  /**
   * Everything that is kept, of one moment.
   * @param passphrase it is encrypted with; null for a file that anybody can read
   */
  exportClinic(passphrase: string | null, actor: Actor, watch: Watch): Promise<Blob>;
  /** Tells what such a file holds beside what is stored, or why it is not taken. Nothing is changed. */
  checkClinic(sent: SentClinic, watch: Watch): Promise<ClinicCheck>;
  /** Puts what such a file holds in the place of everything that is kept: all of it or nothing. */
  replaceClinic(sent: SentClinic, actor: Actor, watch: Watch): Promise<void>;
  /** Tells how old the last file of everything is, and whether anything was changed since. */
  clinicStanding(): Promise<ClinicFileState>;
}
