import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useOutletContext, useParams } from 'react-router-dom';
import type { Patient } from '@/domain/patients/patient';
import type { QuestionnaireResponse } from '@/domain/questionnaire/responses/response';
import { toLocale } from '@/locales';
import { useReasonDraft } from '@/session/drafts/useReasonDraft';
import { IfMay } from '@/shared/IfMay';
import { T, useT } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useAppDispatch } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { TitledCard } from '@/shared/ui/TitledCard';
import { questionnaireResponses } from '../slice';
import { textIn } from '../words';
import { AnswerList } from './AnswerList';
import { askedIn, previousOf, scoreRows } from './answerRows';
import { responseBody } from './givenCalls';
import { ResponseFacts } from './ResponseFacts';
import { ReviewCard } from './ReviewCard';
import { ScoreText } from './ScoreText';
import { ScoreTrend } from './ScoreTrend';
import { useGivenOf } from './useGivenOf';
import '../answering/answering.css';

/** Asks why an answer is not to count. Mounted while it is open. */
function WithdrawResponseDialog({
  response,
  onClose,
}: {
  response: QuestionnaireResponse;
  onClose: () => void;
}) {
  const dispatch = useAppDispatch();
  const { id, version } = response;
  const draft = useReasonDraft(`responseWithdrawal ${id}`);
  return (
    <TransitionDialog
      action="assignments.write"
      title={<T id="answering.withdrawTitle" />}
      text={<T id="answering.withdrawText" />}
      confirmLabel={<T id="answering.withdraw" />}
      tone="danger"
      reason={{ label: 'answering.reason', draft }}
      onSend={(reason) => {
        const body = { ...responseBody(response), status: 'withdrawn' as const, reason };
        return dispatch(questionnaireResponses.store({ body, version, quiet: true }));
      }}
      done={{ message: 'answering.withdrawn' }}
      onClose={onClose}
    />
  );
}

/** One answer as it was handed in, with what changed since the one before; to be reviewed. */
export default function ResponsePage() {
  const t = useT();
  const locale = toLocale(useIntl().locale);
  const { response: id = '' } = useParams();
  const { patient } = useOutletContext<{ patient: Patient }>();
  const all = useGivenOf(patient);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const response = all.responses.find((one) => one.id === id);
  const questionnaire = all.questionnaires.find((one) => one.id === response?.questionnaire);
  const body = response && askedIn(response, questionnaire);
  const previous = response && previousOf(response, all.responses);
  const back = (
    <Link to={`/userlist/${encodeURIComponent(patient.id)}/questionnaires`}>
      <T id="answering.toList" />
    </Link>
  );
  const scores = response && body ? scoreRows(body, response, previous) : [];
  return (
    <>
      <p className="mb-2">{back}</p>
      <AsyncView
        status={all.status}
        error={all.error}
        isEmpty={!body}
        onRetry={all.reload}
        empty={<EmptyState title={t('errors.notFound')} action={back} />}
      >
        {response && body && (
          <div className="nd-answer-page">
            <div className="nd-answer-head">
              <h2 className="h3 mb-0">
                <bdi>{textIn(body.title, locale, body.language)}</bdi>
              </h2>
              {response.status !== 'withdrawn' && response.status !== 'inProgress' && (
                <IfMay do="assignments.write">
                  <button
                    type="button"
                    className="btn btn-outline-danger"
                    onClick={() => setWithdrawing(true)}
                  >
                    <T id="answering.withdraw" />
                  </button>
                </IfMay>
              )}
            </div>
            <ResponseFacts
              response={response}
              newest={questionnaire?.revision ?? response.revision}
              timeZone={all.timeZone}
            />
            {scores.length > 0 && (
              <TitledCard title={t('answering.scores')}>
                {scores.map((row) => (
                  <ScoreText key={row.id} row={row} base={body.language} />
                ))}
                <ScoreTrend body={body} response={response} all={all} />
              </TitledCard>
            )}
            <AnswerList body={body} response={response} previous={previous} />
            <ReviewCard key={response.version} response={response} timeZone={all.timeZone} />
          </div>
        )}
      </AsyncView>
      {isWithdrawing && response && (
        <WithdrawResponseDialog response={response} onClose={() => setWithdrawing(false)} />
      )}
    </>
  );
}
