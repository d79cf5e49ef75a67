import { fold } from '../fold';

/** The order of day, month and year in one file. */
export const dateOrders = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** Names of the months and their abbreviations in English, German, French and Portuguese, folded. */
const monthNames = [
  'january, jan, januar, janner, janvier, janv, janeiro',
  'february, feb, februar, fevrier, fevr, fev, fevereiro',
  'march, mar, marz, mrz, mars, marco',
  'april, apr, avril, avr, abril, abr',
  'may, mai, maio',
  'june, jun, juni, juin, junho',
  'july, jul, juli, juillet, juil, juill, julho',
  'august, aug, aout, aou, agosto, ago',
  'september, sep, sept, septembre, setembro, set',
  'october, oct, oktober, okt, octobre, outubro, out',
  'november, nov, novembre, novembro',
  'december, dec, dezember, dez, decembre, dezembro',
];
const months = new Map(
  monthNames.flatMap((names, place) => names.split(', ').map((name) => [name, place + 1] as const)),
);
/** Words around the parts of a date: days of the week, ordinals and small words, folded. */
const weekdays = new Set(
  'monday, mon, tuesday, tue, tues, wednesday, wed, thursday, thu, thur, thurs, friday, fri, saturday, sat, sunday, sun, montag, mo, dienstag, di, die, mittwoch, mi, mit, donnerstag, do, don, freitag, fr, fre, samstag, sa, sam, sonnabend, sonntag, so, son, lundi, lun, mardi, mar, mercredi, mer, jeudi, jeu, vendredi, ven, samedi, dimanche, dim, segunda, seg, terca, ter, quarta, qua, quinta, qui, sexta, sex, sabado, sab, domingo, dom, feira'.split(
    ', ',
  ),
);
const small = new Set(
  'st, nd, rd, th, er, e, o, a, º, ª, of, the, de, do, den, der, le, em, on, am'.split(', '),
);

const NUMERIC = /^(\d{1,4})\s*([./-])\s*(\d{1,2})\s*\2\s*(\d{1,4})\.?$/;
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const LETTER = /\p{L}/u;

interface Parts {
  year: number;
  month: number;
  day: number;
}

const fullYear = (text: string): number | null =>
  text.length === 4 ? Number(text) : text.length === 2 ? 2000 + Number(text) : null;

function numericParts(text: string, order: DateOrder): Parts | null {
  const [whole, y = '', m = '', d = ''] = COMPACT.exec(text) ?? [];
  if (whole !== undefined) return { year: Number(y), month: Number(m), day: Number(d) };
  const [, first = '', , second = '', third = ''] = NUMERIC.exec(text) ?? [];
  if (first === '') return null;
  // Nobody writes a day or a month with four digits.
  const [year, month, day] =
    first.length === 4 || order === 'ymd'
      ? [first, second, third]
      : order === 'dmy'
        ? [third, second, first]
        : [third, first, second];
  const whichYear = fullYear(year);
  if (whichYear === null || month.length > 2 || day.length > 2) return null;
  return { year: whichYear, month: Number(month), day: Number(day) };
}

/** The parts of a date whose month is named: 19. November 2026, Nov 19 2026, 2026-Nov-19. */
function namedParts(text: string): Parts | null {
  const words = (fold(text).match(/\d+|[\p{L}ºª]+/gu) ?? []).filter((word) => !small.has(word));
  const named = words.filter((word) => months.has(word));
  // "mar. 17 nov. 2026" begins with Tuesday in French; March it is where no other month is named.
  const [begin = ''] = words;
  const isDay = weekdays.has(begin) && (!months.has(begin) || named.length > 1);
  const kept = words.slice(isDay ? 1 : 0).filter((word) => months.has(word) || !weekdays.has(word));
  const [at, ...others] = kept.flatMap((word, place) => (months.has(word) ? [place] : []));
  if (kept.length !== 3 || at === undefined || others.length > 0) return null;
  const [first = '', second = ''] = kept.filter((_, place) => place !== at);
  if (!/^\d+$/.test(first) || !/^\d+$/.test(second)) return null;
  const [year, day] = first.length === 4 ? [first, second] : [second, first];
  const whichYear = fullYear(year);
  const month = months.get(kept[at] ?? '');
  if (whichYear === null || month === undefined || day.length > 2) return null;
  return { year: whichYear, month, day: Number(day) };
}

function withoutWeekday(text: string): string {
  const [, word = '', rest = ''] = /^(\p{L}+)(?:-feira)?\.?,?\s+(.*)$/u.exec(text) ?? [];
  return weekdays.has(fold(word)) ? rest : text;
}

function partsOf(text: string, order: DateOrder): Parts | null {
  if (!LETTER.test(text)) return numericParts(text, order);
  return namedParts(text) ?? numericParts(withoutWeekday(text), order);
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

/** Tells whether a text is a date in any order. */
export const isDate = (text: string): boolean => dateOrders.some((order) => csvDate(text, order) !== null);

/** Tells whether the order decides what day a date is: not where the year comes first with four digits, or the month is named. */
export const hangsOnOrder = (date: string): boolean =>
  NUMERIC.test(withoutWeekday(date.trim())) && !/^\d{4}/.test(withoutWeekday(date.trim()));
