import { useCallback, useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { WorklistRow } from '@/domain/worklist/worklist';
import { figuresOf, trendOf } from '@/domain/worklist/worklistFigures';
import { sortKeys } from '@/domain/worklist/worklistOrder';
import type { UserCategory } from '@/domain/category/userCategory';
import { categories } from '@/features/userCategories/slice';
import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { useNow } from '@/shared/store/clock';
import { CategoryMark } from '@/shared/ui/patient/CategoryMark';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import { ProgrammeState } from '@/shared/ui/patient/ProgrammeState';
import type { Column } from '@/shared/ui/table/tableColumn';
import {
  Muted,
  NameCell,
  PressureCell,
  ReviewedCell,
  ScoreCell,
  UrineCell,
  WaterCell,
  WeightCell,
} from './worklistCells';
import { columnWords, type ColumnId } from './columnIds';
import { pathologyText } from '../filters/filterWords';
import { Sparkline } from './Sparkline';

const figures: readonly ColumnId[] = [
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
  referent: 'lg',
  status: 'lg',
  alerts: 'md',
  reviewed: 'md',
};

/** The heading of a column with its unit. */
export function useColumnTitle(): (id: ColumnId) => string {
  const t = useT();
  const words = useWording();
  return useCallback(
    (id) => {
      if (id === 'water' || id === 'urine') return t(columnWords[id], { unit: words.unit('volume') });
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
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const title = useColumnTitle();
  const known = useCategories();
  return useMemo(() => {
    const cells: Record<ColumnId, (row: WorklistRow) => ReactNode> = {
      severity: ({ triage }) => <SeverityBadge severity={triage.severity} />,
      age: ({ age }) => formats.number(age),
      category: ({ summary: { category } }) =>
        category === null ? (
          <Muted text={t('worklist.noCategory')} />
        ) : (
          <CategoryMark name={category} {...known.get(category)} />
        ),
      pathologies: ({ summary: { pathologies } }) =>
        pathologies.map((one) => pathologyText(one, t)).join(', ') || <Muted text="–" />,
      pressure: (row) => <PressureCell row={row} />,
      trend: (row) => <Sparkline values={trendOf(row)} />,
      water: (row) => <WaterCell row={row} />,
      urine: (row) => <UrineCell row={row} />,
      weight: (row) => <WeightCell row={row} />,
      stress: (row) => <ScoreCell value={figuresOf(row).stress} />,
      fatigue: (row) => <ScoreCell value={figuresOf(row).fatigue} />,
      data: ({ triage: { daysSinceData } }) =>
        daysSinceData === null ? t('worklist.never') : t('worklist.daysAgo', { days: daysSinceData }),
      alerts: ({ summary }) => formats.number(summary.alerts.length),
      reviewed: (row) => <ReviewedCell row={row} now={now} />,
      referent: ({ summary: { referent } }) =>
        referent ? <bdi>{referent}</bdi> : <Muted text={t('worklist.noReferent')} />,
      status: ({ summary }) => <ProgrammeState status={summary.status} />,
    };
    return [
      { id: 'name', header: t('worklist.columnName'), sortable: true, cell: (row) => <NameCell row={row} /> },
      ...chosen.map((id): Column<WorklistRow> => {
        const from = narrow[id];
        return {
          id,
          header: title(id),
          sortable: (sortKeys as readonly string[]).includes(id),
          ...(figures.includes(id) && { align: 'end' as const }),
          ...(from && { hideBelow: from }),
          cell: cells[id],
        };
      }),
    ];
  }, [chosen, t, formats, now, title, known]);
}
