import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Article, ArticleAssignment, ArticleAssignmentBody } from '@/domain/education/article';
import { isReadThrough, readingMinutes, textIn } from '@/domain/education/reading';
import type { Patient } from '@/domain/patients/patient';
import { usePatientLanguage } from '@/features/settings/slice';
import type { AppError } from '@/shared/api/appError';
import { T } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { useMay } from '@/shared/rights';
import { givenBodyOf } from '../articleWords';
import { ArticleReader } from '../detail/ArticleReader';
import { articleAssignments } from '../slice';
import { StateWord } from '../StateWord';
import { QuizForm } from './QuizForm';

const TICK_MS = 1000;

/** How much of an element was scrolled into sight, 0 to 1. */
function seenShare({ top, height }: DOMRect): number {
  return height === 0 ? 0 : (window.innerHeight - top) / height;
}

/**
 * Calls once when a text has been in sight nearly to its end for long enough. A page behind another one does not count.
 * @param isWaited whether there is anything to wait for
 */
function useReadThrough(
  text: RefObject<HTMLElement | null>,
  minutes: number,
  isWaited: boolean,
  onRead: () => void,
): void {
  const told = useRef(onRead);
  useEffect(() => {
    told.current = onRead;
  });
  useEffect(() => {
    if (!isWaited) return;
    let [open, seen] = [0, 0];
    const timer = setInterval(() => {
      if (document.hidden || !text.current) return;
      open += TICK_MS;
      seen = Math.max(seen, seenShare(text.current.getBoundingClientRect()));
      if (!isReadThrough(seen, open, minutes)) return;
      clearInterval(timer);
      told.current();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [text, minutes, isWaited]);
}

/** Says what became of a given post, one step at a time; a failed step can be tried again. */
function useReading(given: ArticleAssignment) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const sending = useRef(false);
  const stand = useCallback(
    async (parts: Partial<ArticleAssignmentBody>): Promise<boolean> => {
      if (sending.current) return false;
      sending.current = true;
      setBusy(true);
      setFailure(null);
      const body = { ...givenBodyOf(given), ...parts };
      const outcome = await dispatch(articleAssignments.store({ body, version: given.version, quiet: true }));
      sending.current = false;
      setBusy(false);
      if (articleAssignments.store.fulfilled.match(outcome)) return true;
      setFailure(outcome.payload ?? { message: 'errors.unknown' });
      return false;
    },
    [dispatch, given],
  );
  return { busy, failure, stand };
}

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
  const mayNote = useMay('assignments.write');
  const isUnopened = mayNote && state === 'assigned' && published !== undefined;
  const asked = useRef(false);
  useEffect(() => {
    if (!isUnopened || asked.current) return;
    asked.current = true;
    void stand({ state: 'opened' });
  }, [isUnopened, stand]);
  const shown = published && textIn(published, wanted);
  const minutes = shown ? readingMinutes(shown.text.body) : 1;
  const isUnread = mayNote && (state === 'assigned' || state === 'opened');
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
      {mayNote && published.quiz.length > 0 && (state === 'read' || state === 'quizDone') && (
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
