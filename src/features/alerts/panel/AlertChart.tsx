import { useEffect, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { MeasuredAlert } from '@/domain/alerts/alert';
import type { Reading } from '@/domain/readings/reading';
import type { PatientSummary } from '@/domain/patients/summary';
import {
  fetchReadings,
  selectReadings,
  type LoadedReadings,
  type ReadingsRange,
} from '@/features/telemonitoring/slice';
import { TimeChart } from '@/shared/charts/TimeChart';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { usePatientTimes } from '@/shared/i18n/patientTimes';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { useAppDispatch } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { alertChartBounds, alertChartDataOf } from './alertChartData';
import { alertChart, type AlertChartWords } from './alertChartSpec';
import { zoneOf } from '../alertRows';

/** The readings around an alert, fetched if not loaded or if they changed. */
function useAlertChartData({
  patient,
  measure,
  from,
  to,
}: ReadingsRange): LoadedReadings & { reload: () => void } {
  const dispatch = useAppDispatch();
  const loaded = useSelector((state: Record<string, unknown>) =>
    selectReadings(state, { patient, measure, from, to }),
  );
  const isWanted = loaded.status === 'idle';
  useEffect(() => {
    if (isWanted) void dispatch(fetchReadings({ patient, measure, from, to, quiet: true }));
  }, [dispatch, patient, measure, from, to, isWanted]);
  return {
    ...loaded,
    reload: () => void dispatch(fetchReadings({ patient, measure, from, to, quiet: true })),
  };
}

/** The values around an alert with the limit that was crossed, and the same as a table. */
export function AlertChart({
  alert,
  summary,
}: {
  alert: MeasuredAlert;
  summary: PatientSummary | undefined;
}) {
  const t = useT();
  const units = useUnits();
  const zone = zoneOf(summary);
  const wakeUpTime = summary?.wakeUpTime;
  const clock = useMemo(() => ({ timeZone: zone, wakeUpTime }), [zone, wakeUpTime]);
  const { observed, startedAt, lastEventAt, direction } = alert;
  const excerpt = useMemo(
    () => alertChartDataOf({ observed, startedAt, lastEventAt, direction }, clock),
    [observed, startedAt, lastEventAt, direction, clock],
  );
  const loaded = useAlertChartData({
    patient: alert.patient,
    measure: alert.measure,
    ...alertChartBounds(excerpt, clock),
  });
  const words = useExcerptWords(alert, zone);
  const spec = useMemo(
    () => alertChart(alert, loaded.items, { excerpt, clock, units, words }),
    [alert, loaded.items, excerpt, clock, units, words],
  );
  const name = t(measureWord[alert.measure]);
  return (
    <AsyncView
      status={loaded.status}
      error={loaded.error}
      isEmpty={loaded.items.length === 0}
      onRetry={loaded.reload}
      empty={
        <p className="text-body-secondary">
          <T id="alerts.chartEmpty" values={{ measure: name }} />
        </p>
      }
    >
      <ErrorBoundary
        fallback={
          <p>
            <T id="common.chartFailed" />
          </p>
        }
      >
        <TimeChart spec={spec} label={t('alerts.chartLabel', { measure: name })} />
      </ErrorBoundary>
      <Values readings={loaded.items} words={words} />
    </AsyncView>
  );
}

function Values({ readings, words }: { readings: readonly Reading[]; words: AlertChartWords }) {
  return (
    <details className="mt-2">
      <summary>
        <T id="alerts.chartValues" values={{ count: readings.length }} />
      </summary>
      <ul className="list-unstyled mb-0 mt-2">
        {readings.toReversed().map(({ id, at, value, diastolic }) => (
          <li key={id}>
            {words.moment(Date.parse(at))}: {words.value(value, diastolic)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function useExcerptWords({ measure }: MeasuredAlert, zone: string): AlertChartWords {
  const t = useT();
  const intl = useIntl();
  const wording = useWording();
  const times = usePatientTimes(zone);
  return useMemo(() => {
    const date = (day: string, options: Intl.DateTimeFormatOptions) =>
      intl.formatDate(`${day}T00:00:00Z`, { ...options, timeZone: 'UTC' });
    return {
      value: (value, diastolic) =>
        wording.value(measure, { value, ...(diastolic !== undefined && { diastolic }) }),
      moment: times.moment,
      day: (day) => date(day, { weekday: 'short', day: 'numeric', month: 'short' }),
      tick: (day) => date(day, { weekday: 'short', day: 'numeric' }),
      number: (value) => intl.formatNumber(value, { maximumFractionDigits: 2 }),
      systolic: t('telemonitoring.systolic'),
      diastolic: t('telemonitoring.diastolic'),
      measured: t(measureWord[measure]),
      raised: t('alerts.chartRaised'),
      beyond: t('common.chartBeyond'),
      limit: (text) => t('alerts.limitOf', { limit: text }),
      change: (value, unit) => {
        const text = wording.observed({ value: Math.abs(value), limit: 0, unit });
        return `${value > 0 ? '+' : value < 0 ? '\u2212' : '±'}${text}`;
      },
      above: (weight) => t('alerts.chartAbove', { weight }),
    };
  }, [t, intl, wording, times, measure]);
}
