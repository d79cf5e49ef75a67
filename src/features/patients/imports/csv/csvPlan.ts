import { columnsLeftOut, openQuestions, sketch, unitsNamed, type CsvSketch } from '@/domain/csv/columns';
import { measuredRoles, type ColumnRole } from '@/domain/csv/roles';
import type { DateOrder } from '@/domain/csv/dates';
import type { DecimalMark } from '@/domain/csv/numbers';
import type { CsvPatient, CsvSettings } from '@/domain/csv/readings';
import type { Delimiter } from '@/domain/csv/rows';
import { markedNumber, type CsvUnit, type CsvUnits } from '@/domain/csv/units';
import type { MessageId } from '@/locales';
import { isDiary, isShifted, userOf, usersToAsk, zoneOf } from './openChoices';

/** The user's choices for a file; missing ones are derived from the file. */
export interface CsvChoices {
  delimiter?: Delimiter;
  /** Null while the headers decide. */
  roles?: ColumnRole[] | null;
  dateOrder?: DateOrder;
  decimal?: DecimalMark;
  units?: CsvUnits;
  /** Null for the zone that the file names, or each patient's own; `OWN_ZONE` for each patient's own in any case. */
  timeZone: string | null;
  patient: string | null;
  /** The user of the device who is the patient; null where all lines are the patient's. */
  user?: string | null | undefined;
}

/** What is known about a file, what is still undecided, and the settings once everything is decided. */
export interface CsvOutlook {
  file: CsvSketch;
  roles: readonly ColumnRole[];
  /** The unit of each measured column that can have several; `ask` as long as nobody says it. */
  units: Partial<Record<ColumnRole, CsvUnit | 'ask'>>;
  /** Columns that a person must decide about. */
  askColumns: string[];
  /** Columns of numbers that are not imported. */
  leftOut: string[];
  /** A date that could mean several days, and the orders it can be read in. */
  askDate: { cell: string; orders: DateOrder[] } | null;
  /** A number that could mean two. */
  askDecimal: { cell: string } | null;
  /** The users of a device, of whom one may be the patient; empty for lines without one. */
  askUser: { column: string; users: string[] } | null;
  /** Zone of the times: what was chosen, or what the heads name; null for each patient's own, undefined where it is asked. */
  zone: string | null | undefined;
  /** A zone that the file names and nobody but a person can tell. */
  askZone: { cell: string } | null;
  /** The file has days and no times, so that its volumes are totals of their days. */
  isByDay: boolean;
  missing: MessageId[];
  settings: CsvSettings | null;
}

const valued: readonly ColumnRole[] = [...measuredRoles, 'pressure'];

const cellOf = (
  { rows }: CsvSketch,
  roles: readonly ColumnRole[],
  wanted: readonly ColumnRole[],
  like: RegExp,
) =>
  rows.flatMap(({ cells }) =>
    cells.filter((cell, place) => wanted.includes(roles[place] ?? 'ignore') && like.test(cell)),
  )[0];

/**
 * Evaluates the state of a file.
 * @param text its beginning, or all of it when `isWhole`
 * @param patients for the name of the chosen one, which a column of names may contradict
 */
export function outlookOf(
  text: string,
  isWhole: boolean,
  choices: CsvChoices,
  patients: readonly CsvPatient[] = [],
): CsvOutlook {
  const file = sketch(text, isWhole, choices.delimiter);
  const roles = choices.roles ?? file.roles;
  const patient = patients.find(({ id }) => id === choices.patient);
  const askUser = roles.includes('patientId') ? null : usersToAsk(file, roles, patient);
  const { zone, asked } = zoneOf(file, roles, choices.timeZone);
  const has = (...wanted: ColumnRole[]) => wanted.every((role) => roles.includes(role));
  const open = openQuestions(file, roles);
  const [order] = open.dateOrders;
  const isAmbiguous = open.dateOrders.length > 1;
  const dateOrder = isAmbiguous ? choices.dateOrder : order;
  const decimal =
    open.decimal === 'ambiguous' ? choices.decimal : open.decimal === 'any' ? '.' : open.decimal;
  const units: CsvOutlook['units'] = { ...unitsNamed(file, roles), ...choices.units };
  const askColumns = file.names.flatMap((name, place) =>
    roles[place] === 'ask' ? [name === '' ? String(place + 1) : name] : [],
  );
  const known = Object.entries(units).flatMap(([role, unit]) => (unit === 'ask' ? [] : [[role, unit]]));
  const date = cellOf(file, roles, ['date', 'dateTime'], /\d/);
  const number = cellOf(file, roles, valued, /[.,]/);
  const isByDay = isDiary(file, roles);
  const hasTime = has('dateTime') || has('date', 'time') || isByDay;
  const needs: (MessageId | false)[] = [
    file.rows.length === 0 && 'csvImport.empty',
    !hasTime && 'csvImport.needTime',
    !valued.some((role) => roles.includes(role)) && 'csvImport.needValue',
    roles.includes('systolic') !== roles.includes('diastolic') && 'csvImport.needBoth',
    file.rows.some(({ aside }) => aside === 'tooManyCells') && isShifted(file) && 'csvImport.needCells',
    hasTime && open.dateOrders.length === 0 && 'csvImport.needDates',
    isAmbiguous && hasTime && dateOrder === undefined && 'csvImport.needOrder',
    askColumns.length > 0 && 'csvImport.needColumns',
    Object.entries(units).some(([role, unit]) => unit === 'ask' && has(role as ColumnRole)) &&
      'csvImport.needUnits',
    decimal === undefined && 'csvImport.needDecimal',
    zone === undefined && 'csvImport.needZone',
    askUser !== null && choices.user === undefined && 'csvImport.needUser',
    !has('patientId') && choices.patient === null && 'csvImport.needPatient',
  ];
  const missing = needs.filter((need) => need !== false);
  const isReady = missing.length === 0 && dateOrder !== undefined && decimal !== undefined;
  return {
    file,
    roles,
    units,
    askColumns,
    leftOut: columnsLeftOut(file, roles),
    askDate: isAmbiguous && date !== undefined ? { cell: date, orders: open.dateOrders } : null,
    askDecimal: open.decimal === 'ambiguous' && number !== undefined ? { cell: markedNumber(number) } : null,
    askUser,
    zone,
    askZone: asked === undefined ? null : { cell: asked },
    isByDay,
    missing,
    settings: isReady
      ? {
          delimiter: file.delimiter,
          roles,
          decimal,
          decimals: open.decimals,
          dateOrder,
          timeZone: zone ?? null,
          ...(asked !== undefined && { otherZone: zone ?? null }),
          ...(isByDay && { isByDay }),
          units: Object.fromEntries(known),
          patient: has('patientId') ? null : choices.patient,
          ...userOf(file, roles, askUser === null ? undefined : choices.user),
        }
      : null,
  };
}
