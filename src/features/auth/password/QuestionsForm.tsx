import type { Flow } from '../flow';
import { useState, type FormEvent } from 'react';
import { ANSWER_SHORTEST, foldAnswer, type QuestionId } from '@/domain/staff/account';
import { securityQuestions } from '@/session/securityQuestions';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { T } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Field } from '@/shared/ui/Field';
import { EntryFailure } from '../entry/EntryFailure';
import { answerQuestions } from '../slice';
import { useProblems, type Problems } from '../entry/useProblems';

type Answers = Partial<Record<QuestionId, string>>;

const isAnswered = (text = '') => foldAnswer(text).length >= ANSWER_SHORTEST;

/** The security questions of the account. Wrong answers stay for correction; which of them is wrong is not shown. */
export function QuestionsForm({
  token,
  questions,
  flow,
}: {
  token: string;
  questions: readonly QuestionId[];
  flow: Flow;
}) {
  const dispatch = useAppDispatch();
  const { form, problems, report, forget, isAnswered: isUnchanged } = useProblems<QuestionId>();
  const [answers, setAnswers] = useState<Answers>({});

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacking = questions.filter((id) => !isAnswered(answers[id]));
    const found: Problems<QuestionId> = Object.fromEntries(
      lacking.map((id) => [id, 'validation.answerShort' as const]),
    );
    if (report(found)) return;
    const given = questions.map((question) => ({ question, answer: answers[question] ?? '' }));
    void dispatch(answerQuestions({ token, answers: given, quiet: true }));
  };

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <EntryFailure error={isUnchanged ? flow.error : null} field="answers" />
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
      <SubmitButton
        busy={flow.status === 'working'}
        label="identity.answer"
        busyLabel="identity.checkingAnswers"
      />
    </form>
  );
}
