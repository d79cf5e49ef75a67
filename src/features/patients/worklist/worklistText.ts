import { fullName } from '@/domain/patients/patient';
import type { WorklistRow } from '@/domain/worklist/worklist';
import type { Cell } from '@/shared/files/csv';
import { columnOf, columns, type ColumnId } from './columns/columns';
import type { TextWords } from './columns/textWords';

/**
 * The list as a table of text and numbers, its heading first: name, number, the columns asked for, and why each patient
 * stands there.
 * @param asked the columns, all of them where none are named
 */
export function worklistText(
  rows: readonly WorklistRow[],
  words: TextWords,
  asked: readonly ColumnId[] = columns.map(({ id }) => id),
): Cell[][] {
  const { t, unitName, reason } = words;
  const written = asked.map(columnOf);
  return [
    [
      t('worklist.columnName'),
      t('patient.patientId'),
      ...written.map(({ label, unit }) => t(label, unit && { unit: unitName(unit) })),
      t('worklist.why'),
    ],
    ...rows.map((row): Cell[] => [
      fullName(row.summary),
      row.summary.patientId,
      ...written.map(({ text }) => text(row, words)),
      row.triage.reasons.map((one) => reason(one, row.summary.timeZone)).join(' '),
    ]),
  ];
}
