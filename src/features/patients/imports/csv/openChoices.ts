import { isEmptyCell } from '@/domain/csv/cells';
import type { CsvSketch } from '@/domain/csv/columns';
import type { ColumnRole } from '@/domain/csv/roles';
import type { CsvPatient } from '@/domain/csv/readings';
import { dateIn, holdsBoth, holdsDate, zoneIn } from '@/domain/csv/times';
import { zoneNamed, zoneTextOf } from '@/domain/csv/zones';
import { fold } from '@/domain/fold';

/** The choice of each patient's own zone, whatever the file names. */
export const OWN_ZONE = 'patient';

type Roles = readonly ColumnRole[];

/** The lines of the table itself. */
const linesOf = ({ rows }: CsvSketch) => rows.filter(({ aside }) => aside === undefined);

/** The cells of the columns of certain roles. */
const cellsOf = (file: CsvSketch, roles: Roles, wanted: Roles): string[] => {
  const places = roles.flatMap((role, place) => (wanted.includes(role) ? [place] : []));
  return linesOf(file).flatMap(({ cells }) => places.map((place) => (cells[place] ?? '').trim()));
};

/** Tells whether so many lines have more cells than heads that a decimal comma may have shifted others as well. */
export function isShifted({ rows }: CsvSketch): boolean {
  const shifted = rows.filter(({ aside }) => aside === 'tooManyCells').length;
  return shifted * 4 > rows.length;
}

/**
 * Tells whether a file has a line for each day and no time of day at all: then its volumes are totals. Two lines of one day
 * are single entries whose time is missing.
 */
export function isDiary(file: CsvSketch, roles: Roles): boolean {
  if (!roles.includes('date') || roles.includes('time') || roles.includes('dateTime')) return false;
  if (!roles.includes('water') && !roles.includes('urine')) return false;
  const place = roles.indexOf('date');
  const volumes = roles.flatMap((role, at) => (role === 'water' || role === 'urine' ? [at] : []));
  const who = roles.indexOf('patientId');
  const lines = linesOf(file).filter(({ cells }) => volumes.some((at) => !isEmptyCell(cells[at] ?? '')));
  const days = lines.map(({ cells }) => `${cells[who] ?? ''} ${dateIn(cells[place] ?? '')}`);
  const dates = lines.map(({ cells }) => cells[place] ?? '').filter(holdsDate);
  return dates.length > 0 && !dates.some(holdsBoth) && new Set(days).size === days.length;
}

/** The heads of a first name, a name or a patient hold names; those of a user may hold numbers. */
const isName = (cell: string): boolean => /^\p{L}[\p{L}\p{M}.,'’\- ]+$/u.test(cell);
const tokens = (text: string): string[] => fold(text).match(/\p{L}{2,}/gu) ?? [];

/** Tells whether a name in a file can be the patient's: it has no part that the patient's name has not. */
function canBe(cell: string, patient: CsvPatient): boolean {
  const known = tokens(`${patient.firstName} ${patient.lastName}`);
  return tokens(cell).every((token) => known.includes(token));
}

/** The users among whom a person says which is the patient: of several, or of one whose name is another. */
export function usersToAsk(
  file: CsvSketch,
  roles: Roles,
  patient: CsvPatient | undefined,
): { column: string; users: string[] } | null {
  const place = roles.indexOf('user');
  if (place < 0) return null;
  const users = [...new Set(linesOf(file).map(({ cells }) => (cells[place] ?? '').trim()))];
  const [only = '', ...others] = users;
  const isOther = others.length === 0 && isName(only) && patient !== undefined && !canBe(only, patient);
  return others.length > 0 || isOther ? { column: file.names[place] ?? '', users } : null;
}

/** The user whose lines are read: the chosen one, or the only one; none where all lines are the patient's. */
export function userOf(file: CsvSketch, roles: Roles, chosen: string | null | undefined): { user?: string } {
  if (chosen === null || !roles.includes('user') || roles.includes('patientId')) return {};
  const user = chosen ?? cellsOf(file, roles, ['user'])[0];
  return user === undefined ? {} : { user };
}

/**
 * The zone of the times of a file: chosen, or named in the head of a column of times.
 * @returns `zone` undefined while it must be chosen, `asked` what the file names and we do not know
 */
export function zoneOf(
  file: CsvSketch,
  roles: Roles,
  chosen: string | null,
): { zone: string | null | undefined; asked?: string } {
  const times: Roles = ['date', 'time', 'dateTime'];
  const heads = file.names.filter((_, place) => times.includes(roles[place] ?? 'ignore'));
  const inHeads = heads.flatMap((head) => zoneTextOf(head) ?? []);
  const inCells = [
    ...cellsOf(file, roles, ['zone']).filter((cell) => !isEmptyCell(cell)),
    ...cellsOf(file, roles, ['time', 'dateTime']).flatMap((cell) => zoneIn(cell) ?? []),
  ];
  const asked = [...inHeads, ...inCells].find((text) => zoneNamed(text) === null);
  const named = new Set(inHeads.flatMap((text) => zoneNamed(text) ?? []));
  const [ofHead = null] = named;
  if (chosen !== null)
    return { zone: chosen === OWN_ZONE ? null : chosen, ...(asked !== undefined && { asked }) };
  if (asked !== undefined) return { zone: undefined, asked };
  return named.size > 1 ? { zone: undefined, asked: inHeads.join(', ') } : { zone: ofHead };
}
