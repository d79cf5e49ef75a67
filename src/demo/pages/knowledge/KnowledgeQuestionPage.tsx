import { useEffect, useId, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { PageHeader } from '@/shared/ui/PageHeader';
import { TitledCard } from '@/shared/ui/TitledCard';
import {
  categoryAddress,
  categoryNamed,
  questionAddress,
  questionNamed,
  questionsOf,
  readNext,
} from './knowledge';
import { NotThere } from './NotThere';
import { QuestionLinks } from './QuestionLinks';
import './knowledge.css';

/** Focus follows the heading from question to question: the path is the same. */
function useHeadingOf(title: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current !== title) box.current?.querySelector('h1')?.focus();
    shown.current = title;
  }, [title]);
  return box;
}

/** A question of the knowledge base, its answer, and where to read on. */
export default function KnowledgeQuestionPage() {
  const t = useT();
  const [params] = useSearchParams();
  const category = categoryNamed(params.get('of'));
  const question = category && questionNamed(category, params.get('q'));
  const box = useHeadingOf(question?.title);
  const topics = useId();
  const next = useId();
  if (!category || !question) return <NotThere page="app.knowledgeQuestion" title="knowledge.noQuestion" />;
  return (
    <>
      <div lang="en" ref={box}>
        <PageHeader title={question.title} />
      </div>
      <div className="nd-question">
        <article className="card">
          <div className="card-body">
            <div lang="en">
              {question.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <div className="nd-question-on">
              <section aria-labelledby={topics}>
                <h2 id={topics} className="h6">
                  <T id="knowledge.topics" />
                </h2>
                <ul className="nd-question-links" lang="en">
                  {category.topics.flatMap(({ title, questions: [first] }) =>
                    first ? (
                      <li key={title}>
                        <Link to={questionAddress(category, first)}>{title}</Link>
                      </li>
                    ) : (
                      []
                    ),
                  )}
                </ul>
              </section>
              <section aria-labelledby={next}>
                <h2 id={next} className="h6">
                  <T id="knowledge.readNext" />
                </h2>
                <QuestionLinks category={category} questions={readNext(category, question)} />
              </section>
            </div>
            <Link to={categoryAddress(category)} className="btn btn-outline-primary mt-3">
              <T id="knowledge.toCategory" values={{ title: <bdi key="title">{category.title}</bdi> }} />
            </Link>
          </div>
        </article>
        <TitledCard title={t('knowledge.related')}>
          <QuestionLinks category={category} questions={questionsOf(category)} current={question.title} />
        </TitledCard>
      </div>
    </>
  );
}
