import { isTimeZone } from '../patientDay';

/** The order of day, month and year in one file. */
export const dateOrders = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof dateOrders)[number];

const DATE = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})\.?$/;
const TIME = /^(\d{1,2})[:.h](\d{2})(?:[:.](\d{2})(?:\.\d+)?)?\s*([ap])?\.?m?\.?$/i;
const INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?\s?(?:Z|[+-]\d\d:?\d\d)$/;

interface Parts {
  year: number;
  month: number;
  day: number;
}

function partsOf(text: string, order: DateOrder): Parts | null {
  const [, first = '', , second = '', third = ''] = DATE.exec(text) ?? [];
  if (first === '') return null;
  const [year, month, day] =
    order === 'ymd'
      ? [first, second, third]
      : order === 'dmy'
        ? [third, second, first]
        : [third, first, second];
  if (year.length !== 4 && year.length !== 2) return null;
  if (month.length > 2 || day.length > 2) return null;
  return { year: Number(year) + (year.length === 2 ? 2000 : 0), month: Number(month), day: Number(day) };
}

/** The date of a cell as ISO date, or null where it is none in this order. */
export function csvDate(text: string, order: DateOrder): string | null {
  const parts = partsOf(text.trim(), order);
  if (!parts) return null;
  try {
    return Temporal.PlainDate.from(parts, { overflow: 'reject' }).toString();
  } catch {
    return null;
  }
}

/** Date and time of one cell apart; the time is '' where there is none. */
function split(text: string): [date: string, time: string] {
  const [, date = '', time = ''] = /^(\S+?)(?:[T,]\s*|\s+)(.*)$/.exec(text) ?? ['', text, ''];
  return [date, time];
}

/** The dates of cells that may hold times too. */
const dateIn = (cell: string): string => (DATE.test(cell.trim()) ? cell.trim() : split(cell.trim())[0]);

/**
 * The orders in which every date of a file can be read. Dates with full stops are written day first everywhere; 03/04/2026
 * is another day in another country, and only a person knows which.
 */
export function findDateOrders(cells: readonly string[]): DateOrder[] {
  const dates = cells.map(dateIn).filter((date) => date !== '');
  const possible = dateOrders.filter((order) => dates.every((date) => csvDate(date, order) !== null));
  const withStops = dates.length > 0 && dates.every((date) => date.includes('.'));
  return withStops && possible.includes('dmy') ? ['dmy'] : possible;
}

function timeOf(text: string): { hour: number; minute: number; second: number } | null {
  const [whole, hours = '', minutes = '', seconds = '0', half] = TIME.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const hour = Number(hours);
  if (half !== undefined && (hour < 1 || hour > 12)) return null;
  const late = half?.toLowerCase() === 'p';
  const of24 = half === undefined ? hour : (hour % 12) + (late ? 12 : 0);
  return { hour: of24, minute: Number(minutes), second: Number(seconds) };
}

/** What a date and time mean. `skipped`: the clocks jumped over it. */
export type CsvTime = { at: string } | { problem: 'noTime' | 'skippedTime' };

/**
 * The instant of a line, ISO 8601 UTC. A zone that the text names counts; otherwise it is the given one, and of an hour
 * that the clocks repeat the first. No time of day is invented.
 */
export function csvInstant(date: string, time: string, order: DateOrder, timeZone: string): CsvTime {
  const whole = `${date.trim()} ${time.trim()}`.trim();
  if (INSTANT.test(whole)) {
    const ms = Date.parse(whole.replace(' ', 'T').replace(/\s/g, ''));
    return Number.isNaN(ms) ? { problem: 'noTime' } : { at: new Date(ms).toISOString() };
  }
  const [datePart, timePart] = time.trim() === '' ? split(whole) : [date, time];
  const [day, clock] = [csvDate(datePart, order), timeOf(timePart)];
  if (day === null || clock === null) return { problem: 'noTime' };
  try {
    const plainTime = Temporal.PlainTime.from(clock, { overflow: 'reject' });
    const zoned = Temporal.PlainDate.from(day).toZonedDateTime({
      timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
      plainTime,
    });
    if (!zoned.toPlainTime().equals(plainTime)) return { problem: 'skippedTime' };
    return { at: new Date(zoned.epochMilliseconds).toISOString() };
  } catch {
    return { problem: 'noTime' };
  }
}
