import { fold } from '../fold';
import { FLUID_OUNCE_ML, POUND_KG } from '../readings/units';
import type { ColumnRole } from './roles';
import { csvNumber, type DecimalMark } from './numbers';

type Dimension = 'volume' | 'weight' | 'pressure' | 'rate' | 'score';

/**
 * Units that files are written in; `factor`: canonical units (mL, kg, mmHg, /min, points of ten) in one of them. `words`
 * as `unitText` gives them, in the four languages and of devices. A glass is no unit.
 * Source: stone and imperial fluid ounce from the Weights and Measures Act 1985 (14 lb; 1/160 of 4.54609 L); US cup of 8
 * US fluid ounces from NIST Handbook 44, appendix C (the 240 mL of 21 CFR 101.9 are for labels of food); Pfund of 500 g
 * from the Zollverein of 1854, jin of 500 g from the State Council of 1959; mmHg of 133.322 Pa from NIST SP 811.
 */
const facts = {
  mL: {
    dimension: 'volume',
    factor: 1,
    words:
      'ml, mls, milliliter, milliliters, millilitre, millilitres, millilitern, mililitro, mililitros, cc, ccm, cm3',
  },
  cL: {
    dimension: 'volume',
    factor: 10,
    words: 'cl, centiliter, centiliters, centilitre, centilitres, zentiliter, centilitro, centilitros',
  },
  dL: {
    dimension: 'volume',
    factor: 100,
    words: 'dl, deciliter, deciliters, decilitre, decilitres, deziliter, decilitro, decilitros',
  },
  L: {
    dimension: 'volume',
    factor: 1000,
    words: 'l, lt, ltr, liter, liters, litre, litres, litern, litro, litros',
  },
  flOzUS: {
    dimension: 'volume',
    factor: FLUID_OUNCE_ML,
    words:
      'fl oz us, us fl oz, floz us, us floz, us fluid ounce, us fluid ounces, fluid ounces us, us oz, oz us, fl oz usa, us-fl oz',
  },
  flOzImp: {
    dimension: 'volume',
    factor: 4546.09 / 160,
    words:
      'fl oz imp, imp fl oz, imperial fl oz, fl oz imperial, fl oz uk, uk fl oz, floz uk, floz imp, imperial fluid ounce, imperial fluid ounces, uk fluid ounces, fluid ounces uk, oz uk, uk oz, imp oz, oz imp',
  },
  cupUS: {
    dimension: 'volume',
    factor: 8 * FLUID_OUNCE_ML,
    words: 'cup us, cups us, us cup, us cups',
  },
  kg: {
    dimension: 'weight',
    factor: 1,
    words:
      'kg, kgs, kilo, kilos, kilogram, kilograms, kilogramm, kilogramme, kilogrammes, quilo, quilos, quilograma, quilogramas, kilograma, kilogramas',
  },
  g: {
    dimension: 'weight',
    factor: 0.001,
    words: 'g, gr, gram, grams, gramm, gramme, grammes, grama, gramas',
  },
  lb: { dimension: 'weight', factor: POUND_KG, words: 'lb, lbs, pound, pounds, #' },
  st: { dimension: 'weight', factor: 14 * POUND_KG, words: 'st, stone, stones' },
  halfKg: { dimension: 'weight', factor: 0.5, words: 'pfund, pfd, jin, 斤' },
  mmHg: { dimension: 'pressure', factor: 1, words: 'mmhg, mm hg, mm/hg, mm-hg, torr' },
  kPa: { dimension: 'pressure', factor: 1000 / 133.322387415, words: 'kpa' },
  cmHg: { dimension: 'pressure', factor: 10, words: '' },
  perMinute: {
    dimension: 'rate',
    factor: 1,
    words:
      '/min, 1/min, /mn, min-1, min^-1, /minute, bpm, b/min, beat/min, beats/min, beats per minute, beats/minute, count/min, schlage/min, schlage pro minute, schlage/minute, spm, bat/min, batt/min, battements/min, battements par minute, bat/mn, batimentos/min, batimentos por minuto, pulsations/min, ppm, p/min',
  },
  ofTen: {
    dimension: 'score',
    factor: 1,
    words:
      'of 10, out of 10, von 10, sur 10, de 10, em 10, /10, 0-10, 0 - 10, 0 to 10, 0 bis 10, 0 a 10, scale 0-10, skala 0-10, echelle 0-10, escala 0-10, nrs, nrs 0-10',
  },
} as const satisfies Record<string, { dimension: Dimension; factor: number; words: string }>;

/** A unit that a file may be written in. */
export type CsvUnit = keyof typeof facts;
const csvUnits = Object.keys(facts) as CsvUnit[];

/** The unit of the column of each role, where the file or a person says it. */
export type CsvUnits = Partial<Record<ColumnRole, CsvUnit>>;

const listOf = (text: string): string[] => (text === '' ? [] : text.split(', '));

/**
 * Words that are one unit in one country and another elsewhere, or too coarse to be taken without a question: a French
 * livre is 500 g or a pound, 12 cmHg are 115 to 125 mmHg.
 */
const open: readonly (readonly [words: string, units: readonly CsvUnit[]])[] = [
  [
    'oz, fl oz, floz, ounce, ounces, fluid ounce, fluid ounces, flussigunzen, onces, oncas',
    ['flOzUS', 'flOzImp'],
  ],
  ['cup, cups', ['cupUS']],
  ['livre, livres, libra, libras', ['lb', 'halfKg']],
  ['cmhg, cm hg, cm-hg, cm/hg', ['cmHg']],
];

/** Units of what is never one of our measures. */
const foreign =
  '%, % vol, vol %, percent, per cent, pct, prozent, pourcent, pourcentage, por cento, percentagem, porcentagem, ms, msec, millisekunden, millisecondes, milissegundos, mg/dl, mg/l, g/l, g/dl, ug/l, mmol, mmol/l, umol/l, mosm/kg, mosmol/kg, kcal, cal, kj, kg/m2, kg/m^2, m/s, cm/s, cm, m, °c, °f, c, f, years, jahre, ans, anos, hz, mv, 0-100, /100, of 100, von 100, sur 100, de 100, 0-5, 1-5, /5, 1-10, mg, mg/g, mg/mmol, g/24h, mg/24h';

/** The unit that a text names. `open`: which of these it is, only a person knows. */
export type UnitSaid = { unit: CsvUnit } | { open: readonly CsvUnit[] } | 'foreign' | 'unknown';

const meanings = new Map<string, UnitSaid>([
  ...listOf(foreign).map((word) => [word, 'foreign'] as const),
  ...open.flatMap(([words, units]) => listOf(words).map((word) => [word, { open: units }] as const)),
  ...csvUnits.flatMap((unit) => listOf(facts[unit].words).map((word) => [word, { unit }] as const)),
]);

/** A text as units are compared: `Fl. Oz_US` is `fl oz us`. */
const unitText = (text: string): string =>
  fold(text)
    .replace(/[._()[\]\s\u00a0\u202f]+/gu, ' ')
    .replace(/[–—−]/gu, '-')
    .replace('³', '3')
    .replace('²', '2')
    .replace('⁻¹', '-1')
    .replace(/\s*([/^])\s*/gu, '$1')
    .trim();

/** The unit that a whole text names. */
export const unitSaid = (text: string): UnitSaid => meanings.get(unitText(text)) ?? 'unknown';

/** An elided article before its noun is no litre: l'eau. */
const elided = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’ʼ`´](?=\p{L})/giu;

/** Longest name of a unit, words. */
const MOST_WORDS = 4;

/**
 * The unit in a head and the head without it: in brackets, or its last words (`Weight (kg)`, `SYS mmHg`, `Gewicht/kg`,
 * `waterMl`). `said` is undefined where the head names none; brackets that hold no unit are words like the others.
 */
export function unitInHead(head: string): { rest: string; said: UnitSaid | undefined } {
  const text = head.replace(elided, '').replace(/(\p{Ll}{3})(?=\p{Lu})/gu, '$1 ');
  const inBrackets = [...text.matchAll(/[([{]([^)\]}]*)[)\]}]/gu)]
    .map(([whole, inner = '']) => ({ whole, said: unitSaid(inner) }))
    .filter((one) => one.said !== 'unknown');
  const [first, ...others] = inBrackets;
  if (first) {
    const rest = inBrackets.reduce((left, { whole }) => left.replace(whole, ' '), text);
    const isOne = others.every((one) => JSON.stringify(one.said) === JSON.stringify(first.said));
    return { rest, said: isOne ? first.said : 'unknown' };
  }
  const flat = text.replace(/[_,;:()[\]{}]/gu, ' ').replace(/(?<=\p{L}{2})[-.](?=\p{L})/gu, ' ');
  const parted = flat
    .replace(/\s\/\s|(?<=\p{L}{3})\/(?!mi?n)(?=\p{L})/gu, ' ')
    .replace(/(?<=\p{L}{3})\/(?=mi?n)/gu, ' /');
  for (const one of [flat, parted]) {
    const words = one.split(/\s+/u).filter((word) => word !== '');
    for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
      const found = unitSaid(words.slice(-count).join(' '));
      // A single letter in the end is seldom °C: it may be an arm or a person.
      const isLetter = found === 'foreign' && /^\p{L}$/u.test(words.at(-1) ?? '');
      if (found === 'unknown' || isLetter) continue;
      const rest = words.slice(0, -count);
      // Stones and pounds in one column: which of both a number is stands in its cell, or nowhere.
      const isSecond = typeof found === 'object' && typeof unitSaid(rest.at(-1) ?? '') === 'object';
      return isSecond
        ? { rest: rest.slice(0, -1).join(' '), said: 'unknown' }
        : { rest: rest.join(' '), said: found };
    }
  }
  return { rest: text, said: undefined };
}

const dimensions: Partial<Record<ColumnRole, Dimension>> = {
  systolic: 'pressure',
  diastolic: 'pressure',
  pulse: 'rate',
  weight: 'weight',
  water: 'volume',
  urine: 'volume',
  stress: 'score',
  fatigue: 'score',
};

/** The units in which a column of a role can be written, the usual one first; none where it holds no quantity. */
export const unitsFor = (role: ColumnRole): CsvUnit[] =>
  csvUnits.filter((unit) => facts[unit].dimension === dimensions[role]);

/** The role of a column whose head is its unit alone. */
export function roleOfUnit(unit: UnitSaid): ColumnRole | undefined {
  if (typeof unit === 'string' || 'open' in unit) return undefined;
  const { dimension } = facts[unit.unit];
  return dimension === 'weight' ? 'weight' : dimension === 'rate' ? 'pulse' : undefined;
}

/**
 * Tells whether a role's values can be written in the unit that a text says: `none` where it is the unit of something
 * else.
 */
export function fitOf(said: UnitSaid, role: ColumnRole): 'one' | 'open' | 'none' | 'unknown' {
  if (said === 'unknown') return 'unknown';
  if (said === 'foreign') return 'none';
  const units = 'unit' in said ? [said.unit] : said.open;
  if (units.every((unit) => facts[unit].dimension !== dimensions[role])) return 'none';
  return 'unit' in said ? 'one' : 'open';
}

/** A cell as its number and what is behind it: `80.5 kg`. */
const CELL = /^([+\-\u2212]?\d(?:[\d.,'’\s\u00a0\u202f]*\d)?)[\s\u00a0\u202f]*(.*)$/su;
const STONES = /^(\d{1,2})\s*st(?:one)?s?\.?[\s,]*(\d{1,2}(?:[.,]\d+)?)\s*(?:lbs?\.?|pounds?)?$/iu;

/** The number of a cell as it is written, and the unit behind it; a cell of no such form is its own number. */
export function partsOfCell(text: string): { number: string; unit: string } {
  const [, number = text, unit = ''] = CELL.exec(text.trim()) ?? [];
  return { number, unit };
}

/** The number of a cell whose mark is the file's; in stones and pounds the pounds. */
export const markedNumber = (text: string): string =>
  STONES.exec(text.trim())?.[2] ?? partsOfCell(text).number;

/** Tells how the unit of a cell fits a role: `bare` where it names none. */
export function fitOfCell(text: string, role: ColumnRole): 'bare' | ReturnType<typeof fitOf> {
  if (role === 'weight' && STONES.test(text.trim())) return 'one';
  const { unit } = partsOfCell(text);
  return unit === '' ? 'bare' : fitOf(unitSaid(unit), role);
}

/**
 * The value of a cell in canonical units, not rounded. Its own unit counts, otherwise that of its column; without either
 * a weight or a volume has none.
 * @param unit of the column; undefined where nothing says it
 */
export function quantityIn(
  text: string,
  role: ColumnRole,
  unit: CsvUnit | undefined,
  decimal: DecimalMark,
): { value: number } | { problem: 'unreadableNumber' | 'unknownUnit' } {
  const [, stones, rest] = role === 'weight' ? (STONES.exec(text.trim()) ?? []) : [];
  if (stones !== undefined && rest !== undefined) {
    const pounds = csvNumber(rest, decimal);
    if (pounds === null || pounds >= 14) return { problem: 'unreadableNumber' };
    return { value: (Number(stones) * 14 + pounds) * POUND_KG };
  }
  const parts = partsOfCell(text);
  const value = csvNumber(parts.number, decimal);
  if (value === null) return { problem: 'unreadableNumber' };
  const own = parts.unit === '' ? undefined : unitSaid(parts.unit);
  // What hangs on a number without a blank and is no unit is a slip of the finger: 13O.
  if (own === 'unknown' && !/\s/u.test(text.trim())) return { problem: 'unreadableNumber' };
  const isOpen = own !== undefined && typeof own !== 'string' && 'open' in own;
  const meant = isOpen ? own.open.find((one) => one === unit) : own === undefined ? unit : undefined;
  const found = typeof own === 'object' && 'unit' in own ? own.unit : meant;
  if (found !== undefined && facts[found].dimension === dimensions[role])
    return { value: value * facts[found].factor };
  const needsNone = dimensions[role] !== 'weight' && dimensions[role] !== 'volume';
  return own === undefined && needsNone ? { value } : { problem: 'unknownUnit' };
}
