import { useCallback } from 'react';
import { shownUnit } from '@/domain/questionnaire/responses/answerUnits';
import { isAnswered } from '@/domain/questionnaire/itemKinds';
import type { QuestionnaireItem } from '@/domain/questionnaire/questionnaire';
import type { Answer } from '@/domain/questionnaire/responses/response';
import type { Language } from '@/domain/text';
import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import { textIn } from '../words';

/** What was answered, in words of the page; "not answered" where nothing was. */
export function useAnswerText(language: Language, base: Language) {
  const t = useT();
  const { number, day } = useFormats();
  return useCallback(
    (item: QuestionnaireItem, answer: Answer | undefined): string => {
      if (!isAnswered(answer)) return t('answering.notAnswered');
      const optionText = (code: string) =>
        textIn(item.options?.find((one) => one.code === code)?.text, language, base) || code;
      if (typeof answer === 'boolean') return t(answer ? 'answering.yes' : 'answering.no');
      if (Array.isArray(answer)) return answer.map(optionText).join(', ');
      if (typeof answer === 'number') {
        const decimals = String(answer).split('.')[1]?.length ?? 0;
        const figure = number(answer, Math.min(decimals, 3));
        const unit = shownUnit(item);
        return unit ? `${figure}\u00a0${unit}` : figure;
      }
      if (item.type === 'choice') return optionText(answer);
      if (item.type === 'date' && /^\d{4}-\d\d-\d\d$/.test(answer)) return day(answer, 'long');
      return item.type === 'pressure' ? `${answer}\u00a0mmHg` : answer;
    },
    [t, number, day, language, base],
  );
}
