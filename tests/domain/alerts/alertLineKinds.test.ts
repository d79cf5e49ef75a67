import { describe, expect, it } from 'vitest';
import { alertLines, isBeyond, meanPressureLines, type AlertLine } from '@/domain/alerts/alertLines';
import type { AlertRule, RuleLevel, Threshold } from '@/domain/rules/alertRule';
import type { Measure } from '@/domain/readings/measure';
import type { Patient } from '@/domain/patients/patient';
import { aPatient } from '@tests/support/builders';
import { aThreshold, defaultBook, ruleNamed } from '@tests/support/rules';

const TODAY = '2026-11-20';
const days = (count: number): AlertRule['window'] => ({ unit: 'days', count });
const high = (limit: number, parts: Partial<RuleLevel> = {}): RuleLevel => ({
  severity: 'high',
  limit,
  ...parts,
});
const lines = (
  measure: Measure,
  parts: Partial<AlertRule>,
  patient: Patient = aPatient(),
  thresholds: Threshold[] = [],
) => alertLines(measure, patient, { rules: [ruleNamed('pressureLow', parts)], thresholds }, TODAY);
const said = (...parts: Parameters<typeof lines>) =>
  lines(...parts).map(
    ({ of, part, side, limit, isInclusive }) =>
      `${of} ${part} ${side} ${isInclusive ? '=' : ''}${String(limit)}`,
  );

describe('§3 #7 what of a rule has a place beside a single point', () => {
  it.each<[Measure, Partial<AlertRule>, string[]]>([
    ['pulse', { subject: 'pulse', aggregation: 'last', window: days(3) }, ['reading value low 90']],
    ['pulse', { subject: 'pulse', aggregation: 'mean', window: days(1) }, []],
    ['pulse', { subject: 'pulse', aggregation: 'mean', window: days(3) }, []],
    ['stress', { subject: 'stress', aggregation: 'max', window: days(1) }, ['reading value low 90']],
    ['stress', { subject: 'stress', aggregation: 'max', window: days(2) }, []],
    ['weight', { subject: 'weight', aggregation: 'change', window: days(1) }, []],
    ['water', { subject: 'water', aggregation: 'sum', window: days(1) }, ['day value low 90']],
    ['water', { subject: 'water', aggregation: 'mean', window: days(1) }, ['day value low 90']],
    ['water', { subject: 'water', aggregation: 'sum', window: days(2) }, []],
    ['urine', { subject: 'urine', aggregation: 'max', window: days(3) }, []],
    ['urine', { subject: 'urineVoids', aggregation: 'count', window: days(1) }, []],
    ['urine', { subject: 'water', aggregation: 'sum', window: days(1) }, []],
  ])('%s: %j', (measure, parts, expected) => {
    expect(said(measure, { levels: [high(90)], ...parts })).toEqual(expected);
  });

  it.each<[AlertRule['comparator'], string[]]>([
    ['below', ['reading value low 60']],
    ['atMost', ['reading value low =60']],
    ['above', ['reading value high 60']],
    ['atLeast', ['reading value high =60']],
    ['outside', ['reading value high 110', 'reading value low 60']],
    ['between', []],
  ])('%s', (comparator, expected) => {
    expect(said('pulse', { subject: 'pulse', comparator, levels: [high(60, { upper: 110 })] })).toEqual(
      expected,
    );
  });

  it('a rule about the diastolic, and one about both', () => {
    expect(said('bloodPressure', { subject: 'diastolic', comparator: 'above', levels: [high(100)] })).toEqual(
      ['reading diastolic high 100'],
    );
    expect(
      said('bloodPressure', {
        subject: 'pressure',
        comparator: 'atLeast',
        levels: [high(160, { diastolic: 100 })],
      }),
    ).toEqual(['reading value high =160', 'reading diastolic high =100']);
  });
});

describe('§3 #7 of several levels the one that warns first', () => {
  const two = (a: number, b: number): RuleLevel[] => [high(a), high(b, { severity: 'low' })];
  it.each([
    ['above', 130, 110, 110],
    ['above', 110, 130, 110],
    ['below', 40, 50, 50],
    ['below', 50, 40, 50],
  ] as const)('%s %i and %i: %i', (comparator, a, b, expected) => {
    const found = lines('pulse', { subject: 'pulse', comparator, levels: two(a, b) });
    expect(found.map(({ limit }) => limit)).toEqual([expected]);
  });

  it('says whose limit it is, of every end (§3 #8), and the more urgent level’s where both are equally far', () => {
    const band: Partial<AlertRule> = {
      subject: 'pulse',
      comparator: 'outside',
      levels: [high(50, { upper: 110 })],
    };
    const own = (parts: object) => [aThreshold({ limits: [{ severity: 'high', ...parts }] })];
    const origins = (thresholds: Threshold[]) =>
      lines('pulse', band, aPatient(), thresholds).map(({ limit, origin }) => [limit, origin]);
    expect(origins([])).toEqual([
      [110, 'global'],
      [50, 'global'],
    ]);
    expect(origins(own({ limit: 45 }))).toEqual([
      [110, 'global'],
      [45, 'patient'],
    ]);
    expect(origins(own({ upper: 120 }))).toEqual([
      [120, 'patient'],
      [50, 'global'],
    ]);
    const both: Partial<AlertRule> = {
      subject: 'pressure',
      comparator: 'above',
      levels: [high(160, { diastolic: 100 })],
    };
    expect(
      lines('bloodPressure', both, aPatient(), own({ diastolic: 95 })).map(({ origin }) => origin),
    ).toEqual(['global', 'patient']);
    const equal = { subject: 'pulse', comparator: 'above', levels: two(110, 120) } as const;
    const lower = [aThreshold({ limits: [{ severity: 'low', limit: 110 }] })];
    expect(lines('pulse', { ...equal, levels: [...equal.levels] }, aPatient(), lower)).toMatchObject([
      { limit: 110, origin: 'global' },
    ]);
  });
});

describe('§3 #7 in the canonical unit', () => {
  it('counts from the dry weight, in kg or per cent, where it is known', () => {
    const last = { aggregation: 'last', comparator: 'above', levels: [high(5)] } as const;
    const share = (subject: 'dryWeight' | 'dryWeightShare', ext: Partial<Patient['ext']>) =>
      said('weight', { ...last, levels: [...last.levels], subject }, aPatient({ ext }));
    expect(share('dryWeight', { dryWeight: 80 })).toEqual(['reading value high 85']);
    expect(share('dryWeightShare', { dryWeight: 80 })).toEqual(['reading value high 84']);
    expect(share('dryWeightShare', {})).toEqual([]);
  });

  it('tells where only days count that were fully collected', () => {
    const urine = { subject: 'urine', aggregation: 'sum', window: days(1) } as const;
    const complete = (parts: Partial<AlertRule>) =>
      lines('urine', { ...urine, ...parts }).map(({ completeDays }) => completeDays);
    expect([complete({}), complete({ completeDays: false }), complete({ completeDays: true })]).toEqual([
      [false],
      [false],
      [true],
    ]);
  });
});

describe('§2.5 limits of the mean pressure', () => {
  const mean = (count: number, parts?: Partial<AlertRule>) =>
    meanPressureLines(
      count,
      aPatient(),
      parts ? { rules: [ruleNamed('pressureMean', parts)], thresholds: [] } : defaultBook,
      TODAY,
    ).map(({ of, part, limit }) => `${of} ${part} ${String(limit)}`);
  it('are the upper ones, of just these days', () => {
    expect(mean(7)).toEqual(['mean value 135', 'mean diastolic 85']);
    expect([mean(6), mean(8), mean(1)]).toEqual([[], [], []]);
    expect(mean(7, { comparator: 'below' })).toEqual([]);
    expect(mean(7, { aggregation: 'last' })).toEqual([]);
    expect(mean(7, { aggregation: 'last', window: { unit: 'hours', count: 7 } })).toEqual([]);
  });
});

describe('NU06 a number of a reading beyond a limit', () => {
  const line = (parts: Partial<AlertLine>): AlertLine => ({
    rule: 'r',
    of: 'reading',
    part: 'value',
    side: 'high',
    limit: 180,
    isInclusive: true,
    origin: 'global',
    completeDays: false,
    ...parts,
  });
  it.each<[string, readonly AlertLine[] | null, number | null, boolean]>([
    ['at it', [line({})], 180, true],
    ['one step within', [line({})], 179, false],
    ['beyond one of two', [line({ limit: 300 }), line({})], 181, true],
    ['without a number', [line({})], null, false],
    ['while limits are not known', null, 999, false],
    ['without limits', [], 999, false],
    ['of the other number', [line({ part: 'diastolic' })], 999, false],
    ['of days', [line({ of: 'day' })], 999, false],
    ['of means', [line({ of: 'mean' })], 999, false],
  ])('%s: %#', (_, known, value, expected) => {
    expect(isBeyond(known, 'value', value)).toBe(expected);
  });
});
