import { describe, expect, it } from 'vitest';
import type { DialysisSession } from '@/domain/dialysis/session';
import { interdialyticGains } from '@/domain/dialysis/sessionFigures';
import { bagSeries, weightsJudged } from '@/domain/dialysis/sessionSeries';
import { defaultRules } from '@/domain/rules/defaultRules';
import { judgements } from '@/domain/rules/judgements';
import { simulate } from '@/domain/rules/ruleSimulation';
import { summarise, type Series } from '@/domain/readings/summarise';
import { aPatient, NOW } from '@tests/support/builders';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const session = (hoursAgo: number, change: Partial<DialysisSession> = {}): DialysisSession => ({
  id: `s${hoursAgo}`,
  version: '1',
  updatedAt: '',
  patient: 'p1',
  at: new Date(NOW - hoursAgo * HOUR).toISOString(),
  kind: 'haemodialysis',
  status: 'done',
  weightBefore: 77,
  weightAfter: 75,
  source: 'staff',
  ...change,
});
const weighed = (...readings: [hoursAgo: number, kg: number][]): Series => ({
  t: readings.map(([hours]) => NOW - hours * HOUR),
  v: readings.map(([, kg]) => kg),
});
const patient = aPatient({ ext: { dialysisMode: 'haemodialysis', dryWeight: 75 } });
const book = { rules: defaultRules('2026-11-01T00:00:00Z', () => '1'), thresholds: [] };

describe('What a rule about the gain judges', () => {
  const rule = { subject: 'dryWeight', dialysis: 'haemodialysis' } as const;
  const gains = interdialyticGains([session(60), session(10, { weightBefore: 77.3 })]);
  // The dry weight and what was gained: 75 kg and 2.3 kg.
  const judged = [NOW - 10 * HOUR, 77.3];
  it.each<[string, [number, number], boolean]>([
    ['just after the first session', [59, 76], false],
    ['at the start of the first', [60, 76], true],
    ['between both', [30, 78], false],
    ['at the start of the second', [10, 78], false],
    ['after the second', [9, 78], true],
  ])('a weight of home %s', (_, reading, isJudged) => {
    const { t = [], v = [] } = weightsJudged(weighed(reading), rule, patient, gains) ?? {};
    const pairs = Array.from(t, (at, place) => [at, v[place]]);
    expect(pairs).toContainEqual(judged);
    expect(pairs).toHaveLength(isJudged ? 2 : 1);
  });

  it.each([
    ['no session says it', rule, patient, []],
    ['the rule is for others too', { ...rule, dialysis: 'any' as const }, patient, gains],
    ['the rule is about the weight itself', { ...rule, subject: 'weight' as const }, patient, gains],
    ['nobody knows the dry weight', rule, aPatient({ ext: { dialysisMode: 'haemodialysis' } }), gains],
  ])('is the weights as they were measured where %s', (_, asked, whose, known) => {
    const series = weighed([30, 78]);
    expect(weightsJudged(series, asked, whose, known)).toBe(series);
  });

  it.each([
    [77, []],
    [77.1, [['interdialyticGain', 2.1]]],
    [79.2, [['interdialyticGain', 4.2]]],
    [
      79.3,
      [
        ['interdialyticGain', 4.3],
        ['interdialyticGainShare', 5.7],
      ],
    ],
  ])(
    'raises by the limits of the default rules: %f kg before, 75 kg after the one before',
    (kg, expected) => {
      const sessions = [session(60), session(10, { weightBefore: kg })];
      const series = { weight: weighed([40, 82]) };
      const facts = { ...summarise(patient, series, []), gains: interdialyticGains(sessions) };
      const met = judgements(patient, facts, series, book, NOW).flatMap(({ rule: id, evaluations }) =>
        evaluations.flatMap((one) => (one.state === 'met' ? [[id, one.observed.value]] : [])),
      );
      expect(met.filter(([id]) => String(id).startsWith('interdialytic'))).toEqual(expected);
    },
  );
});

describe('Bags', () => {
  const bag = (hoursAgo: number, change: Partial<DialysisSession> = {}) =>
    session(hoursAgo, { kind: 'peritoneal', cloudyBag: true, ...change });
  it.each([
    ['of which nobody said anything', { cloudyBag: undefined }],
    ['of a missed session', { status: 'missed' as const }],
    ['of a mistake', { status: 'entered-in-error' as const }],
    ['of haemodialysis, which has none', { kind: 'haemodialysis' as const }],
  ])('%s are not looked at', (_, change) => {
    expect(bagSeries([bag(5, change)])).toBeUndefined();
  });

  it('stand in the order of time, clear ones too', () => {
    expect(bagSeries([bag(5), bag(29, { cloudyBag: false })])?.v).toEqual([0, 1]);
  });

  it('are tried on the last 30 days as any rule is', async () => {
    const rule = book.rules.find(({ id }) => id === 'cloudyBag');
    if (!rule) throw new Error('There is no rule');
    const series = bagSeries([bag(20 * 24), bag(19 * 24, { cloudyBag: false }), bag(5)]);
    const range = { from: NOW - 30 * DAY, to: NOW };
    const raised = await simulate(
      patient,
      series,
      { annotations: [] },
      rule,
      [],
      range,
      async () => undefined,
    );
    expect(raised.map(({ severity }) => severity)).toEqual(['critical']);
  });
});
