import { lazy, Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { isLabAlert, isMeasured, type Alert } from '@/domain/alerts/alert';
import { fullName, type Patient } from '@/domain/patients/patient';
import type { Measure } from '@/domain/readings/measure';
import { patients, summaries } from '@/features/patients/slice';
import type { MessageId } from '@/locales';
import { ruleName } from '@/shared/i18n/wording/alertWording';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { useNow } from '@/shared/store/clock';
import { useAppDispatch } from '@/shared/store/useEntities';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import { SidePanel } from '@/shared/ui/panels/SidePanel';
import { Skeleton } from '@/shared/ui/Skeleton';
import { RuleAdvice } from './RuleAdvice';
import { AlertActions } from '../actions/AlertActions';
import { AlertFacts, AlertHero } from './AlertFacts';
import { asOf, dueOf, zoneOf } from '../alertRows';
import { AlertTimeline } from './AlertTimeline';
import { PatientContact } from './PatientContact';
import { PatientPhones } from './PatientPhones';
import { alerts } from '../slice';

const AlertResults = lazy(() =>
  import('./AlertResults').then((module) => ({ default: module.AlertResults })),
);
const AlertChart = lazy(() => import('./AlertChart').then((module) => ({ default: module.AlertChart })));

/**
 * One alert beside the list: what was observed, whom to call, what to do, and what was done. The list stays visible.
 */
export function AlertPanel({
  id,
  ids,
  onShow,
}: {
  id: string | null;
  /** The alerts of the list in its order. */
  ids: readonly string[];
  /** Shows another alert, or none. */
  onShow: (id: string | null) => void;
}) {
  const t = useT();
  const intl = useIntl();
  const at = id === null ? -1 : ids.indexOf(id);
  const stepTo = (next: string | undefined) => (next === undefined ? null : () => onShow(next));
  const { status } = useSelector(alerts.selectSlice);
  const read = useSelector((state: Record<string, unknown>) => alerts.selectById(state, id ?? ''));
  const moment = useNow();
  const alert = read && asOf(read, moment);
  return (
    <SidePanel
      id={id}
      title={alert ? ruleName(alert.rule, intl, alert.ruleName) : t('alerts.title')}
      steps={{
        back: at > 0 ? stepTo(ids[at - 1]) : null,
        on: at >= 0 ? stepTo(ids[at + 1]) : null,
      }}
      previous={t('alerts.previousAlert')}
      next={t('alerts.nextAlert')}
      onClose={() => onShow(null)}
      className="nd-alert-panel"
    >
      {alert && <Content key={alert.id} alert={alert} />}
      {!alert && (status === 'ready' ? <T id="alerts.gone" /> : <Skeleton />)}
    </SidePanel>
  );
}

/** Suggested first questions for a call about a measure. Questions only: the caller judges what to do. */
const questions: Record<Measure, readonly MessageId[]> = {
  bloodPressure: ['alerts.askPressure1', 'alerts.askPressure2', 'alerts.askPressure3'],
  pulse: ['alerts.askPulse1', 'alerts.askPulse2', 'alerts.askPulse3'],
  water: ['alerts.askWater1', 'alerts.askWater2', 'alerts.askWater3'],
  urine: ['alerts.askUrine1', 'alerts.askUrine2', 'alerts.askUrine3'],
  weight: ['alerts.askWeight1', 'alerts.askWeight2', 'alerts.askWeight3'],
  stress: ['alerts.askStress1', 'alerts.askStress2', 'alerts.askStress3'],
  fatigue: ['alerts.askFatigue1', 'alerts.askFatigue2', 'alerts.askFatigue3'],
};
const whenMissing: readonly MessageId[] = ['alerts.askMissing1', 'alerts.askMissing2', 'alerts.askMissing3'];

const aboutResults: readonly MessageId[] = [
  'alerts.askLaboratory1',
  'alerts.askLaboratory2',
  'alerts.askLaboratory3',
];

/** Neutral questions for the call. */
function CallScript({ asks }: { asks: readonly MessageId[] }) {
  return (
    <section className="mb-4">
      <h3 className="h6">
        <T id="alerts.questions" />
      </h3>
      <ul className="ps-3 mb-0">
        {asks.map((id) => (
          <li key={id}>
            <T id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The record of the patient whom an alert is about, by id; undefined until it has come. */
function useAlertPatient(id: string): Patient | undefined {
  const dispatch = useAppDispatch();
  const patient = useSelector((state: Record<string, unknown>) => patients.selectById(state, id));
  const isKnown = patient !== undefined;
  useEffect(() => {
    if (isKnown) return undefined;
    const call = dispatch(patients.fetchOne(id));
    return () => call.abort();
  }, [dispatch, id, isKnown]);
  return patient;
}

function Content({ alert }: { alert: Alert }) {
  const t = useT();
  const summary = useSelector((state: Record<string, unknown>) => summaries.selectById(state, alert.patient));
  const patient = useAlertPatient(alert.patient);
  const formats = useFormats();
  const timeZone = zoneOf(summary);
  return (
    <>
      <p className="nd-alert-whom">
        <bdi>{summary ? fullName(summary) : t('alerts.unknownPatient')}</bdi>
        <SeverityBadge severity={alert.severity} />
        {summary && (
          <span className="nd-person-id">
            {formats.day(summary.dateOfbirth)} · <bdi>{summary.patientId}</bdi>
          </span>
        )}
      </p>
      <PatientPhones patient={patient} summary={summary} />
      <div className="nd-alert-parts">
        <div className="nd-alert-lead">
          <AlertHero alert={alert} programme={summary?.status} />
        </div>
        <div className="nd-alert-actions">
          <AlertActions alert={alert} timeZone={timeZone} due={dueOf({ alert, patient: summary })} />
        </div>
        <div className="nd-alert-facts">
          <AlertFacts alert={alert} timeZone={timeZone} />
          <PatientContact alert={alert} patient={patient} summary={summary} />
        </div>
        <div className="nd-alert-values">
          {isMeasured(alert) && (
            <section className="mb-4" aria-label={t('alerts.chart')}>
              <h3 className="h6">
                <T id="alerts.chart" />
              </h3>
              <Suspense fallback={<Skeleton shape="chart" />}>
                <AlertChart alert={alert} summary={summary} />
              </Suspense>
            </section>
          )}
          {isLabAlert(alert) && (
            <section className="mb-4" aria-label={t('alerts.results')}>
              <h3 className="h6">
                <T id="alerts.results" />
              </h3>
              <Suspense fallback={<Skeleton rows={4} />}>
                <AlertResults alert={alert} summary={summary} />
              </Suspense>
            </section>
          )}
          <RuleAdvice alert={alert} />
          {isMeasured(alert) && (
            <CallScript asks={alert.direction === 'missing' ? whenMissing : questions[alert.measure]} />
          )}
          {isLabAlert(alert) && <CallScript asks={aboutResults} />}
        </div>
        <div className="nd-alert-history">
          <AlertTimeline history={alert.history} timeZone={timeZone} />
        </div>
      </div>
    </>
  );
}
