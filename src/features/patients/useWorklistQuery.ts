import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { triageSections } from '@/domain/triage';
import { sortKeys, type SortKey, type WorklistFilters } from '@/domain/worklist';
import { changedParams, oneOf, readPaging, type Paging } from '@/shared/navigation/listQuery';

export interface WorklistQuery extends WorklistFilters, Paging {
  sort: SortKey;
  descending: boolean;
  /** Patient shown in the drawer, or null. */
  patient: string | null;
}

/** Reads the list's state from an address; whatever is not understood becomes its default. */
export function readQuery(params: URLSearchParams): WorklistQuery {
  return {
    ...readPaging(params),
    section: oneOf(triageSections, params.get('section')),
    category: params.get('category') ?? '',
    pathology: params.get('pathology') ?? '',
    sort: oneOf(sortKeys, params.get('sort')) || 'severity',
    descending: params.get('dir') === 'desc',
    patient: params.get('patient'),
  };
}

/** Changes of the address: null or '' takes a parameter out. A changed filter or order starts at the first page. */
export type QueryChange = Partial<
  Record<
    'q' | 'section' | 'category' | 'pathology' | 'sort' | 'dir' | 'page' | 'size' | 'patient',
    string | null
  >
>;

/** The worklist's state lives in the address: it survives reload and Back, and can be sent to a colleague. */
export function useWorklistQuery(): { query: WorklistQuery; change: (change: QueryChange) => void } {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readQuery(params), [params]);
  const change = useCallback(
    (next: QueryChange) => {
      setParams((before) => changedParams(before, next, 'patient'), { replace: !('patient' in next) });
    },
    [setParams],
  );
  return { query, change };
}
