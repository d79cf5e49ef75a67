import Activity from 'lucide-react/icons/activity';
import BellRing from 'lucide-react/icons/bell-ring';
import ListChecks from 'lucide-react/icons/list-checks';
import Pill from 'lucide-react/icons/pill';
import Rocket from 'lucide-react/icons/rocket';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Link } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { FilterBar } from '@/shared/ui/FilterBar';
import { Icon } from '@/shared/ui/Icon';
import { NoMatch } from '@/shared/ui/NoMatch';
import { PageHeader } from '@/shared/ui/PageHeader';
import { holds, useQuery } from '../useQuery';
import { categories, categoryAddress, questionsOf } from './knowledge';
import { QuestionLinks } from './QuestionLinks';
import '../hero.css';
import './knowledge.css';

/** In the order of the categories. */
const icons = [Rocket, ListChecks, Activity, BellRing, Pill, ShieldCheck];

/** The knowledge base of the demonstration (specification 2.7): its categories, and what a search finds in them. */
export default function KnowledgePage() {
  const t = useT();
  const { text, setText } = useQuery();
  const isSearched = text.trim() !== '';
  const found = categories.map((category, index) => ({
    category,
    icon: icons[index] ?? Rocket,
    isNamed: holds(category.title, text),
    questions: isSearched ? questionsOf(category).filter(({ title }) => holds(title, text)) : [],
  }));
  const shown = found.filter(({ isNamed, questions }) => isNamed || questions.length > 0);
  return (
    <>
      <PageHeader title={t('app.knowledgeBase')} lead={<T id="knowledge.lead" />} />
      <div className="nd-hero">
        <FilterBar
          label={t('knowledge.searching')}
          search={t('knowledge.search')}
          text={text}
          onText={setText}
          shown={<T id="knowledge.shown" values={{ count: shown.length }} />}
          isFiltered={isSearched}
          onClear={() => setText('')}
        >
          {null}
        </FilterBar>
      </div>
      {shown.length === 0 ? (
        <NoMatch
          title={t('knowledge.noMatch')}
          text={t('knowledge.noMatchText')}
          onClear={() => setText('')}
        />
      ) : (
        <ul className="nd-knowledge" aria-label={t('knowledge.categories')}>
          {shown.map(({ category, icon, questions }) => (
            <li key={category.title} className="card">
              <div className="card-body">
                <Icon of={icon} size={40} className="text-primary" />
                <h2 className="h5 mt-3">
                  <Link to={categoryAddress(category)} lang="en">
                    {category.title}
                  </Link>
                </h2>
                <p lang="en">{category.lead}</p>
                <p className="text-body-secondary mb-0">
                  <T id="knowledge.count" values={{ count: questionsOf(category).length }} />
                </p>
                {questions.length > 0 && <QuestionLinks category={category} questions={questions} />}
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
