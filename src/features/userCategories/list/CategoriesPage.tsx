import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import type { UserCategory } from '@/domain/category/userCategory';
import { fluidPlans } from '@/features/fluidPlans/slice';
import { summaries } from '@/features/patients/slice';
import { T, useT } from '@/shared/i18n/text';
import { ListPage, type ListWords } from '@/shared/list/ListFrame';
import { useListState } from '@/shared/list/useListState';
import { useEntities } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';
import { typeWord } from '../categoryWords';
import { CategoryDetails } from '../detail/CategoryDetails';
import { CategoryDialog } from '../form/CategoryDialog';
import { categories } from '../slice';
import { useCategoryColumns } from './categoryColumns';
import { categoryList, categoryReading, rowsOf } from './categoryRows';
import '@/shared/forms/formRows.css';
import '../userCategories.css';

const words: ListWords = {
  filters: 'categories.filters',
  search: 'categories.search',
  searchHint: 'categories.searchHint',
  shown: 'categories.shown',
  caption: 'categories.caption',
  emptyTitle: 'categories.emptyTitle',
  emptyText: 'categories.emptyText',
  noMatchTitle: 'categories.noMatchTitle',
  noMatchText: 'categories.noMatchText',
};

/** The groups that patients are divided into, which limits, rules and plans go by. */
export default function CategoriesPage() {
  const t = useT();
  const fetched = useEntities(categories);
  const patients = useEntities(summaries);
  const plans = useEntities(fluidPlans);
  /** The one that is written: null for a new one. */
  const [edited, setEdited] = useState<UserCategory | null | undefined>(undefined);

  const isCounted = patients.status === 'ready';
  const all = useMemo(
    () => rowsOf(fetched.rows, isCounted ? patients.rows.map(({ category }) => category) : null),
    [fetched.rows, isCounted, patients.rows],
  );
  const list = useListState(categoryList, all, categoryReading);
  const planNames = useMemo(() => new Map(plans.rows.map(({ id, name }) => [id, name])), [plans.rows]);
  const active = list.count('state', 'active');
  const opened = all.find(({ category }) => category.id === list.query.open);
  const create = (
    <button type="button" className="btn btn-primary" onClick={() => setEdited(null)}>
      <Icon of={Plus} /> <T id="categories.create" />
    </button>
  );
  return (
    <>
      <ListPage
        action="categories.write"
        list={list}
        words={words}
        fetched={fetched}
        title={t('app.userCategory')}
        lead={
          fetched.status === 'ready' && (
            <T id="categories.lead" values={{ active, archived: all.length - active }} />
          )
        }
        actions={create}
        filters={{
          type: { label: t('categories.type'), choice: (one) => t(typeWord[one]), isCounted: true },
          state: {
            label: t('categories.state'),
            choice: (one) => t(`categories.state_${one}`),
            isCounted: true,
          },
        }}
        columns={useCategoryColumns(planNames, list.searchFor)}
        rowKey={({ category }) => category.id}
        emptyAction={create}
      />
      {opened && edited === undefined && (
        <CategoryDetails
          row={opened}
          onEdit={() => setEdited(opened.category)}
          onClose={() => list.change({ category: null })}
        />
      )}
      {edited !== undefined && (
        <CategoryDialog category={edited} rows={all} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
