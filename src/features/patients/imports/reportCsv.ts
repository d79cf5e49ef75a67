import { fullName } from '@/domain/patient';
import type { MessageId } from '@/locales';
import type { ImportReport } from './importRun';
import { changeMessages, problemMessages, reasonMessages } from './wording';

type Words = (id: MessageId, values?: Record<string, string | number>) => string;
type Cell = string | number | undefined;

/**
 * One cell. A spreadsheet runs what begins with =, +, - or @ as a formula, also behind white space, and file contents
 * are not ours: an apostrophe makes it text.
 */
export function csvCell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The report of an import as CSV (UTF-8 with byte order mark, RFC 4180), with the words of the user's language. */
export function reportCsv(report: ImportReport, t: Words): string {
  const { files, outcomes, refused, problems, findings } = report;
  const counts = (file: ImportReport['files'][number]): Cell[] => [
    file.file,
    file.patients,
    file.conditions,
    file.readings,
    file.medicationRequests,
    file.used,
    file.leftOut,
  ];
  const sections: Cell[][][] = [
    [
      [
        t('imports.columnFile'),
        t('imports.columnPatients'),
        t('imports.columnConditions'),
        t('imports.columnReadings'),
        t('imports.columnMedications'),
        t('imports.columnUsed'),
        t('imports.columnLeftOut'),
      ],
      ...files.map(counts),
    ],
    [
      [t('imports.patientsTitle'), t('imports.columnResult')],
      ...outcomes.map(({ name, change }): Cell[] => [fullName(name), t(changeMessages[change])]),
      ...refused.map(({ name, error }): Cell[] => [fullName(name), error.text ?? t(error.message)]),
    ],
    [
      [t('imports.columnFile'), t('imports.problemsTitle'), t('imports.columnLine')],
      ...problems.map(({ file, reason, line }): Cell[] => [file, t(problemMessages[reason]), line]),
    ],
    [
      [
        t('imports.columnFile'),
        t('imports.columnType'),
        t('imports.columnCode'),
        t('imports.columnText'),
        t('imports.columnCount'),
        t('imports.columnReason'),
        t('imports.columnWhere'),
      ],
      ...findings.map(({ file, type, code, text, count, reason, scope, where }): Cell[] => [
        file,
        type,
        code,
        text,
        count,
        scope === 'part'
          ? `${t(reasonMessages[reason])} ${t('imports.partOnly')}`
          : t(reasonMessages[reason]),
        where,
      ]),
    ],
  ];
  const lines = sections.map((rows) => rows.map((row) => row.map(csvCell).join(',')).join('\r\n'));
  return `\uFEFF${lines.join('\r\n\r\n')}\r\n`;
}
