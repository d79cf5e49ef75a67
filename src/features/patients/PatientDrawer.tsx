import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Offcanvas } from 'reactstrap';
import { fullName } from '@/domain/patient';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording';
import { SeverityBadge } from '@/shared/ui/SeverityBadge';
import { LatestReadings } from './LatestReadings';
import type { WorklistRow } from '@/domain/worklist';

/** A patient beside the list: why they are here, what came last, and where to go on. The list stays. */
export function PatientDrawer({ row, onClose }: { row: WorklistRow | null; onClose: () => void }) {
  const t = useT();
  const heading = useId();
  return (
    <Offcanvas
      isOpen={row !== null}
      toggle={onClose}
      direction="end"
      labelledBy={heading}
      scrollable
      backdrop
    >
      <div className="offcanvas-header">
        <h2 id={heading} className="offcanvas-title h5">
          {row && <bdi>{fullName(row.summary)}</bdi>}
        </h2>
        <button type="button" className="btn-close" aria-label={t('common.close')} onClick={onClose} />
      </div>
      <div className="offcanvas-body">{row && <Content row={row} />}</div>
    </Offcanvas>
  );
}

function Content({ row: { summary, triage, age } }: { row: WorklistRow }) {
  const words = useWording();
  const t = useT();
  const record = `/userlist/${encodeURIComponent(summary.id)}`;
  return (
    <>
      <p className="text-body-secondary">
        <bdi>{summary.patientId}</bdi> · {t('patient.age', { years: age })} · {t(`patient.${summary.gender}`)}
      </p>
      <SeverityBadge severity={triage.severity} />
      <h3 className="h6 mt-4">
        <T id="worklist.why" />
      </h3>
      {triage.reasons.length === 0 ? (
        <p>
          <T id="worklist.nothingOpen" />
        </p>
      ) : (
        <ul className="ps-3">
          {triage.reasons.map((reason) => {
            const sentence = words.reason(reason, summary.timeZone);
            return (
              <li key={sentence}>
                {reason.kind === 'alert' ? (
                  <Link to={`/alerts?alert=${reason.alert.id}`}>{sentence}</Link>
                ) : (
                  sentence
                )}
              </li>
            );
          })}
        </ul>
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
        <Link className="btn btn-outline-primary" to={`${record}/telemonitoring?record=bloodPressure`}>
          <T id="worklist.recordReading" />
        </Link>
      </div>
    </>
  );
}
