import { loadMessages, type Locale } from '@/locales';
import { pageAt } from './deriveTrail';

/**
 * What is fetched once the page has had its turn, after so long, ms: what a lock shows must not wait for a connection,
 * and the first letters after a key that opens a search are meant for it.
 */
export const FETCH_AFTER_MS = 3_000;

/** Failures are told where what failed is wanted. */
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
