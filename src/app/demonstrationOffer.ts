import { embeddedAccounts } from '@/session/embeddedAccounts';

/**
 * Whether the demonstration accounts are offered: while demonstrations are on, and beside the embedded identity host
 * only, for a real one knows nothing of their tokens.
 */
export const isDemonstrationOffered = (): boolean =>
  import.meta.env.VITE_DEMOS !== 'off' && embeddedAccounts().length > 0;
