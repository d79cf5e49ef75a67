import { fullName } from '@/domain/patients/patient';
import type { MessageId } from '@/locales';
import { csvText, type Cell, type CsvNotation } from '@/shared/files/csv';
import { isOfReadings, type ImportReport } from '../run/importRun';
import { careCounts, careReasonMessages } from './recordCounts';
import { answerMessage, changeMessages, problemMessages, reasonMessages } from './importWording';

type Words = (id: MessageId, values?: Record<string, string | number>) => string;

/** The report of an import as CSV (UTF-8 with byte order mark), in the words and the notation of the user's language. */
export function reportCsv(report: ImportReport, t: Words, notation?: CsvNotation): string {
  const { files, outcomes, questions, refused, problems, findings } = report;
  const counts = (file: ImportReport['files'][number]): Cell[] => [
    file.file,
    file.patients,
    file.conditions,
    file.readings,
    file.medicationRequests,
    file.labResults,
    file.allergies,
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
        t('imports.columnLabResults'),
        t('imports.columnAllergies'),
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
      [t('imports.patientsTitle'), t('imports.leftOutTitle'), t('imports.columnReason')],
      ...outcomes.flatMap(({ name, leftOut = [] }) =>
        leftOut.map(({ kind, reason, count }): Cell[] => [
          fullName(name),
          careCounts({ [kind]: count }).map(({ message }) => t(message, { count }))[0],
          t(careReasonMessages[reason]),
        ]),
      ),
    ],
    [
      [t('imports.columnFile'), t('imports.careTitle')],
      ...files.flatMap(({ file, care = {} }) =>
        careCounts(care).map(({ message, count }): Cell[] => [file, t(message, { count })]),
      ),
    ],
    [
      [t('imports.questionsTitle'), t('imports.storedHere'), t('imports.columnResult')],
      ...questions.map((question): Cell[] => {
        const { record, doubt, answer } = question;
        return [
          fullName(record.patient),
          isOfReadings(question)
            ? t('imports.countReadings', { count: question.doubt.readings.length })
            : fullName(question.doubt.stored),
          answer === undefined ? t('imports.undecided') : t(answerMessage(doubt, answer)),
        ];
      }),
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
  return csvText(sections, notation);
}
