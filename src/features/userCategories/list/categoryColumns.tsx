import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { CategoryMark } from '@/shared/ui/patient/CategoryMark';
import type { Column } from '@/shared/ui/table/tableColumn';
import type { CategoryRow } from './categoryRows';
import { typeWord } from '../categoryWords';
import { PatientsLink } from '../detail/PatientsLink';
import { StateWord } from '../StateWord';

/** What the list of categories says of each. @param planNames of the fluid plans by id */
export function useCategoryColumns(
  planNames: ReadonlyMap<string, string>,
  searchFor: (id: string) => string,
): Column<CategoryRow>[] {
  const t = useT();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('categories.name'),
        sortable: true,
        cell: ({ category }) => (
          <Link to={{ search: searchFor(category.id) }}>
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
    [t, searchFor, planNames],
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
