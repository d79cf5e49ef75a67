import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { Patient } from '@/domain/patients/patient';
import { isOver } from '@/domain/questionnaire/transitions';
import type { AppError } from '@/shared/api/appError';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Icon } from '@/shared/ui/Icon';
import { TitledCard } from '@/shared/ui/TitledCard';
import { canBeAsked } from '../detail/questionnaireTransitions';
import { AnswersCard } from './AnswersCard';
import { asCancelled } from './givenCalls';
import { questionnaireAssignments } from '../slice';
import { GiveDialog } from './GiveDialog';
import { GivenTable } from './GivenTable';
import { ReasonDialog } from './ReasonDialog';
import { useGivenOf, type GivenRow } from './useGivenOf';
import '../answering/answering.css';

/** The questionnaires of a patient: what was given and waits, and what was answered. */
export default function QuestionnairesPage() {
  const t = useT();
  const dispatch = useAppDispatch();
  const { patient } = useOutletContext<{ patient: Patient }>();
  const all = useGivenOf(patient);
  const [isGiving, setGiving] = useState(false);
  const [cancelled, setCancelled] = useState<GivenRow | null>(null);
  const { rows, questionnaires, now, timeZone } = all;
  const held = new Set(
    rows.filter(({ given }) => !isOver(given, now, timeZone)).map(({ given }) => given.questionnaire),
  );
  const offered = questionnaires.filter((one) => canBeAsked(one) && !held.has(one.id));
  const cancel = async ({ given }: GivenRow, reason: string): Promise<AppError | undefined> => {
    const outcome = await dispatch(
      questionnaireAssignments.store({ ...asCancelled(given, reason), quiet: true }),
    );
    if (questionnaireAssignments.store.rejected.match(outcome))
      return outcome.payload ?? { message: 'errors.unknown' };
    dispatch(noticed({ tone: 'success', message: 'answering.cancelled' }));
    return undefined;
  };
  const give = (
    <button type="button" className="btn btn-primary" onClick={() => setGiving(true)}>
      <Icon of={Plus} /> <T id="answering.give" />
    </button>
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
            {rows.length > 0 && <GivenTable rows={rows} onCancel={setCancelled} />}
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
      {cancelled && (
        <ReasonDialog
          title={<T id="answering.cancelTitle" />}
          text={<T id="answering.cancelText" />}
          confirmLabel={<T id="answering.cancelIt" />}
          onConfirm={(reason) => cancel(cancelled, reason)}
          onClose={() => setCancelled(null)}
        />
      )}
    </div>
  );
}
