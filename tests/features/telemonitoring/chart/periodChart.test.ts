import { describe, expect, it } from 'vitest';
import type { Measure } from '@/domain/readings/measure';
import { dayBounds } from '@/domain/patientDay';
import type { Period } from '@/domain/readings/periods';
import { periodChart, type Beside } from '@/features/telemonitoring/chart/periodChart';
import { eventMarks } from '@/features/telemonitoring/annotations/eventMarks';
import type { ChartSpec } from '@/shared/charts/chartSpec';
import { legendOf } from '@/shared/charts/legend';
import { NOW, aPatient } from '@tests/support/builders';
import { aView, aViewBefore, plain, words, type Given } from '../periods';

const alone: Beside = { previous: null, marks: [], single: false };
const HOUR = 3_600_000;
const clock = { timeZone: 'Europe/Berlin', wakeUpTime: '06:30' };
const patient = aPatient({
  wakeUpTime: '06:30',
  ext: { fluidTarget: { direction: 'range', minMl: 1000, maxMl: 1500 } },
});
const chartOf = (measure: Measure, period: Period, given: readonly Given[], beside: Beside = alone) =>
  periodChart(aView(measure, period, patient, given), patient, words, beside);
const setOf = ({ series }: ChartSpec, label: string) => {
  const found = series.find((one) => one.label === label);
  return { ...found, drawn: found?.values.filter((value) => typeof value === 'number') };
};
const names = ({ series }: ChartSpec) => series.filter(({ unlisted }) => !unlisted).map(({ label }) => label);
const at = (day: string, time: string) => `2026-11-${day}T${time}:00+01:00`;

describe('§2.4: a day', () => {
  const { from, to } = dayBounds('2026-11-20', clock);

  it('reaches from waking to waking on an axis of hours', () => {
    const chart = chartOf('water', 'daily', [{ at: at('20', '07:00'), value: 200 }]);
    expect([chart.from, chart.to]).toEqual([from, to]);
    const ticks = chart.ticks(chart);
    expect(ticks).toHaveLength(24);
    expect(ticks[0]).toEqual({ at: from, label: '06:30' });
    expect(ticks.every((tick, hour) => tick.at === from + hour * HOUR)).toBe(true);
  });

  it('a recorded total of the day ends the running one: entries before and after it add nothing to it', () => {
    const given: Given[] = [
      { at: at('20', '07:00'), value: 900 },
      { at: at('20', '08:00'), value: 900 },
      { at: at('20', '09:00'), value: 1500, dayMark: 'total' },
      { at: at('20', '10:00'), value: 200 },
    ];
    expect(setOf(chartOf('water', 'daily', given), 'Total so far').drawn).toEqual([900, 1500, 1500, 1500]);
  });

  it('DT03: has 25 ticks when the clocks go back', () => {
    const chart = periodChart(aView('water', 'daily', patient, [], '2026-10-24'), patient, words, alone);
    expect(chart.ticks(chart)).toHaveLength(25);
  });

  it('adds drinks up in one line, beside each single one and the plan', () => {
    const chart = chartOf('water', 'daily', [
      { at: at('20', '07:00'), value: 900 },
      { at: at('20', '09:00'), value: 800 },
    ]);
    const sum = setOf(chart, 'Total so far');
    expect(sum).toMatchObject({ kind: 'line', drawn: [900, 1700] });
    expect([...(sum.beyond ?? [])]).toEqual([1]);
    expect(setOf(chart, 'Single readings')).toMatchObject({
      kind: 'points',
      shape: 'ring',
      drawn: [900, 800],
    });
    expect(chart.plans.map(({ label }) => plain(label))).toEqual([
      'Minimum 1,000 mL a day',
      'Maximum 1,500 mL a day',
    ]);
    expect(chart.targets).toMatchObject([{ from: 1000, to: 1500 }]);
    expect(chart.say(1)).toMatch(/^09:00: 800\smL, so far 1,700\smL$/);
  });

  it('§3 #32: joins no two readings, for what lies between is not known', () => {
    const chart = chartOf('bloodPressure', 'daily', [
      { at: at('20', '07:00'), value: 120 },
      { at: at('20', '11:00'), value: 190 },
    ]);
    expect(chart.series.map(({ kind, shape }) => `${kind} ${shape ?? ''}`)).toEqual([
      'points circle',
      'points circle',
    ]);
    // Its two numbers are one reading: they are joined, and listed once.
    expect(chart.series.map(({ joined, unlisted }) => [joined, unlisted])).toEqual([
      ['single', undefined],
      ['single', true],
    ]);
    expect([...(chart.series[0]?.beyond ?? [])]).toEqual([1]);
  });
});

describe('§2.4: a week', () => {
  it('§3 #32: tells mornings from evenings by shape, and leaves a gap where a day has no reading', () => {
    const chart = chartOf('bloodPressure', 'weekly', [
      { at: at('16', '08:00'), value: 120 },
      { at: at('16', '20:00'), value: 130 },
      { at: at('18', '08:00'), value: 124 },
    ]);
    expect(setOf(chart, 'Mornings (mean)')).toMatchObject({ shape: 'circle', drawn: [120, 124] });
    expect(setOf(chart, 'Evenings (mean)')).toMatchObject({ shape: 'ring', drawn: [130] });
    const mean = setOf(chart, 'Mean of the day');
    const stops = mean.values?.filter((value) => value !== undefined);
    expect(stops).toEqual([125, null, 124, null, null]);
  });

  it('draws no mean of a day that is not over: it would be its reading once more, at another time', () => {
    const chart = chartOf('bloodPressure', 'weekly', [
      { at: at('19', '08:00'), value: 124 },
      { at: at('20', '08:00'), value: 204 },
    ]);
    expect(setOf(chart, 'Mornings (mean)').drawn).toEqual([124, 204]);
    expect(setOf(chart, 'Mean of the day').drawn).toEqual([124]);
  });

  it('shows a reading beyond a limit that the mean of its morning hides', () => {
    const chart = chartOf('bloodPressure', 'weekly', [
      { at: at('16', '08:00'), value: 185 },
      { at: at('16', '08:05'), value: 125 },
    ]);
    const peak = chart.series.find(({ color }) => color === 'limit');
    expect(peak?.values.filter((value) => typeof value === 'number')).toEqual([185]);
    expect(setOf(chart, 'Mornings (mean)').beyond?.size).toBe(0);
  });

  it('draws a reading beyond a limit whole: both its values, joined, and only the one beyond it marked', () => {
    const chart = chartOf('bloodPressure', 'weekly', [
      { at: at('16', '20:00'), value: 126, diastolic: 78 },
      { at: at('16', '20:05'), value: 204, diastolic: 102 },
    ]);
    const peaks = chart.series.filter(({ color }) => color === 'limit');
    const numbers = peaks.map(({ values }) => values.filter((value) => typeof value === 'number'));
    expect(numbers).toEqual([[204], [102]]);
    expect(peaks.map(({ beyond }) => beyond?.size)).toEqual([1, 0]);
    expect(new Set(peaks.map(({ joined }) => joined)).size).toBe(1);
    expect(peaks[0]?.joined).toBeDefined();
  });

  it('draws the highest and the lowest of a day where the means of its halves hide them', () => {
    const chart = chartOf('bloodPressure', 'weekly', [
      { at: at('16', '08:00'), value: 120, diastolic: 80 },
      { at: at('16', '08:05'), value: 160, diastolic: 80 },
      { at: at('17', '08:00'), value: 130, diastolic: 85 },
      { at: at('17', '20:00'), value: 140, diastolic: 90 },
    ]);
    expect(setOf(chart, 'Extremes of the day')).toMatchObject({
      shape: 'diamond',
      drawn: [120, 160],
    });
  });

  it('lists what looks alike once: a pressure of a week needs no more than seven keys', () => {
    const agreed = { systolicMin: 110, systolicMax: 130, diastolicMin: 70, diastolicMax: 80 };
    const somebody = aPatient({ ext: { pressureTarget: agreed } });
    const chart = periodChart(
      aView('bloodPressure', 'weekly', somebody, [
        { at: at('16', '08:00'), value: 185, diastolic: 112 },
        { at: at('16', '20:00'), value: 130, diastolic: 80 },
      ]),
      somebody,
      words,
      alone,
    );
    const legend = legendOf(chart).map(({ labels }) => labels.join(' · '));
    expect(legend.slice(0, 3)).toEqual(['Mornings (mean)', 'Evenings (mean)', 'Mean of the day']);
    expect(legend.length).toBeLessThanOrEqual(7);
    expect(legend.find((label) => /target/i.test(label))).toMatch(/110.*130.* · .*70.*80/);
    expect(chart.limits.map(({ short }) => short)).toContain('≥\u00a0180 sys');
  });

  it('tells the day that is not over from those to come', () => {
    const { running, ahead, to } = chartOf('water', 'weekly', []);
    expect(running).toMatchObject({ label: 'so far' });
    expect(ahead).toEqual({ from: running?.to, to });
    const month = chartOf('water', 'daily', []);
    expect(month.running).toBeUndefined();
    expect(month.ahead?.to).toBe(month.to);
  });

  it('totals volumes, and marks a total outside the plan; a running day is not under it yet', () => {
    const chart = chartOf('water', 'weekly', [
      { at: at('16', '08:00'), value: 1600 },
      { at: at('17', '08:00'), value: 1200 },
      { at: at('18', '08:00'), value: 500 },
      { at: at('20', '08:00'), value: 100 },
    ]);
    const total = setOf(chart, 'Total of the day');
    expect(total).toMatchObject({ kind: 'bars', values: [1600, 1200, 500, null, 100] });
    expect([...(total.beyond ?? [])]).toEqual([0, 2]);
    expect(chart.beyondLabel).toBe('Outside the fluid plan');
    expect(chart.limits.map(({ label }) => plain(label))).toEqual([
      'Alert above 1,650 mL a day',
      'Alert below 700 mL a day',
    ]);
  });

  it('shows the highest and the mean of scores, against the named parts of fatigue', () => {
    const chart = chartOf('fatigue', 'weekly', [
      { at: at('16', '08:00'), value: 2 },
      { at: at('16', '20:00'), value: 8 },
    ]);
    expect(setOf(chart, 'Highest of the day')).toMatchObject({ shape: 'diamond', drawn: [8] });
    expect(setOf(chart, 'Highest of the day').beyond?.size).toBe(1);
    expect(setOf(chart, 'Mean of the day').drawn).toEqual([5]);
    expect(chart.zones.map(({ label }) => label)).toEqual(['mild 0–3', 'moderate 4–6', 'severe 7–10']);
    expect(chart.y).toEqual({ min: -0.5, max: 10.5 });
    expect(chartOf('stress', 'weekly', []).zones).toEqual([]);
  });
});

it('§2.4: a weight stands beside the dry weight and what it may gain, all within the axis', () => {
  const sick = aPatient({ ext: { dryWeight: 64, dialysisMode: 'haemodialysis' } });
  const chart = periodChart(
    aView('weight', 'weekly', sick, [{ at: at('16', '08:00'), value: 70 }]),
    sick,
    words,
    alone,
  );
  expect(chart.plans.map(({ label }) => plain(label))).toEqual(['Dry weight 64.0 kg']);
  expect(chart.limits.map(({ label }) => plain(label))).toContain('Alert above 66.0 kg');
  expect(chart.y.min).toBeLessThan(64);
  expect(setOf(chart, 'Mean of the day').drawn).toEqual([70]);
  expect(chart.series.some(({ beyond }) => beyond?.size === 1)).toBe(true);
});

describe('§2.4: a month and a year', () => {
  const days = Array.from({ length: 10 }, (_, day) => String(day + 1).padStart(2, '0'));
  const drinks = days.map((day, index) => ({ at: at(day, '09:00'), value: 1000 + index * 10 }));

  it('adds the moving mean to the days of a month', () => {
    const chart = chartOf('water', 'monthly', drinks);
    expect(names(chart)).toEqual(['Total of the day', 'Mean of 7 days']);
    expect(setOf(chart, 'Mean of 7 days')).toMatchObject({ broken: 'dots' });
    expect(setOf(chart, 'Mean of 7 days').drawn?.[0]).toBe(1010);
  });

  it('shows the months of a year with their middle 80 % and the days they stand on', () => {
    const chart = chartOf('water', 'yearly', drinks);
    expect(setOf(chart, 'Mean of the days').drawn).toEqual([1045]);
    const stop = setOf(chart, 'Mean of the days').values?.indexOf(1045) ?? -1;
    expect(chart.ranges[0]?.low[stop]).toBeCloseTo(1009);
    expect(chart.ranges[0]?.high[stop]).toBeCloseTo(1081);
    expect(chart.ticks(chart).map(({ label }) => label)).toContain('Nov\n10 days');
    expect(chart.say(stop)).toContain('10 days with data');
  });

  it('shows every reading of a year as a point of its own, with ticks for what is in sight', () => {
    const chart = chartOf('water', 'yearly', drinks, { ...alone, single: true });
    expect(chart.x).toHaveLength(10);
    expect(chart.series).toMatchObject([{ kind: 'points' }]);
    expect(chart.say(0)).toMatch(/^1 Nov 2026, 09:00 CET: 1,000\smL$/);
    // A plan for a whole day is no measure of a single drink.
    expect([chart.plans, chart.targets, chart.limits]).toEqual([[], [], []]);
    expect(chart.ticks(chart)).toHaveLength(12);
    const { from } = dayBounds('2026-11-02', clock);
    expect(chart.ticks({ from, to: from + 10 * 24 * HOUR })).toHaveLength(10);
    expect(
      chart
        .ticks({ from, to: from + 24 * HOUR })
        .map(({ label }) => label)
        .slice(0, 2),
    ).toEqual(['2 Nov', '07:30']);
  });
});

describe('§2.4: the period before', () => {
  it('lies under this one day by day, dashed and named, and is said', () => {
    const given = [{ at: at('09', '08:00'), value: 1200 }];
    const before = aViewBefore('water', 'weekly', patient, given);
    const chart = chartOf('water', 'weekly', [{ at: at('16', '08:00'), value: 1100 }], {
      ...alone,
      previous: before,
    });
    const line = setOf(chart, 'Total of the day, period before');
    expect(line).toMatchObject({ broken: 'dashes', color: 'quiet' });
    expect(line.values?.[0]).toBe(1200);
    expect(chart.say(0)).toMatch(/16 Nov 2026: 1,100\smL · period before, Mon,? 9 Nov 2026: 1,200\smL/);
  });

  it('DT03: keeps its hours from waking, also across a change of clocks', () => {
    const view = aView('water', 'daily', patient, [], '2026-10-25');
    const before = aView(
      'water',
      'daily',
      patient,
      [{ at: '2026-10-24T05:30:00Z', value: 300 }],
      '2026-10-24',
    );
    const chart = periodChart(view, patient, words, { ...alone, previous: before });
    expect(chart.x).toEqual([view.range.from + HOUR]);
  });

  it('a shorter month takes the days it has', () => {
    const before = aView(
      'water',
      'monthly',
      patient,
      [{ at: '2026-01-31T12:00:00Z', value: 1400 }],
      '2026-01-05',
    );
    const february = aView('water', 'monthly', patient, [], '2026-02-05');
    const chart = periodChart(february, patient, words, { ...alone, previous: before });
    expect(setOf(chart, 'Total of the day, period before').drawn).toEqual([]);
  });
});

describe('§2.4: annotations', () => {
  it('are numbered in their order, drawn from waking to waking, and said with what falls under them', () => {
    const view = aView('water', 'weekly', patient, [{ at: at('17', '08:00'), value: 800 }]);
    const one = { version: '1', updatedAt: '', patient: 'p1' };
    const marks = eventMarks(
      [
        { ...one, id: 'b', kind: 'travel', from: '2026-11-19' },
        { ...one, id: 'a', kind: 'hospitalStay', from: '2026-11-10', to: '2026-11-17', note: 'fall' },
        { ...one, id: 'c', kind: 'other', from: '2026-11-01', to: '2026-11-15' },
      ],
      view.range,
      clock,
      NOW,
      words,
    );
    expect(marks.map(({ sign, annotation }) => `${sign} ${annotation.id}`)).toEqual(['1 a', '2 b']);
    expect(marks[0]).toMatchObject({ to: dayBounds('2026-11-17', clock).to });
    expect(marks[1]).toMatchObject({ from: dayBounds('2026-11-19', clock).from, to: NOW });
    const chart = periodChart(view, patient, words, { ...alone, marks });
    expect(chart.say(1)).toMatch(/800\smL · Hospital stay, 10\s?–\s?17 Nov 2026: fall$/);
    expect(chart.say(2)).not.toContain('Hospital');
  });
});
