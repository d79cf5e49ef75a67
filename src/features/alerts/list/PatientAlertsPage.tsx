import { useMemo } from 'react';
import { useOutletContext } from 'react-router-dom';
import { isActive } from '@/domain/alerts/alert';
import type { Patient } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import { T, useT } from '@/shared/i18n/text';
import { useNow } from '@/shared/store/clock';
import { useEntities } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { Skeleton } from '@/shared/ui/Skeleton';
import { AlertPanel } from '../panel/AlertPanel';
import { asOf, inOrder, type AlertRow } from '../alertRows';
import { AlertTable } from './AlertTable';
import { SnoozedAlerts } from './SnoozedAlerts';
import { alerts } from '../slice';
import { useAlertQuery } from '../useAlertQuery';
import '../alerts.scss';

/** About as many alerts as most patients have, in the shape of what comes. */
const FEW_ROWS = 3;

/** The alerts of one patient: active ones, then closed ones. */
export default function PatientAlertsPage() {
  const t = useT();
  const { patient, summary } = useOutletContext<{ patient: Patient; summary?: PatientSummary }>();
  const { query, change, searchFor } = useAlertQuery();
  const moment = useNow();
  const { rows: all, status, error, reload } = useEntities(alerts);
  const rows = useMemo(
    () =>
      all
        .filter((alert) => alert.patient === patient.id)
        .map((alert): AlertRow => ({ alert: asOf(alert, moment), patient: summary }))
        .sort(inOrder),
    [all, patient.id, summary, moment],
  );
  const active = rows.filter(({ alert }) => isActive(alert));
  const past = rows.filter(({ alert }) => !isActive(alert));
  const section = (title: 'alerts.patientActive' | 'alerts.patientPast', own: AlertRow[]) => (
    <section className="mb-4">
      <h2 className="h5">
        <T id={title} />
      </h2>
      {own.length === 0 ? (
        <p className="text-body-secondary">
          <T id={title === 'alerts.patientActive' ? 'alerts.patientNoneActive' : 'alerts.patientNonePast'} />
        </p>
      ) : (
        <div className="card nd-card-rows nd-alert-list">
          <AlertTable
            rows={own}
            caption={t(title)}
            selected={query.alert}
            searchFor={searchFor}
            onOpen={(alert) => change({ alert })}
            withPatient={false}
          />
        </div>
      )}
    </section>
  );
  return (
    <AsyncView
      status={status}
      error={error}
      onRetry={reload}
      skeleton={<Skeleton shape="rows" rows={FEW_ROWS} />}
    >
      <p>
        <T id="alerts.patientLead" values={{ count: active.length }} />
      </p>
      <SnoozedAlerts rows={rows} searchFor={searchFor} />
      {section('alerts.patientActive', active)}
      {section('alerts.patientPast', past)}
      <AlertPanel
        id={query.alert}
        ids={[...active, ...past].map(({ alert }) => alert.id)}
        onShow={(alert) => change({ alert })}
      />
    </AsyncView>
  );
}
