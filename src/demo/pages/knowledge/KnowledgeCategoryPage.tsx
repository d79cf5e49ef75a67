import { Link, useSearchParams } from 'react-router-dom';
import { T } from '@/shared/i18n/text';
import { PageHeader } from '@/shared/ui/PageHeader';
import { TitledCard } from '@/shared/ui/TitledCard';
import { categoryNamed, knowledgeHome } from './knowledge';
import { NotThere } from './NotThere';
import { QuestionLinks } from './QuestionLinks';
import './knowledge.css';

/** A category of the knowledge base: its topics, with their questions. */
export default function KnowledgeCategoryPage() {
  const category = categoryNamed(useSearchParams()[0].get('of'));
  if (!category) return <NotThere page="app.knowledgeCategory" title="knowledge.noCategory" />;
  return (
    <>
      <div lang="en">
        <PageHeader title={category.title} lead={category.lead} />
      </div>
      <div className="nd-knowledge">
        {category.topics.map(({ title, questions }) => (
          <TitledCard key={title} title={title}>
            <QuestionLinks category={category} questions={questions} />
          </TitledCard>
        ))}
      </div>
      <p className="mt-4">
        <Link to={knowledgeHome} className="btn btn-outline-primary">
          <T id="knowledge.home" />
        </Link>
      </p>
    </>
  );
}
