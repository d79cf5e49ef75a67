import type { ReactNode } from 'react';
import type { AnswerProblem } from '@/domain/questionnaire/responses/answerProblems';
import { isAnswered, isAsked } from '@/domain/questionnaire/itemKinds';
import type { QuestionnaireBody, QuestionnaireItem } from '@/domain/questionnaire/questionnaire';
import type { Answer, Answers } from '@/domain/questionnaire/responses/response';
import type { Language } from '@/domain/text';
import { T, useT } from '@/shared/i18n/text';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import { textIn } from '../words';
import { AnswerForm } from './AnswerForm';
import { AnswerSummary } from './AnswerSummary';
import { useWrittenFigures, type EditableResponse } from './useEditableResponse';

interface Props {
  body: QuestionnaireBody;
  /** Those that are shown with these answers. */
  items: readonly QuestionnaireItem[];
  answers: Answers;
  /** Whether somebody of the team answers; null where the patient does without being asked. */
  onBehalf: boolean | null;
  language: Language;
  problems: readonly AnswerProblem[];
  /** What is impossible or unusual about answers that are kept as readings. */
  written: EditableResponse;
  /** How often somebody wanted to go on. */
  attempt: number;
  /** How often it was to be handed in. */
  tries: number;
  /** Whether all questions are answered and only to be looked at once more. */
  isChecked: boolean;
  busy: boolean;
  /** Whether the answers are kept. */
  draftLine: ReactNode;
  onAnswer: (linkId: string, answer: Answer) => void;
  onConfirm: (linkId: string, isRight: boolean) => void;
  onBehalfChange: (onBehalf: boolean) => void;
  onCheck: () => void;
  onBack: () => void;
  onHandIn: () => void;
}

/** What is seen of a questionnaire being answered. It holds nothing: a change of language draws all of it again. */
export function AnswerCard(props: Props) {
  const { body, items, answers, onBehalf, language, attempt, isChecked, busy, draftLine, written } = props;
  const figuresOf = useWrittenFigures();
  const impossible = written.hard.filter(
    (one) => !props.problems.some(({ linkId }) => linkId === one.linkId),
  );
  const problems = [
    ...props.problems,
    ...impossible.map((one) => ({ linkId: one.linkId, message: one.message, values: figuresOf(one) })),
  ];
  const t = useT();
  const questions = items.filter(isAsked);
  const done = questions.filter(({ linkId }) => isAnswered(answers[linkId])).length;
  const progress = t('answering.progress', { done, of: questions.length });
  const asked = { body, items, answers, language };
  return (
    <section
      className="card nd-answer"
      lang={language}
      aria-label={textIn(body.title, language, body.language)}
    >
      <div className="card-body">
        <h2 className="h3">
          <bdi>{textIn(body.title, language, body.language)}</bdi>
        </h2>
        {!isChecked && (
          <p className="nd-answer-display">{textIn(body.description, language, body.language)}</p>
        )}
        <div className="nd-answer-progress">
          <ProgressBar
            label={t('answering.progressLabel')}
            value={done}
            max={questions.length}
            valueText={progress}
          />
          <span className="small">{progress}</span>
        </div>
        {isChecked ? (
          <AnswerSummary
            {...asked}
            written={written}
            tries={props.tries}
            onConfirm={props.onConfirm}
            onBehalf={onBehalf}
            onBehalfChange={props.onBehalfChange}
          />
        ) : (
          <AnswerForm
            {...asked}
            problems={problems}
            attempt={attempt}
            onAnswer={props.onAnswer}
            onCheck={props.onCheck}
          />
        )}
        {draftLine}
        {isChecked && (
          <div className="nd-answer-buttons">
            <button
              type="button"
              className="btn btn-lg btn-outline-primary"
              disabled={busy}
              onClick={props.onBack}
            >
              <T id="answering.change" />
            </button>
            <button
              type="button"
              className="btn btn-lg btn-primary"
              aria-busy={busy}
              onClick={props.onHandIn}
            >
              <T id="answering.handIn" />
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
