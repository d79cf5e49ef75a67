import { longestAnswer } from '@/domain/questionnaire/responses/answerProblems';
import { shownUnit } from '@/domain/questionnaire/responses/answerUnits';
import { chosenTogether, scaleOf } from '@/domain/questionnaire/itemKinds';
import type { QuestionnaireItem } from '@/domain/questionnaire/questionnaire';
import type { Answer } from '@/domain/questionnaire/responses/response';
import type { Language } from '@/domain/text';
import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import { textIn } from '../words';
import { ChoiceInput } from './ChoiceInput';
import { FigureInput } from './FigureInput';
import { PressureInput } from './PressureInput';

export interface Asked {
  item: QuestionnaireItem;
  answer: Answer | undefined;
  /** The language wanted, and the one that is there at least. */
  language: Language;
  base: Language;
  onChange: (answer: Answer) => void;
}

export const controlId = (linkId: string): string => `answer-${linkId}`;

/** What is touched or typed to answer one question. */
export function ItemInput({ describedBy, ...asked }: Asked & { describedBy: string | undefined }) {
  const t = useT();
  const { number } = useFormats();
  const { item, answer, language, base, onChange } = asked;
  const { type, options = [] } = item;
  const id = controlId(item.linkId);
  const text = typeof answer === 'string' ? answer : '';
  const codes = Array.isArray(answer) ? answer : [text];
  const control = {
    id,
    'aria-describedby': describedBy,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  switch (type) {
    case 'section':
    case 'display':
      return null;
    case 'boolean':
      return (
        <ChoiceInput
          id={id}
          options={[
            { value: 'true', label: t('answering.yes') },
            { value: 'false', label: t('answering.no') },
          ]}
          chosen={answer === undefined ? [] : [String(answer)]}
          onChange={([chosen]) => onChange(chosen === 'true')}
        />
      );
    case 'choice':
    case 'multiChoice':
      return (
        <ChoiceInput
          id={id}
          isMany={type === 'multiChoice'}
          options={options.map(({ code, text: words }) => ({
            value: code,
            label: textIn(words, language, base) || code,
          }))}
          chosen={codes}
          onChange={(next) =>
            onChange(type === 'choice' ? (next[0] ?? '') : chosenTogether(options, codes, next))
          }
        />
      );
    case 'scale': {
      const { min, max, step } = scaleOf(item);
      const marks = Array.from({ length: Math.round((max - min) / step) + 1 }, (_, place) =>
        Number((min + place * step).toFixed(6)),
      );
      return (
        <ChoiceInput
          id={id}
          isRow
          options={marks.map((mark) => ({
            value: String(mark),
            label: number(mark, Number.isInteger(mark) ? 0 : 1),
          }))}
          chosen={typeof answer === 'number' ? [String(answer)] : []}
          onChange={([chosen]) => onChange(Number(chosen))}
        />
      );
    }
    case 'integer':
    case 'decimal':
      return (
        <FigureInput
          id={id}
          isWhole={type === 'integer'}
          unit={shownUnit(item)}
          answer={answer}
          describedBy={describedBy}
          onChange={onChange}
        />
      );
    case 'longText':
      return (
        <textarea {...control} className="form-control" rows={4} maxLength={longestAnswer(type, item)} />
      );
    case 'pressure':
      return <PressureInput id={id} answer={text} onChange={onChange} />;
    case 'text':
      return (
        <input
          {...control}
          type="text"
          className="form-control form-control-lg"
          maxLength={longestAnswer(type, item)}
        />
      );
    case 'date':
    case 'time':
      return <input {...control} type={type} className="form-control form-control-lg nd-answer-figure" />;
  }
}
