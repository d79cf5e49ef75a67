import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { QuestionnaireResponse } from '@/domain/questionnaire/responses/response';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T } from '@/shared/i18n/text';
import { useFetch } from '@/shared/store/useFetch';
import { AsyncView } from '@/shared/ui/AsyncView';
import { questionnaireResponses } from '../slice';
import { usePatientNames } from './usePatientNames';

interface Line {
  patient: string;
  count: number;
  last: string;
  revision: number;
}

/** What each patient handed in: how often, and the last time with its revision. */
function linesOf(responses: readonly QuestionnaireResponse[]): Line[] {
  const lines = new Map<string, Line>();
  for (const { patient, answeredAt, revision } of responses) {
    if (answeredAt === undefined) continue;
    const line = lines.get(patient);
    if (!line) lines.set(patient, { patient, count: 1, last: answeredAt, revision });
    else {
      line.count += 1;
      if (answeredAt > line.last) Object.assign(line, { last: answeredAt, revision });
    }
  }
  return [...lines.values()].toSorted((a, b) => b.last.localeCompare(a.last));
}

/** Who answered it, the latest first. */
export function AnsweredBy({ questionnaire }: { questionnaire: string }) {
  const times = useOwnTimes();
  const nameOf = usePatientNames();
  const { status, error, reload } = useFetch<undefined>(questionnaireResponses.fetchAll, undefined);
  const rows = useSelector(questionnaireResponses.selectAll);
  const lines = linesOf(
    rows.filter((one) => one.questionnaire === questionnaire && one.status !== 'withdrawn'),
  );
  return (
    <AsyncView
      status={status}
      error={error}
      isEmpty={status !== 'ready' && lines.length === 0}
      onRetry={reload}
    >
      {lines.length === 0 && <T id="questionerBuilder.noAnswers" />}
      <ul className="list-unstyled d-grid gap-2 mb-0">
        {lines.map(({ patient, count, last, revision }) => (
          <li key={patient}>
            <Link to={`/userlist/${encodeURIComponent(patient)}`}>
              <bdi>{nameOf(patient)}</bdi>
            </Link>{' '}
            <span className="text-body-secondary">
              <T id="questionerBuilder.answeredLine" values={{ count, when: times.moment(last), revision }} />
            </span>
          </li>
        ))}
      </ul>
    </AsyncView>
  );
}
