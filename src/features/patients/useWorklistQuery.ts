import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { triageSections, type TriageSection } from '@/domain/triage';
import { sortKeys, type SortKey, type WorklistFilters } from '@/domain/worklist';

const PAGE_SIZES = [10, 25, 50];
const DEFAULT_SIZE = 25;

export interface WorklistQuery extends WorklistFilters {
  sort: SortKey;
  descending: boolean;
  page: number;
  pageSize: number;
  /** Patient shown in the drawer, or null. */
  patient: string | null;
}

const isSection = (text: string): text is TriageSection =>
  (triageSections as readonly string[]).includes(text);
const isSortKey = (text: string): text is SortKey => (sortKeys as readonly string[]).includes(text);

/** Reads the list's state from an address; whatever is not understood becomes its default. */
export function readQuery(params: URLSearchParams): WorklistQuery {
  const section = params.get('section') ?? '';
  const sort = params.get('sort') ?? '';
  const page = Number(params.get('page') ?? '1');
  const pageSize = Number(params.get('size'));
  return {
    q: (params.get('q') ?? '').slice(0, 200),
    section: isSection(section) ? section : '',
    category: params.get('category') ?? '',
    pathology: params.get('pathology') ?? '',
    sort: isSortKey(sort) ? sort : 'severity',
    descending: params.get('dir') === 'desc',
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    pageSize: PAGE_SIZES.includes(pageSize) ? pageSize : DEFAULT_SIZE,
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
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (!('page' in next) && !('patient' in next)) after.delete('page');
          for (const [key, value] of Object.entries(next)) {
            if (value === null || value === '') after.delete(key);
            else after.set(key, value);
          }
          return after;
        },
        { replace: !('patient' in next) },
      );
    },
    [setParams],
  );
  return { query, change };
}
