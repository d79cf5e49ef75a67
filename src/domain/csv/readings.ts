import { readingProblems } from '../readings/plausibility';
import { measureUnits, type Measure } from '../readings/measure';
import { dayBounds } from '../patientDay';
import type { Patient } from '../patients/patient';
import { dayMarks, type ReadingDraft } from '../readings/reading';
import { rounded } from '../readings/units';
import { isEmptyCell } from './cells';
import { measureOfRole, type ColumnRole } from './roles';
import { csvDate, type DateOrder } from './dates';
import { withoutGuard } from './formula';
import { isVolume, valuesOf, type Cells, type LineProblem } from './lineValues';
import type { DecimalMark } from './numbers';
import type { CsvRow, Delimiter } from './rows';
import { csvInstant, dateIn } from './times';
import type { CsvUnits } from './units';
import { zoneNamed } from './zones';

/** The fields of a patient that reading a file needs. */
export type CsvPatient = Pick<Patient, 'id' | 'patientId' | 'firstName' | 'lastName' | 'dateOfbirth'> & {
  timeZone: string;
  /** HH:MM at which the patient's day begins, for totals of a day; midnight when not given. */
  wakeUpTime?: string | undefined;
};

/** Says how one file is to be read: found, or decided by a person where it could be read in two ways. */
export interface CsvSettings {
  delimiter: Delimiter;
  roles: readonly ColumnRole[];
  decimal: DecimalMark;
  /** The decimal marks of the columns that show a mark of their own. */
  decimals?: Partial<Record<ColumnRole, DecimalMark>>;
  dateOrder: DateOrder;
  /** Zone of the times, IANA or an offset as +01:00; that of each patient when null. */
  timeZone: string | null;
  /** Zone of the times whose own zone is not known; null for each patient's, absent where nobody has chosen. */
  otherZone?: string | null;
  /** The file has days and no times: its volumes are totals of their days, and all else has no time. */
  isByDay?: boolean;
  /** The units of the columns; a unit that a cell names itself counts before them. */
  units: CsvUnits;
  /** Id of the patient of all lines; null where a column says it. */
  patient: string | null;
  /** The user of the device who is the patient, as the column of users has it; absent where all lines are the patient's. */
  user?: string;
}

/** `problems`: the cells that cost their own value. A line that gives nothing has its first problem, and the `others`. */
export type LineResult =
  | { patient: string; readings: ReadingDraft[]; problems: LineProblem[] }
  | { problem: LineProblem; others?: LineProblem[] };

/** A value with the decimals that are stored; a score that is no whole number was none of our scale, and stays refused. */
function roundedAs(measure: Measure, value: number): number {
  const { unit, decimals } = measureUnits[measure];
  return unit === '0-10' ? value : rounded(value, decimals);
}

const MINUTE_MS = 60_000;

/**
 * Reads lines one by one. A cell that is no number, or a value that cannot be, costs itself; half a blood pressure costs the
 * pressure. A line without patient or time is left out whole. Ids follow from the content, so that the same file again
 * stores nothing twice.
 * @param names of the columns, for the reasons; `now` epoch ms
 */
export function createLineReader(
  settings: CsvSettings,
  names: readonly string[],
  patients: readonly CsvPatient[],
  now: number,
): (row: CsvRow) => LineResult {
  const byNumber = new Map(patients.map((patient) => [patient.patientId, patient]));
  const chosen = patients.find(({ id }) => id === settings.patient);
  const places = new Map(settings.roles.map((role, place) => [role, place]));
  const seen = new Map<string, number>();

  function idOf(draft: Omit<ReadingDraft, 'id'>, day: string | undefined): string {
    const { patient, measure, at, value, diastolic } = draft;
    const when = day === undefined ? Date.parse(at).toString(36) : `total.${day}`;
    const content = `csv.${measure}.${when}.${value}.${diastolic ?? ''}`;
    const nth = (seen.get(patient + content) ?? 0) + 1;
    seen.set(patient + content, nth);
    return `${content}.${nth}.${patient}`.slice(0, 100);
  }

  function readingsOf(patient: CsvPatient, at: string, cells: Cells, day?: string): LineResult {
    const problems: LineProblem[] = [];
    const noteCell = cells.text('note');
    const note = withoutGuard(noteCell).slice(0, 2000);
    const markText = cells.of('dayMark');
    const known = dayMarks.find((mark) => mark === markText);
    // A total that is taken for a single drink would count its day twice.
    const isMarkUnknown = !isEmptyCell(markText) && known === undefined;
    if (isMarkUnknown) problems.push(cells.problem('implausible', 'dayMark').problem);
    const dayMark = day === undefined ? known : (known ?? 'total');
    const drafts: Omit<ReadingDraft, 'id'>[] = [];
    for (const { role, value, diastolic } of valuesOf(cells, settings, dayMark, problems)) {
      const measure: Measure = measureOfRole[role] ?? 'bloodPressure';
      if (isMarkUnknown && isVolume(role)) continue;
      if (day !== undefined && !isVolume(role)) {
        problems.push(cells.problem('noTime', role).problem);
        continue;
      }
      const draft = {
        patient: patient.id,
        measure,
        at,
        value: roundedAs(measure, value),
        ...(diastolic !== undefined && { diastolic: roundedAs(measure, diastolic) }),
        ...(dayMark && isVolume(role) && { dayMark }),
        source: 'device' as const,
        // A device writes dashes for nothing; behind a guard somebody typed them.
        ...(!/^[\s\p{Pd}]*$/u.test(noteCell) && { note }),
      };
      const { hard } = readingProblems(
        { id: '', ...draft },
        { now, dateOfBirth: patient.dateOfbirth, timeZone: patient.timeZone },
      );
      if (hard['at']) return cells.problem('implausibleTime');
      // Programs write 0 for a day without an entry: that nothing was drunk or passed at all is said by a person.
      const isUnsaid = day !== undefined && value === 0 && known === undefined;
      if (hard['value'] || hard['diastolic'] || isUnsaid) {
        const isLower = hard['diastolic'] && !hard['value'] && role === 'systolic';
        problems.push(cells.problem('implausible', isLower ? 'diastolic' : role).problem);
      } else drafts.push(draft);
    }
    const [problem = cells.problem('noValue').problem, ...others] = problems;
    if (drafts.length === 0) return { problem, ...(others.length > 0 && { others }) };
    return {
      patient: patient.id,
      readings: drafts.map((draft) => ({ id: idOf(draft, day), ...draft })),
      problems,
    };
  }

  /** The total of a day stands in its last minute, or now while it lasts. */
  function totalAt(day: string, patient: CsvPatient): string {
    const { from, to } = dayBounds(day, patient);
    return new Date(Math.max(from, Math.min(to - MINUTE_MS, now))).toISOString();
  }

  /** The zone of a line by its column of zones; undefined where it is not known and nobody has chosen. */
  function zoneOf(cells: Cells, patient: CsvPatient): string | undefined {
    const named = cells.of('zone');
    if (isEmptyCell(named)) return settings.timeZone ?? patient.timeZone;
    return zoneNamed(named) ?? otherZoneOf(patient);
  }
  const otherZoneOf = (patient: CsvPatient) =>
    settings.otherZone === null ? patient.timeZone : settings.otherZone;

  return ({ line, cells: all, aside }) => {
    const text = (role: ColumnRole) => all[places.get(role) ?? -1] ?? '';
    const of = (role: ColumnRole) => text(role).trim();
    const problem: Cells['problem'] = (reason, role) => ({
      problem: { line, reason, ...(role && { column: names[places.get(role) ?? -1] ?? '', cell: of(role) }) },
    });
    if (aside)
      return { problem: { line, reason: aside, cell: all.find((cell) => !isEmptyCell(cell)) ?? '' } };
    if (settings.user !== undefined && of('user') !== settings.user) return problem('otherUser', 'user');
    const number = withoutGuard(of('patientId'));
    const patient = settings.patient === null ? byNumber.get(number) : chosen;
    if (!patient) return problem(number === '' ? 'noPatientReference' : 'patientUnknown', 'patientId');
    const cells = { of, text, problem };
    const hasBoth = places.has('dateTime');
    const [date, time] = hasBoth ? [of('dateTime'), ''] : [of('date'), of('time')];
    const place = hasBoth ? 'dateTime' : time === '' && places.has('time') ? 'time' : 'date';
    if (settings.isByDay) {
      const day = csvDate(dateIn(date), settings.dateOrder);
      if (day === null) return problem('noTime', place);
      return readingsOf(patient, totalAt(day, patient), cells, day);
    }
    const zone = zoneOf(cells, patient);
    if (zone === undefined) return problem('unknownZone', 'zone');
    const instant = csvInstant(date, time, settings.dateOrder, zone, otherZoneOf(patient));
    if ('problem' in instant) return problem(instant.problem, place);
    return readingsOf(patient, instant.at, cells);
  };
}
