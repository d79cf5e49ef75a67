import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { changedParams } from '@/shared/navigation/listQuery';
import { CategoryMark } from '@/shared/ui/CategoryMark';
import { DataTable } from '@/shared/ui/DataTable';
import type { Column } from '@/shared/ui/tableColumn';
import type { CategoryRow } from './categoryRows';
import { typeWord } from '../categoryWords';
import { PatientsLink } from '../detail/PatientsLink';
import { StateWord } from '../StateWord';
import type { CategoryQuery, QueryChange } from './useCategoryQuery';

/** The categories, a row each. @param planNames of the fluid plans by id */
export function CategoryTable({
  rows,
  planNames,
  query,
  page,
  total,
  onChange,
}: {
  rows: readonly CategoryRow[];
  planNames: ReadonlyMap<string, string>;
  query: CategoryQuery;
  page: number;
  total: number;
  onChange: (change: QueryChange) => void;
}) {
  const t = useT();
  const columns = useColumns(planNames);
  return (
    <DataTable
      rows={rows}
      columns={columns}
      rowKey={({ category }) => category.id}
      caption={t('categories.caption')}
      sort={{ id: query.sort, desc: query.descending }}
      onSort={({ id, desc }) => onChange({ sort: id, dir: desc ? 'desc' : null })}
      page={page}
      pageSize={query.pageSize}
      total={total}
      onPage={(next) => onChange({ page: String(next) })}
      onPageSize={(size) => onChange({ size: String(size) })}
    />
  );
}

function useColumns(planNames: ReadonlyMap<string, string>): Column<CategoryRow>[] {
  const t = useT();
  const { search } = useLocation();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('categories.name'),
        sortable: true,
        cell: ({ category }) => (
          <Link
            to={{
              search: changedParams(
                new URLSearchParams(search),
                { category: category.id },
                'category',
              ).toString(),
            }}
            replace
          >
            <CategoryMark {...category} />
          </Link>
        ),
      },
      {
        id: 'type',
        header: t('categories.type'),
        sortable: true,
        hideBelow: 'lg',
        cell: ({ category: { type } }) => t(typeWord[type]),
      },
      {
        id: 'code',
        header: t('categories.code'),
        sortable: true,
        hideBelow: 'md',
        cell: ({ category: { code } }) => <bdi>{code}</bdi>,
      },
      {
        id: 'patients',
        header: t('categories.patients'),
        sortable: true,
        cell: (row) => <PatientsLink row={row} />,
      },
      {
        id: 'defaults',
        header: t('categories.defaults'),
        hideBelow: 'lg',
        cell: ({ category: { defaults } }) => <Defaults defaults={defaults} planNames={planNames} />,
      },
      {
        id: 'state',
        header: t('categories.state'),
        sortable: true,
        hideBelow: 'md',
        cell: ({ category }) => <StateWord category={category} />,
      },
    ],
    [t, search, planNames],
  );
}

function Defaults({
  defaults,
  planNames,
}: {
  defaults: CategoryRow['category']['defaults'];
  planNames: ReadonlyMap<string, string>;
}) {
  const { fluidPlan, questionnaires = [], articles = [] } = defaults ?? {};
  const parts = [
    fluidPlan !== undefined && <bdi key="plan">{planNames.get(fluidPlan) ?? '…'}</bdi>,
    questionnaires.length > 0 && (
      <T key="questionnaires" id="categories.questionnaireCount" values={{ count: questionnaires.length }} />
    ),
    articles.length > 0 && (
      <T key="articles" id="categories.articleCount" values={{ count: articles.length }} />
    ),
  ].filter(Boolean);
  if (parts.length === 0) return <span className="text-body-secondary">–</span>;
  return (
    <ul className="list-unstyled mb-0">
      {parts.map((part, place) => (
        <li key={place}>{part}</li>
      ))}
    </ul>
  );
}
