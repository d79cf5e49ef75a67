import { useSyncExternalStore } from 'react';

/** A clinic that this browser has kept and that is gone. */
export interface LostClinic {
  /** Since when it was kept, an instant. */
  since: string;
  /** Begins anew, with no records for a file that is to be restored or with the sample clinic, and opens the next page. */
  begin: (how: 'empty' | 'sample') => Promise<void>;
}

let lost: LostClinic | null = null;
const readers = new Set<() => void>();

/** Somebody has to decide how it goes on; null once that is done. */
export function setLostClinic(next: LostClinic | null): void {
  lost = next;
  for (const read of readers) read();
}

function subscribe(read: () => void): () => void {
  readers.add(read);
  return () => void readers.delete(read);
}

export const useLostClinic = (): LostClinic | null => useSyncExternalStore(subscribe, () => lost);
