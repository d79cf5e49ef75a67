import type { ReactNode } from 'react';
import type { DayBucket, Level, MonthBucket } from '@/domain/buckets';
import type { MessageId } from '@/locales';
import type { Column } from '@/shared/ui/tableColumn';
import { isAlerting, kindOf } from './targets';
import type { ListedReading, View } from './view';
import type { ViewWords } from './viewWords';

const sourceWord = {
  staff: 'telemonitoring.sourceStaff',
  patient: 'telemonitoring.sourcePatient',
  device: 'telemonitoring.sourceDevice',
  import: 'telemonitoring.sourceImport',
} as const satisfies Record<ListedReading['source'], MessageId>;

const oddWord = {
  implausible: 'telemonitoring.oddImplausible',
  future: 'telemonitoring.oddFuture',
} as const satisfies Record<'implausible' | 'future', MessageId>;

function remarks(reading: ListedReading, words: ViewWords): string {
  const all = [
    reading.odd && words.t(oddWord[reading.odd]),
    !reading.odd &&
      reading.measure === 'bloodPressure' &&
      isAlerting(reading) &&
      words.t('telemonitoring.beyondLimit'),
    reading.confirmedOutOfRange && words.t('telemonitoring.confirmedUnusual'),
    reading.note,
  ];
  return all.filter((text) => typeof text === 'string').join(' · ');
}

/** Every reading with where it came from. @param withDay whether the rows span more than one day */
export function readingColumns(words: ViewWords, withDay: boolean): Column<ListedReading>[] {
  const { t } = words;
  return [
    {
      id: 'at',
      header: t('telemonitoring.measuredAt'),
      cell: ({ at }) => (withDay ? words.moment(at) : words.time(at)),
    },
    {
      id: 'value',
      header: t('telemonitoring.fieldValue'),
      align: 'end',
      cell: (row) => words.value(row.measure, row),
    },
    {
      id: 'source',
      header: t('telemonitoring.source'),
      cell: ({ source, recordedBy }) => (
        <>
          {t(sourceWord[source])}
          {recordedBy !== undefined && (
            <>
              {' · '}
              <bdi>{recordedBy}</bdi>
            </>
          )}
        </>
      ),
    },
    { id: 'remarks', header: t('telemonitoring.remarks'), cell: (row) => <bdi>{remarks(row, words)}</bdi> },
  ];
}

const dash: ReactNode = '–';
const shown = (view: View, words: ViewWords, level: Level | null | undefined): ReactNode =>
  level ? words.value(view.measure, level) : dash;

/** One row per day, as in the chart; a day without data says so. */
export function dayColumns(view: View, words: ViewWords): Column<DayBucket>[] {
  const { t } = words;
  const kind = kindOf(view.measure);
  const level = (id: 'morning' | 'evening'): Column<DayBucket> => ({
    id,
    header: t(`telemonitoring.${id}Column`),
    align: 'end',
    cell: (day) => shown(view, words, day[id]),
  });
  const movingOf = new Map(view.days.map((day, index) => [day.day, view.moving[index]]));
  return [
    { id: 'day', header: t('telemonitoring.day'), cell: (day) => words.day(day.day) },
    ...(kind === 'pressure' ? [level('morning'), level('evening')] : []),
    {
      id: 'level',
      header: t(kind === 'volume' ? 'telemonitoring.dayTotal' : 'telemonitoring.dayMean'),
      align: 'end',
      cell: (day) => (day.level ? shown(view, words, day.level) : t('common.noData')),
    },
    ...(view.range.period === 'monthly'
      ? [
          {
            id: 'moving',
            header: t('telemonitoring.moving'),
            align: 'end' as const,
            cell: (day: DayBucket) => shown(view, words, movingOf.get(day.day)),
          },
        ]
      : []),
    {
      id: 'readings',
      header: t('telemonitoring.readings'),
      align: 'end',
      cell: (day) => words.number(day.readings),
    },
  ];
}

/** One row per month, as in the chart. */
export function monthColumns(view: View, words: ViewWords): Column<MonthBucket>[] {
  const { t } = words;
  return [
    { id: 'month', header: t('telemonitoring.month'), cell: ({ month }) => words.month(month) },
    {
      id: 'mean',
      header: t('telemonitoring.monthMean'),
      align: 'end',
      cell: ({ mean }) => (mean ? shown(view, words, mean) : t('common.noData')),
    },
    {
      id: 'range',
      header: t('telemonitoring.range'),
      align: 'end',
      cell: ({ low, high }) => (
        <>
          {shown(view, words, low)} – {shown(view, words, high)}
        </>
      ),
    },
    {
      id: 'days',
      header: t('telemonitoring.daysWithData'),
      align: 'end',
      cell: ({ days }) => words.number(days),
    },
    {
      id: 'readings',
      header: t('telemonitoring.readings'),
      align: 'end',
      cell: ({ readings }) => words.number(readings),
    },
  ];
}
