import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { questionnaireStatuses } from '@/domain/questionnaire/questionnaire';
import { languages } from '@/domain/text';
import { changedParams, oneOf, readPaging, type Paging } from '@/shared/navigation/listQuery';
import { sortKeys, type Filters, type SortKey } from './questionnaireRows';

export interface Query extends Filters, Paging {
  sort: SortKey;
  descending: boolean;
}
type Parameter = 'q' | 'status' | 'language' | 'sort' | 'dir' | 'page' | 'size';
export type QueryChange = Partial<Record<Parameter, string | null>>;

function readQuery(params: URLSearchParams): Query {
  return {
    ...readPaging(params),
    status: oneOf(questionnaireStatuses, params.get('status')),
    language: oneOf(languages, params.get('language')),
    sort: oneOf(sortKeys, params.get('sort')) || 'status',
    descending: params.get('dir') === 'desc',
  };
}

/** The list's state, from its address. */
export function useQuestionnaireQuery(): { query: Query; change: (change: QueryChange) => void } {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readQuery(params), [params]);
  const change = useCallback(
    (next: QueryChange) => setParams((before) => changedParams(before, next), { replace: true }),
    [setParams],
  );
  return { query, change };
}
