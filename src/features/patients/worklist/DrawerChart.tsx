import { useMemo } from 'react';
import { dayBounds, addDays } from '@/domain/patientDay';
import { alertLimits } from '@/domain/rules';
import type { PatientSummary } from '@/domain/summary';
import type { WorklistRow } from '@/domain/worklist';
import type { ChartSeries, ChartSpec } from '@/shared/charts/chartSpec';
import { TimeChart } from '@/shared/charts/TimeChart';
import { useFormats, type Formats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';

type Words = ReturnType<typeof useT>;
const DAYS = 14;

/** Daily means of two weeks; a day without a reading is a gap. */
function chartOf({ summary, today }: WorklistRow, t: Words, formats: Formats): ChartSpec {
  const clock = { timeZone: summary.timeZone, wakeUpTime: summary.wakeUpTime };
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1 - DAYS));
  const middles = days.map((day) => {
    const { from, to } = dayBounds(day, clock);
    return (from + to) / 2;
  });
  const known = new Map(summary.pressureDays.map((day) => [day.day, day]));
  const { pressureSevere: severe, homeMean } = alertLimits;
  const line = (
    label: string,
    key: 'systolic' | 'diastolic',
    color: ChartSeries['color'],
    shape: ChartSeries['shape'],
  ): ChartSeries => {
    const values = days.map((day) => known.get(day)?.[key] ?? null);
    const beyond = new Set(
      values.flatMap((value, at) => (value !== null && value >= severe[key] ? [at] : [])),
    );
    return { label, kind: 'line', color, values, beyond, ...(shape && { shape }) };
  };
  const series = [
    line(t('worklist.systolic'), 'systolic', 'first', 'circle'),
    line(t('worklist.diastolic'), 'diastolic', 'second', 'ring'),
  ];
  const all = series.flatMap(({ values }) => values).filter((value) => typeof value === 'number');
  return {
    from: dayBounds(days[0] ?? today, clock).from,
    to: dayBounds(today, clock).to,
    y: { min: Math.min(50, ...all) - 5, max: Math.max(severe.systolic, ...all) + 10 },
    ticks: () =>
      middles.flatMap((at, index) =>
        index % 4 === 1 ? [{ at, label: formats.day(days[index] ?? today, 'short') }] : [],
      ),
    x: middles,
    say: (stop) => wordsOf(summary, days[stop] ?? today, t, formats),
    series,
    ranges: [],
    zones: [],
    targets: [
      {
        label: t('worklist.ownTarget'),
        from: summary.pressureTarget?.systolicMin ?? alertLimits.pressureLow.medium,
        to: summary.pressureTarget?.systolicMax ?? homeMean.systolic,
      },
    ],
    plans: [],
    limits: [{ label: t('worklist.severeLimit'), value: severe.systolic }],
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
  const spec = useMemo(() => chartOf(row, t, formats), [row, t, formats]);
  return <TimeChart spec={spec} label={t('worklist.chartTitle')} />;
}
