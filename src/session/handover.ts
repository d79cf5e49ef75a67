import { useSyncExternalStore } from 'react';
import { settingsShelf } from '@/shared/store/settingsShelf';

/**
 * A page that was handed to a patient with the device. Nothing else opens, in any tab of this browser and after a reload,
 * until somebody has signed in again with a password. Kept is its address, with ids and never a name.
 */
const KEY = 'nephrodesk.handedOver';
/** Addresses of the pages that can be handed over begin with this. */
export const HANDED_OVER = '/handed-over/';

const shelf = settingsShelf(window);
const listeners = new Set<() => void>();

function read(): string | null {
  const stored = shelf.read(KEY);
  if (stored === null) return null;
  // As the browser writes addresses, so that it is known again.
  const { pathname } = new URL(stored, window.location.origin);
  return pathname.startsWith(HANDED_OVER) ? pathname : null;
}

const changed = () => listeners.forEach((tell) => tell());

/** Hands the device to a patient. @param path the only page that opens from now on; it begins with `HANDED_OVER` */
export function handOver(path: string): void {
  shelf.write(KEY, path);
  changed();
}

/** Somebody has signed in with a password, or nobody is signed in any more. */
export function takeBack(): void {
  shelf.drop(KEY);
  changed();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  const onStorage = ({ key }: StorageEvent) => (key === KEY || key === null) && tell();
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', onStorage);
  };
}

/** The address of the page that was handed over; null where the device is in the hands of the team. */
export const useHandedOver = (): string | null => useSyncExternalStore(subscribe, read);
