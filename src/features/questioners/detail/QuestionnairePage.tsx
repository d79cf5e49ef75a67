import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { useIntl } from 'react-intl';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { toLocale } from '@/locales';
import { selectRole } from '@/session/state';
import { T, useT } from '@/shared/i18n/text';
import { useEntities } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { TitledCard } from '@/shared/ui/TitledCard';
import { useMay } from '@/shared/rights';
import { bodyToSend, canBeAsked, mayWrite } from './questionnaireTransitions';
import { PreviewCard } from '../PreviewCard';
import { QuestionnaireActions } from './QuestionnaireActions';
import { questionnaires } from '../slice';
import { StatusWord } from '../StatusWord';
import { useGiven } from '../useGiven';
import { AnsweredBy } from './AnsweredBy';
import { GivenTo } from './GivenTo';
import { Revisions } from './Revisions';
import './detail.css';

const GiveToCohort = lazy(async () => ({ default: (await import('./GiveToCohort')).GiveToCohort }));

/** One questionnaire: how it came to what it asks, who has it, who answered it, and a way to try it. */
export default function QuestionnairePage() {
  const t = useT();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const role = useSelector(selectRole);
  const mayPublish = useMay('questionnaires.publish');
  const mayGive = useMay('assignments.write');
  const language = toLocale(useIntl().locale);
  const { status, error, reload } = useEntities(questionnaires);
  const questionnaire = useSelector((state: Record<string, unknown>) => questionnaires.selectById(state, id));
  const [isGiving, setGiving] = useState(false);
  const given = useGiven();
  const holders = given.rows.filter((one) => one.questionnaire === id && one.status === 'active');
  const count = given.status === 'ready' ? new Set(holders.map(({ patient }) => patient)).size : null;
  return (
    <>
      <PageHeader
        title={questionnaire?.name ?? t('app.questionnaire')}
        lead={questionnaire && <StatusWord status={questionnaire.status} />}
        actions={
          questionnaire && (
            <>
              {mayGive && canBeAsked(questionnaire) && (
                <button type="button" className="btn btn-outline-primary" onClick={() => setGiving(true)}>
                  <T id="cohort.give" />
                </button>
              )}
              {mayWrite(questionnaire, role) && (
                <Link className="btn btn-primary" to={`/questioners/${encodeURIComponent(id)}/edit`}>
                  <T id="questionerBuilder.edit" />
                </Link>
              )}
            </>
          )
        }
      />
      <AsyncView
        status={status}
        error={error}
        isEmpty={questionnaire === undefined}
        onRetry={reload}
        empty={
          <EmptyState
            title={t('errors.notFound')}
            action={
              <Link className="btn btn-outline-primary" to="/questioners">
                <T id="questionerBuilder.toList" />
              </Link>
            }
          />
        }
      >
        {questionnaire && (
          <>
            <div className="mb-3">
              <QuestionnaireActions
                questionnaire={questionnaire}
                given={count}
                onGone={() => void navigate('/questioners', { replace: true })}
              />
              {!mayPublish && (
                <p className="text-body-secondary mt-2 mb-0">
                  <T id="questionerBuilder.onlyAdmins" />
                </p>
              )}
            </div>
            <div className="nd-questionnaire">
              <TitledCard title={t('questionerBuilder.revisions')}>
                <Revisions questionnaire={questionnaire} />
              </TitledCard>
              <PreviewCard body={bodyToSend(questionnaire)} begunIn={language} />
              <TitledCard title={t('questionerBuilder.holders')}>
                <GivenTo holders={holders} status={given.status} onRetry={given.reload} />
              </TitledCard>
              <TitledCard title={t('questionerBuilder.answeredBy')}>
                <AnsweredBy questionnaire={id} />
              </TitledCard>
            </div>
          </>
        )}
      </AsyncView>
      {isGiving && (
        <Suspense fallback={null}>
          <GiveToCohort questionnaire={id} onClose={() => setGiving(false)} />
        </Suspense>
      )}
    </>
  );
}
