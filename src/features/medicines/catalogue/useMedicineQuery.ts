import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { medicineForms } from '@/domain/medicine/medicine';
import { changedParams, oneOf, readPaging, type Paging } from '@/shared/navigation/listQuery';
import { sortKeys, medicineStatuses, type MedicineFilters, type SortKey } from './medicineRows';

export interface MedicineQuery extends MedicineFilters, Paging {
  sort: SortKey;
  descending: boolean;
  /** Id of the one that is open beside the list. */
  medicine: string | null;
}
type Parameter = 'q' | 'category' | 'form' | 'status' | 'sort' | 'dir' | 'page' | 'size' | 'medicine';
export type QueryChange = Partial<Record<Parameter, string | null>>;

const readQuery = (params: URLSearchParams): MedicineQuery => ({
  ...readPaging(params),
  category: params.get('category') ?? '',
  form: oneOf(medicineForms, params.get('form')),
  status: oneOf(medicineStatuses, params.get('status')),
  sort: oneOf(sortKeys, params.get('sort')) || 'name',
  descending: params.get('dir') === 'desc',
  medicine: params.get('medicine'),
});

/** The catalogue's state, from its address. */
export function useMedicineQuery(): { query: MedicineQuery; change: (change: QueryChange) => void } {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readQuery(params), [params]);
  const change = useCallback(
    (next: QueryChange) => setParams((before) => changedParams(before, next, 'medicine'), { replace: true }),
    [setParams],
  );
  return { query, change };
}
