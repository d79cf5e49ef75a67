import { readingProblems } from '../readings/plausibility';
import { measureUnits, type Measure } from '../readings/measure';
import type { Patient } from '../patients/patient';
import { dayMarks, type ReadingDraft } from '../readings/reading';
import { rounded } from '../readings/units';
import { measureOfRole, type ColumnRole } from './columns';
import { withoutGuard } from './formula';
import type { DecimalMark } from './numbers';
import type { CsvRow, Delimiter } from './rows';
import { csvInstant, type DateOrder } from './times';
import { quantityIn, type CsvUnits } from './units';

/** What of a patient reading a file needs. */
export type CsvPatient = Pick<Patient, 'id' | 'patientId' | 'firstName' | 'lastName' | 'dateOfbirth'> & {
  timeZone: string;
};

/** How one file is to be read: found, or decided by a person where it could be read in two ways. */
export interface CsvSettings {
  delimiter: Delimiter;
  roles: readonly ColumnRole[];
  decimal: DecimalMark;
  dateOrder: DateOrder;
  /** IANA zone of the times; that of each patient when null. */
  timeZone: string | null;
  /** Of the columns; what a cell names itself counts before. */
  units: CsvUnits;
  /** Id of the patient of all lines; null where a column says it. */
  patient: string | null;
}

/** Why a line is left out. */
export const lineReasons = [
  'noPatientReference',
  'patientUnknown',
  'noTime',
  'skippedTime',
  'implausibleTime',
  'unreadableNumber',
  'unknownUnit',
  'incompletePressure',
  'implausible',
  'noValue',
] as const;
export type LineReason = (typeof lineReasons)[number];

/** A line that is left out whole: why, and the column and cell at fault. */
export interface LineProblem {
  line: number;
  reason: LineReason;
  column?: string;
  cell?: string;
}

export type LineResult = { patient: string; readings: ReadingDraft[] } | { problem: LineProblem };

/** A value with the decimals that are stored; a score that is no whole number was none of our scale, and stays refused. */
function roundedAs(measure: Measure, value: number): number {
  const { unit, decimals } = measureUnits[measure];
  return unit === '0-10' ? value : rounded(value, decimals);
}

interface Cells {
  /** Without the white space around it. */
  of: (role: ColumnRole) => string;
  /** As it was written. */
  text: (role: ColumnRole) => string;
  problem: (reason: LineReason, role?: ColumnRole) => { problem: LineProblem };
}

/**
 * Reads lines one by one. A line is taken whole or not at all: half a blood pressure or one cell that is no number leaves
 * it out, with the reason. Ids follow from the content, so that the same file again stores nothing twice.
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

  function valuesOf(cells: Cells): { role: ColumnRole; value: number }[] | { problem: LineProblem } {
    const values: { role: ColumnRole; value: number }[] = [];
    for (const role of [...Object.keys(measureOfRole), 'diastolic'] as ColumnRole[]) {
      const text = cells.of(role);
      if (text === '') continue;
      const quantity = quantityIn(text, role, settings.units[role], settings.decimal);
      if ('problem' in quantity) return cells.problem(quantity.problem, role);
      values.push({ role, value: quantity.value });
    }
    return values;
  }

  function idOf(draft: Omit<ReadingDraft, 'id'>): string {
    const { patient, measure, at, value, diastolic } = draft;
    const content = `csv.${measure}.${Date.parse(at).toString(36)}.${value}.${diastolic ?? ''}`;
    const nth = (seen.get(patient + content) ?? 0) + 1;
    seen.set(patient + content, nth);
    return `${content}.${nth}.${patient}`.slice(0, 100);
  }

  function readingsOf(patient: CsvPatient, at: string, cells: Cells): LineResult {
    const values = valuesOf(cells);
    if ('problem' in values) return values;
    const diastolic = values.find(({ role }) => role === 'diastolic')?.value;
    const systolic = values.find(({ role }) => role === 'systolic');
    if ((systolic === undefined) !== (diastolic === undefined))
      return cells.problem('incompletePressure', systolic ? 'diastolic' : 'systolic');
    const note = withoutGuard(cells.text('note')).slice(0, 2000);
    const markText = cells.of('dayMark');
    const dayMark = dayMarks.find((mark) => mark === markText);
    // A total that is taken for a single drink would count its day twice.
    if (markText !== '' && dayMark === undefined) return cells.problem('implausible', 'dayMark');
    const drafts: Omit<ReadingDraft, 'id'>[] = [];
    for (const { role, value } of values) {
      const measure: Measure | undefined = measureOfRole[role];
      if (measure === undefined) continue;
      const draft = {
        patient: patient.id,
        measure,
        at,
        value: roundedAs(measure, value),
        ...(measure === 'bloodPressure' &&
          diastolic !== undefined && { diastolic: roundedAs(measure, diastolic) }),
        ...(dayMark && (measure === 'water' || measure === 'urine') && { dayMark }),
        source: 'device' as const,
        ...(note.trim() !== '' && { note }),
      };
      const { hard } = readingProblems(
        { id: '', ...draft },
        { now, dateOfBirth: patient.dateOfbirth, timeZone: patient.timeZone },
      );
      if (hard['at']) return cells.problem('implausibleTime');
      if (hard['value'] || hard['diastolic'])
        return cells.problem('implausible', hard['value'] ? role : 'diastolic');
      drafts.push(draft);
    }
    if (drafts.length === 0) return cells.problem('noValue');
    return { patient: patient.id, readings: drafts.map((draft) => ({ id: idOf(draft), ...draft })) };
  }

  return ({ line, cells: all }) => {
    const text = (role: ColumnRole) => all[places.get(role) ?? -1] ?? '';
    const of = (role: ColumnRole) => text(role).trim();
    const problem: Cells['problem'] = (reason, role) => ({
      problem: { line, reason, ...(role && { column: names[places.get(role) ?? -1] ?? '', cell: of(role) }) },
    });
    const number = withoutGuard(of('patientId'));
    const patient = settings.patient === null ? byNumber.get(number) : chosen;
    if (!patient) return problem(number === '' ? 'noPatientReference' : 'patientUnknown', 'patientId');
    const zone = settings.timeZone ?? patient.timeZone;
    const hasBoth = places.has('dateTime');
    const [date, time] = hasBoth ? [of('dateTime'), ''] : [of('date'), of('time')];
    const instant = csvInstant(date, time, settings.dateOrder, zone);
    if ('problem' in instant)
      return problem(instant.problem, hasBoth ? 'dateTime' : time === '' ? 'time' : 'date');
    return readingsOf(patient, instant.at, { of, text, problem });
  };
}
