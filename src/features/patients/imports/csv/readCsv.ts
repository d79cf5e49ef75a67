import { sketch } from '@/domain/csv/columns';
import type { LineProblem, LineReason } from '@/domain/csv/lineValues';
import { createLineReader, type CsvPatient, type CsvSettings } from '@/domain/csv/readings';
import type { ImportFinding } from '@/domain/fhir/read/findings';
import type { ReadingDraft } from '@/domain/readings/reading';
import type { ReadingProgress, ReadingReport } from '../run/readFiles';
import { LARGEST_CSV } from '../run/fileLimits';
import { textOf } from './csvText';

/** How a device's file is read, and for which patients. */
export interface CsvPlan {
  settings: CsvSettings;
  patients: CsvPatient[];
}

/** The readings of one patient of a file. */
export interface DeviceReadings {
  patient: CsvPatient;
  readings: ReadingDraft[];
}

/** Maximum number of lines listed one by one in the report; the others are counted by reason. */
const MOST_LINES = 500;
const PROGRESS_EVERY = 5_000;
const LONGEST_CELL = 60;

/** Reasons of many lines at once, which are counted: each other user's line would hide what went wrong. */
const counted: readonly LineReason[] = ['otherUser', 'otherTable'];

function findingOf(
  file: string,
  { line, reason, column, cell }: LineProblem,
  scope: ImportFinding['scope'],
  isTold: boolean,
): ImportFinding {
  const place = `#${line}`;
  return {
    file,
    reason,
    scope,
    type: column ?? '',
    // The line number keeps findings separate, so that each is a line of the report.
    ...(isTold && { code: place }),
    ...(isTold && cell !== undefined && cell !== '' && { text: cell.slice(0, LONGEST_CELL) }),
    where: place,
    count: 1,
  };
}

/** Reads a whole file. What cannot be read is left out, line by line or cell by cell, each with its reason. */
export async function readCsv(
  file: File,
  { settings, patients }: CsvPlan,
  now: number,
  onProgress: (progress: ReadingProgress) => void,
): Promise<{ pieces: DeviceReadings[]; report: ReadingReport }> {
  if (file.size > LARGEST_CSV) {
    return {
      pieces: [],
      report: { files: [], findings: [], problems: [{ file: file.name, reason: 'tooLarge' }] },
    };
  }
  const { rows, names } = sketch(await textOf(file), true, settings.delimiter);
  const read = createLineReader(settings, names, patients, now);
  const known = new Map(patients.map((patient) => [patient.id, patient]));
  const byPatient = new Map<string, DeviceReadings>();
  const findings: ImportFinding[] = [];
  let [readings, leftOut] = [0, 0];
  const leave = (problem: LineProblem, scope: ImportFinding['scope']) => {
    const isTold = findings.length < MOST_LINES && !counted.includes(problem.reason);
    const finding = findingOf(file.name, problem, scope, isTold);
    const same = findings.find(
      (told) =>
        told.code === undefined && !isTold && told.reason === finding.reason && told.scope === finding.scope,
    );
    if (same) same.count += 1;
    else findings.push(finding);
  };
  for (const [index, row] of rows.entries()) {
    if (index % PROGRESS_EVERY === 0) onProgress({ file: file.name, fraction: index / rows.length });
    const result = read(row);
    if ('problem' in result) {
      leftOut += 1;
      for (const problem of [result.problem, ...(result.others ?? [])]) leave(problem, 'resource');
      continue;
    }
    for (const problem of result.problems) leave(problem, 'part');
    const patient = known.get(result.patient);
    if (!patient) continue;
    const piece = byPatient.get(patient.id) ?? { patient, readings: [] };
    byPatient.set(patient.id, piece);
    piece.readings.push(...result.readings);
    readings += result.readings.length;
  }
  const count = {
    file: file.name,
    resources: rows.length,
    patients: byPatient.size,
    conditions: 0,
    readings,
    medicationRequests: 0,
    labResults: 0,
    allergies: 0,
    used: 0,
    leftOut,
  };
  return { pieces: [...byPatient.values()], report: { files: [count], findings, problems: [] } };
}
