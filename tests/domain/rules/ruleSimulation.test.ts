import { describe, expect, it } from 'vitest';
import type { Annotation } from '@/domain/readings/annotation';
import { simulate } from '@/domain/rules/ruleSimulation';
import type { Series } from '@/domain/readings/summarise';
import { aPatient, HOUR, NOW } from '../../support/builders';
import { aThreshold, ruleNamed } from '../../support/rules';

const DAY = 24 * HOUR;
const atOnce = () => Promise.resolve();
const range = { from: NOW - 30 * DAY, to: NOW };

/** Values a number of days back, in any order. */
function series(...readings: [daysBack: number, value: number, diastolic?: number][]): Series {
  const sorted = readings.toSorted(([a], [b]) => b - a);
  return {
    t: sorted.map(([days]) => NOW - days * DAY),
    v: sorted.map(([, value]) => value),
    w: sorted.map(([, , diastolic = 70]) => diastolic),
  };
}
const tried = (...[rule, own, parts]: [ReturnType<typeof ruleNamed>, Series | undefined, object?]) =>
  simulate(
    aPatient({ ...parts, resistration: '2026-01-05' }),
    own,
    { annotations: [] },
    rule,
    [],
    range,
    atOnce,
  );

describe('§2.5 trying a rule out on the last 30 days', () => {
  it('counts an alert once until its condition was clear long enough, as urgent as it became (AL05)', async () => {
    const low = ruleNamed('pressureLow', { status: 'draft' });
    expect(await tried(low, series([9, 98], [8.5, 99], [8, 88]))).toEqual([{ severity: 'high', count: 1 }]);
    // One clear reading is not enough, nor are those within the margin.
    expect(await tried(low, series([9, 98], [8.5, 120], [8, 98]))).toEqual([
      { severity: 'medium', count: 1 },
    ]);
    expect(await tried(low, series([9, 98], [8.5, 103], [8.2, 104], [8, 98]))).toEqual([
      { severity: 'medium', count: 1 },
    ]);
    expect(await tried(low, series([9, 98], [8.5, 120], [8.2, 120], [8, 88]))).toEqual([
      { severity: 'high', count: 1 },
      { severity: 'medium', count: 1 },
    ]);
  });

  it('looks at 30 days, and from the first of them back as far as the rule does', async () => {
    const low = ruleNamed('pressureLow');
    expect(await tried(low, series([31, 80]))).toEqual([]);
    expect(await tried(low, series([30, 80]))).toEqual([{ severity: 'high', count: 1 }]);
    const weekly = Array.from({ length: 8 }, (_, index): [number, number] => [29.9 + index * 0.9, 150]);
    expect(await tried(ruleNamed('pressureMean'), series(...weekly))).toEqual([
      { severity: 'medium', count: 1 },
    ]);
  });

  it('judges days that pass without a reading, journeys aside', async () => {
    const silent = ruleNamed('noPressure');
    const everyOther = Array.from({ length: 11 }, (_, index): [number, number] => [32 - 2 * index, 120]);
    const own = series(...everyOther, [2, 120]);
    expect(await tried(silent, own)).toEqual([{ severity: 'medium', count: 1 }]);
    const away: Annotation = {
      id: 'n',
      version: '1',
      updatedAt: '',
      patient: 'p1',
      kind: 'travel',
      from: '2026-11-09',
      to: '2026-11-17',
    };
    expect(await simulate(aPatient(), own, { annotations: [away] }, silent, [], range, atOnce)).toEqual([]);
    expect(await tried(silent, undefined)).toEqual([{ severity: 'medium', count: 1 }]);
  });

  it('takes the thresholds the rule has, and leaves out whom it is not for', async () => {
    const low = ruleNamed('pressureLow');
    const own = series([5, 97]);
    const lower = aThreshold({ limits: [{ severity: 'medium', limit: 95 }] });
    expect(await simulate(aPatient(), own, { annotations: [] }, low, [lower], range, atOnce)).toEqual([]);
    expect(await tried(low, own, { dateOfbirth: '2015-01-01' })).toEqual([]);
  });
});
