import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Link } from 'react-router-dom';
import { useIntl } from 'react-intl';
import type { PatientSummary } from '@/domain/patients/summary';
import type { Reason } from '@/domain/worklist/triage';
import type { WorklistRow } from '@/domain/worklist/worklist';
import { IfMay } from '@/shared/IfMay';
import { ruleName } from '@/shared/i18n/wording/alertWording';
import { useFormats } from '@/shared/i18n/format';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { useNow } from '@/shared/store/clock';
import { Person } from '@/shared/ui/Person';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import { LatestReadings } from './LatestReadings';
import { DrawerFluid } from './DrawerFluid';
import { worstOpen } from '../reviewPatients';
import type { RowActions } from '../useRowActions';

const DrawerChart = lazy(async () => ({ default: (await import('./DrawerChart')).DrawerChart }));

/** Everything needed to decide about a patient, and the actions. */
export function DrawerContent({ row, actions }: { row: WorklistRow; actions: RowActions }) {
  const t = useT();
  const { summary, triage, age } = row;
  const record = `/userlist/${encodeURIComponent(summary.id)}`;
  return (
    <>
      <p className="text-body-secondary">
        <bdi>{summary.patientId}</bdi> · {t('patient.age', { years: age })} · {t(`patient.${summary.gender}`)}
      </p>
      {summary.mobile && (
        <p>
          <T id="patient.mobile" />
          {': '}
          <a className="d-inline-block py-1" href={`tel:${summary.mobile.replace(/[^\d+]/g, '')}`}>
            <bdi dir="ltr">{summary.mobile}</bdi>
          </a>
        </p>
      )}
      <SeverityBadge severity={triage.severity} />
      <PatientActions patient={summary} actions={actions} />
      <h3 className="h6 mt-4">
        <T id="worklist.why" />
      </h3>
      {triage.reasons.length === 0 ? (
        <p>
          <T id="worklist.nothingOpen" />
        </p>
      ) : (
        <ul className="ps-3">
          {triage.reasons.map((reason, index) => (
            <ReasonLine key={index} reason={reason} timeZone={summary.timeZone} />
          ))}
        </ul>
      )}
      <DrawerFluid row={row} />
      {summary.pressureDays.length > 0 && (
        <>
          <h3 className="h6 mt-4">
            <T id="worklist.chartTitle" />
          </h3>
          <ErrorBoundary fallback={<T id="common.chartFailed" />} resetKeys={[summary]}>
            <Suspense fallback={<div className="nd-chart-plot" />}>
              <DrawerChart row={row} />
            </Suspense>
          </ErrorBoundary>
        </>
      )}
      <h3 className="h6 mt-4">
        <T id="worklist.newest" />
      </h3>
      {Object.keys(summary.latest).length === 0 ? (
        <T id="patient.latestNone" />
      ) : (
        <LatestReadings summary={summary} />
      )}
      <div className="d-grid gap-2 mt-4">
        <Link className="btn btn-primary" to={record}>
          <T id="worklist.openRecord" />
        </Link>
        <IfMay do="readings.write">
          <Link className="btn btn-outline-primary" to={`${record}/telemonitoring?record=bloodPressure`}>
            <T id="worklist.recordReading" />
          </Link>
        </IfMay>
      </div>
    </>
  );
}

/** A reason with the name of its rule; an alert links to its actions. */
function ReasonLine({ reason, timeZone }: { reason: Reason; timeZone: string }) {
  const intl = useIntl();
  const words = useWording();
  const sentence = words.reason(reason, timeZone);
  if (reason.kind !== 'alert') return <li>{sentence}</li>;
  return (
    <li>
      <Link to={`/alerts?alert=${encodeURIComponent(reason.alert.id)}`}>
        {ruleName(reason.alert.rule, intl, reason.alert.ruleName)}
      </Link>
      <div>{sentence}</div>
    </li>
  );
}

/** Marking as reviewed, with the last reviewer, and taking over the worst alert. */
function PatientActions({ patient, actions }: { patient: PatientSummary; actions: RowActions }) {
  const formats = useFormats();
  const ownTimes = useOwnTimes();
  const now = useNow();
  const { reviewed } = patient;
  const undoable = actions.isUndoable(patient);
  const isOpen = worstOpen(patient) !== undefined;
  return (
    <>
      <div className="d-flex flex-wrap gap-2 mt-3">
        {/* An alert that nobody has taken over comes first, because a review of the patient does not answer it. */}
        {isOpen && actions.mayTakeOver && (
          <button type="button" className="btn btn-primary" onClick={() => actions.takeOver(patient)}>
            <T id="worklist.acknowledgeWorst" />
          </button>
        )}
        {actions.mayReview && (
          <button
            type="button"
            className={`btn ${isOpen ? 'btn-outline-secondary' : 'btn-primary'}`}
            onClick={() => actions.review(patient)}
          >
            <T id="worklist.review" />
          </button>
        )}
        {undoable && actions.mayReview && (
          <button type="button" className="btn btn-outline-secondary" onClick={() => actions.undo(patient)}>
            <T id="worklist.undoReview" />
          </button>
        )}
      </div>
      <p className="form-text" role="status">
        {reviewed ? (
          <T
            id="worklist.reviewedBy"
            values={{
              who: <Person by={reviewed.by} />,
              when: <span title={ownTimes.moment(reviewed.at)}>{formats.ago(reviewed.at, now)}</span>,
            }}
          />
        ) : (
          <T id="worklist.neverReviewed" />
        )}
      </p>
    </>
  );
}
