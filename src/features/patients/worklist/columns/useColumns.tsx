import { useCallback, useMemo } from 'react';
import type { WorklistRow } from '@/domain/worklist/worklist';
import { useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { useNow } from '@/shared/store/clock';
import type { Column } from '@/shared/ui/table/tableColumn';
import { columnOf, type ColumnId } from './columns';
import { useCategories } from './useCategoryName';
import { nameCell } from './nameCell';
import { useCellWords } from './worklistCells';

/** The heading of a column with its unit. */
export function useColumnTitle(): (id: ColumnId) => string {
  const t = useT();
  const words = useWording();
  return useCallback(
    (id) => {
      const { label, screenLabel, unit } = columnOf(id);
      return t(screenLabel ?? label, unit && { unit: words.unit(unit) });
    },
    [t, words],
  );
}

/** The columns of the worklist, the name first, then those chosen. */
export function useColumns(chosen: readonly ColumnId[]): Column<WorklistRow>[] {
  const told = useCellWords();
  const now = useNow();
  const title = useColumnTitle();
  const categories = useCategories();
  return useMemo(() => {
    const { t } = told;
    const context = { ...told, now, categories };
    return [
      {
        id: 'name',
        header: t('worklist.columnName'),
        sortable: true,
        cell: (row) => nameCell(row, told, chosen),
      },
      ...chosen.map((id): Column<WorklistRow> => {
        const { head, cell, value, align, hideBelow } = columnOf(id);
        return {
          id,
          header: head ? t(head, { unit: told.words.unit('weight') }) : title(id),
          ...(head && { hint: title(id) }),
          sortable: value !== undefined,
          ...(align && { align }),
          ...(hideBelow && { hideBelow }),
          cell: (row) => cell(row, context),
        };
      }),
    ];
  }, [chosen, told, now, title, categories]);
}
