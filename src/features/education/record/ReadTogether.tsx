import { useEffect, useRef } from 'react';
import type { Article, ArticleAssignment } from '@/domain/education/article';
import { readingMinutes, textIn } from '@/domain/education/reading';
import type { Patient } from '@/domain/patients/patient';
import { usePatientLanguage } from '@/features/settings/slice';
import { T } from '@/shared/i18n/text';
import { ArticleReader } from '../detail/ArticleReader';
import { StateWord } from '../StateWord';
import { QuizForm } from './QuizForm';
import { useReading } from './useReading';
import { useReadThrough } from './useReadThrough';

/** A given post, read together on the tablet: opening it is noted, then that it was read, then the quiz. */
export function ReadTogether({
  given,
  article,
  patient,
  onClose,
}: {
  given: ArticleAssignment;
  article: Article;
  patient: Patient;
  onClose: () => void;
}) {
  const wanted = usePatientLanguage(patient);
  const { busy, failure, stand } = useReading(given);
  const text = useRef<HTMLDivElement>(null);
  const { published } = article;
  const { state } = given;
  const isUnopened = state === 'assigned' && published !== undefined;
  const asked = useRef(false);
  useEffect(() => {
    if (!isUnopened || asked.current) return;
    asked.current = true;
    void stand({ state: 'opened' });
  }, [isUnopened, stand]);
  const shown = published && textIn(published, wanted);
  const minutes = shown ? readingMinutes(shown.text.body) : 1;
  const isUnread = state === 'assigned' || state === 'opened';
  useReadThrough(text, minutes, isUnread, () => void stand({ state: 'read' }));
  if (!published) return null;
  return (
    <div className="nd-article">
      <div className="d-flex flex-wrap gap-2 justify-content-between align-items-center">
        <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
          <T id="education.backToGiven" />
        </button>
        <span role="status">
          <StateWord state={state} />
        </span>
      </div>
      <div ref={text} className="card card-body">
        <ArticleReader article={article} body={published} wanted={wanted} />
      </div>
      {failure && (
        <p role="alert" className="alert alert-danger mb-0">
          {failure.text ?? <T id={failure.message} />}
        </p>
      )}
      {isUnread && (
        <button
          type="button"
          className="btn btn-primary btn-lg justify-self-start"
          aria-disabled={busy}
          onClick={() => void stand({ state: 'read' })}
        >
          <T id="education.markRead" />
        </button>
      )}
      {published.quiz.length > 0 && (state === 'read' || state === 'quizDone') && (
        <QuizForm
          quiz={published.quiz}
          language={shown?.language ?? wanted}
          own={published.language}
          given={given}
          busy={busy}
          onAnswer={(quizAnswers) => void stand({ state: 'quizDone', quizAnswers })}
        />
      )}
    </div>
  );
}
