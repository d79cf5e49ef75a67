import { fold } from '../fold';
import { isEmptyCell, isPressureCell, canBePressure } from './cells';
import { measuredRoles, type ColumnRole } from './roles';
import { csvNumber } from './numbers';
import { plausible } from '../readings/plausibility';
import type { CsvRow } from './rows';
import { clockOf, holdsBoth, holdsDate, unixInstant } from './times';

const listOf = (text: string): string[] => text.split(', ');

/** Heads of a column of time zones in four languages, folded. */
const zoneHeads =
  /^(?:time ?zones?|tz|zones?|utc ?offset|zeit ?zonen?|fuseau(?:x)?(?: horaires?)?|fusos?(?: horarios?)?)(?: name| id)?$/;
/** Heads of a column that says who used a device, or whose lines these are; folded, whole. */
const userHeads = new Set(
  listOf(
    'user, users, user name, user profile, username, member, member name, account, profile, profile name, person, name, full name, patient name, name of patient, subject, first name, given name, benutzer, benutzername, benutzerprofil, nutzer, nutzername, anwender, profil, profilname, name des patienten, name der patientin, patientenname, vorname, utilisateur, nom d utilisateur, nom de l utilisateur, nom du profil, membre, personne, nom, nom du patient, nom de la patiente, prenom, utilizador, nome do utilizador, usuario, nome de usuario, perfil, nome do perfil, membro, pessoa, nome, nome completo, nome do doente, nome do utente, nome do paciente, primeiro nome, last name, surname, family name, nachname, familienname, nom de famille, apelido, sobrenome',
  ),
);
/** Heads of one blood pressure as one column, folded. */
const pressureHead =
  /\b(?:blood ?pressure|bp|nibp|blutdruck|rr|tension|tension arterielle|pression|pression arterielle|ta|pressao|pressao arterial|tensao|tensao arterial|pa|sys\w*\W+dia\w*|sist\w*\W+dia\w*)\b/;
const timeHead = /time|stamp|unix|epoch|date|datum|zeit|heure|hora|data|^ts$/;

/** A head as its words, folded, without the number or id it counts by: `User ID` is `user`. */
const words = (head: string): string =>
  fold(head.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
const isUserHead = (head: string): boolean =>
  userHeads.has(words(head)) ||
  userHeads.has(words(head).replace(/ ?(?:ids?|nr|no|number|nummer|numero|num)$/, ''));
const isZoneHead = (head: string): boolean => zoneHeads.test(words(head));

const cellsAt = (rows: readonly CsvRow[], place: number): string[] =>
  rows
    .filter(({ aside }) => aside === undefined)
    .map(({ cells }) => (cells[place] ?? '').trim())
    .filter((cell) => !isEmptyCell(cell));
const most = (cells: readonly string[], like: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.filter(like).length * 2 > cells.length;
const all = (cells: readonly string[], like: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.every(like);

/** Tells by its cells what a column of dates or times holds: both, where a date and a time of day stand in one cell. */
function timeRole(role: ColumnRole, cells: readonly string[]): ColumnRole {
  if (role !== 'date' && role !== 'time') return role;
  return most(cells, holdsBoth) ? 'dateTime' : role;
}

/** Roles that the words of a head decide. */
const decided = new Set<ColumnRole>([
  'patientId',
  'dateTime',
  'date',
  'time',
  ...measuredRoles,
  'dayMark',
  'note',
]);

/** Heads without those of zones and of users, which are kept from the other words: a time zone is no time. */
export const withoutPlaces = (names: readonly string[]): string[] =>
  names.map((name) => (isZoneHead(name) || isUserHead(name) ? '' : name));

/**
 * The roles of columns: what their heads say, corrected by what only their cells show.
 * @param rolesOf the roles by heads, units and values; `isOther` whether a head is about something else, as a goal
 */
export function rolesByCells(
  names: readonly string[],
  rows: readonly CsvRow[],
  {
    rolesOf,
    isOther,
  }: { rolesOf: (names: readonly string[]) => ColumnRole[]; isOther: (name: string) => boolean },
): ColumnRole[] {
  const roles = rolesOf(withoutPlaces(names));
  const users = names.flatMap((name, place) => (isUserHead(name) ? [place] : []));
  const kinds = (place: number) => new Set(cellsAt(rows, place)).size;
  const user = users.toSorted((a, b) => kinds(b) - kinds(a))[0];
  const isOpen = (place: number) => !decided.has(roles[place] ?? 'ignore');
  const found = names.map((name, place): ColumnRole => {
    if (isZoneHead(name)) return 'zone';
    if (isUserHead(name)) return place === user ? 'user' : 'ignore';
    const role = roles[place] ?? 'ignore';
    const cells = cellsAt(rows, place);
    const isMine = isOpen(place) || role === 'systolic' || role === 'diastolic';
    if (isMine && !isOther(name) && pressureHead.test(words(name)) && most(cells, isPressureCell))
      return 'pressure';
    if (isOpen(place) && timeHead.test(fold(name)) && all(cells, (cell) => unixInstant(cell) !== null))
      return 'dateTime';
    return timeRole(role, cells);
  });
  // Of two columns with an instant nobody but a person knows which counts.
  return found.map((role, place) =>
    role !== 'ignore' && roles[place] !== role && found.filter((one) => one === role).length > 1
      ? (roles[place] ?? 'ignore')
      : role,
  );
}
const numberOf = (cell: string): number | null => csvNumber(cell, '.');
const inRange = (cell: string, { min, max }: { min: number; max: number }): boolean => {
  const value = numberOf(cell);
  return /^\d{2,3}$/.test(cell) && value !== null && value >= min && value <= max;
};

/**
 * The roles of columns without heads, by the shape of their cells: a date and a time, and behind them the pressures and the
 * pulse of a cuff, in the order that every cuff writes, in two lines at least. Values are preset only where nothing else can be meant; with any
 * other column of numbers they are left to a person.
 */
export function rolesByShape(width: number, rows: readonly CsvRow[]): ColumnRole[] {
  const roles = Array.from({ length: width }, (_, place): ColumnRole => {
    const cells = cellsAt(rows, place);
    if (most(cells, holdsBoth)) return 'dateTime';
    if (most(cells, holdsDate)) return 'date';
    if (most(cells, (cell) => /[:h]/i.test(cell) && clockOf(cell) !== null)) return 'time';
    return 'ignore';
  });
  const isTwice = (role: ColumnRole) => roles.filter((one) => one === role).length > 1;
  const once = roles.map((role) => (role !== 'ignore' && isTwice(role) ? 'ignore' : role));
  const isOf = (role: ColumnRole) => role !== 'ignore';
  const last = once.findLastIndex(isOf);
  const left = once.flatMap((role, place) => (isOf(role) ? [] : [{ place, cells: cellsAt(rows, place) }]));
  const digits = left.filter(({ cells }) => cells.some((cell) => /\d/.test(cell)));
  const both = digits.length === 1 ? digits[0] : undefined;
  if (both && all(both.cells, isPressureCell) && both.place > last) {
    return once.map((role, place) => (place === both.place ? 'pressure' : role));
  }
  const [upper, lower, pulse, ...more] = digits;
  if (!upper || !lower || !pulse || more.length > 0 || upper.place !== last + 1) return once;
  if (lower.place !== upper.place + 1 || pulse.place !== lower.place + 1) return once;
  const triples = rows
    .filter(({ aside }) => aside === undefined)
    .map(({ cells }) => [upper, lower, pulse].map(({ place }) => (cells[place] ?? '').trim()))
    .filter((cells) => cells.every((cell) => inRange(cell, { min: 1, max: 999 })));
  const isCuff =
    all(upper.cells, (cell) => inRange(cell, { min: 0, max: plausible.systolic.hard.max })) &&
    triples.length > 1 &&
    triples.every(
      ([systolic = '', diastolic = '', rate = '']) =>
        canBePressure(Number(systolic), Number(diastolic)) && inRange(rate, plausible.pulse.hard),
    );
  // A third number that always lies between the two may be their mean.
  const isMean = triples.every(
    ([systolic, diastolic, rate]) => Number(rate) > Number(diastolic) && Number(rate) < Number(systolic),
  );
  // What is drunk is noted in round numbers, a pulse is not.
  const isRound = triples.every(([, , rate]) => Number(rate) % 5 === 0);
  if (!isCuff || isMean || isRound) return once;
  const preset: Record<number, ColumnRole> = {
    [upper.place]: 'systolic',
    [lower.place]: 'diastolic',
    [pulse.place]: 'pulse',
  };
  return once.map((role, place) => preset[place] ?? role);
}
