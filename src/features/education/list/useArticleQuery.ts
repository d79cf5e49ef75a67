import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { articleStatuses } from '@/domain/education/article';
import { pathologies } from '@/domain/patients/patient';
import { languages } from '@/domain/text';
import { changedParams, oneOf, readPaging, type Paging } from '@/shared/navigation/listQuery';
import { sortKeys, type ArticleFilters, type SortKey } from './articleRows';

export interface ArticleQuery extends ArticleFilters, Paging {
  sort: SortKey;
  descending: boolean;
}
type Parameter = 'q' | 'status' | 'language' | 'pathology' | 'review' | 'sort' | 'dir' | 'page' | 'size';
export type QueryChange = Partial<Record<Parameter, string | null>>;

function readQuery(params: URLSearchParams): ArticleQuery {
  return {
    ...readPaging(params),
    status: oneOf(articleStatuses, params.get('status')),
    language: oneOf(languages, params.get('language')),
    pathology: oneOf(pathologies, params.get('pathology')),
    review: oneOf(['overdue'], params.get('review')),
    sort: oneOf(sortKeys, params.get('sort')) || 'status',
    descending: params.get('dir') === 'desc',
  };
}

/** The list's state, from its address. */
export function useArticleQuery(): { query: ArticleQuery; change: (change: QueryChange) => void } {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readQuery(params), [params]);
  const change = useCallback(
    (next: QueryChange) => setParams((before) => changedParams(before, next), { replace: true }),
    [setParams],
  );
  return { query, change };
}
