import { describe, expect, it } from 'vitest';
import { noteSentences, summarySentences } from '@/features/telemonitoring/period/periodSummary';
import type { Measure } from '@/domain/readings/measure';
import type { FluidTarget } from '@/domain/patients/patient';
import type { Period } from '@/domain/readings/periods';
import { aPatient } from '@tests/support/builders';
import { aView, aViewBefore, plain, words, type Given } from '../periods';

const patient = aPatient();
const withPlan = (fluidTarget: FluidTarget) => aPatient({ ext: { fluidTarget } });
const at = (day: string, time = '09:00') => `2026-11-${day}T${time}:00+01:00`;
const summary = (measure: Measure, period: Period, given: readonly Given[], who = patient) =>
  plain(summarySentences(aView(measure, period, who, given), who, words).join(' '));
const nothing = { previous: null, balance: null };
const notes = (
  measure: Measure,
  given: readonly Given[],
  who = patient,
  beside: Parameters<typeof noteSentences>[3] = nothing,
) => noteSentences(aView(measure, 'weekly', who, given), who, words, beside).map(plain);

describe('§2.4: the summary', () => {
  it('counts days under the minimum among those with data, without the one that still runs', () => {
    const who = withPlan({ direction: 'minimum', minMl: 1500 });
    const given = [1600, 1450, 1200].map((value, day) => ({ at: at(String(16 + day)), value }));
    expect(summary('water', 'weekly', [...given, { at: at('20'), value: 100 }], who)).toBe(
      'Median 1,450 mL a day. 2 of 4 days under the minimum. 4 readings, 4 days.',
    );
  });

  it('says the highest of scores, and on how many days fatigue reached which part of its scale', () => {
    const given = [1, 3, 4, 6, 7].map((value, day) => ({ at: at(String(16 + day)), value }));
    expect(summary('fatigue', 'weekly', given)).toBe(
      'Mean 4 of 10. Highest 7 of 10. By the highest of each day: mild 0–3 on 2 days, moderate 4–6 on 2 days, severe 7–10 on 1 day. 5 readings, 5 days. 1 reading beyond an alert limit.',
    );
    expect(summary('stress', 'weekly', given.slice(0, 2))).toContain('Highest 3 of 10. 2 readings, 2 days.');
  });

  it('says from where to where a weight went, with its sign', () => {
    const given = [
      { at: at('16'), value: 70.2 },
      { at: at('18'), value: 69.9 },
    ];
    expect(summary('weight', 'weekly', given)).toBe(
      'Mean 70.1 kg. From 70.2 kg to 69.9 kg: −0.3 kg. 2 readings, 2 days.',
    );
  });

  it('says that no limit holds, of a child its own, and nothing of limits that are not known', () => {
    const given = [{ at: at('16'), value: 145 }];
    const none = { ...aView('bloodPressure', 'weekly', patient, given), lines: [] };
    expect(summarySentences(none, patient, words).join(' ')).toMatch(
      /No alert limit applies to this patient\.$/,
    );
    const child = aPatient({ dateOfbirth: '2015-01-01' });
    expect(summary('bloodPressure', 'weekly', given, child)).toMatch(/1 reading .*limit/);
    expect(summary('bloodPressure', 'weekly', given, child)).not.toBe(
      summary('bloodPressure', 'weekly', given, patient),
    );
    const unknown = { ...aView('bloodPressure', 'weekly', patient, given), lines: null };
    expect(summarySentences(unknown, patient, words).join(' ')).not.toMatch(/limit/);
  });
});

describe('§2.4: a reading of the night', () => {
  const riser = aPatient({ wakeUpTime: '06:00' });
  const said = /A day begins at 06:00, when the patient gets up/;

  it.each([
    ['04:58', true],
    ['05:59', true],
    ['06:00', false],
    ['22:10', false],
  ])('taken at %s says when the day begins: %s', (time, isSaid) => {
    const found = notes('bloodPressure', [{ at: at('18', time), value: 150 }], riser);
    expect(found.some((note) => said.test(note))).toBe(isSaid);
  });
});

describe('§2.4: beside the summary', () => {
  it.each([
    [{ direction: 'minimum', minMl: 1000 }, 400, 'Today 400 mL so far. 600 mL remain to the minimum.'],
    [{ direction: 'minimum', minMl: 1000 }, 1000, 'Today 1,000 mL so far. The minimum is reached.'],
    [{ direction: 'maximum', maxMl: 1000 }, 1000, 'Today 1,000 mL so far. 0 mL remain to the maximum.'],
    [{ direction: 'maximum', maxMl: 1000 }, 1001, 'Today 1,001 mL so far. 1 mL over the maximum.'],
    [
      { direction: 'range', minMl: 800, maxMl: 1000 },
      900,
      'Today 900 mL so far. The minimum is reached. 100 mL remain to the maximum.',
    ],
  ] as const)('what remains today of %j after %i mL', (plan, value, text) => {
    expect(notes('water', [{ at: at('20'), value }], withPlan(plan))).toEqual([text]);
  });

  it('a day without an entry is not one without a drink', () => {
    expect(
      notes('water', [{ at: at('19'), value: 900 }], withPlan({ direction: 'minimum', minMl: 1000 })),
    ).toEqual(['Nothing recorded today yet. 1,000 mL remain to the minimum.']);
  });

  it('the home series of the last seven days, and that it is too short to be judged', () => {
    const given = [
      { at: at('14'), value: 200 },
      { at: at('19'), value: 130 },
      { at: at('20'), value: 120 },
    ];
    expect(notes('bloodPressure', given)).toEqual([
      'As a 7-day home series, 14–20 Nov 2026: 3 of 28 readings. Mean without the first day 125/80 mmHg (2 readings, 2 days). Too few to assess: 12 readings on 3 days are needed.',
    ]);
  });

  it('§3 #14: the balance, and on how many days it is known', () => {
    const balance = [
      { day: '2026-11-16', ml: 300, lacks: null },
      { day: '2026-11-17', ml: null, lacks: 'urine' as const },
      { day: '2026-11-18', ml: -100, lacks: null },
      { day: '2026-11-20', ml: 900, lacks: null },
    ];
    const said = (days: typeof balance) =>
      notes('water', [{ at: at('16'), value: 1 }], patient, { previous: null, balance: days });
    expect(said(balance)).toEqual([
      'Intake minus urine +100 mL a day on average, known for 2 of 3 days. Other losses are not counted.',
    ]);
    expect(said(balance.slice(1, 2))).toEqual(['Intake minus urine is unknown: no day has both recorded.']);
  });

  it('the period before in the same words', () => {
    const before = aViewBefore('pulse', 'weekly', patient, [{ at: at('09'), value: 72 }]);
    const now = [{ at: at('16'), value: 70 }];
    expect(notes('pulse', now, patient, { previous: before, balance: null })).toEqual([
      'Period before, 9–15 Nov 2026: Mean 72/min. 1 reading, 1 day. No reading beyond an alert limit.',
    ]);
    const empty = aViewBefore('pulse', 'weekly', patient, []);
    expect(notes('pulse', now, patient, { previous: empty, balance: null })).toEqual([
      'Period before, 9–15 Nov 2026: No data',
    ]);
  });
});
