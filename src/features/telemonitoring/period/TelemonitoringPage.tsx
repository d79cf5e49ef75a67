import { lazy, Suspense, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useOutletContext } from 'react-router-dom';
import { alertLines, type Lines } from '@/domain/alerts/alertLines';
import { underPlan } from '@/domain/fluid/days/askedDays';
import { isTimeZone, patientDay } from '@/domain/patientDay';
import type { Patient } from '@/domain/patients/patient';
import { measures, type Measure } from '@/domain/readings/measure';
import type { Reading } from '@/domain/readings/reading';
import { clockOf } from '@/domain/rules/alertLimits';
import type { PatientSummary } from '@/domain/patients/summary';
import { useRuleBook } from '@/features/alertRules/slice';
import { useAnnotations } from '@/features/annotations/slice';
import { useOwnZone, useUnits } from '@/shared/i18n/DisplayUnits';
import { useT } from '@/shared/i18n/text';
import { useNameOf } from '@/shared/people/names';
import { useNow } from '@/shared/store/clock';
import { AsyncView } from '@/shared/ui/AsyncView';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ZoneNote } from '@/shared/ui/ZoneNote';
import { AnnotationList } from '../annotations/AnnotationList';
import { HomeSeriesCard } from '../homeSeries/HomeSeriesCard';
import { eventMarks } from '../annotations/eventMarks';
import { NewestReading } from './NewestReading';
import { PeriodBar } from './PeriodBar';
import { PeriodCard } from './PeriodCard';
import { PeriodEmpty } from './PeriodEmpty';
import { readingActions } from '../correct/ReadingActions';
import { RecordReadingDialog } from '../record/RecordReadingDialog';
import { periodWords, type ViewWords } from './periodWords';
import { usePeriod } from './usePeriod';
import { useTelemonitoringQuery } from './useTelemonitoringQuery';
import '../telemonitoring.css';

const CorrectReadingDialog = lazy(() =>
  import('../correct/CorrectReadingDialog').then((module) => ({ default: module.CorrectReadingDialog })),
);

const JUDGED_EVERY_MS = 5 * 60_000;

/**
 * The limits of the alert rules that apply to a patient; null until known.
 * @param patient as the fluid plan has them on `today`, the patient's day
 */
function useAlertLines(
  patient: Patient,
  today: string,
): { of: (measure: Measure) => Lines; failed: boolean } {
  const { book, failed } = useRuleBook();
  const of = useMemo(() => {
    const lines = new Map(
      measures.map((measure) => [measure, book && alertLines(measure, patient, book, today)] as const),
    );
    return (measure: Measure): Lines => lines.get(measure) ?? null;
  }, [book, patient, today]);
  return { of, failed };
}

/** The texts for one patient's charts and tables. @param timeZone the patient's */
function useViewWords(timeZone: string): ViewWords {
  const intl = useIntl();
  const units = useUnits();
  const own = useOwnZone();
  const nameOf = useNameOf();
  return useMemo(() => periodWords(intl, timeZone, units, own, nameOf), [intl, timeZone, units, own, nameOf]);
}

/** One patient's readings, by measure and period, in the patient's own days and zone. */
export default function TelemonitoringPage() {
  const { patient, summary } = useOutletContext<{ patient: Patient; summary: PatientSummary | undefined }>();
  const t = useT();
  const now = useNow();
  const zone = isTimeZone(patient.ext.timeZone) ? patient.ext.timeZone : 'UTC';
  const words = useViewWords(zone);
  const clock = useMemo(() => clockOf(patient), [patient]);
  const today = patientDay(now, clock);
  const { query, show } = useTelemonitoringQuery(today);
  const { measure } = query;
  // Checks for the end of a day or for future readings need not run at every tick.
  const judgedAt = Math.ceil(now / JUDGED_EVERY_MS) * JUDGED_EVERY_MS;
  const planned = useMemo(
    () => underPlan(patient, summary?.fluidAsked, today),
    [patient, summary?.fluidAsked, today],
  );
  const limits = useAlertLines(planned, today);
  const { range, loaded, view, previous, previousFailed, balance, balanceFailed } = usePeriod(
    patient.id,
    query,
    clock,
    judgedAt,
    limits.of,
    summary?.fluidAsked,
  );
  const { rows: annotations, isKnown } = useAnnotations(patient.id);
  const happened = useMemo(
    () => eventMarks(annotations, range, clock, judgedAt, words),
    [annotations, range, clock, judgedAt, words],
  );
  const [corrected, setCorrected] = useState<Reading | null>(null);
  const newest = summary?.latest[measure];
  const newestDay = newest && patientDay(Date.parse(newest.at), clock);
  const isElsewhere = newestDay !== undefined && (newestDay < range.first || newestDay > range.last);
  const known = { newest, measure, words, now: judgedAt };
  /** What shows a reading that has just been stored: its measure, and its day where that is not in sight. */
  const shownWith = (stored: Reading): { measure: Measure; day?: string | null } => {
    const day = patientDay(Date.parse(stored.at), clock);
    const isInSight = day >= range.first && day <= range.last;
    return { measure: stored.measure, ...(!isInSight && { day: day === today ? null : day }) };
  };

  return (
    <div className="nd-telemonitoring">
      <PeriodBar
        range={range}
        query={query}
        today={today}
        newestDay={isElsewhere ? newestDay : undefined}
        onShow={show}
      />
      {loaded.status === 'failed' && (
        <p className="alert alert-warning mb-0">
          <NewestReading {...known} failed />
        </p>
      )}
      {limits.failed && <p className="alert alert-warning mb-0">{t('trends.limitsUnknown')}</p>}
      {balanceFailed && <p className="alert alert-warning mb-0">{t('trends.balanceFailed')}</p>}
      {previousFailed && <p className="alert alert-warning mb-0">{t('trends.beforeFailed')}</p>}
      <AsyncView
        status={loaded.status}
        error={loaded.error}
        isEmpty={view.listed.length === 0}
        onRetry={loaded.reload}
        skeleton={<Skeleton shape="chart" />}
        empty={
          <PeriodEmpty
            range={range}
            known={known}
            happenings={happened}
            onRecord={() => show({ record: measure })}
          />
        }
      >
        <PeriodCard
          {...{ view, previous, balance, patient, words, zone }}
          happenings={happened}
          unreadable={loaded.unreadable}
          form={{ asTable: query.table, single: query.single, compare: query.compare, onChange: show }}
          rowActions={readingActions(words, setCorrected)}
        />
      </AsyncView>
      <ZoneNote zone={zone} />
      <div className="nd-period-cards">
        {isKnown && measure === 'bloodPressure' && (
          <HomeSeriesCard patient={patient} summary={summary} annotations={annotations} />
        )}
        {isKnown && <AnnotationList patient={patient} annotations={annotations} />}
      </div>
      {query.record !== null && (
        <RecordReadingDialog
          measure={query.record}
          patient={patient}
          summary={summary}
          onClose={(stored) => show({ record: null, ...(stored && shownWith(stored)) })}
        />
      )}
      {corrected && (
        <Suspense fallback={null}>
          <CorrectReadingDialog
            reading={corrected}
            newest={view.listed.find(({ id }) => id === corrected.id)}
            onClose={() => setCorrected(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
