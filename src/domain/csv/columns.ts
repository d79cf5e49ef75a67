import { fold } from '../fold';
import { isEmptyCell } from './cells';
import type { Units } from '../readings/units';
import { findDecimals, type DecimalFound, type DecimalMark } from './numbers';
import type { DateOrder } from './dates';
import type { ColumnRole } from './roles';
import { rolesByCells, rolesByShape, withoutPlaces } from './places';
import { blocksOf, delimiterSaid, delimiters, type CsvRow, type Delimiter } from './rows';
import { fitted, tableOf } from './table';
import { findDateOrders } from './times';

/** Whole words of headers in the four languages and of common devices, folded; some only side by side. */
const words: Readonly<
  Record<Exclude<ColumnRole, 'ignore' | 'dateTime' | 'dayMark' | 'pressure' | 'zone' | 'user'>, string>
> = {
  patientId:
    'patient, patientid, patientin, patienten, patientennummer, patientennr, patientenid, paciente, doente, utente, mrn, pid',
  systolic:
    'sys, syst, systolic, systole, systolisch, systolischer, systolique, sist, sistolica, sistolico, sbp, pas, upper, oberer',
  diastolic:
    'diast, diastolic, diastole, diastolisch, diastolischer, diastolique, diastolica, diastolico, dbp, pad, lower, unterer',
  pulse:
    'pulse, puls, pul, pouls, pulso, pulsfrequenz, herzfrequenz, heart rate, frequence cardiaque, frequencia cardiaca, bpm, hr',
  weight: 'weight, bodyweight, gewicht, korpergewicht, poids, peso, kg, lb, lbs',
  water:
    'water, drink, drinks, fluid, fluids, trinkmenge, trinken, getrunken, wasser, flussigkeit, boisson, boissons, eau, liquide, liquides, liquido, liquidos, bebida, bebidas, agua',
  urine: 'urine, urin, harn, urinmenge, harnmenge, urina, diuresis, diurese',
  fatigue: 'fatigue, mudigkeit, erschopfung, cansaco, fadiga',
  stress: 'stress, stresse',
  date: 'date, datum, tag, day, jour, data',
  time: 'time, zeit, uhrzeit, heure, hora',
  note: 'note, notes, comment, comments, notiz, notizen, bemerkung, bemerkungen, kommentar, kommentare, remarque, remarques, commentaire, commentaires, nota, notas, observacao, observacoes, comentario, comentarios',
};
/** Of our own export: whether a volume is a single one or the total of its day. */
const dayMarkHeads = ['day mark', 'tagesangabe', 'indication du jour', 'indicacao do dia'];
const together = [
  'measured at',
  'timestamp',
  'gemessen am',
  'mesure le',
  'medido em',
  'zeitpunkt',
  'zeitstempel',
  'horodatage',
  'datetime',
  'datahora',
];

/** What makes something else of a column: a mean, a difference, a goal, a name, a look. */
const otherThan =
  'mean, average, avg, media, medio, moyenne, moyen, mittel, mittelwert, durchschnitt, map, pulse pressure, pulsdruck, pression pulsee, pression differentielle, pressao de pulso, dry, trockengewicht, sec, seco, goal, target, ziel, zielgewicht, name, nom, nome, colour, color, farbe, couleur, cor';

const listOf = (text: string): string[] => text.split(', ');
const has = (header: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => ` ${header} `.includes(` ${phrase} `));

/** A header as its words, one blank between them. */
const plain = (header: string): string =>
  fold(header)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');

/** Portuguese for day, and what devices call the lower pressure beside the upper one. */
function roleOfDia(header: string, others: readonly string[]): ColumnRole {
  if (header !== 'dia') return has(header, ['mmhg']) ? 'diastolic' : 'date';
  const isLower =
    others.some((name) => /\bsys/.test(name)) && !others.some((name) => name !== 'dia' && /\bdia/.test(name));
  return isLower ? 'diastolic' : 'date';
}

/** The role of a column by its header; `ignore` where it says nothing known, or more than one thing. */
function roleOf(header: string, others: readonly string[]): ColumnRole {
  if (has(header, listOf(otherThan))) return 'ignore';
  if (dayMarkHeads.includes(header)) return 'dayMark';
  if (has(header, together)) return 'dateTime';
  const found = (Object.keys(words) as (keyof typeof words)[]).filter((role) =>
    has(header, listOf(words[role])),
  );
  const [only, second, ...more] = found;
  if (only === 'date' && second === 'time' && more.length === 0) return 'dateTime';
  const isDia = has(header, ['dia']);
  if (only === undefined) return isDia ? roleOfDia(header, others) : 'ignore';
  if (isDia && only === 'time' && second === undefined) return 'dateTime';
  return second === undefined && (!isDia || only === 'date' || only === 'diastolic') ? only : 'ignore';
}

/** One role a column: where two fit, nobody but a person knows which is meant. */
function rolesOf(names: readonly string[]): ColumnRole[] {
  const headers = names.map(plain);
  const roles = headers.map((header) => roleOf(header, headers));
  return roles.map((role) => (roles.filter((one) => one === role).length > 1 ? 'ignore' : role));
}

/** What of a file can be seen from its beginning. */
export interface CsvSketch {
  delimiter: Delimiter;
  names: string[];
  /** The columns have no heads; their names are their numbers. */
  isHeadless: boolean;
  /** Lines below the heads. */
  rows: CsvRow[];
  roles: ColumnRole[];
}

const numeric: readonly ColumnRole[] = [
  'systolic',
  'diastolic',
  'pulse',
  'weight',
  'water',
  'urine',
  'stress',
  'fatigue',
];

const rolesIn = (names: readonly string[]): ColumnRole[] => rolesOf(withoutPlaces(names));
const isOther = (name: string): boolean => has(plain(name), listOf(otherThan));

/** The delimiter that gives the most lines of the same, largest number of cells. */
function findDelimiter(text: string, isWhole: boolean): Delimiter {
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of delimiters) {
    const { names, rows } = tableOf(blocksOf(text, delimiter, isWhole), rolesIn);
    const width = names.length;
    // What stands around the table of readings may have another width.
    const lines = rows.filter(({ aside }) => aside === undefined);
    const even = (1 + lines.filter(({ cells }) => cells.length === width).length) / (1 + lines.length);
    const score = width > 1 ? width * even : 0;
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/**
 * Reads the beginning of a file: where its table of readings is, and what its columns hold.
 * @param delimiter where a person chose one
 */
export function sketch(text: string, isWhole: boolean, delimiter?: Delimiter): CsvSketch {
  const chosen = delimiter ?? delimiterSaid(text) ?? findDelimiter(text, isWhole);
  const { names, isHeadless, rows: found } = tableOf(blocksOf(text, chosen, isWhole), rolesIn);
  const rows = chosen === ',' ? fitted(found, names.length) : found;
  const roles = isHeadless ? rolesByShape(names.length, rows) : rolesByCells(names, rows, rolesOf, isOther);
  return { delimiter: chosen, names, isHeadless, rows, roles };
}

/** The filled cells of a column. */
const cellsAt = ({ rows }: CsvSketch, place: number): string[] =>
  rows
    .filter(({ aside }) => aside === undefined)
    .map(({ cells }) => (cells[place] ?? '').trim())
    .filter((cell) => !isEmptyCell(cell));

/** What the cells leave open: more than one order of dates, or a decimal mark that could be a group's. */
export function openQuestions(
  file: CsvSketch,
  roles: readonly ColumnRole[],
): {
  dateOrders: DateOrder[];
  decimal: DecimalFound;
  /** Marks of the columns that show their own, by role. */
  decimals: Partial<Record<ColumnRole, DecimalMark>>;
} {
  const placesOf = (wanted: readonly ColumnRole[]) =>
    roles.flatMap((role, place) => (wanted.includes(role) ? [place] : []));
  const measured = placesOf(numeric);
  const { own, rest } = findDecimals(measured.map((place) => cellsAt(file, place)));
  return {
    dateOrders: findDateOrders(placesOf(['date', 'dateTime']).flatMap((place) => cellsAt(file, place))),
    decimal: rest,
    decimals: Object.fromEntries(
      measured.flatMap((place, nth) => (own[nth] === undefined ? [] : [[roles[place], own[nth]]])),
    ),
  };
}

/** The units that the headers name, canonical where they name none. */
export function unitsNamed(names: readonly string[], roles: readonly ColumnRole[]): Units {
  const header = (...wanted: ColumnRole[]) =>
    fold(names.filter((_, place) => wanted.includes(roles[place] ?? 'ignore')).join(' '));
  const volumes = header('water', 'urine');
  return {
    volume: /\boz\b/.test(volumes) ? 'flOz' : /\bl\b|lit/.test(volumes) ? 'L' : 'mL',
    weight: /\blbs?\b|pound|pfund/.test(header('weight')) ? 'lb' : 'kg',
    length: 'cm',
  };
}
