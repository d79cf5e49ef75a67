import type { ReactNode } from 'react';
import type { UserCategory } from '@/domain/category/userCategory';
import { programmeStates } from '@/domain/patients/patient';
import { toDisplay } from '@/domain/readings/units';
import { triageSections } from '@/domain/worklist/triage';
import type { WorklistRow } from '@/domain/worklist/worklist';
import { figuresOf, trendOf } from '@/domain/worklist/worklistFigures';
import type { RowValue } from '@/domain/worklist/worklistOrder';
import type { MessageId } from '@/locales';
import type { Cell } from '@/shared/files/csv';
import { programmeWord } from '@/shared/i18n/wording/reasonWording';
import { CategoryMark } from '@/shared/ui/patient/CategoryMark';
import { ProgrammeState } from '@/shared/ui/patient/ProgrammeState';
import { SeverityBadge, severityWord } from '@/shared/ui/patient/SeverityBadge';
import type { Column } from '@/shared/ui/table/tableColumn';
import { pathologyText } from '../filters/filterWords';
import { labText } from './labFigure';
import { sparkline } from './sparkline';
import type { TextWords } from './textWords';
import * as cells from './worklistCells';

/** The words, the clock and the categories that cells of the screen need. */
export interface CellContext extends cells.CellWords {
  /** Epoch ms. */
  now: number;
  categories: ReadonlyMap<string, UserCategory>;
}

interface WorklistColumn extends Pick<Column<WorklistRow>, 'align' | 'hideBelow'> {
  id: string;
  /** Its name, over the column and in choices, on paper and in files. */
  label: MessageId;
  /** The dimension of the unit that the name says. */
  unit?: 'volume' | 'weight';
  /** Its name on the screen, where that shows more than paper and files. */
  screenLabel?: MessageId;
  /** The words over a column that has no room for its name, which is said at the pointer. */
  head?: MessageId;
  /** One of those that the list has until somebody chooses others. */
  isUsual?: true;
  cell: (row: WorklistRow, context: CellContext) => ReactNode;
  /** The same for paper and files: numbers in the reader's units, undefined where nothing is known. */
  text: (row: WorklistRow, words: TextWords) => Cell;
  /** Gives what the list is ordered by; a column without it cannot be sorted by. */
  value?: RowValue;
}

const whole = (value: number | null | undefined): Cell =>
  value === null || value === undefined ? undefined : Math.round(value);
const volume = (ml: number | null | undefined, { units }: TextWords): Cell =>
  ml === null || ml === undefined ? undefined : toDisplay(ml, units.volume);
const daysAgo = (days: number | null, t: TextWords['t']): string =>
  days === null ? t('worklist.never') : t('worklist.daysAgo', { days });

/** The columns that can be chosen, in their order; the name always stands first. */
export const columns = [
  {
    id: 'severity',
    label: 'worklist.columnSeverity',
    isUsual: true,
    cell: ({ triage }) => <SeverityBadge severity={triage.severity} />,
    text: ({ triage }, { t }) => t(severityWord(triage.severity)),
    value: ({ triage }) => triageSections.indexOf(triage.section),
  },
  {
    id: 'age',
    label: 'worklist.columnAge',
    align: 'end',
    hideBelow: 'lg',
    cell: ({ age }, { formats }) => formats.number(age),
    text: ({ age }) => age,
    value: ({ age }) => age,
  },
  {
    id: 'category',
    label: 'worklist.columnCategory',
    hideBelow: 'lg',
    cell: ({ summary: { category } }, { t, categories }) =>
      category === null ? (
        cells.muted(t('worklist.noCategory'))
      ) : (
        <CategoryMark name={category} {...categories.get(category)} />
      ),
    text: ({ summary }, { categoryName }) => categoryName(summary.category) ?? undefined,
    value: ({ summary }) => summary.category,
  },
  {
    id: 'pathologies',
    label: 'worklist.columnPathologies',
    hideBelow: 'lg',
    cell: ({ summary: { pathologies } }, { t }) =>
      pathologies.map((one) => pathologyText(one, t)).join(', ') || cells.muted('–'),
    text: ({ summary }, { t }) => summary.pathologies.map((one) => pathologyText(one, t)).join('; '),
  },
  {
    id: 'pressure',
    label: 'worklist.columnPressure',
    // Beside the mean, which paper and files give alone, the screen shows the newest value.
    screenLabel: 'worklist.columnPressures',
    head: 'worklist.headPressure',
    isUsual: true,
    align: 'end',
    cell: cells.pressureCell,
    text: ({ mean }) => (mean ? `${whole(mean.systolic)}/${whole(mean.diastolic)}` : undefined),
    value: ({ mean }) => mean?.systolic ?? null,
  },
  {
    id: 'trend',
    label: 'worklist.columnTrend',
    head: 'worklist.headTrend',
    isUsual: true,
    hideBelow: 'lg',
    cell: sparkline,
    text: (row) =>
      trendOf(row)
        .map((value) => (value === null ? '–' : whole(value)))
        .join(' '),
  },
  {
    id: 'water',
    label: 'worklist.columnWater',
    unit: 'volume',
    head: 'worklist.headWater',
    isUsual: true,
    align: 'end',
    hideBelow: 'lg',
    cell: cells.waterCell,
    text: ({ waterYesterday }, words) => volume(waterYesterday, words),
    value: ({ waterYesterday }) => waterYesterday,
  },
  {
    id: 'urine',
    label: 'worklist.columnUrine',
    unit: 'volume',
    head: 'worklist.headUrine',
    align: 'end',
    hideBelow: 'lg',
    cell: cells.urineCell,
    text: (row, words) => volume(figuresOf(row).urine?.ml, words),
    value: (row) => figuresOf(row).urine?.ml ?? null,
  },
  {
    id: 'weight',
    label: 'worklist.columnWeight',
    unit: 'weight',
    head: 'worklist.headWeight',
    align: 'end',
    cell: cells.weightCell,
    text: (row, { units }) => {
      const { weightChange } = figuresOf(row);
      return weightChange === null ? undefined : toDisplay(weightChange, units.weight);
    },
    value: (row) => figuresOf(row).weightChange,
  },
  {
    id: 'stress',
    label: 'worklist.columnStress',
    align: 'end',
    cell: (row, context) => cells.scoreCell(figuresOf(row).stress, context),
    text: (row) => figuresOf(row).stress ?? undefined,
    value: (row) => figuresOf(row).stress,
  },
  {
    id: 'fatigue',
    label: 'worklist.columnFatigue',
    align: 'end',
    cell: (row, context) => cells.scoreCell(figuresOf(row).fatigue, context),
    text: (row) => figuresOf(row).fatigue ?? undefined,
    value: (row) => figuresOf(row).fatigue,
  },
  {
    id: 'egfr',
    label: 'worklist.columnEgfr',
    head: 'worklist.headEgfr',
    align: 'end',
    hideBelow: 'lg',
    cell: (row, context) => cells.labCell(row, 'egfr', context),
    text: (row, words) => labText(row, 'egfr', words),
    value: ({ summary }) => summary.labFigures?.egfr?.value ?? null,
  },
  {
    id: 'potassium',
    label: 'worklist.columnPotassium',
    align: 'end',
    hideBelow: 'lg',
    cell: (row, context) => cells.labCell(row, 'potassium', context),
    text: (row, words) => labText(row, 'potassium', words),
    value: ({ summary }) => summary.labFigures?.potassium?.value ?? null,
  },
  {
    id: 'data',
    label: 'worklist.columnData',
    isUsual: true,
    cell: ({ triage }, { t }) => daysAgo(triage.daysSinceData, t),
    text: ({ triage }, { t }) => daysAgo(triage.daysSinceData, t),
    value: ({ triage }) => triage.daysSinceData,
  },
  {
    id: 'alerts',
    label: 'worklist.columnAlerts',
    head: 'worklist.headAlerts',
    isUsual: true,
    align: 'end',
    hideBelow: 'md',
    cell: ({ summary }, { formats }) => formats.number(summary.alerts.length),
    text: ({ summary }) => summary.alerts.length,
    value: ({ summary }) => summary.alerts.length,
  },
  {
    id: 'reviewed',
    label: 'worklist.columnReviewed',
    head: 'worklist.headReviewed',
    isUsual: true,
    hideBelow: 'lg',
    cell: cells.reviewedCell,
    text: ({ summary: { reviewed } }, { t, formats }) =>
      reviewed ? `${formats.moment(reviewed.at, 'UTC')} UTC, ${reviewed.by}` : t('worklist.never'),
    // Who was never looked at waits longest.
    value: (row) => figuresOf(row).reviewedAt ?? 0,
  },
  {
    id: 'referent',
    label: 'worklist.columnReferent',
    hideBelow: 'lg',
    cell: ({ summary: { referent } }, { t }) =>
      referent ? <bdi>{referent}</bdi> : cells.muted(t('worklist.noReferent')),
    text: ({ summary }) => summary.referent,
    value: ({ summary }) => summary.referent ?? null,
  },
  {
    id: 'status',
    label: 'worklist.columnStatus',
    hideBelow: 'lg',
    cell: ({ summary }) => <ProgrammeState status={summary.status} />,
    text: ({ summary }, { t }) => t(programmeWord[summary.status]),
    value: ({ summary }) => programmeStates.indexOf(summary.status),
  },
] as const satisfies readonly WorklistColumn[];
export type ColumnId = (typeof columns)[number]['id'];

const byId = new Map<string, WorklistColumn>(columns.map((column) => [column.id, column]));
/** A column by its id. */
export function columnOf(id: ColumnId): WorklistColumn {
  const column = byId.get(id);
  if (!column) throw new RangeError(`Not a column of the worklist: ${id}`);
  return column;
}

/** The columns among some names, in their order: others are of another version. */
export const columnsAmong = (names: readonly string[]): ColumnId[] =>
  columns.flatMap(({ id }) => (names.includes(id) ? [id] : []));

/** The default columns, for a round. */
export const usualColumns: readonly ColumnId[] = columns.flatMap((column) =>
  'isUsual' in column ? [column.id] : [],
);

type Sortable = Extract<(typeof columns)[number], { value: RowValue }>['id'];
export type SortKey = Sortable | 'name';
const byName: RowValue = ({ sortName }) => sortName;
const values = new Map<SortKey, RowValue>([
  ...columns.flatMap((column): [Sortable, RowValue][] =>
    'value' in column ? [[column.id, column.value]] : [],
  ),
  ['name', byName],
]);
/** The keys that the list can be sorted by: its columns, and the name. */
export const sortKeys: readonly SortKey[] = [...values.keys()];
/** Gives what rows are compared by for a key. */
export const valueOf = (key: SortKey): RowValue => values.get(key) ?? byName;
