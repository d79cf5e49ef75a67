import { useIntl } from 'react-intl';
import type { QuestionnaireResponse } from '@/domain/questionnaire/responses/response';
import { toLocale } from '@/locales';
import { csvNotation, csvText, type Cell } from '@/shared/files/csv';
import { useT } from '@/shared/i18n/text';
import { useAnswerText } from '../answering/useAnswerText';
import { textIn } from '../words';
import { askedIn, scoreRows } from './answerRows';
import type { GivenOf } from './useGivenOf';

/** Answers as CSV: one line for each question and each score, with the revision that was answered. */
export function useAnswerTable({
  questionnaires,
}: GivenOf): (rows: readonly QuestionnaireResponse[]) => string {
  const t = useT();
  const { locale: written } = useIntl();
  const locale = toLocale(written);
  const textOf = useAnswerText(locale, locale);
  const head = [
    'answering.questionnaire',
    'answering.revision',
    'answering.answeredAt',
    'answering.state',
    'answering.onBehalf',
    'answering.question',
    'answering.answerColumn',
  ] as const;
  return (rows) => {
    const lines = rows.flatMap((response): Cell[][] => {
      const body = askedIn(
        response,
        questionnaires.find(({ id }) => id === response.questionnaire),
      );
      if (!body) return [];
      const common = [
        textIn(body.title, locale, body.language),
        response.revision,
        response.answeredAt,
        t(`answering.response_${response.status}`),
        t(response.onBehalf ? 'answering.yes' : 'answering.no'),
      ];
      const answers = body.items
        .filter(({ linkId }) => linkId in response.answers)
        .map((item) => [
          ...common,
          textIn(item.text, locale, body.language),
          textOf(item, response.answers[item.linkId]),
        ]);
      const scores = scoreRows(body, response, undefined).map(({ label, scored }) => [
        ...common,
        textIn(label, locale, body.language),
        scored.value,
      ]);
      return [...answers, ...scores];
    });
    return csvText([[head.map((id) => t(id)), ...lines]], csvNotation(written));
  };
}
