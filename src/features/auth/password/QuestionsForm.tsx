import { useState, type FormEvent } from 'react';
import { ANSWER_SHORTEST, type QuestionId, foldAnswer } from '@/domain/staff/questions';
import type { Answer } from '@/domain/staff/identity';
import { securityQuestions } from '@/session/securityQuestions';
import type { AppError } from '@/shared/api/appError';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { T } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { EntryFailure } from '../entry/EntryFailure';
import { useProblems, type Problems } from '../entry/useProblems';

type Answers = Partial<Record<QuestionId, string>>;

const isAnswered = (text = '') => foldAnswer(text).length >= ANSWER_SHORTEST;

/** The security questions of the account. Wrong answers stay for correction; which of them is wrong is not shown. */
export function QuestionsForm({
  questions,
  busy,
  error,
  onAnswers,
}: {
  questions: readonly QuestionId[];
  busy: boolean;
  error: AppError | null;
  onAnswers: (answers: Answer[]) => void;
}) {
  const { form, problems, report, forget, isAnswered: isUnchanged } = useProblems<QuestionId>();
  const [answers, setAnswers] = useState<Answers>({});

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacking = questions.filter((id) => !isAnswered(answers[id]));
    const found: Problems<QuestionId> = Object.fromEntries(
      lacking.map((id) => [id, 'validation.answerShort' as const]),
    );
    if (report(found)) return;
    onAnswers(questions.map((question) => ({ question, answer: answers[question] ?? '' })));
  };

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <EntryFailure error={isUnchanged ? error : null} field="answers" />
      {questions.map((id) => {
        const problem = problems[id];
        return (
          <Field key={id} label={<T id={securityQuestions[id]} />} error={problem && <T id={problem} />}>
            {(control) => (
              <input
                {...control}
                type="text"
                name={id}
                className={`form-control ${problem ? 'is-invalid' : ''}`}
                autoComplete="off"
                spellCheck={false}
                dir="auto"
                value={answers[id] ?? ''}
                onChange={({ target }) => {
                  forget(id);
                  setAnswers((before) => ({ ...before, [id]: target.value }));
                }}
              />
            )}
          </Field>
        );
      })}
      <SubmitButton busy={busy} label="identity.answer" busyLabel="identity.checkingAnswers" />
    </form>
  );
}
