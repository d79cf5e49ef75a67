/** A time of day a number of days after that of `now`, in the zone of the browser. */
export function at(now: number, days: number, hours = 0, minutes = 0): Date {
  const today = new Date(now);
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + days, hours, minutes);
}

const two = (count: number): string => String(count).padStart(2, '0');

/** The day of a date where the browser is, as an ISO date. */
export const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** The time of a date where the browser is, `HH:MM`. */
export const timeOf = (date: Date): string => `${two(date.getHours())}:${two(date.getMinutes())}`;
