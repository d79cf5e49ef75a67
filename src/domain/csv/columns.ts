import { has, isOther, isOtherDetail, listOf, plain, saysOnly } from './heads';
import { findDecimal, type DecimalFound } from './numbers';
import { isMeasured, isQuantity, presetsOf, unitOfColumn, type Head } from './presets';
import type { ColumnRole } from './roles';
import { blocksOf, delimiters, type CsvRow, type Delimiter } from './rows';
import { findDateOrders, type DateOrder } from './times';
import { markedNumber, roleOfUnit, unitInHead, unitSaid, type CsvUnit } from './units';

export { columnRoles, measureOfRole, type ColumnRole } from './roles';

/** Whole words of headers in the four languages and of common devices, folded; some only side by side. */
const words: Readonly<Record<Exclude<ColumnRole, 'ignore' | 'dateTime' | 'dayMark' | 'ask'>, string>> = {
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

/** What a head says, and the line of units under it. */
function headOf(name: string, under: string, others: readonly string[]): Head {
  const whole = plain(under === '' ? name : `${name} ${under}`);
  const inHead = unitInHead(name);
  const said = under === '' ? inHead.said : (inHead.said ?? unitSaid(under));
  const rest = plain(inHead.rest);
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

/** What the heads of a table say, each beside the others. */
function headsOf(names: readonly string[], under: readonly string[] = []): Head[] {
  const all = names.map(plain);
  return names.map((name, place) => headOf(name, under[place] ?? '', all));
}

/** What of a file can be seen from its beginning. */
export interface CsvSketch {
  delimiter: Delimiter;
  names: string[];
  /** Lines below the header. */
  rows: CsvRow[];
  heads: Head[];
  /** Preset only where head, unit and values agree; `ask` where they leave it open. */
  roles: ColumnRole[];
}

const rolesIn = (rows: readonly CsvRow[]): ColumnRole[] => presetsOf(headsOf(rows[0]?.cells ?? []), []);

/**
 * The readings of our own export: whose they are, the period and the table of its days stand before them, each followed
 * by an empty line. Undefined where nothing is to be skipped.
 */
function readingsIn(blocks: readonly (readonly CsvRow[])[]): CsvRow[] | undefined {
  const at = blocks.findIndex((rows) => {
    const roles = rolesIn(rows);
    const hasTime = roles.includes('dateTime') || (roles.includes('date') && roles.includes('time'));
    return hasTime && roles.some(isMeasured);
  });
  return at > 0 ? blocks.slice(at).flat() : undefined;
}

/** The delimiter that gives the most lines of the same, largest number of cells. */
function findDelimiter(text: string, isWhole: boolean): Delimiter {
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of delimiters) {
    const blocks = blocksOf(text, delimiter, isWhole);
    const all = blocks.flat();
    const scoreOf = (rows: readonly CsvRow[]) => {
      const width = rows[0]?.cells.length ?? 0;
      const even = rows.filter(({ cells }) => cells.length === width).length / Math.max(1, rows.length);
      return width > 1 ? width * even : 0;
    };
    // Before the table of our own export stand others of another width.
    const own = readingsIn(blocks);
    const score = scoreOf(own ?? all);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** The cells of a line of units under the heads, without brackets; undefined where the line is none. */
function unitsUnder(row: CsvRow | undefined): string[] | undefined {
  const cells = row?.cells.map((cell) => cell.trim().replace(/^[([](.*)[)\]]$/u, '$1')) ?? [];
  const filled = cells.filter((cell) => cell !== '');
  const units = filled.filter((cell) => unitSaid(cell) !== 'unknown');
  return units.length > 0 && units.length * 2 >= filled.length && !filled.some((cell) => /\d{3}/.test(cell))
    ? cells
    : undefined;
}

/**
 * Reads the beginning of a file: its first line names the columns, or in our own export the first of its readings.
 * @param delimiter where a person chose one
 */
export function sketch(text: string, isWhole: boolean, delimiter?: Delimiter): CsvSketch {
  const chosen = delimiter ?? findDelimiter(text, isWhole);
  const blocks = blocksOf(text, chosen, isWhole);
  const [header, ...below] = readingsIn(blocks) ?? blocks.flat();
  const names = (header?.cells ?? []).map((name) => name.trim());
  const under = unitsUnder(below[0]);
  const rows = under ? below.slice(1) : below;
  const heads = headsOf(names, under);
  return { delimiter: chosen, names, rows, heads, roles: presetsOf(heads, rows) };
}

/** The cells of the columns of certain roles. */
function cellsOf({ rows }: CsvSketch, roles: readonly ColumnRole[], wanted: readonly ColumnRole[]): string[] {
  const places = roles.flatMap((role, place) => (wanted.includes(role) ? [place] : []));
  return rows
    .flatMap(({ cells }) => places.map((place) => (cells[place] ?? '').trim()))
    .filter((cell) => cell !== '');
}

/** What the cells leave open: more than one order of dates, or a decimal mark that could be a group's. */
export function openQuestions(
  file: CsvSketch,
  roles: readonly ColumnRole[],
): { dateOrders: DateOrder[]; decimal: DecimalFound } {
  return {
    dateOrders: findDateOrders(cellsOf(file, roles, ['date', 'dateTime'])),
    decimal: findDecimal(cellsOf(file, roles, roles.filter(isMeasured)).map(markedNumber)),
  };
}

/** The filled cells of one column. */
const cellsAt = ({ rows }: CsvSketch, place: number): string[] =>
  rows.map(({ cells }) => (cells[place] ?? '').trim()).filter((cell) => cell !== '');

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
