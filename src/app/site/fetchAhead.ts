import { loadMessages, type Locale } from '@/locales';
import { pageAt } from './deriveTrail';

/**
 * Delay before prefetching, so that the page loads first, ms: the lock screen must not wait for a connection, and
 * letters typed right after the search key belong to the search.
 */
export const FETCH_AFTER_MS = 3_000;

/** Failures are reported where the failed code is used. */
export function fetchAhead(locale: Locale): void {
  const ahead: (Promise<unknown> | undefined)[] = [
    loadMessages(locale, 'all'),
    pageAt('/pages/lock-screen')?.load(),
    import('../search/SearchDialog'),
    import('../palette/Palette'),
    import('../toasts/ToastHost'),
  ];
  for (const fetched of ahead) fetched?.catch(() => undefined);
}
