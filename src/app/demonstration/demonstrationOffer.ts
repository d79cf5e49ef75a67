import { embeddedAccounts } from '@/session/embeddedAccounts';

/** Demonstration accounts are offered beside the embedded identity host only: a real one knows nothing of their tokens. */
export const isDemonstrationOffered = (): boolean => embeddedAccounts().length > 0;
