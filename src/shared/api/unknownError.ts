import type { AppError } from './appError';

/** What is said of a failure that nobody expected. */
export const unknownError: AppError = { message: 'errors.unknown' };
