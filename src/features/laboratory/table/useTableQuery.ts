import { useSearchParams } from 'react-router-dom';
import { analyteSchema, type Analyte } from '@/domain/laboratory/analytes';

export type DayOrder = 'newest' | 'oldest';

interface TableQuery {
  /** Which day comes first. */
  order: DayOrder;
  /** How many columns of newer days are passed over. */
  skipped: number;
  /** The analyte whose course is shown. */
  analyte: Analyte | null;
  /** Whether results that were entered in error are listed. */
  mistakes: boolean;
}

/** What of the results is shown, from the address: a link opens the same view. What is invalid becomes the default. */
export function useTableQuery(): { query: TableQuery; show: (change: Partial<TableQuery>) => void } {
  const [params, setParams] = useSearchParams();
  const skipped = Number(params.get('skip') ?? 0);
  const query: TableQuery = {
    order: params.get('order') === 'oldest' ? 'oldest' : 'newest',
    skipped: Number.isInteger(skipped) && skipped > 0 ? skipped : 0,
    analyte: analyteSchema.safeParse(params.get('analyte')).data ?? null,
    mistakes: params.get('mistakes') === 'yes',
  };
  const show = (change: Partial<TableQuery>) =>
    setParams(
      (before) => {
        const { order, skipped: skip, analyte, mistakes } = { ...query, ...change };
        const after = new URLSearchParams(before);
        const set = (name: string, value: string | null) =>
          value === null ? after.delete(name) : after.set(name, value);
        set('order', order === 'oldest' ? order : null);
        set('skip', skip > 0 ? String(skip) : null);
        set('analyte', analyte);
        set('mistakes', mistakes ? 'yes' : null);
        return after;
      },
      { replace: true },
    );
  return { query, show };
}
