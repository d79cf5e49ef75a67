import { fold } from './fold';

/** A search as it can be meant: one of the readings holds if each of its words is found in one of its spellings. */
export type Search = readonly (readonly (readonly string[])[])[];

const WRITTEN_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** Folded, with umlauts written out: Mueller of Müller. */
export const foldWrittenOut = (text: string): string =>
  fold(
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[äöüøå]/g, (letter) => WRITTEN_OUT[letter] ?? letter),
  );

// Between consonants: Joel, Bauer and Luis are none. Before a last l, as in Manuel, Michael and Manuela, it is no umlaut.
const UMLAUT = /(?<=[b-df-hj-np-tv-z])(?<!q)([aou])e(?=[b-df-hj-np-tv-z])(?!(?:l|la|le|ls)(?![a-z]))/g;

/** A folded text with what may be an umlaut written out as its plain letter: muller of mueller, manuel of manuel. */
export const foldedUmlauts = (folded: string): string => folded.replaceAll(UMLAUT, '$1');

/** All spellings of a text by which its words are found, below each other. */
export function searchable(text: string): string {
  const plain = fold(text);
  const others = [foldWrittenOut(text), foldedUmlauts(plain), plain.replaceAll(/['-]/g, '')];
  return [...new Set([plain, ...others])].join('\n');
}

/** Fewer digits are no telephone number. */
const LEAST_DIGITS = 6;
const DAY_FIRST = /^(\d{1,2})([./-])(\d{1,2})\2(\d{0,4})$/;
const YEAR_FIRST = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/;

const isMonth = (month: number): boolean => month >= 1 && month <= 12;

/**
 * A typed date, whole or begun, as `lookedThrough` writes it: 12.4.1961 and 12/04/61 as 12.04.1961. With strokes the month
 * may come first too, as in the United States: nobody is left out.
 */
function dateSpellings(word: string): string[] {
  const whole = YEAR_FIRST.exec(word);
  if (whole) return [[whole[1], whole[2]?.padStart(2, '0'), whole[3]?.padStart(2, '0')].join('-')];
  const [, one = '', mark, two = '', year = ''] = DAY_FIRST.exec(word) ?? [];
  const orders = mark === '/' ? [[one, two] as const, [two, one] as const] : [[one, two] as const];
  const years = year.length === 2 ? [year, `19${year}`, `20${year}`] : [year];
  return orders
    .filter(([day, month]) => Number(day) >= 1 && Number(day) <= 31 && isMonth(Number(month)))
    .flatMap(([day, month]) => years.map((of) => `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${of}`));
}

/** A telephone number as it is dialled: digits, with + before the code of a country. */
export const dialled = (typed: string): string =>
  typed
    .replaceAll('(0)', '')
    .replaceAll(/[^\d+]/g, '')
    .replace(/^00/, '+');

/** Without the zero that is dialled only within a country, a number is found in whatever country it is. */
const phoneSpellings = (run: string): string[] => [
  ...new Set([dialled(run), dialled(run).replace(/^0+/, '')]),
];

const digitsIn = (text: string): number => text.replaceAll(/\D/g, '').length;
const PHONE = /[+(]*\d[\d ()/.+-]*\d/g;
const isPhone = (run: string): boolean =>
  digitsIn(run) >= LEAST_DIGITS && !DAY_FIRST.test(run) && !YEAR_FIRST.test(run);

/** The words of a folded search. A hyphen or comma between letters parts them, and so does a comma before a blank. */
const wordsIn = (folded: string): string[] =>
  folded
    .replaceAll(/(?<=\p{L})[-,](?=\p{L})/gu, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/[,;]+$/, '') || word.replace(/^,+$/, ''))
    .filter(Boolean);

const spellingsOf = (word: string): string[] => [
  ...new Set([word, foldedUmlauts(word), word.replaceAll("'", '') || word, ...dateSpellings(word)]),
];

/** Takes a typed search apart; nothing typed finds everything. */
export function searchOf(query: string): Search {
  // Dates are written with blanks in German: 12. 4. 1961.
  const folded = fold(query).replaceAll(/(?<!\d)(\d{1,2})\. ?(\d{1,2})\. (?=\d)/g, '$1.$2.');
  const words = [...new Set(wordsIn(folded))].map(spellingsOf);
  const runs = folded.match(PHONE)?.filter(isPhone) ?? [];
  if (runs.length === 0) return [words];
  const others = runs.reduce((rest, run) => rest.replace(run, ' '), folded);
  return [words, [...wordsIn(others).map(spellingsOf), ...runs.map(phoneSpellings)]];
}

/** A text, as `searchable` gives it, holds what is looked for. */
export const finds = (text: string, search: Search): boolean =>
  search.some((words) => words.every((spellings) => spellings.some((one) => text.includes(one))));

/** A text holds every word of a query, however either is written. */
export const matches = (text: string, query: string): boolean => finds(searchable(text), searchOf(query));
