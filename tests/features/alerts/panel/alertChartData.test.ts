import { describe, expect, it } from 'vitest';
import type { MeasuredAlert } from '@/domain/alerts/alert';
import { canonicalUnits } from '@/domain/readings/units';
import { alertChartBounds, alertChartDataOf } from '@/features/alerts/panel/alertChartData';
import { alertChart, type AlertChartWords } from '@/features/alerts/panel/alertChartSpec';
import type { Reading } from '@/domain/readings/reading';
import { anAlert, hoursAgo } from '@tests/support/builders';

const measured = (...parts: Parameters<typeof anAlert>) => anAlert(...parts) as MeasuredAlert;
const clock = { timeZone: 'Europe/Berlin' };
const words: AlertChartWords = {
  value: (value, diastolic) => (diastolic === undefined ? `${value}` : `${value}/${diastolic}`),
  moment: (at) => new Date(at).toISOString(),
  day: (day) => day,
  tick: (day) => day,
  number: String,
  systolic: 'Systolic',
  diastolic: 'Diastolic',
  measured: 'Water',
  raised: 'raised',
  beyond: 'beyond',
  limit: (text) => `limit ${text}`,
  change: (value, unit) => `+${value} ${unit}`,
  above: (weight) => `above ${weight}`,
};
const reading = (parts: Partial<Reading>): Reading => ({
  id: parts.at ?? '',
  version: '1',
  updatedAt: '',
  patient: 'p1',
  measure: 'bloodPressure',
  at: hoursAgo(2),
  value: 190,
  diastolic: 115,
  source: 'patient',
  ...parts,
});

describe('§2.5 the values around an alert', () => {
  it('are those of the week before it, back to its beginning and on to its last event, a month at most', () => {
    const severe = anAlert();
    expect(alertChartDataOf(severe, clock)).toEqual({
      first: '2026-11-14',
      last: '2026-11-20',
      event: '2026-11-20',
    });
    const long = anAlert({ startedAt: hoursAgo(24 * 12), lastEventAt: hoursAgo(0) });
    expect(alertChartDataOf(long, clock).first).toBe('2026-11-08');
    const endless = alertChartDataOf(anAlert({ startedAt: hoursAgo(24 * 90) }), clock);
    expect(endless).toEqual({ first: '2026-10-21', last: '2026-11-20', event: '2026-11-20' });
    const silent = anAlert({
      direction: 'missing',
      observed: { value: 9, limit: 7, unit: 'days', at: hoursAgo(24 * 9) },
    });
    expect(alertChartDataOf(silent, clock)).toMatchObject({ first: '2026-11-10', event: '2026-11-20' });
    expect(alertChartBounds({ first: '2026-11-14', last: '2026-11-20', event: '' }, clock)).toEqual({
      from: '2026-11-13T23:00:00.000Z',
      to: '2026-11-20T23:00:00.000Z',
    });
  });

  it('show the line that was crossed, what crossed it by another shape, and what raised the alert', () => {
    const alert = measured();
    const excerpt = alertChartDataOf(alert, clock);
    const readings = [reading({ at: hoursAgo(50), value: 150, diastolic: 110 }), reading({})];
    const spec = alertChart(alert, readings, { excerpt, clock, units: canonicalUnits, words });
    expect(spec.limits).toEqual([
      { label: 'limit 180', short: '180', value: 180 },
      { label: 'limit 110', short: '110', value: 110 },
    ]);
    const [upper, lower, ...event] = spec.series;
    expect([...(upper?.beyond ?? [])]).toEqual([1]);
    expect([...(lower?.beyond ?? [])]).toEqual([0, 1]);
    expect(event.map(({ shape, values }) => [shape, values[1]])).toEqual([
      ['diamond', 190],
      ['diamond', 115],
    ]);
    expect(spec.say(1)).toBe(`${hoursAgo(2)}: 190/115 (raised)`);
    expect(spec.y.min).toBeLessThan(110);
    expect(spec.y.max).toBeGreaterThan(190);
  });

  it('are sums of the patient’s days for what is summed, in the reader’s unit, and never a line in another unit', () => {
    const alert = measured({
      measure: 'water',
      observed: { value: 2400, limit: 1500, unit: 'mL', at: '2026-11-19' },
    });
    const excerpt = alertChartDataOf(alert, clock);
    const drinks = [1400, 1000].map((value, index) => {
      const { diastolic: _, ...drink } = reading({ measure: 'water', value, at: hoursAgo(30 - index) });
      return drink;
    });
    const units = { ...canonicalUnits, volume: 'L' } as const;
    const spec = alertChart(alert, drinks, { excerpt, clock, units, words });
    expect(spec.limits).toEqual([{ label: 'limit 1500', short: '1500', value: 1.5 }]);
    expect(spec.series[0]).toMatchObject({ kind: 'bars', values: [2.4] });
    expect([...(spec.series[0]?.beyond ?? [])]).toEqual([0]);
    expect(spec.y.min).toBe(0);

    const silent = measured({ direction: 'missing', observed: { value: 4, limit: 3, unit: 'days' } });
    const empty = alertChart(silent, [], { excerpt, clock, units, words });
    expect(empty.limits).toEqual([]);
    expect(empty.y).toEqual({ min: 0, max: 1 });
  });

  const weighed = (value: number, hours: number) => {
    const { diastolic: _, ...one } = reading({ measure: 'weight', value, at: hoursAgo(hours) });
    return one;
  };
  it.each([
    ['kg', 2.2, 2, [-1, 0, 2.2], 'above 70'],
    ['%', 3.1, 2.9, [-1.5, 0, 3.1], 'above 70.03'],
  ] as const)(
    'of a change of weight in %s are changes, with the line at its limit',
    (unit, value, limit, drawn, label) => {
      const observed = { value, limit, unit, at: hoursAgo(2) };
      const alert = measured({ measure: 'weight', observed });
      const excerpt = alertChartDataOf(alert, clock);
      const readings = [weighed(69, 60), weighed(70, 30), weighed(72.2, 2)];
      const spec = alertChart(alert, readings, { excerpt, clock, units: canonicalUnits, words });
      const [line, event] = spec.series;
      expect(line?.label).toBe(label);
      expect(line?.values.map((one) => Math.round((one ?? 0) * 10) / 10 + 0)).toEqual(drawn);
      expect([...(line?.beyond ?? [])]).toEqual([2]);
      expect(event?.values[2]).toBe(value);
      expect(spec.limits).toEqual([
        { label: `limit +${limit} ${unit}`, short: `+${limit} ${unit}`, value: limit },
      ]);
      expect(spec.y.min).toBeGreaterThan(-3);
      expect(spec.y.max).toBeLessThan(5);
    },
  );

  it('of a weight itself stay weights, and without the weight that was judged no line is drawn among them', () => {
    const readings = [weighed(90, 30), weighed(92, 2)];
    const draw = (observed: MeasuredAlert['observed']) => {
      const alert = measured({ measure: 'weight', observed });
      return alertChart(alert, readings, {
        excerpt: alertChartDataOf(alert, clock),
        clock,
        units: canonicalUnits,
        words,
      });
    };
    expect(draw({ value: 92, limit: 91, unit: 'kg', at: hoursAgo(2) }).limits).toMatchObject([{ value: 91 }]);
    const lost = draw({ value: 2.2, limit: 2, unit: 'kg', at: hoursAgo(9) });
    expect(lost.limits).toEqual([]);
    expect(lost.y.min).toBeGreaterThan(80);
  });

  it('do not show a day exactly at its maximum as beyond it', () => {
    const alert = measured({
      measure: 'water',
      observed: { value: 1800, limit: 1500, unit: 'mL', at: '2026-11-19' },
    });
    const drinks = [1500, 1800].map((value, index) => {
      const { diastolic: _, ...drink } = reading({ measure: 'water', value, at: hoursAgo(54 - 24 * index) });
      return drink;
    });
    const spec = alertChart(alert, drinks, {
      excerpt: alertChartDataOf(alert, clock),
      clock,
      units: canonicalUnits,
      words,
    });
    expect([...(spec.series[0]?.beyond ?? [])]).toEqual([1]);
  });
});
