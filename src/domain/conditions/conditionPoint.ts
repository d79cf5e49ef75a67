const DAY = /^\d{4}-\d\d-\d\d(?=$|T)/;
const PARTIAL = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/;

const isDay = (text: string): boolean =>
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/**
 * The days that a point in the course of a condition may mean, both ISO dates: of `1998` the whole year, of `1998-05`
 * the whole month, of an instant the day it names. Null for words, which nothing can be compared with.
 */
export function daysOf(point: string): { first: string; last: string } | null {
  const day = DAY.exec(point)?.[0];
  if (day !== undefined) return isDay(day) ? { first: day, last: day } : null;
  const [, year, month] = PARTIAL.exec(point) ?? [];
  if (year === undefined) return null;
  if (month === undefined) return { first: `${year}-01-01`, last: `${year}-12-31` };
  const length = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return { first: `${year}-${month}-01`, last: `${year}-${month}-${length}` };
}
