import type { MessageId } from '@/locales';

/** What is said of a failure that nobody expected. */
export const unknownError: { message: MessageId } = { message: 'errors.unknown' };
