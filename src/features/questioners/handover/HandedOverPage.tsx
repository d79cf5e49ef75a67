import HeartHandshake from 'lucide-react/icons/heart-handshake';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { fetchRecord, patients, summaries } from '@/features/patients/slice';
import { fullName, type Patient } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import { HANDED_OVER, handOver, useHandedOver } from '@/session/handover';
import { lock } from '@/session/leave';
import { SpokenIn } from '@/shared/i18n/SpokenIn';
import { T, useT } from '@/shared/i18n/text';
import { Arrival } from '@/shared/navigation/arrival';
import { useFetch } from '@/shared/store/useFetch';
import { useAppDispatch } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Icon } from '@/shared/ui/Icon';
import { Segmented } from '@/shared/ui/Segmented';
import { AnsweringView } from '../answering/AnsweringView';
import { useAnswering } from '../answering/useAnswering';
import '../answering/answering.css';
import './handover.css';

/**
 * A questionnaire in the hands of the patient: the questions alone, without menu, record or severities. To go on in the
 * record the screen is locked; the password of the person who handed it over unlocks it.
 */
export default function HandedOverPage() {
  const t = useT();
  const { patient: id = '', given = '' } = useParams();
  const isHandedOver = useHandedOver() !== null;
  const hasBeen = useHandingOver(isHandedOver);
  const patient = useSelector((state: Record<string, unknown>) => patients.selectById(state, id));
  const summary = useSelector((state: Record<string, unknown>) => summaries.selectById(state, id));
  const { status, error, reload } = useFetch(fetchRecord, id);
  // An old address leads the team to the record.
  if (!isHandedOver && hasBeen)
    return <Navigate to={`/userlist/${encodeURIComponent(id)}/questionnaires`} replace />;
  return (
    <div className="nd-handed-over">
      <AsyncView
        status={status}
        error={error}
        isEmpty={patient === undefined}
        onRetry={reload}
        empty={<EmptyState title={t('errors.notFound')} action={<GiveBack />} />}
      >
        {patient && <ForPatient patient={patient} summary={summary} given={given} />}
      </AsyncView>
      {status === 'failed' && !patient && <GiveBack />}
    </div>
  );
}

/** Hands the device over once, where the button led here. @returns whether this page is, or was, handed over */
function useHandingOver(isHandedOver: boolean): boolean {
  const { pathname, state } = useLocation();
  const [hasBeen, setHasBeen] = useState(state !== HANDED_OVER);
  if (isHandedOver && !hasBeen) setHasBeen(true);
  useLayoutEffect(() => {
    if (!hasBeen) handOver(pathname);
  }, [hasBeen, pathname]);
  return hasBeen;
}

/** Locks the screen: what comes next needs the password. */
function GiveBack() {
  const dispatch = useAppDispatch();
  return (
    <button type="button" className="btn btn-lg btn-outline-primary" onClick={() => void dispatch(lock())}>
      <T id="handover.giveBack" />
    </button>
  );
}

function ForPatient({
  patient,
  summary,
  given,
}: {
  patient: Patient;
  summary: PatientSummary | undefined;
  given: string;
}) {
  const t = useT();
  const [isDone, setDone] = useState(false);
  const answering = useAnswering(patient, given);
  const { opened, offered, language, setLanguage, spoken } = answering;
  return (
    <>
      <div className="nd-answer-head">
        <h1 className="h5 mb-0">
          <bdi>{fullName(patient)}</bdi>
        </h1>
        {offered.length > 1 && !isDone && (
          <Segmented
            label={t('answering.language')}
            options={offered}
            value={language}
            onChange={setLanguage}
          />
        )}
      </div>
      <SpokenIn spoken={spoken}>
        {isDone ? (
          <Thanks />
        ) : (
          <>
            <AnsweringView
              patient={patient}
              summary={summary}
              answering={answering}
              isByPatient
              emptyText={t('handover.nothing')}
              emptyAction={<GiveBack />}
              onDone={() => setDone(true)}
            />
            {opened && (
              <p className="nd-handed-foot">
                <GiveBack />
              </p>
            )}
          </>
        )}
      </SpokenIn>
      <Arrival />
    </>
  );
}

function Thanks() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="card nd-handed-thanks">
      <Icon of={HeartHandshake} size={48} />
      <h2 ref={heading} className="h3" tabIndex={-1}>
        <T id="handover.thanks" />
      </h2>
      <p>
        <T id="handover.thanksText" />
      </p>
      <GiveBack />
    </section>
  );
}
