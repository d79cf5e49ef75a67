import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Annotation } from '@/domain/readings/annotation';
import { homeProtocol } from '@/domain/readings/homeSeries';
import type { Patient } from '@/domain/patients/patient';
import { clockOf } from '@/domain/rules/alertLimits';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { useNow } from '@/shared/store/clock';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import { progressOf, seriesBounds } from './seriesProgress';
import { useReadings } from '../period/useReadings';

/** The progress of a series, its mean without the first day, and each day with what is missing. */
export function HomeSeriesProgress({
  series,
  patient,
  today,
}: {
  series: Annotation;
  patient: Patient;
  today: string;
}) {
  const t = useT();
  const intl = useIntl();
  const wording = useWording();
  const now = useNow();
  const clock = useMemo(() => clockOf(patient), [patient]);
  const bounds = useMemo(() => seriesBounds(series, clock), [series, clock]);
  const { items, status } = useReadings({ patient: patient.id, measure: 'bloodPressure', ...bounds });
  const progress = progressOf(series, items, { clock, today, now });
  if (status === 'failed')
    return (
      <p role="alert">
        <T id="readings.seriesFailed" />
      </p>
    );
  const day = (date: string) =>
    intl.formatDate(`${date}T12:00:00Z`, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
  const { state, taken, planned, result } = progress;
  const words =
    state === 'ahead'
      ? t('readings.seriesAhead', { day: day(progress.first) })
      : state === 'over'
        ? t('readings.seriesOver', { taken, wanted: planned, day: day(progress.last) })
        : t('readings.seriesProgress', { taken, wanted: planned, day: progress.day });
  const mean = result?.mean;
  return (
    <>
      <p className="mb-1 fw-semibold">{words}</p>
      <ProgressBar label={t('readings.seriesTitle')} value={taken} max={planned} valueText={words} />
      <p className="mt-2 mb-2">
        {mean && result
          ? t('readings.seriesMean', {
              value: wording.value('bloodPressure', mean),
              count: result.readings,
            })
          : t('readings.seriesNoMean')}
        {mean && result && !result.isJudged && (
          <> {t('readings.seriesFew', { count: homeProtocol.judgedReadings })}</>
        )}
      </p>
      <details className="mb-3">
        <summary className="py-2">
          <T id="readings.seriesDays" />
        </summary>
        <ul className="mb-0">
          {progress.days.map(({ day: date, morning, evening }) => (
            <li key={date}>
              {t('readings.seriesDay', {
                day: day(date),
                morning: morning?.readings ?? 0,
                evening: evening?.readings ?? 0,
              })}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
