import { fullName, type Patient } from '@/domain/patients/patient';
import { csvText, type Cell } from '@/shared/files/csv';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { dayColumns, monthColumns, textColumn, type DayBeside, type PeriodColumn } from './periodColumns';
import { readingColumns } from './readingRows';
import type { View } from './periodView';
import type { ViewWords } from './periodWords';

/** Letters, digits and marks of any script are kept; other characters become an underscore. */
const safe = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, '_')
    .replace(/^[_-]+|_+$/g, '')
    .slice(0, 60);

/** `Aldag_Ines_Water_2026-11-16_2026-11-22.csv`. */
export function periodFileName(
  patient: Patient,
  { measure, range }: View,
  words: ViewWords,
  ending: 'csv' | 'png',
): string {
  const days = range.first === range.last ? [range.first] : [range.first, range.last];
  const parts = [patient.lastName, patient.firstName, words.measure(measure)].map(safe);
  return `${[...parts.filter((part) => part !== ''), ...days].join('_')}.${ending}`;
}

/** The heading of a file or picture: measure and period, patient, unit, and time zone. */
export function periodLines(
  patient: Patient,
  view: View,
  words: ViewWords,
  zone: string,
): [string, string][] {
  const { t } = words;
  return [
    [
      t('telemonitoring.measure'),
      t('trends.inUnit', { name: t(measureWord[view.measure]), unit: words.unit(view.measure) }),
    ],
    [t('telemonitoring.period'), words.range(view.range)],
    [t('trends.patient'), `${fullName(patient)}, ${patient.patientId}`],
    [t('trends.zone'), zone],
  ];
}

function table<Row>(columns: readonly PeriodColumn<Row>[], rows: readonly Row[]): Cell[][] {
  const file = columns.flatMap((column) => column.file);
  return [file.map(({ header }) => header), ...rows.map((row) => file.map(({ cell }) => cell(row)))];
}

/**
 * The tables of a period as CSV: the patient, the days or months, and every single reading. The import skips everything
 * before the readings, which contain the patient themselves.
 */
export function periodCsv(
  patient: Patient,
  view: View,
  words: ViewWords,
  zone: string,
  beside: DayBeside,
): string {
  const { period } = view.range;
  const whose: PeriodColumn<View['listed'][number]> = textColumn(
    'patient',
    words.t('trends.patient'),
    () => patient.patientId,
  );
  const readings = table([whose, ...readingColumns(view, words, true)], view.listed);
  const tables = [
    periodLines(patient, view, words, zone),
    ...(period === 'recent' || period === 'weekly' || period === 'monthly'
      ? [table(dayColumns(view, words, beside), view.days)]
      : []),
    ...(period === 'yearly' ? [table(monthColumns(view, words, beside.previous), view.months)] : []),
    readings,
  ];
  return csvText(tables, words.csv);
}
