import { useSyncExternalStore } from 'react';

/** A clinic stored in this browser whose data are lost. */
export interface LostClinic {
  /** When it was stored, an instant. */
  since: string;
  /** Starts again, without records for restoring a file or with the sample clinic, and opens the next page. */
  begin: (how: 'empty' | 'sample') => Promise<void>;
}

let lost: LostClinic | null = null;
const readers = new Set<() => void>();

/** Set while the user has to decide how to continue; null afterwards. */
export function setLostClinic(next: LostClinic | null): void {
  lost = next;
  for (const read of readers) read();
}

function subscribe(read: () => void): () => void {
  readers.add(read);
  return () => void readers.delete(read);
}

export const useLostClinic = (): LostClinic | null => useSyncExternalStore(subscribe, () => lost);
