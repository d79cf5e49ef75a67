/** This file says how long sessions last and when they lock; apart from codes and questions, which few pages need. */

/** An access token is renewed after this, ms; a session ends at the latest after `SESSION_MS`, whatever was done in it. */
export const ACCESS_MS = 15 * 60_000;
export const SESSION_MS = 12 * 3_600_000;

/** Minutes without activity until the screen locks: bounds, and what holds before anybody chose. */
export const lockAfterMinutes = { min: 5, max: 30, usual: 15 } as const;
/**
 * A clinic's server locks a session that was unseen for so long, ms: as late as the latest screen, for a page that was
 * closed or a machine that sleeps locks nothing by itself. Ours.
 */
export const UNSEEN_MS = lockAfterMinutes.max * 60_000;
/** The time that the warning stands before the screen locks, ms (WCAG 2.2.1 asks for 20 s at least). */
export const LOCK_WARNING_MS = 90_000;
