import { useSyncExternalStore } from 'react';

/**
 * Only a loss that was seen counts. Without a service worker a page that has loaded had a connection, and a browser
 * that calls itself offline all the same, as on a machine that knows no other than itself, reaches its host.
 */
let lossSeen = false;

window.addEventListener('offline', () => {
  lossSeen = true;
});
window.addEventListener('online', () => {
  lossSeen = false;
});

/** Tells whether the browser lost its network while the page was open and has not found it again. */
export const isConnectionLost = (): boolean => lossSeen && !navigator.onLine;

/**
 * Tells of every return of the network.
 * @returns stops it
 */
export function onConnectionReturned(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}

function onConnectionChanged(listener: () => void): () => void {
  window.addEventListener('offline', listener);
  const stop = onConnectionReturned(listener);
  return () => {
    window.removeEventListener('offline', listener);
    stop();
  };
}

/** `isConnectionLost`, followed by the view. */
export const useConnectionLost = (): boolean => useSyncExternalStore(onConnectionChanged, isConnectionLost);
