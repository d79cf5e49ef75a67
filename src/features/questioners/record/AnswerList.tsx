import CircleAlert from 'lucide-react/icons/circle-alert';
import { useIntl } from 'react-intl';
import { isUnitUnknown } from '@/domain/questionnaire/responses/answerUnits';
import { isQuestion } from '@/domain/questionnaire/itemKinds';
import type { QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import type { QuestionnaireResponse } from '@/domain/questionnaire/responses/response';
import { notableItems } from '@/domain/questionnaire/scores/notableAnswers';
import { toLocale } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { TitledCard } from '@/shared/ui/TitledCard';
import { useAnswerText } from '../answering/useAnswerText';
import { textIn } from '../words';

/** The answers: those that stand out first, each with what it was the last time where that was another. */
export function AnswerList({
  body,
  response,
  previous,
}: {
  body: QuestionnaireBody;
  response: QuestionnaireResponse;
  previous: QuestionnaireResponse | undefined;
}) {
  const t = useT();
  const locale = toLocale(useIntl().locale);
  const textOf = useAnswerText(locale, body.language);
  const striking = notableItems(body, response.answers);
  const asked = body.items.filter((item) => isQuestion(item) && item.linkId in response.answers);
  const first = ({ linkId }: { linkId: string }) => (striking.includes(linkId) ? 0 : 1);
  const items = asked.toSorted((a, b) => first(a) - first(b));
  return (
    <TitledCard title={t('answering.answers')}>
      <table className="table nd-answer-table mb-0">
        <thead>
          <tr>
            <th scope="col">
              <T id="answering.question" />
            </th>
            <th scope="col">
              <T id="answering.answerColumn" />
            </th>
            <th scope="col">
              <T id="answering.lastTime" />
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => {
            const { linkId } = item;
            const [answer, before] = [response.answers[linkId], previous?.answers[linkId]];
            const hasChanged = previous !== undefined && JSON.stringify(answer) !== JSON.stringify(before);
            return (
              <tr key={linkId} className={striking.includes(linkId) ? 'nd-answer-striking' : undefined}>
                <th scope="row" className="fw-normal text-break">
                  <bdi>{textIn(item.text, locale, body.language) || linkId}</bdi>
                </th>
                <td className="text-break">
                  {striking.includes(linkId) && (
                    <span className="text-danger">
                      <Icon of={CircleAlert} size={16} />{' '}
                      <span className="visually-hidden">
                        <T id="answering.striking" />
                      </span>
                    </span>
                  )}
                  <bdi>{textOf(item, answer)}</bdi>
                  {isUnitUnknown(item) && (
                    <p className="small text-danger mb-0">
                      <T id="answering.unitUnknown" values={{ unit: item.unit ?? '' }} />
                    </p>
                  )}
                </td>
                <td className="text-break">
                  {hasChanged ? (
                    <mark>
                      <bdi>{textOf(item, before)}</bdi>
                    </mark>
                  ) : (
                    previous && <T id="answering.same" />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TitledCard>
  );
}
