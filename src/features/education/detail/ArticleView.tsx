import Check from 'lucide-react/icons/check';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { Article, ArticleBody } from '@/domain/education/article';
import { quizWord } from '@/domain/education/reading';
import { canBeGiven, readBy } from '@/domain/education/transitions';
import type { Language } from '@/domain/text';
import { selectRole } from '@/session/state';
import { IfMay } from '@/shared/IfMay';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Person } from '@/shared/ui/Person';
import { Segmented } from '@/shared/ui/Segmented';
import { TitledCard } from '@/shared/ui/TitledCard';
import { transitionsFor, transitionWords, type ArticleTransition } from './articleTransitions';
import { ArticleReader } from './ArticleReader';
import { ArticleReport } from './ArticleReport';
import { bodyOf, statusLooks, usePageLanguage } from '../articleWords';
import { AssignDialog } from '../assign/AssignDialog';
import { ArticleTransitionDialog } from './ArticleTransitionDialog';
import { StateWord } from '../StateWord';

/** The questions of a post with what is right: somebody who reviews it reads them too. */
function QuizList({ body, wanted }: { body: ArticleBody; wanted: Language }) {
  const t = useT();
  if (body.quiz.length === 0) return null;
  return (
    <TitledCard title={t('education.quiz')}>
      <ol className="nd-quiz mb-0">
        {body.quiz.map(({ question, options }, place) => (
          <li key={place}>
            <bdi className="fw-semibold">{quizWord(question, wanted, body.language)}</bdi>
            <ul>
              {options.map(({ text, correct }, at) => (
                <li key={at}>
                  <bdi>{quizWord(text, wanted, body.language)}</bdi>
                  {correct && (
                    <span className="text-success">
                      {' '}
                      <Icon of={Check} /> <T id="education.rightOption" />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </TitledCard>
  );
}

/** A post with what can be done about it, who has it, and how it came to stand as it does. */
export function ArticleView({ article }: { article: Article }) {
  const t = useT();
  const times = useOwnTimes();
  const navigate = useNavigate();
  const role = useSelector(selectRole);
  const language = usePageLanguage();
  const [transition, setTransition] = useState<ArticleTransition | null>(null);
  const [isGiving, setGiving] = useState(false);
  const published = readBy(article);
  const hasNext = published !== null && (article.status === 'draft' || article.status === 'inReview');
  const [shown, setShown] = useState<'published' | 'next'>('published');
  const body = hasNext && shown === 'published' ? published : bodyOf(article);
  return (
    <div className="nd-article nd-article-columns">
      <div className="nd-article">
        <div className="card card-body nd-article">
          {hasNext && (
            <Segmented
              label={t('education.whichRevision')}
              options={[
                { value: 'published', label: t('education.published') },
                { value: 'next', label: t('education.nextRevision') },
              ]}
              value={shown}
              onChange={setShown}
            />
          )}
          <ArticleReader article={article} body={body} wanted={language} />
        </div>
        <QuizList body={body} wanted={language} />
      </div>
      <div className="nd-article nd-article-side">
        <div className="card card-body d-grid gap-3">
          <div className="d-flex flex-wrap gap-3 align-items-center">
            <StateWord status={article.status} />
            <span className="text-body-secondary">
              <T id="education.revision" values={{ number: article.revision }} />
            </span>
          </div>
          <div className="nd-actions">
            {canBeGiven(article) && (
              <IfMay do="assignments.write">
                <button type="button" className="btn btn-primary" onClick={() => setGiving(true)}>
                  <T id="education.give" />
                </button>
              </IfMay>
            )}
            {transitionsFor(article, role).map((one) => (
              <button
                key={one}
                type="button"
                className={`btn btn-outline-${transitionWords[one].isDangerous ? 'danger' : 'primary'}`}
                onClick={() => setTransition(one)}
              >
                <T id={transitionWords[one].action} />
              </button>
            ))}
            <button type="button" className="btn btn-outline-secondary" onClick={() => window.print()}>
              <Icon of={Printer} /> <T id="education.print" />
            </button>
          </div>
        </div>
        <TitledCard title={t('education.report')}>
          <ArticleReport article={article} />
        </TitledCard>
        <TitledCard title={t('alertRules.sectionHistory')}>
          <ol className="list-unstyled d-grid gap-3 mb-0">
            {article.history.toReversed().map(({ at, by, status, reason }, place) => (
              // A draft may be saved twice in a moment, and the list only grows at its beginning.
              <li key={article.history.length - place}>
                <T id={statusLooks[status].word} />{' '}
                <span className="text-body-secondary">
                  <T id="alertRules.by" values={{ who: <Person by={by} />, when: times.moment(at) }} />
                </span>
                {reason !== undefined && <bdi className="d-block">{reason}</bdi>}
              </li>
            ))}
          </ol>
        </TitledCard>
      </div>
      {transition && (
        <ArticleTransitionDialog
          article={article}
          transition={transition}
          onDone={() => {
            setTransition(null);
            if (transition === 'delete') void navigate('/therapeuticEducation');
          }}
          onClose={() => setTransition(null)}
        />
      )}
      {isGiving && <AssignDialog article={article} onClose={() => setGiving(false)} />}
    </div>
  );
}
