import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { alertLines, isBeyond, type Lines } from '@/domain/alerts/alertLines';
import { underPlan } from '@/domain/fluid/days/askedDays';
import { dayBounds, addDays } from '@/domain/patientDay';
import type { PatientSummary } from '@/domain/patients/summary';
import type { WorklistRow } from '@/domain/worklist/worklist';
import { useRuleBook } from '@/features/alertRules/slice';
import type { ChartSeries, ChartSpec } from '@/shared/charts/chartSpec';
import { limitLines } from '@/shared/charts/limitLines';
import { TimeChart } from '@/shared/charts/TimeChart';
import { useFormats, type Formats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { useWording, type Wording } from '@/shared/i18n/wording/wording';
import { useAppDispatch } from '@/shared/store/useEntities';
import { PressureTargetText } from '@/shared/ui/patient/PressureTargetText';
import { patients } from '../../slice';

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

/**
 * The alert limits of blood pressure that apply to the patient in the drawer; null until the rules and the record that
 * selects them are loaded. A row of the list does not contain enough for that.
 */
function useDrawerLimits({ summary: { id, fluidAsked }, today }: WorklistRow): {
  lines: Lines;
  failed: boolean;
} {
  const dispatch = useAppDispatch();
  const { book, failed } = useRuleBook();
  const patient = useSelector((state: Record<string, unknown>) => patients.selectById(state, id));
  const [missing, setMissing] = useState<string | null>(null);
  const isKnown = patient !== undefined;

  useEffect(() => {
    if (isKnown) return undefined;
    const call = dispatch(patients.fetchOne(id));
    void call.then((outcome) => {
      if (patients.fetchOne.rejected.match(outcome) && !outcome.payload?.aborted) setMissing(id);
    });
    return () => call.abort();
  }, [dispatch, id, isKnown]);

  const lines = useMemo(
    () =>
      book && patient
        ? alertLines('bloodPressure', underPlan(patient, fluidAsked, today), book, today)
        : null,
    [book, patient, fluidAsked, today],
  );
  return { lines, failed: failed || (!isKnown && missing === id) };
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
