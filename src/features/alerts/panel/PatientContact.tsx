import { Link } from 'react-router-dom';
import { isMeasured, type Alert } from '@/domain/alerts/alert';
import type { Patient } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import { IfMay } from '@/shared/IfMay';
import { T } from '@/shared/i18n/text';
import { AlertRecipients } from './AlertRecipients';

/** Who is told of an alert and who is the patient's referent, and links to the record and to a new reading. */
export function PatientContact({
  alert,
  patient,
  summary,
}: {
  alert: Alert;
  /** Undefined until it is known. */
  patient: Patient | undefined;
  summary: PatientSummary | undefined;
}) {
  const referent = patient?.referent ?? summary?.referent;
  const record = `/userlist/${encodeURIComponent(alert.patient)}`;
  return (
    <>
      <AlertRecipients alert={alert} patient={patient} referent={referent} />
      <section className="mb-4">
        <h3 className="h6">
          <T id="alerts.contact" />
        </h3>
        <dl className="row mb-2">
          <dt className="col-5 fw-normal text-body-secondary">
            <T id="alerts.referent" />
          </dt>
          <dd className="col-7 mb-1">
            <bdi>{referent ?? <T id="alerts.notGiven" />}</bdi>
          </dd>
        </dl>
        <div className="d-flex flex-wrap gap-2">
          <Link className="btn btn-outline-primary" to={record}>
            <T id="alerts.openRecord" />
          </Link>
          {alert.measure === 'dialysis' ? (
            <Link className="btn btn-outline-primary" to={`${record}/dialysis`}>
              <T id="alerts.openSessions" />
            </Link>
          ) : (
            <IfMay do="readings.write">
              <Link
                className="btn btn-outline-primary"
                to={`${record}/telemonitoring${isMeasured(alert) ? `?record=${alert.measure}` : ''}`}
              >
                <T id="alerts.recordReading" />
              </Link>
            </IfMay>
          )}
        </div>
      </section>
    </>
  );
}
