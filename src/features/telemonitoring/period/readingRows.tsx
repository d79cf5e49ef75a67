import type { Lines } from '@/domain/alerts/alertLines';
import type { Level } from '@/domain/readings/buckets';
import { unitOf, type Measure } from '@/domain/readings/measure';
import type { Revision } from '@/domain/readings/reading';
import { inUnit, rounded } from '@/domain/readings/units';
import type { MessageId } from '@/locales';
import type { Cell } from '@/shared/files/csv';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { textColumn, type PeriodColumn } from './periodColumns';
import { isAlerting } from '../chart/targetLines';
import type { ListedReading, View } from './periodView';
import type { ViewWords } from './periodWords';
import { wordTable } from '@/shared/i18n/unknownWords';

const sourceWord = wordTable({
  staff: 'telemonitoring.sourceStaff',
  patient: 'telemonitoring.sourcePatient',
  device: 'telemonitoring.sourceDevice',
  import: 'telemonitoring.sourceImport',
  questionnaire: 'telemonitoring.sourceQuestionnaire',
} as const satisfies Record<ListedReading['source'], MessageId>);

const oddWord = wordTable({
  implausible: 'telemonitoring.oddImplausible',
  future: 'telemonitoring.oddFuture',
} as const satisfies Record<'implausible' | 'future', MessageId>);

export const dayMarkWord = wordTable({
  complete: 'trends.dayComplete',
  incomplete: 'trends.dayIncomplete',
  nothing: 'trends.dayNothing',
  total: 'trends.dayTotalMark',
} as const satisfies Record<NonNullable<ListedReading['dayMark']>, MessageId>);

function corrected({ measure }: ListedReading, revision: Revision, words: ViewWords): string {
  return words.t('trends.corrected', {
    before: words.value(measure, revision),
    by: words.person(revision.replacedBy),
    at: words.moment(revision.replacedAt),
    reason: revision.reason,
  });
}

function restoredWords(
  { by, at, reason, withdrawn }: NonNullable<ListedReading['restored']>[number],
  { t, moment, person }: ViewWords,
): string {
  return t('readings.restoredLine', {
    by: person(by),
    at: moment(at),
    reason,
    errorBy: person(withdrawn.by),
    errorAt: moment(withdrawn.at),
    errorReason: withdrawn.reason,
  });
}

/** What was noticed about urine, in parts. */
export function urineWords({ urine }: Pick<ListedReading, 'urine'>, t: ViewWords['t']): (string | false)[] {
  if (!urine) return [];
  return [
    urine.colour !== undefined && t(`readings.colour_${urine.colour}`),
    urine.blood === true && t('readings.blood'),
    urine.pain === true && t('readings.pain'),
    urine.infection === true && t('readings.infection'),
  ];
}

/** Remarks on one reading beside its value and its note, in parts. */
function parts(reading: ListedReading, lines: Lines, words: ViewWords): string[] {
  const { odd, enteredInError: error, restored, dayMark, history } = reading;
  const isBeyond = !odd && isAlerting(lines, reading);
  const all = [
    (odd === 'implausible' || odd === 'future') && words.t(oddWord[odd]),
    error &&
      words.t('readings.errorLine', {
        by: words.person(error.by),
        at: words.moment(error.at),
        reason: error.reason,
      }),
    ...(restored ?? []).toReversed().map((one) => restoredWords(one, words)),
    isBeyond && words.t('telemonitoring.beyondLimit'),
    reading.confirmedOutOfRange && words.t('telemonitoring.confirmedUnusual'),
    dayMark && words.t(dayMarkWord[dayMark]),
    ...urineWords(reading, words.t),
    ...(history ?? []).toReversed().map((revision) => corrected(reading, revision, words)),
  ];
  return all.flatMap((text) => (typeof text === 'string' && text !== '' ? [text] : []));
}

/** Remarks on one reading beside its value. */
const remarks = (reading: ListedReading, lines: Lines, words: ViewWords): string =>
  [...parts(reading, lines, words), reading.note ?? ''].filter((text) => text !== '').join(' · ');

/** The same for a file, in which the note has its own column; for a reading entered in error with its value. */
const details = (reading: ListedReading, lines: Lines, words: ViewWords): string =>
  [
    ...(reading.enteredInError ? [words.value(reading.measure, reading)] : []),
    ...parts(reading, lines, words),
  ].join(' · ');

/** When a reading was first entered, which is not when it was measured. */
function enteredAt({ history, restored, updatedAt }: ListedReading, words: ViewWords): string {
  const earlier = [history?.[0]?.updatedAt, restored?.[0]?.since].filter((one) => one !== undefined);
  const at = earlier.toSorted()[0] ?? updatedAt;
  return Number.isNaN(Date.parse(at)) ? '–' : words.moment(at);
}

/**
 * The columns of a file for single readings, precise enough to restore the same reading when imported: a hundredth of a
 * pound or fluid ounce is finer than what is stored. The header names the measure, by which an import identifies it.
 * @param of the reading's value; undefined leaves the cells empty
 */
function readingFile(
  measure: Measure,
  words: ViewWords,
  of: (row: ListedReading) => Level | undefined,
): PeriodColumn<ListedReading>['file'] {
  const unit = unitOf(measure, words.units);
  const exact = (value: number | undefined): Cell =>
    value === undefined
      ? undefined
      : rounded(unit === null ? value : inUnit(value, unit), unit === 'L' ? 3 : 2);
  const head = (name: string) => words.t('trends.inUnit', { name, unit: words.unit(measure) });
  if (measure !== 'bloodPressure')
    return [{ header: head(words.t(measureWord[measure])), cell: (row) => exact(of(row)?.value) }];
  return [
    { header: head(words.t('telemonitoring.systolic')), cell: (row) => exact(of(row)?.value) },
    { header: head(words.t('telemonitoring.diastolic')), cell: (row) => exact(of(row)?.diastolic) },
  ];
}

/**
 * Every reading with its origin.
 * @param withDay whether the rows span more than one day
 */
export function readingColumns(
  { measure, lines }: View,
  words: ViewWords,
  withDay: boolean,
): PeriodColumn<ListedReading>[] {
  const { t } = words;
  const byWhom = ({ source, recordedBy }: ListedReading) =>
    [t(sourceWord[source]), recordedBy && words.person(recordedBy)]
      .filter((part) => part !== undefined)
      .join(' · ');
  return [
    {
      id: 'at',
      header: t('telemonitoring.measuredAt'),
      cell: ({ at }) => (withDay ? words.moment(at) : words.time(at)),
      file: [{ header: t('telemonitoring.measuredAt'), cell: ({ at }) => words.fileTime(at) }],
    },
    {
      id: 'value',
      header: t('telemonitoring.fieldValue'),
      align: 'end',
      cell: (row) => {
        const text = words.value(row.measure, row);
        return row.odd === 'error' ? <s>{text}</s> : text;
      },
      file: [
        // Readings entered in error are exported as text, because an import would restore a value.
        ...readingFile(measure, words, (row) => (row.enteredInError ? undefined : row)),
        ...(measure === 'water' || measure === 'urine'
          ? [{ header: t('trends.fileDayMark'), cell: ({ dayMark }: ListedReading) => dayMark }]
          : []),
      ],
    },
    {
      id: 'source',
      header: t('telemonitoring.source'),
      cell: (row) => <bdi>{byWhom(row)}</bdi>,
      file: [{ header: t('telemonitoring.source'), cell: byWhom }],
    },
    {
      ...textColumn<ListedReading>('entered', t('trends.entered'), (row) => enteredAt(row, words)),
      hideBelow: 'md',
    },
    {
      id: 'remarks',
      header: t('telemonitoring.remarks'),
      cell: (row) => <bdi>{remarks(row, lines, words)}</bdi>,
      file: [
        { header: t('trends.fileNote'), cell: ({ note }) => note },
        { header: t('trends.fileDetails'), cell: (row) => details(row, lines, words) },
      ],
    },
  ];
}
