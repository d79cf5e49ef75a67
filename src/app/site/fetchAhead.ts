import { isDemoPart, messageParts, type MessagePart } from '@/locales/parts';
import { pageAt } from './deriveTrail';

/**
 * Delay before prefetching, so that the page loads first, ms: the lock screen must not wait for a connection, and
 * letters typed right after the search key belong to the search.
 */
export const FETCH_AFTER_MS = 3_000;

const ofProduct = messageParts.filter((part) => !isDemoPart(part));

/**
 * Failures are reported where the failed code is used.
 * @param fetchMessages fetches parts of the messages in the language of the page
 */
export function fetchAhead(fetchMessages: (parts: readonly MessagePart[]) => void): void {
  fetchMessages(ofProduct);
  const ahead: (Promise<unknown> | undefined)[] = [
    pageAt('/pages/lock-screen')?.load(),
    import('../search/SearchDialog'),
    import('../palette/Palette'),
    import('../toasts/ToastHost'),
  ];
  for (const fetched of ahead) fetched?.catch(() => undefined);
}
