import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { Questionnaire } from '@/domain/questionnaire/questionnaire';
import { selectRole } from '@/session/state';
import { T, useT } from '@/shared/i18n/text';
import { useEntities } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { useMay } from '@/shared/rights';
import { QuestionnaireTransitionDialog } from '../detail/QuestionnaireTransitionDialog';
import { mayWrite } from '../detail/questionnaireTransitions';
import { questionnaires } from '../slice';
import { StatusWord } from '../StatusWord';
import { formOf } from './questionnaireForm';
import { QuestionnaireBuilder } from './QuestionnaireBuilder';
import { useBuilder } from './useBuilder';

/** The builder of one questionnaire. Somebody who has begun to write goes on, whatever becomes of it meanwhile. */
export default function EditQuestionnairePage() {
  const t = useT();
  const { id = '' } = useParams();
  const role = useSelector(selectRole);
  const { status, error, reload } = useEntities(questionnaires);
  const now = useSelector((state: Record<string, unknown>) => questionnaires.selectById(state, id));
  const [begun, setBegun] = useState<Questionnaire | null>(null);
  if (now && begun?.id !== id && mayWrite(now, role)) setBegun(now);
  const shown = begun?.id === id ? begun : null;
  return (
    <>
      <PageHeader
        title={now?.name ?? t('app.editQuestionnaire')}
        lead={now ? <StatusWord status={now.status} /> : undefined}
        actions={
          <Link className="btn btn-outline-secondary" to={`/questioners/${encodeURIComponent(id)}`}>
            <T id="questionerBuilder.toOverview" />
          </Link>
        }
      />
      <AsyncView
        status={status}
        error={error}
        isEmpty={shown === null}
        onRetry={reload}
        empty={
          <EmptyState
            title={t(now ? 'questionerBuilder.notWritten' : 'errors.notFound')}
            action={
              <Link className="btn btn-outline-primary" to="/questioners">
                <T id="questionerBuilder.toList" />
              </Link>
            }
          />
        }
      >
        {shown && <Editing key={id} opened={shown} now={now} />}
      </AsyncView>
    </>
  );
}

function Editing({ opened, now }: { opened: Questionnaire; now: Questionnaire | undefined }) {
  const t = useT();
  const navigate = useNavigate();
  const mayPublish = useMay('questionnaires.publish');
  const [start] = useState(() => formOf(opened));
  const builder = useBuilder(opened, start, opened.id, () => undefined);
  const [isPublishing, setPublishing] = useState(false);
  const { isDirty, judged } = builder;
  const isReady = !isDirty && judged.open.length === 0 && now?.status === 'draft';
  const actions = mayPublish ? (
    <button
      type="button"
      className="btn btn-outline-primary"
      aria-disabled={!isReady}
      aria-describedby="nd-publish-why"
      onClick={isReady ? () => setPublishing(true) : undefined}
    >
      <T id="questionerBuilder.publish" />
      {!isReady && now?.status === 'draft' && (
        <span id="nd-publish-why" className="visually-hidden">
          <T id="questionerBuilder.publishWhy" />
        </span>
      )}
    </button>
  ) : (
    <span className="small text-body-secondary">
      <T id="questionerBuilder.onlyAdmins" />
    </span>
  );
  return (
    <>
      <QuestionnaireBuilder label={t('questionerBuilder.edit')} builder={builder} actions={actions} />
      {isPublishing && now && (
        <QuestionnaireTransitionDialog
          questionnaire={now}
          given={null}
          transition="publish"
          onDone={() => void navigate(`/questioners/${encodeURIComponent(now.id)}`)}
          onClose={() => setPublishing(false)}
        />
      )}
    </>
  );
}
