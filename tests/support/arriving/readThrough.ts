import type { CsvPatient } from '@/domain/csv/readings';
import { outlookOf, type CsvChoices } from '@/features/patients/imports/csv/csvPlan';
import { textOf } from '@/features/patients/imports/csv/csvText';
import { readCsv } from '@/features/patients/imports/csv/readCsv';
import { ARRIVAL } from '.';

/** The patient in Berlin whom the files are read for. */
export const marie: CsvPatient = {
  id: 'p1',
  patientId: 'AR-1',
  firstName: 'Marie',
  lastName: 'Dubois',
  dateOfbirth: '1961-04-02',
  timeZone: 'Europe/Berlin',
};

/** A text as a file that arrives. */
export const csvFile = (text: string): File => new File([new TextEncoder().encode(text)], 'device.csv');

/**
 * Reads a file as *Import* alone does, for a patient in Berlin: `readings` as `pulse 2026-11-19T05:55 70`, `findings` as
 * `#3 Pulse E unreadableNumber part`. `missing` is what is asked before; then nothing is read.
 */
export async function readThrough(file: File, choices: Partial<CsvChoices> = {}) {
  const all = { timeZone: null, patient: 'p1', ...choices };
  const outlook = outlookOf(await textOf(file), true, all, [marie]);
  const { settings, missing } = outlook;
  if (!settings) return { outlook, missing, readings: [], findings: [] };
  const plan = { settings, patients: [marie] };
  const { pieces, report } = await readCsv(file, plan, ARRIVAL, () => undefined);
  const readings = pieces
    .flatMap((piece) => piece.readings)
    .map(({ measure, at, value, diastolic, dayMark }) =>
      [measure, at.slice(0, 16), diastolic === undefined ? value : `${value}/${diastolic}`, dayMark]
        .filter((part) => part !== undefined)
        .join(' '),
    );
  const findings = report.findings.map(({ where, type, text, reason, scope, count }) =>
    [where, type, text, reason, scope === 'part' && 'part', count > 1 && `×${count}`]
      .filter(Boolean)
      .join(' '),
  );
  return { outlook, missing, readings, findings };
}
