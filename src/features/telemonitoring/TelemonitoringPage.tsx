import Activity from 'lucide-react/icons/activity';
import { useMemo } from 'react';
import { useOutletContext } from 'react-router-dom';
import { isTimeZone, patientDay } from '@/domain/patientDay';
import type { Patient } from '@/domain/patient';
import { periodRange } from '@/domain/periods';
import { clockOf } from '@/domain/rules';
import type { PatientSummary } from '@/domain/summary';
import { useOwnZone } from '@/shared/i18n/DisplayUnits';
import { measureWord } from '@/shared/i18n/measureWording';
import { T, useT } from '@/shared/i18n/text';
import { useNow } from '@/shared/store/clock';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { MeasureTabs } from './MeasureTabs';
import { PeriodBar } from './PeriodBar';
import { PeriodCard } from './PeriodCard';
import { RecordReadingDialog } from './RecordReadingDialog';
import { useReadings } from './useReadings';
import { useTelemonitoringQuery } from './useTelemonitoringQuery';
import { fetchBounds, viewOf } from './view';
import { useViewWords } from './viewWords';
import './telemonitoring.css';

const JUDGED_EVERY_MS = 5 * 60_000;

/** What one patient sent, measure by measure and period by period, in the patient's own days and zone. */
export default function TelemonitoringPage() {
  const { patient, summary } = useOutletContext<{ patient: Patient; summary: PatientSummary | undefined }>();
  const t = useT();
  const now = useNow();
  const zone = isTimeZone(patient.ext.timeZone) ? patient.ext.timeZone : 'UTC';
  const words = useViewWords(zone);
  const ownZone = useOwnZone();
  const clock = useMemo(() => clockOf(patient), [patient]);
  const today = patientDay(now, clock);
  const { query, show } = useTelemonitoringQuery(today);
  const { measure, period, day } = query;
  const range = useMemo(() => periodRange(period, day, clock), [period, day, clock]);
  const loaded = useReadings({ patient: patient.id, measure, ...fetchBounds(range, clock) });
  // Whether a day is over or a reading lies ahead need not be judged anew at every tick.
  const judgedAt = Math.ceil(now / JUDGED_EVERY_MS) * JUDGED_EVERY_MS;
  const view = useMemo(
    () => viewOf(loaded.items, { measure, range, clock, now: judgedAt }),
    [loaded.items, measure, range, clock, judgedAt],
  );
  const newest = summary?.latest[measure];
  const newestDay = newest && patientDay(Date.parse(newest.at), clock);
  const newestElsewhere = newestDay !== undefined && (newestDay < range.first || newestDay > range.last);
  const newestKnown = newest && (
    <T
      id="telemonitoring.newestKnown"
      values={{ value: words.value(measure, newest), at: words.moment(newest.at) }}
    />
  );
  return (
    <div className="nd-telemonitoring">
      <MeasureTabs measure={measure} />
      <PeriodBar
        range={range}
        day={day}
        today={today}
        newestDay={newestElsewhere ? newestDay : undefined}
        onShow={show}
      />
      {zone !== ownZone && <p className="text-secondary mb-2">{t('telemonitoring.zone', { zone })}</p>}
      <AsyncView
        status={loaded.status}
        error={loaded.error}
        isEmpty={view.listed.length === 0}
        onRetry={loaded.reload}
        empty={
          <EmptyState
            icon={Activity}
            title={t('telemonitoring.empty', {
              measure: t(measureWord[measure]),
              period: words.range(range),
            })}
            text={newestKnown ?? <T id="telemonitoring.never" />}
            action={
              <button type="button" className="btn btn-primary" onClick={() => show({ record: measure })}>
                <T id="telemonitoring.record" />
              </button>
            }
          />
        }
      >
        <PeriodCard
          view={view}
          patient={patient}
          words={words}
          unreadable={loaded.unreadable}
          asTable={query.table}
          onTable={(table) => show({ table })}
        />
      </AsyncView>
      {loaded.status === 'failed' && newest && <p className="text-center">{newestKnown}</p>}
      {query.record !== null && (
        <RecordReadingDialog
          measure={query.record}
          patient={patient}
          summary={summary}
          onClose={() => show({ record: null })}
        />
      )}
    </div>
  );
}
