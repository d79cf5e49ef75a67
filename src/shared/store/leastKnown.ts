import type { AppError } from '../api/appError';
import type { Status } from './recordSlice';

interface Fetched {
  status: Status;
  error: AppError | null;
}

/**
 * Gives, from things that mean something only together, the one that is known least: one that could not be fetched,
 * otherwise one that is still on its way, otherwise the first.
 */
export function leastKnown(parts: readonly [Fetched, ...Fetched[]]): Fetched {
  const failed = parts.find(({ status }) => status === 'failed');
  return failed ?? parts.find(({ status }) => status !== 'ready') ?? parts[0];
}
