import Download from 'lucide-react/icons/download';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Patient } from '@/domain/patients/patient';
import { severityRank } from '@/domain/alerts/severity';
import type { QuestionnaireResponse } from '@/domain/questionnaire/responses/response';
import { toLocale } from '@/locales';
import { downloadText } from '@/shared/files/download';
import { usePatientTimes } from '@/shared/i18n/patientTimes';
import { T, useT } from '@/shared/i18n/text';
import { DataTable } from '@/shared/ui/table/DataTable';
import { Icon } from '@/shared/ui/Icon';
import type { Column } from '@/shared/ui/table/tableColumn';
import { TitledCard } from '@/shared/ui/TitledCard';
import { textIn } from '../words';
import { askedIn, previousOf, scoreRows } from './answerRows';
import { ScoreText } from './ScoreText';
import { useAnswerTable } from './useAnswerTable';
import type { GivenOf } from './useGivenOf';

/** The most urgent band of an answer that nobody has reviewed; what is reviewed comes after. */
function urgency(response: QuestionnaireResponse, { questionnaires }: GivenOf): number {
  const body = askedIn(
    response,
    questionnaires.find(({ id }) => id === response.questionnaire),
  );
  const severities = (body ? scoreRows(body, response, undefined) : []).flatMap(
    ({ band }) => band?.severity ?? [],
  );
  const worst = Math.min(99, ...severities.map(severityRank));
  return response.status === 'answered' ? worst : 100;
}

/** What a patient has handed in: what asks for attention and was not reviewed first, then the newest. */
export function AnswersCard({ patient, all }: { patient: Patient; all: GivenOf }) {
  const t = useT();
  const rows = useMemo(
    () =>
      all.responses
        .filter(({ status }) => status !== 'inProgress')
        .toSorted((a, b) => urgency(a, all) - urgency(b, all)),
    [all],
  );
  const columns = useColumns(all);
  const table = useAnswerTable(all);
  if (rows.length === 0) return null;
  return (
    <TitledCard title={t('answering.answersTitle')}>
      <div className="d-flex justify-content-end mb-3">
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => downloadText(`answers-${patient.patientId}.csv`, table(rows), 'text/csv')}
        >
          <Icon of={Download} /> <T id="answering.export" />
        </button>
      </div>
      <DataTable
        rows={rows}
        columns={columns}
        rowKey={({ id }) => id}
        caption={t('answering.answersCaption')}
      />
    </TitledCard>
  );
}

function useColumns(all: GivenOf): Column<QuestionnaireResponse>[] {
  const t = useT();
  const { moment } = usePatientTimes(all.timeZone);
  const locale = toLocale(useIntl().locale);
  return useMemo(() => {
    const asked = (response: QuestionnaireResponse) =>
      askedIn(
        response,
        all.questionnaires.find(({ id }) => id === response.questionnaire),
      );
    return [
      {
        id: 'questionnaire',
        header: t('answering.questionnaire'),
        cell: (response) => {
          const body = asked(response);
          return (
            <>
              <Link to={encodeURIComponent(response.id)}>
                <bdi>{body ? textIn(body.title, locale, body.language) : t('answering.unknown')}</bdi>
              </Link>
              <span className="d-block d-md-none small fw-normal">
                {response.answeredAt !== undefined && moment(response.answeredAt)}
                <span className="d-block">
                  <T id={`answering.response_${response.status}`} />
                </span>
              </span>
            </>
          );
        },
      },
      {
        id: 'at',
        header: t('answering.answeredAt'),
        hideBelow: 'md',
        cell: ({ answeredAt, onBehalf }) => (
          <>
            {answeredAt === undefined ? '–' : moment(answeredAt)}
            {onBehalf && (
              <span className="d-block small text-body-secondary">
                <T id="answering.onBehalf" />
              </span>
            )}
          </>
        ),
      },
      {
        id: 'scores',
        header: t('answering.scores'),
        cell: (response) => {
          const body = asked(response);
          const scores = body ? scoreRows(body, response, previousOf(response, all.responses)) : [];
          if (!body || scores.length === 0) return '–';
          return scores.map((row) => <ScoreText key={row.id} row={row} base={body.language} />);
        },
      },
      {
        id: 'status',
        header: t('answering.state'),
        hideBelow: 'md',
        cell: ({ status }) => <T id={`answering.response_${status}`} />,
      },
    ];
  }, [t, moment, locale, all]);
}
