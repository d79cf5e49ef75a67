import { expect, it } from 'vitest';
import { periodRange } from '@/domain/readings/periods';
import { periodChart } from '@/features/telemonitoring/chart/periodChart';
import { dayColumns } from '@/features/telemonitoring/period/periodColumns';
import { summarySentences } from '@/features/telemonitoring/period/periodSummary';
import { fluidPlanOn } from '@/features/telemonitoring/chart/targetLines';
import { viewOf, type View } from '@/features/telemonitoring/period/periodView';
import { aPatient, NOW } from '@tests/support/builders';
import { reading, words } from './periods';

const patient = aPatient({ wakeUpTime: '07:00' });
const clock = { timeZone: 'Europe/Berlin', wakeUpTime: '07:00' };
const beside = { previous: null, marks: [], single: false };
const drinks = [
  reading('water', { at: '2026-11-17T10:00:00Z', value: 1500 }),
  reading('water', { at: '2026-11-19T10:00:00Z', value: 1500 }),
  reading('water', { at: '2026-11-20T09:00:00Z', value: 400 }),
];
const view = (period: 'weekly' | 'daily', more: Partial<Pick<View, 'asked' | 'pace'>>) =>
  viewOf(drinks, {
    measure: 'water',
    range: periodRange(period, '2026-11-20', clock),
    clock,
    now: NOW,
    ...more,
  });
const limit = (maxMl: number) => ({ direction: 'maximum', maxMl }) as const;

it('§2.4 §2.6: a week whose plan changed draws and judges each day by what was asked on it', () => {
  const changed = view('weekly', {
    asked: [
      { from: '2026-11-17', to: '2026-11-18', target: limit(2000) },
      { from: '2026-11-19', target: limit(1000) },
    ],
  });
  const chart = periodChart(changed, patient, words, beside);
  expect(chart.plans).toEqual([]);
  const plan = chart.series.find(({ label }) => label === 'Plan: maximum of the day');
  expect(plan?.values.slice(0, 4)).toEqual([null, 2000, 2000, 1000]);
  const bars = chart.series.find(({ kind }) => kind === 'bars');
  expect([...(bars?.beyond ?? [])].map((stop) => bars?.values[stop])).toEqual([1500]);
  expect(chart.beyondLabel).toBe(words.t('trends.outsidePlan'));
  expect(summarySentences(changed, patient, words).join(' ')).toContain('1 of 3 days');
  const columns = dayColumns(changed, words, {
    previous: null,
    balance: null,
    planOn: fluidPlanOn(changed, patient),
  });
  const said = columns.find(({ id }) => id === 'plan');
  expect(changed.days.slice(0, 5).map((day) => said?.cell(day))).toEqual([
    '–',
    words.t('trends.withinPlan'),
    '–',
    words.t('trends.overMaximum'),
    words.t('trends.stillRunning'),
  ]);

  const steady = periodChart(
    view('weekly', { asked: [{ from: '2026-11-01', target: limit(1200) }] }),
    patient,
    words,
    beside,
  );
  expect(steady.plans.map(({ value }) => value)).toEqual([1200]);
});

it('§2.4: a day of water shows what its slots ask by when, and where that stands now', () => {
  const pace = [
    { at: NOW - 3_600_000, ml: 0 },
    { at: NOW + 3_600_000, ml: 600 },
  ];
  const chart = periodChart(view('daily', { pace }), patient, words, beside);
  const mark = chart.series.find(({ label }) => label === 'Expected by now');
  expect(mark?.values.filter((value) => typeof value === 'number')).toEqual([300]);
  const stop = chart.x.indexOf(NOW);
  expect(chart.say(stop)).toContain('Expected by now: 300');
});
