import * as z from 'zod/mini';

/**
 * Clinical urgency. `unknown` is what an unreadable level becomes: it is shown as unknown and sorts as urgent,
 * because a level nobody understands must not sink to the bottom of a worklist.
 */
export const severities = ['critical', 'unknown', 'high', 'medium', 'low'] as const;
export type Severity = (typeof severities)[number];

/** Parses any answer; what is not a known level becomes `unknown`. */
export const severitySchema = z.catch(z.enum(severities), 'unknown');

/** Rank for sorting, 0 the most urgent. */
export function severityRank(severity: Severity): number {
  return severities.indexOf(severity);
}

/** Whether a level asks for somebody at once: critical, or one that nobody understands. */
export const isCritical = (severity: Severity): boolean => severityRank(severity) <= severityRank('unknown');
