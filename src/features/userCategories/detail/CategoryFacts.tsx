import type { ReactNode } from 'react';
import { fluidPlans } from '@/features/fluidPlans/slice';
import { questionnaires } from '@/features/questioners/slice';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { useT } from '@/shared/i18n/text';
import { useEntities } from '@/shared/store/useEntities';
import type { CategoryRow } from '../list/categoryRows';
import { CategoryRules } from './CategoryRules';
import { typeWord } from '../categoryWords';
import { PatientsLink } from './PatientsLink';
import { StateWord } from '../StateWord';
import { useArticleTitles } from '../useArticleTitles';

/** What is known of a category, with the rules and limits that go by it. */
export function CategoryFacts({ row }: { row: CategoryRow }) {
  const t = useT();
  const times = useOwnTimes();
  const plans = useEntities(fluidPlans);
  const asked = useEntities(questionnaires);
  const { type, code, description, defaults, updatedAt } = row.category;
  const nameIn = (rows: readonly { id: string; name: string }[], id: string) =>
    rows.find((one) => one.id === id)?.name ?? id;
  const posts = useArticleTitles();
  const { questionnaires: given = [], articles: read = [] } = defaults ?? {};
  const facts: [label: string, value: ReactNode][] = [
    [t('categories.state'), <StateWord key="state" category={row.category} />],
    [t('categories.type'), t(typeWord[type])],
    [t('categories.code'), <bdi key="code">{code}</bdi>],
    [t('categories.patients'), <PatientsLink key="patients" row={row} />],
    [t('categories.description'), description && <bdi key="text">{description}</bdi>],
    [
      t('categories.fluidPlan'),
      defaults?.fluidPlan !== undefined && <bdi key="plan">{nameIn(plans.rows, defaults.fluidPlan)}</bdi>,
    ],
    [
      t('categories.questionnaires'),
      given.length > 0 && <Names key="asked" names={given.map((id) => nameIn(asked.rows, id))} />,
    ],
    [
      t('categories.articles'),
      read.length > 0 && <Names key="read" names={read.map((id) => nameIn(posts, id))} />,
    ],
    [t('categories.changed'), times.moment(updatedAt)],
  ];
  return (
    <>
      <dl className="nd-definitions">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
      <CategoryRules code={code} />
    </>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className="list-unstyled mb-0">
      {names.map((name, place) => (
        <li key={place}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
