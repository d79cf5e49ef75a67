import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import type { ArticleAssignment, QuizQuestion } from '@/domain/education/article';
import { isRight, quizWord } from '@/domain/education/reading';
import type { Language } from '@/domain/text';
import { T, useT } from '@/shared/i18n/text';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { Icon } from '@/shared/ui/Icon';
import { TitledCard } from '@/shared/ui/TitledCard';

/** A few questions about what was read, and afterwards what was right: to talk about, not to pass. */
export function QuizForm({
  quiz,
  language,
  own,
  given,
  busy,
  onAnswer,
}: {
  quiz: readonly QuizQuestion[];
  language: Language;
  /** The language the post was written in. */
  own: Language;
  given: ArticleAssignment;
  busy: boolean;
  onAnswer: (answers: number[][]) => void;
}) {
  const t = useT();
  const group = useId();
  const isDone = given.state === 'quizDone';
  const [chosen, setChosen] = useState<number[][]>(() => quiz.map(() => []));
  const [tried, setTried] = useState(false);
  const guard = useUnsavedGuard(!isDone && chosen.some((one) => one.length > 0));
  const answers = isDone ? (given.quizAnswers ?? []) : chosen;
  const isComplete = quiz.every((_, place) => (chosen[place] ?? []).length > 0);
  const toggle = (place: number, option: number, on: boolean) =>
    setChosen((before) =>
      before.map((one, at) =>
        at === place ? (on ? [...one, option] : one.filter((other) => other !== option)) : one,
      ),
    );
  return (
    <TitledCard title={t('education.quiz')}>
      {guard.dialog}
      <form
        className="nd-quiz"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isComplete && !busy) onAnswer(chosen);
        }}
      >
        {quiz.map((question, place) => (
          <fieldset key={place} disabled={isDone}>
            <legend className="fs-6 fw-semibold" lang={language}>
              {quizWord(question.question, language, own)}
              {isDone && <Verdict isRight={isRight(question, answers[place] ?? [])} />}
            </legend>
            {question.options.map((option, at) => (
              <div key={at} className="form-check">
                <input
                  type="checkbox"
                  id={`${group}-${place}-${at}`}
                  className="form-check-input"
                  checked={(answers[place] ?? []).includes(at)}
                  onChange={({ target }) => toggle(place, at, target.checked)}
                />
                <label
                  className="form-check-label opacity-100"
                  htmlFor={`${group}-${place}-${at}`}
                  lang={language}
                >
                  {quizWord(option.text, language, own)}
                  {isDone && option.correct && (
                    <span className="text-success">
                      {' '}
                      <Icon of={Check} /> <T id="education.rightOption" />
                    </span>
                  )}
                </label>
              </div>
            ))}
          </fieldset>
        ))}
        {isDone ? (
          <p role="status" className="mb-0 fw-semibold">
            <T
              id="education.quizResult"
              values={{ right: given.quizRight ?? 0, of: given.quizOf ?? quiz.length }}
            />
          </p>
        ) : (
          <>
            {tried && !isComplete && (
              <p role="alert" className="nd-field-error">
                <T id="education.answerAll" />
              </p>
            )}
            <button type="submit" className="btn btn-primary" aria-disabled={busy}>
              <T id="education.answer" />
            </button>
          </>
        )}
      </form>
    </TitledCard>
  );
}

function Verdict({ isRight: right }: { isRight: boolean }) {
  return (
    <span className={`ms-2 ${right ? 'text-success' : 'text-danger'}`}>
      <Icon of={right ? Check : X} /> <T id={right ? 'education.right' : 'education.wrong'} />
    </span>
  );
}
