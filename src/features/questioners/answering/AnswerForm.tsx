import type { AnswerProblem } from '@/domain/questionnaire/responses/answerProblems';
import type { QuestionnaireBody, QuestionnaireItem } from '@/domain/questionnaire/questionnaire';
import type { Answer, Answers } from '@/domain/questionnaire/responses/response';
import type { Language } from '@/domain/text';
import { T, useT } from '@/shared/i18n/text';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { textIn } from '../words';
import { ItemField } from './ItemField';
import { controlId } from './ItemInput';

/** The questions that are shown, one below the other; what is wrong is told once somebody wants to go on. */
export function AnswerForm({
  body,
  items,
  answers,
  language,
  problems,
  attempt,
  onAnswer,
  onCheck,
}: {
  body: QuestionnaireBody;
  items: readonly QuestionnaireItem[];
  answers: Answers;
  language: Language;
  problems: readonly AnswerProblem[];
  attempt: number;
  onAnswer: (linkId: string, answer: Answer) => void;
  onCheck: () => void;
}) {
  const t = useT();
  const told = attempt > 0 ? problems : [];
  const words = new Map(told.map(({ linkId, message, values }) => [linkId, t(message, values)]));
  const nameOf = (linkId: string) => {
    const item = items.find((one) => one.linkId === linkId);
    return textIn(item?.text, language, body.language) || linkId;
  };
  const listed = told.map(({ linkId }) => ({
    field: controlId(linkId),
    message: t('answering.problem', { question: nameOf(linkId), problem: words.get(linkId) ?? '' }),
  }));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onCheck();
      }}
    >
      <ErrorSummary problems={listed} attempt={attempt} />
      {items.map((item) => (
        <ItemField
          key={item.linkId}
          item={item}
          answer={answers[item.linkId]}
          language={language}
          base={body.language}
          error={words.get(item.linkId)}
          onChange={(answer) => onAnswer(item.linkId, answer)}
        />
      ))}
      <div className="nd-answer-buttons">
        <button type="submit" className="btn btn-lg btn-primary">
          <T id="answering.check" />
        </button>
      </div>
    </form>
  );
}
