import Printer from 'lucide-react/icons/printer';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link, useOutletContext } from 'react-router-dom';
import { isActionable, mayBeAcknowledged, statusAt } from '@/domain/alerts/alertState';
import { isInError } from '@/domain/conditions/condition';
import type { Patient } from '@/domain/patients/patient';
import type { OpenAlert, PatientSummary } from '@/domain/patients/summary';
import { measures } from '@/domain/readings/measure';
import { todayOf, triage, type Reason } from '@/domain/worklist/triage';
import { useFormats } from '@/shared/i18n/format';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { medicationRow } from '@/shared/i18n/wording/medicationWording';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { useNow } from '@/shared/store/clock';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';
import { Person } from '@/shared/ui/Person';
import { EmptyState } from '@/shared/ui/EmptyState';
import { HistoryTable } from '@/shared/ui/table/HistoryTable';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import { conditions, medicationRequests } from '../slice';
import { acknowledge } from '../worklist/reviewPatients';
import { ContactCard } from './ContactCard';
import { TitledCard } from '@/shared/ui/TitledCard';
import { conditionRow } from './recordWording';
import { TeamCard } from './TeamCard';
import { VitalTiles } from './VitalTiles';
import { unknownWord } from '@/shared/i18n/unknownWords';
import type { MessageId } from '@/locales';
import { useMay } from '@/shared/rights';

const perWord: Readonly<Record<string, MessageId>> = {
  day: 'registration.timesADay',
  week: 'registration.timesAWeek',
};

/** Which readings are asked of the patient and how often, as it was said at the enrolment. */
function AskedReadings({ asked }: { asked: NonNullable<Patient['ext']['askedReadings']> }) {
  const t = useT();
  return (
    <TitledCard title={t('registration.readings')}>
      <ul className="mb-0">
        {asked.map(({ measure, times, per }) => (
          <li key={measure}>
            {perWord[per] === undefined
              ? `${t(measureWord[measure])}: ${times} (${t(unknownWord(per))})`
              : t(perWord[per], { measure: t(measureWord[measure]), times })}
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

/** The first tab of the record: a summary. */
export default function OverviewPage() {
  const { patient, summary } = useOutletContext<{ patient: Patient; summary: PatientSummary | undefined }>();
  const t = useT();
  const intl = useIntl();
  const isOwn = (row: { patient: string }) => row.patient === patient.id;
  const diagnosed = useSelector(conditions.selectAll)
    .filter((row) => isOwn(row) && !isInError(row))
    .map(conditionRow);
  const prescribed = useSelector(medicationRequests.selectAll)
    .filter(isOwn)
    .map((one) => medicationRow(one, intl));
  const hasReadings = summary !== undefined && Object.keys(summary.latest).length > 0;
  return (
    <>
      {summary && hasReadings && <VitalTiles patient={patient} summary={summary} />}
      <div className="nd-cards">
        {summary && <AlertsCard summary={summary} />}
        {summary && <ReviewCard summary={summary} />}
        {!hasReadings && (
          <TitledCard title={t('patient.latest')}>
            <EmptyState title={t('patient.latestNone')} text={t('patient.latestNoneText')} />
          </TitledCard>
        )}
        {patient.ext.askedReadings && <AskedReadings asked={patient.ext.askedReadings} />}
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
      <button type="button" className="btn btn-quiet nd-overview-print" onClick={() => window.print()}>
        <Icon of={Printer} /> <T id="patient.printOverview" />
      </button>
    </>
  );
}

/** What is to be done next about an alert: to take it over here, else to close it where that is done. */
function NextStep({ alert, words, onDone }: { alert: OpenAlert; words: string; onDone: () => void }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const mayAct = useMay('alerts.act');
  const status = statusAt(alert, useNow());
  // Nobody can say what comes next where it cannot be read how the alert stands.
  if (!mayAct || !isActionable({ status })) return null;
  if (!mayBeAcknowledged({ status }))
    return (
      <Link
        to={placeOf(alert)}
        className="btn btn-outline-primary"
        aria-label={t('patient.resolveAlert', { alert: words })}
      >
        <T id="patient.resolve" />
      </Link>
    );
  const take = async () => {
    if (isBusy) return;
    setBusy(true);
    await acknowledge(dispatch, alert.id);
    setBusy(false);
    onDone();
  };
  return (
    <button
      type="button"
      className="btn btn-outline-primary"
      aria-label={t('patient.acknowledgeAlert', { alert: words })}
      aria-disabled={isBusy}
      onClick={() => void take()}
    >
      <T id="patient.acknowledge" />
    </button>
  );
}

const placeOf = ({ id }: OpenAlert) => `alerts?alert=${encodeURIComponent(id)}`;

/** The active alerts, the most urgent first. */
function AlertsCard({ summary }: { summary: PatientSummary }) {
  const t = useT();
  const moment = useNow();
  const alerts = triage(summary, moment).reasons.filter((reason) => reason.kind === 'alert');
  return (
    <TitledCard title={t('patient.alerts')}>
      {alerts.length === 0 ? (
        <T id="patient.noAlerts" />
      ) : (
        <ul className="list-unstyled d-grid gap-3 mb-0">
          {alerts.map((reason) => (
            <AlertItem key={reason.alert.id} reason={reason} summary={summary} />
          ))}
        </ul>
      )}
    </TitledCard>
  );
}

/** An alert: since when, who has taken it over, and what is to be done next. */
function AlertItem({
  reason,
  summary,
}: {
  reason: Extract<Reason, { kind: 'alert' }>;
  summary: PatientSummary;
}) {
  const words = useWording();
  const formats = useFormats();
  const moment = useNow();
  const link = useRef<HTMLAnchorElement>(null);
  const { alert } = reason;
  const text = words.reason(reason, summary.timeZone);
  return (
    <li className="d-flex flex-wrap align-items-center gap-2">
      <SeverityBadge severity={alert.severity} />
      <Link ref={link} to={placeOf(alert)} className="flex-fill">
        {text}
      </Link>
      {/* The button that was pressed is another now. */}
      <NextStep alert={alert} words={text} onDone={() => link.current?.focus()} />
      <span className="nd-person-why w-100">
        {formats.age(alert.began ?? alert.startedAt, moment, todayOf(summary, moment))} ·{' '}
        {alert.owner === undefined ? <T id="patient.nobodyYet" /> : <Person by={alert.owner} />}
      </span>
    </li>
  );
}

/** What came since somebody last reviewed the patient: alerts raised, and measures with a new value. */
function ReviewCard({ summary }: { summary: PatientSummary }) {
  const t = useT();
  const intl = useIntl();
  const formats = useFormats();
  const moment = useNow();
  const { reviewed, alerts, latest } = summary;
  const isNew = (at: string) => reviewed !== undefined && Date.parse(at) > Date.parse(reviewed.at);
  const raisedSince = alerts.filter(({ raised, startedAt }) => isNew(raised ?? startedAt)).length;
  const measured = measures.filter((measure) => latest[measure] && isNew(latest[measure].at));
  return (
    <TitledCard title={t('patient.sinceReview')}>
      {reviewed ? (
        <>
          <p>
            <T
              id="patient.reviewedAgo"
              values={{ ago: formats.ago(reviewed.at, moment), who: <Person by={reviewed.by} /> }}
            />
          </p>
          <ul className="mb-0">
            <li>
              <T id="patient.raisedSince" values={{ count: raisedSince }} />
            </li>
            <li>
              {measured.length === 0 ? (
                <T id="patient.noNewValues" />
              ) : (
                <T
                  id="patient.newValues"
                  values={{ measures: intl.formatList(measured.map((one) => t(measureWord[one]))) }}
                />
              )}
            </li>
          </ul>
        </>
      ) : (
        <T id="patient.neverReviewed" />
      )}
    </TitledCard>
  );
}
