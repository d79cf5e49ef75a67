/** The day of the newest release, by which it is known: see `releases`. */
export const newest = '2026-11-27';
