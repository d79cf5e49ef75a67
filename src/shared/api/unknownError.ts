import type { MessageId } from '@/locales';

/** The message for a failure that nobody expected. */
export const unknownError: { message: MessageId } = { message: 'errors.unknown' };
