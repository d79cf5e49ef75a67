import * as z from 'zod/mini';

/**
 * Clinical urgency. `unknown` is what an unreadable level becomes; of a host it may also be a word that this version does
 * not know. Both are shown as unknown and sort as urgent, because a level nobody understands must not sink to the bottom
 * of a worklist.
 */
export const severities = ['critical', 'unknown', 'high', 'medium', 'low'] as const;
export type Severity = (typeof severities)[number];

/** Parses any answer; what is not a known level becomes `unknown`. */
export const severitySchema = z.catch(z.enum(severities), 'unknown');

/** The level that something counts as: a word of a newer host counts as `unknown`. */
export const levelOf = (severity: Severity): Severity =>
  severities.find((one) => one === severity) ?? 'unknown';

/** Rank for sorting, 0 the most urgent. */
export function severityRank(severity: Severity): number {
  return severities.indexOf(levelOf(severity));
}

/** Tells whether a level asks for somebody at once: critical, or one that nobody understands. */
export const isCritical = (severity: Severity): boolean => severityRank(severity) <= severityRank('unknown');
