import { useEffect, useRef } from 'react';
import { answerTo, isQuestion } from '@/domain/questionnaire/itemKinds';
import type { QuestionnaireBody, QuestionnaireItem } from '@/domain/questionnaire/questionnaire';
import type { Answers } from '@/domain/questionnaire/responses/response';
import type { Language } from '@/domain/text';
import { T, useT } from '@/shared/i18n/text';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { textIn } from '../words';
import { ChoiceInput } from './ChoiceInput';
import { ConfirmAnswer, confirmId } from './ConfirmAnswer';
import { useAnswerText } from './useAnswerText';
import { useWrittenFigures, type EditableResponse } from './useEditableResponse';

/** Everything that will be handed in, and who answered. */
export function AnswerSummary({
  body,
  items,
  answers,
  language,
  written,
  tries,
  onConfirm,
  onBehalf,
  onBehalfChange,
}: {
  body: QuestionnaireBody;
  items: readonly QuestionnaireItem[];
  answers: Answers;
  language: Language;
  written: EditableResponse;
  /** How often it was to be handed in. */
  tries: number;
  onConfirm: (linkId: string, isRight: boolean) => void;
  /** null where it is not asked. */
  onBehalf: boolean | null;
  onBehalfChange: (onBehalf: boolean) => void;
}) {
  const t = useT();
  const textOf = useAnswerText(language, body.language);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const figuresOf = useWrittenFigures();
  const nameOf = ({ linkId, text }: QuestionnaireItem) => textIn(text, language, body.language) || linkId;
  const isOpen = ({ linkId }: { linkId: string }) => !written.confirmed.includes(linkId);
  const listed = written.soft.filter(isOpen).map((one) => {
    const item = items.find(({ linkId }) => linkId === one.linkId);
    return {
      field: confirmId(one.linkId),
      message: t('answering.problem', {
        question: item ? nameOf(item) : one.linkId,
        problem: t('telemonitoring.confirmNeeded'),
      }),
    };
  });
  return (
    <>
      <h3 ref={heading} className="h5" tabIndex={-1}>
        <T id="answering.summary" />
      </h3>
      <ErrorSummary problems={tries > 0 ? listed : []} attempt={tries} />
      <dl className="nd-answer-summary">
        {items.filter(isQuestion).map((item) => {
          const unusual = written.soft.find(({ linkId }) => linkId === item.linkId);
          return (
            <div key={item.linkId}>
              <dt>
                <bdi>{nameOf(item)}</bdi>
              </dt>
              <dd>
                <bdi>{textOf(item, answerTo(item, answers))}</bdi>
                {unusual && (
                  <ConfirmAnswer
                    linkId={item.linkId}
                    message={t(unusual.message, figuresOf(unusual))}
                    isConfirmed={!isOpen(item)}
                    isMissing={tries > 0 && isOpen(item)}
                    onConfirm={(isRight) => onConfirm(item.linkId, isRight)}
                  />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {onBehalf !== null && (
        <fieldset className="nd-answer-item">
          <legend className="nd-answer-question">
            <T id="answering.who" />
          </legend>
          <ChoiceInput
            id="answer-who"
            options={[
              { value: 'patient', label: t('answering.byPatient') },
              { value: 'staff', label: t('answering.byStaff') },
            ]}
            chosen={[onBehalf ? 'staff' : 'patient']}
            onChange={([chosen]) => onBehalfChange(chosen === 'staff')}
          />
        </fieldset>
      )}
    </>
  );
}
