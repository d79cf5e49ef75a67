import type { ReactNode } from 'react';
import type { QuestionnaireResponse } from '@/domain/questionnaire/responses/response';
import { usePatientTimes } from '@/shared/i18n/patientTimes';
import { T, useT } from '@/shared/i18n/text';
import { useNameOf } from '@/shared/people/names';

/** When, by whom and to which revision an answer was given. */
export function ResponseFacts({
  response,
  newest,
  timeZone,
}: {
  response: QuestionnaireResponse;
  /** The newest published revision. */
  newest: number;
  timeZone: string;
}) {
  const t = useT();
  const nameOf = useNameOf();
  const { moment } = usePatientTimes(timeZone);
  const { answeredAt, by, onBehalf, revision, status, reason } = response;
  const facts: [label: string, value: ReactNode][] = [
    [t('answering.state'), <T key="state" id={`answering.response_${status}`} />],
    [t('answering.answeredAt'), answeredAt === undefined ? undefined : moment(answeredAt)],
    [
      t('answering.who'),
      onBehalf
        ? t('answering.behalfOf', { who: nameOf(by) })
        : t('answering.withHelpOf', { who: nameOf(by) }),
    ],
    [
      t('answering.revision'),
      revision < newest ? t('answering.revisionOld', { revision, newest }) : String(revision),
    ],
    [t('answering.reason'), status === 'withdrawn' ? reason : undefined],
  ];
  return (
    <dl className="nd-definitions">
      {facts
        .filter(([, value]) => value !== undefined)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
