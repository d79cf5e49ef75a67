import type { Listed } from '@/features/alertRules/resources';
import { describe, expect, it } from 'vitest';
import type { AskedPeriod } from '@/domain/fluid/days/askedDays';
import type { AlertRule, Threshold } from '@/domain/rules/alertRule';
import { defaultRuleBodies } from '@/domain/rules/defaultRules';
import { limitRows } from '@/features/alertRules/limits/limitRows';
import { rowsOf, ruleList, ruleReading, severityOf } from '@/features/alertRules/list/ruleRows';
import { judged, type ThresholdSubject } from '@/features/alertRules/thresholds/thresholdEntries';
import { entriesOf } from '@/features/alertRules/thresholds/thresholdEntries';
import { canonicalUnits } from '@/domain/readings/units';
import { aPatient } from '@tests/support/builders';
import { listed as listedBy } from '@tests/support/lists';

const TODAY = '2026-11-20';
const book = defaultRuleBodies.map((body, place): AlertRule => ({
  ...body,
  version: '1',
  updatedAt: `2026-11-01T08:${String(place).padStart(2, '0')}:00.000Z`,
  history: [],
}));
const ruleOf = (id: string): AlertRule => {
  const rule = book.find((one) => one.id === id);
  if (!rule) throw new Error(`no rule ${id}`);
  return rule;
};
const listed = (rule: AlertRule): Listed<AlertRule> => ({ ...rule, value: rule });
const unreadable: Listed<AlertRule> = { id: 'later', version: '9', updatedAt: '2026-11-19', value: null };
const rows = rowsOf(
  [...book.map((rule) => listed(rule.id === 'noWater' ? { ...rule, status: 'paused' } : rule)), unreadable],
  ({ id }) => `Rule ${id}`,
);
const aThreshold = (parts: Partial<Threshold>): Threshold => ({
  id: 't1',
  version: '1',
  updatedAt: '',
  rule: 'pressureSevere',
  scope: 'patient',
  key: 'p1',
  reason: 'agreed',
  by: 'nurse',
  at: '2026-11-01T08:00:00Z',
  ...parts,
});

describe('the list of rules', () => {
  const found = (search: string) => listedBy(ruleList, ruleReading, rows, search).map(({ id }) => id);

  it('a rule that nobody can read counts as unknown, comes first, and no filter by what it says hides it', () => {
    expect(severityOf(null)).toBe('unknown');
    expect(found('')[0]).toBe('later');
    expect(found('measure=urine&status=retired')).toEqual(['later']);
    expect(found('q=pressure')).not.toContain('later');
  });

  it('filters by measure, also by the one that is awaited, by status and by every word', () => {
    expect(found('measure=water').toSorted()).toEqual(['fluidOver', 'fluidUnder', 'later', 'noWater']);
    expect(found('status=paused')).toEqual(['later', 'noWater']);
    expect(found('q=RULE+severe')).toEqual(['pressureSevere']);
  });

  it('sorts by name, by the most urgent level and by the last change, in both directions', () => {
    expect(found('sort=name&dir=desc')).toEqual(found('sort=name').toReversed());
    const critical = book
      .filter(({ levels }) => levels.some(({ severity }) => severity === 'critical'))
      .map(({ id }) => id)
      .toSorted((a, b) => a.localeCompare(b));
    expect(critical).toContain('cloudyBag');
    expect(found('sort=severity').slice(0, critical.length + 1)).toEqual([...critical, 'later']);
    expect(found('sort=changed')[0]).toBe(book.at(-1)?.id);
    expect(found('sort=changed').at(-1)).toBe('later');
    expect(found('sort=changed&dir=desc').at(-1)).toBe('later');
  });
});

describe('§2.5 §3 #8: limits of one patient', () => {
  const patient = aPatient();

  it('shows the rules that are for the patient, and apart what was set for rules that are not', () => {
    const own = aThreshold({ rule: 'pressureMeanDialysis', limits: [{ severity: 'medium', limit: 150 }] });
    const { rows: shown, idle } = limitRows(book, [own], patient, undefined, TODAY);
    expect(shown.map(({ rule }) => rule.id)).toContain('pressureSevere');
    expect(shown.map(({ rule }) => rule.id)).not.toContain('pressureMeanDialysis');
    expect(idle.map(({ rule }) => rule.id)).toEqual(['pressureMeanDialysis']);
  });

  it('shows the rules that the fluid plan of the day leaves, not what the record once said', () => {
    const recorded = aPatient({ ext: { fluidTarget: { direction: 'maximum', maxMl: 1500 } } });
    const target = { direction: 'minimum', minMl: 2500 } as const;
    const shown = (fluidAsked?: AskedPeriod[]) =>
      limitRows(book, [], recorded, fluidAsked, TODAY)
        .rows.map(({ rule }) => rule.id)
        .filter((id) => /^fluid|^urineHigh/.test(id))
        .toSorted();
    expect(shown()).toEqual(['fluidOver', 'urineHigh']);
    expect(shown([{ from: TODAY, target }])).toEqual(['fluidUnder', 'urineHighDrinking']);
    expect(shown([{ from: '2026-11-21', target }])).toEqual(['urineHigh']);
  });

  it('each figure says whose it is; what would hold without the patient’s own is known; an end is kept in sight', () => {
    const ofCategory = aThreshold({
      id: 't2',
      scope: 'category',
      key: 'CKD',
      limits: [{ severity: 'critical', diastolic: 115 }],
    });
    const own = aThreshold({ limits: [{ severity: 'critical', limit: 190 }] });
    const rowOn = (day: string, until?: string) =>
      limitRows(
        book,
        [ofCategory, { ...own, ...(until !== undefined && { until }) }],
        patient,
        undefined,
        day,
      ).rows.find(({ rule }) => rule.id === 'pressureSevere');
    expect(rowOn(TODAY)?.resolved.levels).toMatchObject([
      { limit: 190, diastolic: 115, origins: { limit: 'patient', diastolic: 'category' } },
    ]);
    expect(rowOn(TODAY)?.wider.levels).toMatchObject([{ limit: 180, origins: { limit: 'global' } }]);
    expect(rowOn(TODAY, TODAY)?.resolved.levels[0]?.limit).toBe(190);
    expect(rowOn(TODAY, '2026-11-19')).toMatchObject({
      own: { until: '2026-11-19' },
      resolved: { levels: [{ limit: 180 }] },
    });
  });
});

describe('§2.5 other limits of a rule', () => {
  const subject = (rule: string, before: Threshold | null = null): ThresholdSubject => ({
    rule: ruleOf(rule),
    head: { id: 't9', scope: 'patient', key: 'p1' },
    before,
    units: canonicalUnits,
  });
  const empty = entriesOf(subject('pressureLow'));
  const judge = (parts: Partial<typeof empty>, rule = 'pressureLow') =>
    judged({ ...empty, reason: 'low all her life', ...parts }, subject(rule), TODAY);
  const limitsOf = (...figures: (number | null)[]) =>
    empty.limits.map((level, place) => ({ ...level, limit: figures[place] ?? null }));

  it('only what is filled in is sent, and its place survives', () => {
    expect(judge({ limits: limitsOf(null, null, 95) })).toEqual({
      threshold: {
        id: 't9',
        scope: 'patient',
        key: 'p1',
        rule: 'pressureLow',
        limits: [{ severity: 'medium', limit: 95 }],
        reason: 'low all her life',
      },
    });
  });

  it.each([
    ['nothing at all', {}, { speaks: 'validation.thresholdEmpty' }],
    ['no reason', { speaks: 'off', reason: ' ' }, { reason: 'validation.required' }],
    [
      'an order turned round',
      { limits: limitsOf(null, null, 85) },
      { 'limits.2.limit': 'validation.levelOrder' },
    ],
    ['what cannot be measured', { limits: limitsOf(49) }, { 'limits.0.limit': 'validation.limitRange' }],
    ['an end that is over', { speaks: 'off', until: '2026-11-19' }, { until: 'validation.endBeforeStart' }],
    ['words', { margin: 'five' }, { margin: 'validation.number' }],
  ] as const)('NU06: %s is refused at its place', (_, parts, problems) => {
    expect(judge(parts as Partial<typeof empty>)).toMatchObject({ problems });
  });

  it('switching off until today needs a reason only', () => {
    expect(judge({ speaks: 'off', until: TODAY })).toMatchObject({ threshold: { off: true, until: TODAY } });
  });

  it('opens with what is stored, but for the reason', () => {
    const before = aThreshold({
      rule: 'pressureLow',
      off: false,
      margin: 8,
      limits: [{ severity: 'high', limit: 88 }],
    });
    expect(entriesOf(subject('pressureLow', before))).toMatchObject({
      speaks: 'on',
      limits: [
        { severity: 'critical', limit: null },
        { severity: 'high', limit: 88 },
        { severity: 'medium', limit: null },
      ],
      margin: 8,
      reason: '',
    });
  });
});
