import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { Patient } from '@/domain/patients/patient';
import type { QuestionnaireAssignment } from '@/domain/questionnaire/assigning/assignment';
import { isOver } from '@/domain/questionnaire/transitions';
import { useReasonDraft } from '@/session/drafts/useReasonDraft';
import { IfMay } from '@/shared/IfMay';
import { T, useT } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useAppDispatch } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Icon } from '@/shared/ui/Icon';
import { TitledCard } from '@/shared/ui/TitledCard';
import { canBeAsked } from '../detail/questionnaireTransitions';
import { questionnaireAssignments } from '../slice';
import { AnswersCard } from './AnswersCard';
import { GiveDialog } from './GiveDialog';
import { asCancelled } from './givenCalls';
import { GivenTable } from './GivenTable';
import { useGivenOf } from './useGivenOf';
import '../answering/answering.css';

/** Asks why a questionnaire is not to be answered after all. Mounted while it is open. */
function CancelGivenDialog({ given, onClose }: { given: QuestionnaireAssignment; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const draft = useReasonDraft(`questionnaireCancelled ${given.id}`);
  return (
    <TransitionDialog
      action="assignments.write"
      title={<T id="answering.cancelTitle" />}
      text={<T id="answering.cancelText" />}
      confirmLabel={<T id="answering.cancelIt" />}
      tone="danger"
      reason={{ label: 'answering.reason', draft }}
      onSend={(reason) =>
        dispatch(questionnaireAssignments.store({ ...asCancelled(given, reason), quiet: true }))
      }
      done={{ message: 'answering.cancelled' }}
      onClose={onClose}
    />
  );
}

/** The questionnaires of a patient: what was given and waits, and what was answered. */
export default function QuestionnairesPage() {
  const t = useT();
  const { patient } = useOutletContext<{ patient: Patient }>();
  const all = useGivenOf(patient);
  const [isGiving, setGiving] = useState(false);
  /** Id of what is asked about: after a conflict it is the newer version. */
  const [cancelledId, setCancelled] = useState<string | null>(null);
  const { rows, questionnaires, now, timeZone } = all;
  const held = new Set(
    rows.filter(({ given }) => !isOver(given, now, timeZone)).map(({ given }) => given.questionnaire),
  );
  const offered = questionnaires.filter((one) => canBeAsked(one) && !held.has(one.id));
  const cancelled = rows.find(({ given }) => given.id === cancelledId)?.given;
  const give = (
    <IfMay do="assignments.write">
      <button type="button" className="btn btn-primary" onClick={() => setGiving(true)}>
        <Icon of={Plus} /> <T id="answering.give" />
      </button>
    </IfMay>
  );
  return (
    <div className="nd-answer-page">
      <AsyncView
        status={all.status}
        error={all.error}
        isEmpty={!all.ready || (rows.length === 0 && all.responses.length === 0)}
        onRetry={all.reload}
        empty={
          <div className="card">
            <EmptyState title={t('answering.noneTitle')} text={t('answering.noneText')} action={give} />
          </div>
        }
      >
        <div className="nd-answer-page">
          <TitledCard title={t('answering.givenTitle')}>
            <div className="d-flex justify-content-end mb-3">{give}</div>
            {rows.length > 0 && <GivenTable rows={rows} onCancel={({ given }) => setCancelled(given.id)} />}
          </TitledCard>
          <AnswersCard patient={patient} all={all} />
        </div>
      </AsyncView>
      {isGiving && (
        <GiveDialog
          patient={patient}
          offered={offered}
          now={now}
          timeZone={timeZone}
          onClose={() => setGiving(false)}
        />
      )}
      {cancelled && <CancelGivenDialog given={cancelled} onClose={() => setCancelled(null)} />}
    </div>
  );
}
