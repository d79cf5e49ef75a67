import { fold } from '../fold';
import { isTimeZone } from '../patientDay';
import { csvDate, dateOrders, hangsOnOrder, isDate, type DateOrder } from './dates';
import { withoutZone, zoneNamed } from './zones';

const INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?\s?(?:Z|[+-]\d\d:?\d\d)$/;
const CLOCK =
  /^(\d{1,2})\s?[:.h]\s?(\d{2})(?:\s?[:.m]\s?(\d{2})(?:[.,]\d+)?)?\s*(?:s|h|hrs?|hours?|uhr|heures?|horas?)?\.?$/;
const HOUR = /^(\d{1,2})\s*(h|hrs?|hours?|uhr|heures?|horas?)?\.?$/;
// A spreadsheet drops the zero that a number begins with: 930.
const COMPACT = /^(\d{1,2})(\d{2})(\d{2})?$/;
/** The halves of the day in four languages, folded, behind the time. */
const HALF =
  /\s*\b(?:(a\.?\s?m\.?|in the morning|(?:du )?matin|(?:da )?manha|morgens|vormittags|vorm\.?|fruh)|(p\.?\s?m\.?|in the (?:afternoon|evening)|(?:de l['’])?apres-midi|(?:du )?soir|(?:da )?(?:tarde|noite)|nachmittags|nachm\.?|abends))$/;
/** Seconds and milliseconds since 1970 tell themselves apart by their digits. */
const UNIX = /^\d{10}(?:\d{3})?(?:\.\d+)?$/;
const UNIX_FROM = Date.parse('2000-01-01T00:00:00Z');
const UNIX_TO = Date.parse('2100-01-01T00:00:00Z');

/** The instant of a Unix time in seconds or milliseconds, epoch ms; null for any other text. */
export function unixInstant(text: string): number | null {
  if (!UNIX.test(text)) return null;
  const ms = Math.round(Number(text) * (/^\d{10}(?:\.|$)/.test(text) ? 1000 : 1));
  return ms >= UNIX_FROM && ms < UNIX_TO ? ms : null;
}

interface Clock {
  hour: number;
  minute: number;
  second: number;
}

/** The time of day of a cell; hour 24 is the end of the day. Null for what is none. */
export function clockOf(text: string): Clock | null {
  const folded = fold(text.trim());
  const half = HALF.exec(folded);
  // A letter alone behind the minutes is a half as well: 8:30 p.
  const [, short, letter] = half ? [] : (/^(.*\d)\s*([ap])$/.exec(folded) ?? []);
  const body = (half ? folded.slice(0, half.index) : (short ?? folded)).trim();
  const isLate = half ? half[2] !== undefined : letter === undefined ? undefined : letter === 'p';
  const found = CLOCK.exec(body) ?? (isLate === undefined ? COMPACT.exec(body) : null);
  const onlyHour = found ? null : HOUR.exec(body);
  // A number alone is no time: 8 may be anything.
  if (!found && (!onlyHour || (isLate === undefined && onlyHour[2] === undefined))) return null;
  const [, hours = '', minutes = '0', seconds = '0'] = found ?? [undefined, onlyHour?.[1]];
  const [hour, minute, second] = [Number(hours), Number(minutes), Number(seconds)];
  if (isLate !== undefined && (hour < 1 || hour > 12)) return null;
  const of24 = isLate === undefined ? hour : (hour % 12) + (isLate ? 12 : 0);
  const isEnd = of24 === 24 && minute === 0 && second === 0;
  if ((of24 > 23 && !isEnd) || minute > 59 || second > 59) return null;
  return { hour: of24, minute, second };
}

const GAP = /\s*[,;]\s*|\s+[-–—|]\s+|,?\s+(?:um|at|à|às|as|a|kl\.?|@)\s+|[T_]|[-–—]|\s+/gi;

/** Date and time of one cell apart, in either order; the time is '' where there is none. */
function split(text: string, isDay: (date: string) => boolean): [date: string, time: string] {
  for (const gap of text.matchAll(GAP)) {
    const [before, after] = [text.slice(0, gap.index), text.slice(gap.index + gap[0].length)];
    if (clockOf(after) && isDay(before)) return [before, after];
    if (clockOf(before) && isDay(after)) return [after, before];
  }
  return [text, ''];
}

/** Date and time of a cell that may hold both, without its zone. */
function partsOf(text: string, isDay = isDate): [date: string, time: string] {
  const body = text.trim();
  if (isDay(body)) return [body, ''];
  const both = split(withoutZone(body).text, isDay);
  return both[1] === '' ? [body, ''] : both;
}

/** Tells whether a cell holds a date, with or without a time of day, or an instant. */
export const holdsDate = (text: string): boolean =>
  unixInstant(text.trim()) !== null || INSTANT.test(text.trim()) || isDate(partsOf(text)[0]);

/** Tells whether a cell holds a date and a time of day, or an instant. */
export const holdsBoth = (text: string): boolean =>
  unixInstant(text.trim()) !== null || INSTANT.test(text.trim()) || partsOf(text)[1] !== '';

/** The date of a cell that may hold a time too, as it is written. */
export const dateIn = (text: string): string => partsOf(text)[0];

/**
 * The orders in which the dates of a file can be read. Dates with full stops are written day first everywhere; 03/04/2026
 * is another day in another country, and only a person knows which. A cell that is no date in any order costs itself;
 * where more than half are none, no order is found.
 */
export function findDateOrders(cells: readonly string[]): DateOrder[] {
  const all = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const read = all.filter(holdsDate);
  if (read.length * 2 < all.length || read.length === 0) return [];
  const dates = read.map(dateIn).filter(hangsOnOrder);
  if (dates.length === 0) return ['ymd'];
  const possible = dateOrders.filter((order) => dates.every((date) => csvDate(date, order) !== null));
  const withStops = dates.every((date) => date.includes('.'));
  return withStops && possible.includes('dmy') ? ['dmy'] : possible;
}

/** The zone that a cell names after its time, as it is written; undefined where it names none. */
export function zoneIn(text: string): string | undefined {
  const { text: rest, zone } = withoutZone(text.trim());
  return zone !== '' && (clockOf(rest) || partsOf(rest)[1] !== '') ? zone : undefined;
}

/** The instant that a date and time mean, or why there is none. `skippedTime`: the clocks jumped over it. */
export type CsvTime = { at: string } | { problem: 'noTime' | 'skippedTime' | 'unknownZone' };

/** The day that spreadsheets put before a time that stands alone. */
const NO_DAY = /^(?:1899-12-3[01]|1900-01-0[01]|3[01]\.12\.1899|12\/3[01]\/1899)[T ]\s*/;

/** Date and time of two cells; a spreadsheet writes midnight behind a date that stands alone. */
function ofTwo(date: string, time: string, order: DateOrder): [date: string, time: string] {
  const [day, clock] = partsOf(date, (text) => csvDate(text, order) !== null);
  const isMidnight = /^0?0[:.]00(?:[:.]00(?:[.,]0+)?)?$/.test(clock);
  return [clock === '' || isMidnight ? day : date, time.replace(NO_DAY, '')];
}

/**
 * The instant of a line, ISO 8601 UTC. A zone that the text names counts; otherwise it is the given one, and of an hour
 * that the clocks repeat the first. No time of day is invented; 24:00 is the beginning of the next day.
 * @param timeZone IANA zone, or an offset as +01:00
 * @param otherwise the zone of times that name one we do not know, where a person chose it
 */
export function csvInstant(
  date: string,
  time: string,
  order: DateOrder,
  timeZone: string,
  otherwise?: string,
): CsvTime {
  const whole = `${date.trim()} ${time.trim()}`.trim();
  const unix = unixInstant(whole);
  if (unix !== null) return { at: new Date(unix).toISOString() };
  if (INSTANT.test(whole)) {
    const ms = Date.parse(whole.replace(' ', 'T').replace(/\s/g, ''));
    return Number.isNaN(ms) ? { problem: 'noTime' } : { at: new Date(ms).toISOString() };
  }
  const { text, zone } = withoutZone((time.trim() === '' ? date : time).trim());
  const named = zone === '' ? timeZone : (zoneNamed(zone) ?? otherwise);
  if (named === undefined) return { problem: 'unknownZone' };
  const isDay = (one: string) => csvDate(one, order) !== null;
  const [datePart, timePart] = time.trim() === '' ? split(text, isDay) : ofTwo(date, text, order);
  const [day, clock] = [csvDate(datePart, order), clockOf(timePart)];
  if (day === null || clock === null) return { problem: 'noTime' };
  const isEnd = clock.hour === 24;
  try {
    const plainTime = Temporal.PlainTime.from(
      { ...clock, hour: isEnd ? 0 : clock.hour },
      { overflow: 'reject' },
    );
    const zoned = Temporal.PlainDate.from(day)
      .add({ days: isEnd ? 1 : 0 })
      .toZonedDateTime({ timeZone: isTimeZone(named) ? named : 'UTC', plainTime });
    if (!zoned.toPlainTime().equals(plainTime)) return { problem: 'skippedTime' };
    return { at: new Date(zoned.epochMilliseconds).toISOString() };
  } catch {
    return { problem: 'noTime' };
  }
}
