import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useOutletContext, useParams } from 'react-router-dom';
import type { Patient } from '@/domain/patients/patient';
import { toLocale } from '@/locales';
import type { AppError } from '@/shared/api/appError';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { TitledCard } from '@/shared/ui/TitledCard';
import { textIn } from '../words';
import { AnswerList } from './AnswerList';
import { askedIn, previousOf, scoreRows } from './answerRows';
import { responseBody } from './givenCalls';
import { questionnaireResponses } from '../slice';
import { ReasonDialog } from './ReasonDialog';
import { ResponseFacts } from './ResponseFacts';
import { ReviewCard } from './ReviewCard';
import { ScoreText } from './ScoreText';
import { ScoreTrend } from './ScoreTrend';
import { useGivenOf } from './useGivenOf';
import '../answering/answering.css';

/** One answer as it was handed in, with what changed since the one before; to be reviewed. */
export default function ResponsePage() {
  const t = useT();
  const dispatch = useAppDispatch();
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
  const withdraw = async (reason: string): Promise<AppError | undefined> => {
    if (!response) return undefined;
    const sent = { ...responseBody(response), status: 'withdrawn' as const, reason };
    const outcome = await dispatch(
      questionnaireResponses.store({ body: sent, version: response.version, quiet: true }),
    );
    if (questionnaireResponses.store.rejected.match(outcome))
      return outcome.payload ?? { message: 'errors.unknown' };
    dispatch(noticed({ tone: 'success', message: 'answering.withdrawn' }));
    return undefined;
  };
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
                <button type="button" className="btn btn-outline-danger" onClick={() => setWithdrawing(true)}>
                  <T id="answering.withdraw" />
                </button>
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
      {isWithdrawing && (
        <ReasonDialog
          title={<T id="answering.withdrawTitle" />}
          text={<T id="answering.withdrawText" />}
          confirmLabel={<T id="answering.withdraw" />}
          onConfirm={withdraw}
          onClose={() => setWithdrawing(false)}
        />
      )}
    </>
  );
}
