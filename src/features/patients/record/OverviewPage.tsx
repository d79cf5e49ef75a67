import { useSelector } from 'react-redux';
import { Link, useOutletContext } from 'react-router-dom';
import { isInError } from '@/domain/conditions/condition';
import type { Patient } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import { triage } from '@/domain/worklist/triage';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { medicationRow } from '@/shared/i18n/wording/medicationWording';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { useNow } from '@/shared/store/clock';
import { EmptyState } from '@/shared/ui/EmptyState';
import { HistoryTable } from '@/shared/ui/table/HistoryTable';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import { LatestReadings } from '../worklist/drawer/LatestReadings';
import { conditions, medicationRequests } from '../slice';
import { ContactCard } from './ContactCard';
import { TitledCard } from '@/shared/ui/TitledCard';
import { conditionRow } from './recordWording';
import { TeamCard } from './TeamCard';

/** Which readings are asked of the patient and how often, as it was said at the enrolment. */
function AskedReadings({ patient: { ext } }: { patient: Patient }) {
  const t = useT();
  if (!ext.askedReadings) return null;
  return (
    <>
      <h3 className="h6 mt-3">
        <T id="registration.readings" />
      </h3>
      <ul className="mb-0">
        {ext.askedReadings.map(({ measure, times, per }) => (
          <li key={measure}>
            {t(per === 'day' ? 'registration.timesADay' : 'registration.timesAWeek', {
              measure: t(measureWord[measure]),
              times,
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The first tab of the record: a summary. */
export default function OverviewPage() {
  const { patient, summary } = useOutletContext<{ patient: Patient; summary: PatientSummary | undefined }>();
  const t = useT();
  const isOwn = (row: { patient: string }) => row.patient === patient.id;
  const diagnosed = useSelector(conditions.selectAll)
    .filter((row) => isOwn(row) && !isInError(row))
    .map(conditionRow);
  const prescribed = useSelector(medicationRequests.selectAll).filter(isOwn).map(medicationRow);
  const hasReadings = summary !== undefined && Object.keys(summary.latest).length > 0;
  return (
    <div className="nd-cards">
      {summary && <AlertsCard summary={summary} />}
      <TitledCard title={t('patient.latest')}>
        {hasReadings ? (
          <LatestReadings summary={summary} />
        ) : (
          <EmptyState title={t('patient.latestNone')} text={t('patient.latestNoneText')} />
        )}
        <AskedReadings patient={patient} />
      </TitledCard>
      <TitledCard title={t('patient.conditions')}>
        {diagnosed.length === 0 ? (
          <T id="patient.noConditions" />
        ) : (
          <HistoryTable rows={diagnosed} head={['patient.condition', 'patient.status', 'patient.onset']} />
        )}
      </TitledCard>
      <TitledCard title={t('patient.medicines')}>
        {prescribed.length === 0 ? (
          <T id="patient.noMedicines" />
        ) : (
          <HistoryTable
            rows={prescribed}
            head={['patient.medicine', 'patient.status', 'patient.prescribed']}
          />
        )}
      </TitledCard>
      <TeamCard patient={patient} />
      <ContactCard patient={patient} />
    </div>
  );
}

function AlertsCard({ summary }: { summary: PatientSummary }) {
  const t = useT();
  const words = useWording();
  const alerts = triage(summary, useNow()).reasons.filter((reason) => reason.kind === 'alert');
  return (
    <TitledCard title={t('patient.alerts')}>
      {alerts.length === 0 ? (
        <T id="patient.noAlerts" />
      ) : (
        <ul className="list-unstyled d-grid gap-2 mb-0">
          {alerts.map((reason) => (
            <li key={reason.alert.id} className="d-flex flex-wrap gap-2">
              <SeverityBadge severity={reason.alert.severity} />
              <Link to={`alerts?alert=${encodeURIComponent(reason.alert.id)}`}>
                {words.reason(reason, summary.timeZone)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
