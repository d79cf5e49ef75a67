import type { DayBucket, Level, MonthBucket } from '@/domain/readings/buckets';
import { unitOf, type Measure } from '@/domain/readings/measure';
import { inUnit, rounded, type Units } from '@/domain/readings/units';
import type { BalanceDay } from '@/domain/readings/balance';
import type { Cell } from '@/shared/files/csv';
import type { Column } from '@/shared/ui/table/tableColumn';
import { previousBuckets } from '../chart/previousPeriod';
import { breaksPlan, isAsked, kindOf, type PlanOn } from '../chart/targetLines';
import type { View } from './periodView';
import type { ViewWords } from './periodWords';

/** A column of a table, and its columns in a file, where a blood pressure is two numbers. */
export interface PeriodColumn<Row> extends Column<Row> {
  file: readonly { header: string; cell: (row: Row) => Cell }[];
}

/** A value in the displayed unit, with one extra decimal for a mean. */
function fileNumber(measure: Measure, value: number | null | undefined, units: Units): Cell {
  if (value === null || value === undefined) return undefined;
  const unit = unitOf(measure, units);
  return rounded(unit === null ? value : inUnit(value, unit), unit === 'L' ? 3 : 1);
}

/** The columns of a file for one level: systolic and diastolic separate, the unit in every header. */
export function levelFile<Row>(
  measure: Measure,
  words: ViewWords,
  header: string,
  of: (row: Row) => Level | null | undefined,
): PeriodColumn<Row>['file'] {
  const unit = words.unit(measure);
  const head = (name: string) => words.t('trends.inUnit', { name, unit });
  if (measure !== 'bloodPressure') {
    return [{ header: head(header), cell: (row) => fileNumber(measure, of(row)?.value, words.units) }];
  }
  return [
    {
      header: head(`${header}, ${words.t('telemonitoring.systolic')}`),
      cell: (row) => fileNumber(measure, of(row)?.value, words.units),
    },
    {
      header: head(`${header}, ${words.t('telemonitoring.diastolic')}`),
      cell: (row) => fileNumber(measure, of(row)?.diastolic, words.units),
    },
  ];
}

/** A text column that is the same in a file. */
export const textColumn = <Row>(
  id: string,
  header: string,
  cell: (row: Row) => string,
): PeriodColumn<Row> => ({ id, header, cell, file: [{ header, cell }] });

const countColumn = <Row>(
  id: string,
  header: string,
  count: (row: Row) => number,
  words: ViewWords,
): PeriodColumn<Row> => ({
  id,
  header,
  align: 'end',
  cell: (row) => words.number(count(row)),
  file: [{ header, cell: count }],
});

function levelColumn<Row>(
  { measure }: View,
  words: ViewWords,
  id: string,
  header: string,
  of: (row: Row) => Level | null | undefined,
  lacking: (row: Row) => string = () => '–',
): PeriodColumn<Row> {
  return {
    id,
    header,
    align: 'end',
    cell: (row) => {
      const level = of(row);
      return level ? words.value(measure, level) : lacking(row);
    },
    file: levelFile(measure, words, header, of),
  };
}

const lacksWord = {
  intake: 'trends.balanceNoIntake',
  urine: 'trends.balanceNoUrine',
  collection: 'trends.balanceIncomplete',
} as const;

function balanceColumn(
  { now }: View,
  balance: readonly BalanceDay[],
  words: ViewWords,
): PeriodColumn<DayBucket> {
  const header = words.t('trends.balance');
  const byDay = new Map(balance.map((one) => [one.day, one]));
  return {
    id: 'balance',
    header,
    align: 'end',
    cell: ({ day, from, to }) => {
      const own = byDay.get(day);
      if (from > now) return '–';
      if (!own || own.lacks) return words.t(lacksWord[own?.lacks ?? 'intake']);
      const ml = words.signed('water', own.ml ?? 0);
      return to > now ? words.t('trends.soFar', { amount: ml }) : ml;
    },
    file: [
      {
        header: words.t('trends.inUnit', { name: header, unit: words.unit('water') }),
        cell: ({ day }) => fileNumber('water', byDay.get(day)?.ml, words.units),
      },
    ],
  };
}

function planColumn(view: View, planOn: PlanOn, words: ViewWords): PeriodColumn<DayBucket> {
  return textColumn('plan', words.t('telemonitoring.planBand'), (day) => {
    const asked = planOn(day.day);
    if (!day.level || !isAsked(asked)) return '–';
    const broken = breaksPlan(day.level.value, day.to <= view.now, asked);
    if (broken) return words.t(broken === 'over' ? 'trends.overMaximum' : 'trends.underMinimum');
    return words.t(day.to > view.now ? 'trends.stillRunning' : 'trends.withinPlan');
  });
}

/** Additional figures of a day. */
export interface DayBeside {
  previous: View | null;
  balance: readonly BalanceDay[] | null;
  planOn: PlanOn;
}

/** One row per day, as in the chart; a day without data says so. */
export function dayColumns(
  view: View,
  words: ViewWords,
  { previous, balance, planOn }: DayBeside,
): PeriodColumn<DayBucket>[] {
  const { t } = words;
  const { measure } = view;
  const kind = kindOf(measure);
  const index = new Map(view.days.map(({ day }, place) => [day, place]));
  const before = previous ? previousBuckets(view, previous, words) : [];
  const at = <Item>(items: readonly Item[], { day }: DayBucket) => items[index.get(day) ?? -1];
  const level = (id: string, header: string, of: (day: DayBucket) => Level | null | undefined) =>
    levelColumn(view, words, id, header, of);
  const hasHalves = kind === 'pressure' || measure === 'pulse';
  return [
    {
      ...textColumn<DayBucket>('day', t('telemonitoring.day'), ({ day }) => words.day(day)),
      file: [{ header: t('telemonitoring.day'), cell: ({ day }) => day }],
    },
    ...(hasHalves
      ? [
          level('morning', t('telemonitoring.morningColumn'), ({ morning }) => morning),
          level('evening', t('telemonitoring.eveningColumn'), ({ evening }) => evening),
        ]
      : []),
    ...(kind === 'score'
      ? [
          level('highest', t('trends.dayHighest'), ({ highest }) =>
            highest === null ? null : { value: highest },
          ),
        ]
      : []),
    levelColumn(
      view,
      words,
      'level',
      t(kind === 'volume' ? 'telemonitoring.dayTotal' : 'telemonitoring.dayMean'),
      (day: DayBucket) => day.level,
      ({ from }) => t(from > view.now ? 'trends.toCome' : 'common.noData'),
    ),
    ...(view.days.some(({ day }) => isAsked(planOn(day))) ? [planColumn(view, planOn, words)] : []),
    ...(view.range.period === 'monthly'
      ? [level('moving', t('telemonitoring.moving'), (day) => at(view.moving, day))]
      : []),
    ...(balance ? [balanceColumn(view, balance, words)] : []),
    ...(previous ? [level('previous', t('trends.previous'), (day) => at(before, day)?.level)] : []),
    countColumn('readings', t('telemonitoring.readings'), ({ readings }) => readings, words),
  ];
}

/** One row per month, as in the chart. */
export function monthColumns(
  view: View,
  words: ViewWords,
  previous: View | null,
): PeriodColumn<MonthBucket>[] {
  const { t } = words;
  const index = new Map(view.months.map(({ month }, place) => [month, place]));
  const before = previous ? previousBuckets(view, previous, words) : [];
  const lowest = levelFile<MonthBucket>(view.measure, words, t('trends.lowEnd'), ({ low }) => low);
  const highest = levelFile<MonthBucket>(view.measure, words, t('trends.highEnd'), ({ high }) => high);
  const text = (level: Level | null) => (level ? words.value(view.measure, level) : '–');
  return [
    {
      ...textColumn<MonthBucket>('month', t('telemonitoring.month'), ({ month }) => words.month(month)),
      file: [{ header: t('telemonitoring.month'), cell: ({ month }) => month }],
    },
    levelColumn(
      view,
      words,
      'mean',
      t('telemonitoring.monthMean'),
      ({ mean }: MonthBucket) => mean,
      ({ from }) => t(from > view.now ? 'trends.toCome' : 'common.noData'),
    ),
    {
      id: 'range',
      header: t('telemonitoring.range'),
      align: 'end',
      cell: ({ low, high }) => `${text(low)} – ${text(high)}`,
      file: [...lowest, ...highest],
    },
    countColumn('days', t('telemonitoring.daysWithData'), ({ days }) => days, words),
    ...(previous
      ? [
          levelColumn(
            view,
            words,
            'previous',
            t('trends.previous'),
            ({ month }: MonthBucket) => before[index.get(month) ?? -1]?.level,
          ),
        ]
      : []),
    countColumn('readings', t('telemonitoring.readings'), ({ readings }) => readings, words),
  ];
}
