import { useCallback, useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { WorklistRow } from '@/domain/worklist/worklist';
import { figuresOf } from '@/domain/worklist/worklistFigures';
import { sortKeys } from '@/domain/worklist/worklistOrder';
import type { UserCategory } from '@/domain/category/userCategory';
import { categories } from '@/features/userCategories/slice';
import { useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { useNow } from '@/shared/store/clock';
import { CategoryMark } from '@/shared/ui/patient/CategoryMark';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import { ProgrammeState } from '@/shared/ui/patient/ProgrammeState';
import type { Column } from '@/shared/ui/table/tableColumn';
import {
  labCell,
  muted,
  pressureCell,
  reviewedCell,
  scoreCell,
  urineCell,
  useCellWords,
  waterCell,
  weightCell,
} from './worklistCells';
import { nameCell } from './nameCell';
import { columnWords, headWords, type ColumnId } from './columnIds';
import { pathologyText } from '../filters/filterWords';
import { sparkline } from './sparkline';

const figures: readonly ColumnId[] = [
  'egfr',
  'potassium',
  'age',
  'pressure',
  'water',
  'urine',
  'weight',
  'stress',
  'fatigue',
  'alerts',
];
/** Columns hidden on a narrow screen, unless the user has chosen only a few. */
const narrow: Partial<Record<ColumnId, 'md' | 'lg'>> = {
  age: 'lg',
  category: 'lg',
  pathologies: 'lg',
  trend: 'lg',
  water: 'lg',
  urine: 'lg',
  egfr: 'lg',
  potassium: 'lg',
  referent: 'lg',
  status: 'lg',
  alerts: 'md',
  reviewed: 'lg',
};

/** The heading of a column with its unit. */
export function useColumnTitle(): (id: ColumnId) => string {
  const t = useT();
  const words = useWording();
  return useCallback(
    (id) => {
      if (id === 'water' || id === 'urine') return t(columnWords[id], { unit: words.unit('volume') });
      // Beside the mean, which paper and files give alone, the screen shows the newest value.
      if (id === 'pressure') return t('worklist.columnPressures');
      if (id === 'weight') return t(columnWords[id], { unit: words.unit('weight') });
      return t(columnWords[id]);
    },
    [t, words],
  );
}

/** The categories by code. */
function useCategories(): ReadonlyMap<string, UserCategory> {
  const known = useSelector(categories.selectAll);
  return useMemo(() => new Map(known.map((category) => [category.code, category])), [known]);
}

/** The name of a category by its code; the code where it is not known. */
export function useCategoryName(): (code: string | null) => string | null {
  const known = useCategories();
  return useCallback((code) => (code === null ? null : (known.get(code)?.name ?? code)), [known]);
}

/** The columns of the worklist, the name first, then those chosen. */
export function useColumns(chosen: readonly ColumnId[]): Column<WorklistRow>[] {
  const told = useCellWords();
  const now = useNow();
  const title = useColumnTitle();
  const known = useCategories();
  return useMemo(() => {
    const { t, formats } = told;
    const cells: Record<ColumnId, (row: WorklistRow) => ReactNode> = {
      severity: ({ triage }) => <SeverityBadge severity={triage.severity} />,
      age: ({ age }) => formats.number(age),
      category: ({ summary: { category } }) =>
        category === null ? (
          muted(t('worklist.noCategory'))
        ) : (
          <CategoryMark name={category} {...known.get(category)} />
        ),
      pathologies: ({ summary: { pathologies } }) =>
        pathologies.map((one) => pathologyText(one, t)).join(', ') || muted('–'),
      pressure: (row) => pressureCell(row, told),
      trend: (row) => sparkline(row, told),
      water: (row) => waterCell(row, told),
      urine: (row) => urineCell(row, told),
      weight: (row) => weightCell(row, told),
      stress: (row) => scoreCell(figuresOf(row).stress, told),
      fatigue: (row) => scoreCell(figuresOf(row).fatigue, told),
      egfr: (row) => labCell(row, 'egfr', told),
      potassium: (row) => labCell(row, 'potassium', told),
      data: ({ triage: { daysSinceData } }) =>
        daysSinceData === null ? t('worklist.never') : t('worklist.daysAgo', { days: daysSinceData }),
      alerts: ({ summary }) => formats.number(summary.alerts.length),
      reviewed: (row) => reviewedCell(row, told, now),
      referent: ({ summary: { referent } }) =>
        referent ? <bdi>{referent}</bdi> : muted(t('worklist.noReferent')),
      status: ({ summary }) => <ProgrammeState status={summary.status} />,
    };
    return [
      {
        id: 'name',
        header: t('worklist.columnName'),
        sortable: true,
        cell: (row) => nameCell(row, told, chosen),
      },
      ...chosen.map((id): Column<WorklistRow> => {
        const from = narrow[id];
        const head = headWords[id];
        return {
          id,
          header: head ? t(head, { unit: told.words.unit('weight') }) : title(id),
          ...(head && { hint: title(id) }),
          sortable: (sortKeys as readonly string[]).includes(id),
          ...(figures.includes(id) && { align: 'end' as const }),
          ...(from && { hideBelow: from }),
          cell: cells[id],
        };
      }),
    ];
  }, [chosen, told, now, title, known]);
}
