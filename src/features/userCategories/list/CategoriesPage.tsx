import Plus from 'lucide-react/icons/plus';
import { useCallback, useMemo, useState } from 'react';
import type { UserCategory } from '@/domain/category/userCategory';
import { fluidPlans } from '@/features/fluidPlans/slice';
import { summaries } from '@/features/patients/slice';
import { T, useT } from '@/shared/i18n/text';
import { useSearchText } from '@/shared/navigation/useSearchText';
import { useEntities } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Icon } from '@/shared/ui/Icon';
import { NoMatch } from '@/shared/ui/NoMatch';
import { PageHeader } from '@/shared/ui/PageHeader';
import { Skeleton } from '@/shared/ui/Skeleton';
import { CategoryDetails } from '../detail/CategoryDetails';
import { CategoryFilterBar } from './CategoryFilterBar';
import { filterCategories, rowsOf, sortCategories, stateOf } from './categoryRows';
import { CategoryTable } from './CategoryTable';
import { CategoryDialog } from '../form/CategoryDialog';
import { categories } from '../slice';
import { useCategoryQuery } from './useCategoryQuery';
import '@/shared/forms/formRows.css';
import '../userCategories.css';

/** The groups that patients are divided into, which limits, rules and plans go by. */
export default function CategoriesPage() {
  const t = useT();
  const { query, change } = useCategoryQuery();
  const { rows: all, status, error, reload } = useEntities(categories);
  const patients = useEntities(summaries);
  const plans = useEntities(fluidPlans);
  const writeSearch = useCallback((q: string) => change({ q }), [change]);
  const [search, setSearch] = useSearchText(query.q, writeSearch);
  /** The one that is written: null for a new one. */
  const [edited, setEdited] = useState<UserCategory | null | undefined>(undefined);

  const isCounted = patients.status === 'ready';
  const rows = useMemo(
    () => rowsOf(all, isCounted ? patients.rows.map(({ category }) => category) : null),
    [all, isCounted, patients.rows],
  );
  const planNames = useMemo(() => new Map(plans.rows.map(({ id, name }) => [id, name])), [plans.rows]);
  const { type, state, sort, descending, pageSize } = query;
  const filtered = useMemo(
    () => filterCategories(sortCategories(rows, sort, descending), { q: search, type, state }),
    [rows, sort, descending, search, type, state],
  );
  const page = Math.min(query.page, Math.max(1, Math.ceil(filtered.length / pageSize)));
  const active = all.filter((one) => stateOf(one) === 'active').length;
  const clear = () => {
    setSearch('');
    change({ q: null, type: null, state: null });
  };
  const opened =
    query.category === null ? undefined : rows.find(({ category }) => category.id === query.category);
  const create = (
    <button type="button" className="btn btn-primary" onClick={() => setEdited(null)}>
      <Icon of={Plus} /> <T id="categories.create" />
    </button>
  );
  return (
    <>
      <PageHeader
        title={t('app.userCategory')}
        lead={
          status === 'ready' && <T id="categories.lead" values={{ active, archived: all.length - active }} />
        }
        actions={create}
      />
      <CategoryFilterBar
        all={rows}
        query={query}
        search={search}
        onSearch={setSearch}
        onChange={change}
        onClear={clear}
        shown={filtered.length}
      />
      <div className="card">
        <AsyncView
          status={status}
          error={error}
          isEmpty={all.length === 0}
          onRetry={reload}
          skeleton={<Skeleton rows={7} />}
          empty={
            <EmptyState title={t('categories.emptyTitle')} text={t('categories.emptyText')} action={create} />
          }
        >
          {filtered.length === 0 ? (
            <NoMatch
              title={t('categories.noMatchTitle')}
              text={t('categories.noMatchText')}
              onClear={clear}
            />
          ) : (
            <CategoryTable
              rows={filtered.slice((page - 1) * pageSize, page * pageSize)}
              planNames={planNames}
              query={query}
              page={page}
              total={filtered.length}
              onChange={change}
            />
          )}
        </AsyncView>
      </div>
      {opened && edited === undefined && (
        <CategoryDetails
          row={opened}
          onEdit={() => setEdited(opened.category)}
          onClose={() => change({ category: null })}
        />
      )}
      {edited !== undefined && (
        <CategoryDialog category={edited} rows={rows} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
