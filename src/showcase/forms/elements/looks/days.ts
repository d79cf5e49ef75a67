/** Calendar days as YYYY-MM-DD: they have no zone and never move. */
const MS_PER_DAY = 86_400_000;
const msOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** A Monday to a Saturday, for their names. */
export const weekdays: readonly string[] = [
  '2026-03-02',
  '2026-03-03',
  '2026-03-04',
  '2026-03-05',
  '2026-03-06',
  '2026-03-07',
];

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(msOf(text)) && addDays(text, 0) === text;

export const addDays = (day: string, days: number): string =>
  new Date(msOf(day) + days * MS_PER_DAY).toISOString().slice(0, 10);

/** How many days a stay has, the first and the last among them; none where it ends before it begins. */
export const daysOf = (from: string, to: string): number =>
  Math.max(0, Math.round((msOf(to) - msOf(from)) / MS_PER_DAY) + 1);

/** The number of a day's week by ISO 8601: the week belongs to the year in which its Thursday lies. */
export function weekOf(day: string): number {
  const weekday = (new Date(msOf(day)).getUTCDay() + 6) % 7;
  const thursday = addDays(day, 3 - weekday);
  return Math.floor((daysOf(`${thursday.slice(0, 4)}-01-01`, thursday) - 1) / 7) + 1;
}

export interface Span {
  from: string;
  to: string;
}

/** The span in which a day lies, both ends included. */
export const spanOf = (day: string, spans: readonly Span[]): Span | undefined =>
  spans.find(({ from, to }) => day >= from && day <= to);
