import { lazy, Suspense, useId } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Offcanvas } from 'reactstrap';
import { isMeasured, type Alert } from '@/domain/alerts/alert';
import { fullName } from '@/domain/patients/patient';
import type { Measure } from '@/domain/readings/measure';
import { summaries } from '@/features/patients/slice';
import type { MessageId } from '@/locales';
import { ruleName } from '@/shared/i18n/wording/alertWording';
import { T, useT } from '@/shared/i18n/text';
import { useNow } from '@/shared/store/clock';
import { Skeleton } from '@/shared/ui/Skeleton';
import { RuleAdvice } from './RuleAdvice';
import { AlertActions } from '../actions/AlertActions';
import { AlertFacts } from './AlertFacts';
import { asOf, zoneOf } from '../alertRows';
import { AlertTimeline } from './AlertTimeline';
import { PatientContact } from './PatientContact';
import { alerts } from '../slice';

const AlertChart = lazy(() => import('./AlertChart').then((module) => ({ default: module.AlertChart })));

/**
 * One alert beside the list: what was observed, whom to call, what to do, and what was done. The list stays visible.
 */
export function AlertPanel({ id, onClose }: { id: string | null; onClose: () => void }) {
  const t = useT();
  const intl = useIntl();
  const heading = useId();
  const { status } = useSelector(alerts.selectSlice);
  const read = useSelector((state: Record<string, unknown>) => alerts.selectById(state, id ?? ''));
  const moment = useNow();
  const alert = read && asOf(read, moment);
  return (
    <Offcanvas
      isOpen={id !== null}
      toggle={onClose}
      direction="end"
      labelledBy={heading}
      className="nd-alert-panel"
    >
      <div className="offcanvas-header">
        <h2 id={heading} className="offcanvas-title h5">
          {alert ? ruleName(alert.rule, intl, alert.ruleName) : t('alerts.title')}
        </h2>
        <button type="button" className="btn-close" aria-label={t('common.close')} onClick={onClose} />
      </div>
      <div className="offcanvas-body">
        {alert && <Content key={alert.id} alert={alert} />}
        {!alert && (status === 'ready' ? <T id="alerts.gone" /> : <Skeleton />)}
      </div>
    </Offcanvas>
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

/** Neutral questions for the call, by the measure or the missing measure. */
function CallScript({ measure, isMissing }: { measure: Measure; isMissing: boolean }) {
  return (
    <section className="mb-4">
      <h3 className="h6">
        <T id="alerts.questions" />
      </h3>
      <ul className="ps-3 mb-0">
        {(isMissing ? whenMissing : questions[measure]).map((id) => (
          <li key={id}>
            <T id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Content({ alert }: { alert: Alert }) {
  const t = useT();
  const summary = useSelector((state: Record<string, unknown>) => summaries.selectById(state, alert.patient));
  const timeZone = zoneOf(summary);
  return (
    <>
      <p className="fs-5 fw-semibold mb-2">
        <bdi>{summary ? fullName(summary) : t('alerts.unknownPatient', { id: alert.patient })}</bdi>
      </p>
      <div className="nd-alert-parts">
        <div className="nd-alert-facts">
          <AlertFacts alert={alert} programme={summary?.status} timeZone={timeZone} />
          <PatientContact alert={alert} summary={summary} />
        </div>
        <div className="nd-alert-actions">
          <AlertActions alert={alert} timeZone={timeZone} />
        </div>
        <div className="nd-alert-values">
          {isMeasured(alert) && (
            <section className="mb-4" aria-label={t('alerts.chart')}>
              <h3 className="h6">
                <T id="alerts.chart" />
              </h3>
              <Suspense fallback={<Skeleton rows={4} />}>
                <AlertChart alert={alert} summary={summary} />
              </Suspense>
            </section>
          )}
          <RuleAdvice alert={alert} />
          {isMeasured(alert) && (
            <CallScript measure={alert.measure} isMissing={alert.direction === 'missing'} />
          )}
        </div>
        <div className="nd-alert-history">
          <AlertTimeline history={alert.history} timeZone={timeZone} />
        </div>
      </div>
    </>
  );
}
