import { useIntl } from 'react-intl';
import type { QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import type { QuestionnaireResponse } from '@/domain/questionnaire/responses/response';
import { patientDay } from '@/domain/patientDay';
import { toLocale } from '@/locales';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { textIn } from '../words';
import type { GivenOf } from './useGivenOf';

/** How many answers are looked back on. */
const MOST = 8;

/** How the scores of a questionnaire went, the oldest first; revisions that scored otherwise leave a gap. */
export function ScoreTrend({
  body,
  response,
  all,
}: {
  body: QuestionnaireBody;
  response: QuestionnaireResponse;
  all: GivenOf;
}) {
  const t = useT();
  const { day, number } = useFormats();
  const locale = toLocale(useIntl().locale);
  const handedIn = all.responses
    .filter(
      ({ questionnaire, status }) => questionnaire === response.questionnaire && status !== 'inProgress',
    )
    .filter(({ status }) => status !== 'withdrawn')
    .toSorted((a, b) => (a.answeredAt ?? '').localeCompare(b.answeredAt ?? ''))
    .slice(-MOST);
  if (handedIn.length < 2) return null;
  const dayOf = ({ answeredAt, updatedAt }: QuestionnaireResponse) =>
    day(patientDay(Date.parse(answeredAt ?? updatedAt), { timeZone: all.timeZone }));
  return (
    <div className="table-responsive mt-3">
      <table className="table table-sm mb-0">
        <caption className="caption-top">{t('answering.trend')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <T id="answering.score" />
            </th>
            {handedIn.map((one) => (
              <th key={one.id} scope="col" className="text-nowrap">
                {dayOf(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.scores.map(({ id, label }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{textIn(label, locale, body.language)}</bdi>
              </th>
              {handedIn.map((one) => {
                const value = one.scores.find((score) => score.id === id)?.value;
                return (
                  <td key={one.id}>
                    {value === undefined ? '–' : number(value, Number.isInteger(value) ? 0 : 1)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
