import { useMemo } from 'react';
import { isBeyond, type Lines } from '@/domain/alerts/alertLines';
import { dayBounds, addDays } from '@/domain/patientDay';
import type { PatientSummary } from '@/domain/patients/summary';
import type { WorklistRow } from '@/domain/worklist/worklist';
import type { ChartSeries, ChartSpec } from '@/shared/charts/chartSpec';
import { limitLines } from '@/shared/charts/limitLines';
import { TimeChart } from '@/shared/charts/TimeChart';
import { useFormats, type Formats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { useWording, type Wording } from '@/shared/i18n/wording';
import { PressureTargetText } from '@/shared/ui/patient/PressureTargetText';
import { useDrawerLimits } from './useDrawerLimits';

type Words = ReturnType<typeof useT>;
interface Said {
  t: Words;
  formats: Formats;
  wording: Wording;
}
const DAYS = 14;

/**
 * Daily means of two weeks; a day without a reading is a gap. The lines are this patient's: the alert limits once
 * known, and the target band if one was agreed. Neither replaces the other (§3 #7).
 */
function chartOf({ summary, today }: WorklistRow, lines: Lines, { t, formats, wording }: Said): ChartSpec {
  const clock = { timeZone: summary.timeZone, wakeUpTime: summary.wakeUpTime };
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1 - DAYS));
  const middles = days.map((day) => {
    const { from, to } = dayBounds(day, clock);
    return (from + to) / 2;
  });
  const known = new Map(summary.pressureDays.map((day) => [day.day, day]));
  const line = (
    label: string,
    key: 'systolic' | 'diastolic',
    part: 'value' | 'diastolic',
    color: ChartSeries['color'],
    shape: ChartSeries['shape'],
  ): ChartSeries => {
    const values = days.map((day) => known.get(day)?.[key] ?? null);
    const beyond = new Set(values.flatMap((value, at) => (isBeyond(lines, part, value) ? [at] : [])));
    return { label, kind: 'line', color, values, beyond, ...(shape && { shape }) };
  };
  const series = [
    line(t('worklist.systolic'), 'systolic', 'value', 'first', 'circle'),
    line(t('worklist.diastolic'), 'diastolic', 'diastolic', 'second', 'ring'),
  ];
  const limits = limitLines('bloodPressure', lines, {
    t,
    units: wording.units,
    value: wording.value,
    number: formats.number,
  });
  const target = summary.pressureTarget;
  const shown = [
    ...series.flatMap(({ values }) => values).filter((value) => typeof value === 'number'),
    ...limits.map(({ value }) => value),
    ...(target ? [target.systolicMax] : []),
  ];
  return {
    from: dayBounds(days[0] ?? today, clock).from,
    to: dayBounds(today, clock).to,
    y: { min: Math.min(50, ...shown) - 5, max: Math.max(150, ...shown) + 10 },
    ticks: () =>
      middles.flatMap((at, index) =>
        index % 4 === 1 ? [{ at, label: formats.day(days[index] ?? today, 'short') }] : [],
      ),
    x: middles,
    say: (stop) => wordsOf(summary, days[stop] ?? today, t, formats),
    series,
    ranges: [],
    zones: [],
    targets: target
      ? [{ label: t('worklist.ownTarget'), from: target.systolicMin, to: target.systolicMax }]
      : [],
    plans: [],
    limits,
    marks: [],
    beyondLabel: t('common.chartBeyond'),
    formatY: (value) => formats.number(value),
  };
}

function wordsOf({ pressureDays }: PatientSummary, day: string, t: Words, formats: Formats): string {
  const known = pressureDays.find((one) => one.day === day);
  const when = formats.day(day, 'short');
  if (!known) return t('worklist.dayWithout', { day: when });
  const [systolic, diastolic] = [formats.number(known.systolic), formats.number(known.diastolic)];
  return t('worklist.dayMean', { day: when, systolic, diastolic, readings: known.readings });
}

/** The patient's two weeks of blood pressure, beside the list. */
export function DrawerChart({ row }: { row: WorklistRow }) {
  const t = useT();
  const formats = useFormats();
  const wording = useWording();
  const { lines, failed } = useDrawerLimits(row);
  const spec = useMemo(() => chartOf(row, lines, { t, formats, wording }), [row, lines, t, formats, wording]);
  return (
    <>
      {failed && (
        <p className="alert alert-warning py-2">
          <T id="trends.limitsUnknown" />
        </p>
      )}
      <TimeChart spec={spec} label={t('worklist.chartTitle')} />
      <PressureTargetText target={row.summary.pressureTarget} />
      {lines?.length === 0 && (
        <p className="form-text">
          <T id="trends.noLimits" />
        </p>
      )}
    </>
  );
}
