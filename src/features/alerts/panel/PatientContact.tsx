import { useEffect, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { isMeasured, type Alert } from '@/domain/alerts/alert';
import type { PatientSummary } from '@/domain/patients/summary';
import { patients } from '@/features/patients/slice';
import { IfMay } from '@/shared/IfMay';
import { T, useT } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Telephone } from './Telephone';
import { AlertRecipients } from './AlertRecipients';

/** Whom to call about an alert, and links to the record and to a new reading. */
export function PatientContact({ alert, summary }: { alert: Alert; summary: PatientSummary | undefined }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const id = alert.patient;
  const patient = useSelector((state: Record<string, unknown>) => patients.selectById(state, id));
  const isKnown = patient !== undefined;

  useEffect(() => {
    if (isKnown) return undefined;
    const call = dispatch(patients.fetchOne(id));
    return () => call.abort();
  }, [dispatch, id, isKnown]);

  const referent = patient?.referent ?? summary?.referent;
  const record = `/userlist/${encodeURIComponent(id)}`;
  return (
    <>
      <AlertRecipients alert={alert} patient={patient} referent={referent} />
      <section className="mb-4">
        <h3 className="h6">
          <T id="alerts.contact" />
        </h3>
        <dl className="row mb-2">
          <Line term={t('alerts.mobile')}>
            <Telephone to={patient?.mobile ?? summary?.mobile} />
          </Line>
          <Line term={t('alerts.phone')}>
            <Telephone to={patient?.phone} />
          </Line>
          <Line term={t('alerts.referent')}>
            <bdi>{referent ?? t('alerts.notGiven')}</bdi>
          </Line>
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

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="col-5 fw-normal text-body-secondary">{term}</dt>
      <dd className="col-7 mb-1">{children}</dd>
    </>
  );
}
