import { useEffect, useRef } from 'react';
import { isQuestion } from '@/domain/questionnaire/itemKinds';
import type { QuestionnaireBody, QuestionnaireItem } from '@/domain/questionnaire/questionnaire';
import type { Answers } from '@/domain/questionnaire/response';
import type { Language } from '@/domain/text';
import { T, useT } from '@/shared/i18n/text';
import { textIn } from '../words';
import { ChoiceInput } from './ChoiceInput';
import { useAnswerText } from './useAnswerText';

/** Everything that will be handed in, and who answered. */
export function AnswerSummary({
  body,
  items,
  answers,
  language,
  onBehalf,
  onBehalfChange,
}: {
  body: QuestionnaireBody;
  items: readonly QuestionnaireItem[];
  answers: Answers;
  language: Language;
  onBehalf: boolean;
  onBehalfChange: (onBehalf: boolean) => void;
}) {
  const t = useT();
  const textOf = useAnswerText(language, body.language);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} className="h5" tabIndex={-1}>
        <T id="answering.summary" />
      </h3>
      <dl className="nd-answer-summary">
        {items.filter(isQuestion).map((item) => (
          <div key={item.linkId}>
            <dt>
              <bdi>{textIn(item.text, language, body.language) || item.linkId}</bdi>
            </dt>
            <dd>
              <bdi>{textOf(item, answers[item.linkId])}</bdi>
            </dd>
          </div>
        ))}
      </dl>
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
    </>
  );
}
