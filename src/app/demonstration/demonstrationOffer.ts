import { embeddedAccounts } from '@/session/embeddedAccounts';

/** Demonstration accounts are offered only with the embedded identity host; a real one does not accept their tokens. */
export const isDemonstrationOffered = (): boolean => embeddedAccounts().length > 0;
