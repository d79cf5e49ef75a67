import { describe, expect, it } from 'vitest';
import { simulate } from '@/domain/rules/ruleSimulation';
import type { RuleBody } from '@/domain/rules/alertRule';
import type { Series } from '@/domain/readings/summarise';
import { aPatient, HOUR, NOW } from '../../support/builders';
import { ruleNamed } from '../../support/rules';

const DAY = 24 * HOUR;
const range = { from: NOW - 30 * DAY, to: NOW };
const series = (...readings: [daysBack: number, value: number][]): Series => {
  const sorted = readings.toSorted(([a], [b]) => b - a);
  return {
    t: sorted.map(([back]) => NOW - back * DAY),
    v: sorted.map(([, v]) => v),
    w: sorted.map(() => 70),
  };
};
const tried = async (rule: RuleBody, own: Series | undefined) => {
  const alerts = await simulate(aPatient(), own, { annotations: [] }, rule, [], range, () =>
    Promise.resolve(),
  );
  return alerts.map(({ severity, count }) => `${String(count)} ${severity}`);
};

describe('§2.5 a rule tried out day by day (AL05)', () => {
  const low = ruleNamed('pressureLow');
  const silent = ruleNamed('noPressure');

  it('a milder finding does not lower what was raised', async () => {
    expect(await tried(low, series([9, 88], [8.5, 98]))).toEqual(['1 high']);
  });

  it('goes forward in time: what was over is not raised again by the same reading', async () => {
    const twice = series([9, 95], [8.4, 130], [8.3, 130], [7, 95], [6.4, 130], [6.3, 130]);
    expect(await tried(low, twice)).toEqual(['2 medium']);
  });

  it('up to the last instant, and each day as it begins', async () => {
    expect(await tried(low, series([0, 88]))).toEqual(['1 high']);
    // Daily readings until some days ago: of three, the last one is today.
    const until = (last: number) =>
      series([29.9, 120], ...[...Array(28 - last).keys()].map((n): [number, number] => [28 - n, 120]), [
        last,
        120,
      ]);
    expect(await tried(silent, until(2))).toEqual([]);
    expect(await tried(silent, until(3))).toEqual(['1 low']);
  });

  it('silence ends with the first reading, whatever the rule asks to clear', async () => {
    const slow = { ...silent, clear: { margin: 0, evaluations: 3 } };
    expect(await tried(slow, series([29.9, 120], [15, 120], [1, 120]))).toEqual(['2 medium']);
  });

  it('silence is counted from the newest reading, however old', async () => {
    const long = {
      ...silent,
      levels: [
        { severity: 'medium' as const, limit: 60 },
        { severity: 'low' as const, limit: 40 },
      ],
    };
    expect(await tried(long, series([50, 120]))).toEqual(['1 low']);
    expect(await tried(long, series([70, 120]))).toEqual(['1 medium']);
  });

  it('knows which days of urine were fully collected', async () => {
    const own = (mark?: 'complete' | 'incomplete'): Series => {
      const t = [NOW - 5 * DAY];
      return { t, v: [80], ...(mark && { marks: t.map((at) => ({ t: at, mark, ml: 80, since: at })) }) };
    };
    const little = ruleNamed('urineLow');
    expect(await tried(little, own('complete'))).toEqual(['1 critical']);
    expect(await tried(little, own('incomplete'))).toEqual([]);
    expect(await tried(little, own())).toEqual([]);
  });

  it('takes the measure of its subject, and nothing where none is said', async () => {
    expect(await tried({ ...low, measure: 'water' }, series([5, 88]))).toEqual(['1 high']);
    const { measure: _, ...ofNothing } = silent;
    expect(await tried(ofNothing, series([29, 120]))).toEqual([]);
  });
});
