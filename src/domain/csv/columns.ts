import { isEmptyCell } from './cells';
import type { DateOrder } from './dates';
import { has, isOther, isOtherDetail, listOf, plain, saysOnly } from './heads';
import { findDecimals, type DecimalFound, type DecimalMark } from './numbers';
import { rolesByCells, rolesByShape, withoutPlaces } from './places';
import { isMeasured, isQuantity, presetsOf, unitOfColumn, type Head } from './presets';
import type { ColumnRole } from './roles';
import { blocksOf, delimiterSaid, delimiters, type CsvRow, type Delimiter } from './rows';
import { fitted, tableOf } from './table';
import { findDateOrders } from './times';
import { markedNumber, roleOfUnit, unitInHead, type CsvUnit } from './units';

/** Whole words of headers in the four languages and of common devices, folded; some only side by side. */
const words: Readonly<
  Record<
    Exclude<ColumnRole, 'ignore' | 'dateTime' | 'dayMark' | 'pressure' | 'zone' | 'user' | 'ask'>,
    string
  >
> = {
  patientId:
    'patient, patientid, patientin, patienten, patientennummer, patientennr, patientenid, paciente, doente, utente, mrn, pid',
  systolic:
    'sys, syst, systolic, systole, systolisch, systolischer, systolique, sist, sistolica, sistolico, sbp, pas, upper, oberer',
  diastolic:
    'diast, diastolic, diastole, diastolisch, diastolischer, diastolique, diastolica, diastolico, dbp, pad, lower, unterer',
  pulse:
    'pulse, puls, pul, pouls, pulso, pulsfrequenz, herzfrequenz, heart rate, frequence cardiaque, frequencia cardiaca, hr',
  weight:
    'weight, bodyweight, body mass, gewicht, korpergewicht, korpermasse, poids, masse corporelle, peso, massa corporal',
  water:
    'water, drink, drinks, fluid, fluids, trinkmenge, trinken, getrunken, getrank, getranke, wasser, flussigkeit, flussigkeiten, flussigkeitszufuhr, flussigkeitsaufnahme, boisson, boissons, eau, liquide, liquides, liquido, liquidos, bebida, bebidas, agua',
  urine:
    'urine, urin, harn, urinmenge, harnmenge, urinvolumen, harnvolumen, urinausscheidung, urina, diuresis, diurese, volume urinaire, debit urinaire, volume urinario, debito urinario',
  fatigue: 'fatigue, mudigkeit, erschopfung, cansaco, fadiga',
  stress: 'stress, stresse',
  date: 'date, datum, tag, day, jour, data',
  time: 'time, zeit, uhrzeit, heure, hora',
  note: 'note, notes, comment, comments, notiz, notizen, bemerkung, bemerkungen, kommentar, kommentare, remarque, remarques, commentaire, commentaires, nota, notas, observacao, observacoes, comentario, comentarios',
};
const wordsOf: Partial<Record<ColumnRole, string>> = words;
/** The heads of the column of our own export that says whether a volume is a single one or the total of its day. */
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

/** Portuguese for day, and what devices call the lower pressure beside the upper one. */
function roleOfDia(header: string, others: readonly string[]): ColumnRole {
  if (header !== 'dia') return has(header, ['mmhg']) ? 'diastolic' : 'date';
  const isLower =
    others.some((name) => /\bsys/.test(name)) && !others.some((name) => name !== 'dia' && /\bdia/.test(name));
  return isLower ? 'diastolic' : 'date';
}

/** The role of a column by its whole head; undefined where it says nothing known, `ask` where more than one thing. */
function roleOf(header: string, others: readonly string[]): ColumnRole | undefined {
  if (dayMarkHeads.includes(header)) return 'dayMark';
  if (has(header, together)) return 'dateTime';
  const all = (Object.keys(words) as (keyof typeof words)[]).filter((role) =>
    has(header, listOf(words[role])),
  );
  // The weight of the patient is a weight.
  const found = all.length > 1 ? all.filter((role) => role !== 'patientId') : all;
  const [only, second, ...more] = found;
  if (only === 'date' && second === 'time' && more.length === 0) return 'dateTime';
  const isDia = has(header, ['dia']);
  if (only === undefined) return isDia ? roleOfDia(header, others) : undefined;
  if (isDia && only === 'time' && second === undefined) return 'dateTime';
  return second === undefined && (!isDia || only === 'date' || only === 'diastolic') ? only : 'ask';
}

/** Takes a head apart. */
function headOf(name: string, others: readonly string[]): Head {
  const whole = plain(name);
  const { rest: unmarked, said } = unitInHead(name);
  const rest = plain(unmarked);
  const role = roleOf(whole, others);
  const ofUnit = rest === '' && said ? roleOfUnit(said) : undefined;
  const head = { header: rest, said };
  if (role === undefined) return { ...head, role: ofUnit ?? 'ignore', isSure: true, hasWord: false };
  if (isMeasured(role) || role === 'ask')
    return isOther(rest)
      ? { ...head, role: 'ignore', isSure: true, hasWord: true }
      : { ...head, role, isSure: saysOnly(rest, role, wordsOf[role] ?? ''), hasWord: true };
  return { ...head, role: isOtherDetail(whole) ? 'ignore' : role, isSure: true, hasWord: true };
}

/** Takes the heads of a table apart, each beside the others. */
function headsOf(names: readonly string[]): Head[] {
  const all = names.map(plain);
  return names.map((name) => headOf(name, all));
}

/** Describes a file as far as its beginning shows it. */
export interface CsvSketch {
  delimiter: Delimiter;
  names: string[];
  /** The columns have no heads; their names are their numbers. */
  isHeadless: boolean;
  /** Lines below the heads. */
  rows: CsvRow[];
  heads: Head[];
  /** Preset only where head, unit and values agree; `ask` where they leave it open. */
  roles: ColumnRole[];
}

/** The roles that heads name, before any cell is looked at: what will be asked about counts as what it may be. */
function rolesIn(names: readonly string[]): ColumnRole[] {
  const heads = headsOf(withoutPlaces(names));
  return presetsOf(heads, []).map((role, place) => (role === 'ask' ? (heads[place]?.role ?? role) : role));
}

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
  const lines = rows.filter(({ aside }) => aside === undefined);
  const roles = isHeadless
    ? rolesByShape(names.length, rows)
    : rolesByCells(names, rows, {
        rolesOf: (heads) => presetsOf(headsOf(heads), lines),
        isOther: (name) => isOther(plain(name)),
      });
  return { delimiter: chosen, names, isHeadless, rows, heads: headsOf(names), roles };
}

/** The filled cells of a column. */
const cellsAt = ({ rows }: CsvSketch, place: number): string[] =>
  rows
    .filter(({ aside }) => aside === undefined)
    .map(({ cells }) => (cells[place] ?? '').trim())
    .filter((cell) => !isEmptyCell(cell));

/**
 * Lists the questions that the cells leave open: more than one order of dates, or a decimal mark that could be a
 * group's.
 */
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
  const measured = placesOf(roles.filter(isMeasured));
  const { own, rest } = findDecimals(measured.map((place) => cellsAt(file, place).map(markedNumber)));
  return {
    dateOrders: findDateOrders(placesOf(['date', 'dateTime']).flatMap((place) => cellsAt(file, place))),
    decimal: rest,
    decimals: Object.fromEntries(
      measured.flatMap((place, nth) => (own[nth] === undefined ? [] : [[roles[place], own[nth]]])),
    ),
  };
}

/** The unit of each measured column by its role: `ask` where neither head nor cells say it. */
export function unitsNamed(
  file: CsvSketch,
  roles: readonly ColumnRole[],
): Partial<Record<ColumnRole, CsvUnit | 'ask'>> {
  const isOwn = roles.includes('dayMark');
  return Object.fromEntries(
    roles.flatMap((role, place) => {
      const unit = unitOfColumn(file.heads[place], cellsAt(file, place), role, isOwn);
      return unit === undefined ? [] : [[role, unit]];
    }),
  );
}

/** The columns that nobody uses although they hold numbers, by name or place (counted from 1). */
export const columnsLeftOut = (file: CsvSketch, roles: readonly ColumnRole[]): string[] =>
  file.names.flatMap((name, place) => {
    const cells = roles[place] === 'ignore' ? cellsAt(file, place) : [];
    return cells.some(isQuantity) ? [name === '' ? String(place + 1) : name] : [];
  });
