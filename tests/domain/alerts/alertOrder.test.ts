import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isActive, type Alert } from '@/domain/alerts/alert';
import { settle } from '@/domain/alerts/alerting';
import { defaultRules } from '@/domain/rules/defaultRules';
import { judgements } from '@/domain/rules/judgements';
import type { Measure } from '@/domain/readings/measure';
import { summarise, type Series } from '@/domain/readings/summarise';
import { aPatient, HOUR, NOW } from '@tests/support/builders';
import { isWhole, someOf } from '@tests/support/extent';

interface Entry {
  id: number;
  measure: Measure;
  at: number;
  value: number;
  diastolic: number;
}
type Step = { enter: Entry } | { correct: Entry } | { withdraw: Entry };

const patient = aPatient({
  pathologies: ['HeartFailure'],
  ext: { fluidTarget: { direction: 'maximum', maxMl: 1000 } },
});
const book = { rules: defaultRules('2026-01-01T00:00:00.000Z', () => '1'), thresholds: [] };

/** A clinic of one patient in memory: what is stored, and the alerts that follow from it. */
class Clinic {
  /** Whether what arrives is judged where its time has passed, too. */
  readonly #looksBack: boolean;
  constructor(looksBack = true) {
    this.#looksBack = looksBack;
  }

  readonly stored = new Map<number, Entry>();
  alerts: Alert[] = [];
  #ids = 0;

  #series(): Partial<Record<Measure, Series>> {
    const series: Partial<Record<Measure, { t: number[]; v: number[]; w?: number[] }>> = {};
    for (const { measure, at, value, diastolic } of [...this.stored.values()].sort((a, b) => a.at - b.at)) {
      const own = (series[measure] ??= { t: [], v: [], ...(measure === 'bloodPressure' && { w: [] }) });
      own.t.push(at);
      own.v.push(value);
      own.w?.push(diastolic);
    }
    return series;
  }

  #judge(touched?: { measure: Measure; at: number }, arrived: readonly Entry[] = []): void {
    const series = this.#series();
    const facts = summarise(patient, series, this.alerts);
    const written = settle(
      this.alerts,
      judgements(patient, facts, series, book, NOW, touched, this.#looksBack ? arrived : []),
      {
        patient: patient.id,
        clock: { timeZone: patient.ext.timeZone },
        now: NOW,
        newId: () => `a${(this.#ids += 1)}`,
        by: 'nurse',
        cause: touched && { action: 'readingCorrected', note: 'Misread' },
      },
    );
    const replaced = new Set(written.map(({ id }) => id));
    this.alerts = [...this.alerts.filter(({ id }) => !replaced.has(id)), ...written];
  }

  file(entries: readonly Entry[]): void {
    const arrived = entries.filter(({ id }) => !this.stored.has(id));
    for (const entry of entries) this.stored.set(entry.id, entry);
    this.#judge(undefined, arrived);
  }

  step(step: Step): void {
    if ('enter' in step) return this.file([step.enter]);
    const changed = 'correct' in step ? step.correct : step.withdraw;
    const before = this.stored.get(changed.id);
    if (!before) return;
    if ('correct' in step) this.stored.set(changed.id, step.correct);
    else this.stored.delete(changed.id);
    this.#judge({ measure: changed.measure, at: Math.min(before.at, changed.at) }, [before, changed]);
  }

  /** What is said of the patient: every alert that is open with something to stand on, with its figures. */
  said(withClosed: boolean): unknown[] {
    return this.alerts
      .filter((alert) => (alert.found ?? []).length > 0 && (withClosed || isActive(alert)))
      .map((alert) => {
        const { rule, direction, severity, status, observed, worst, found, repeatCount, startedAt } = alert;
        // Once a condition is over, nobody counts how often it was seen to be.
        const clearing = alert.clearing?.done ? 'done' : alert.clearing;
        return {
          rule,
          direction,
          severity,
          status,
          observed,
          worst,
          found,
          repeatCount,
          startedAt,
          clearing,
        };
      })
      .map((one) => JSON.stringify(one))
      .sort();
  }
}

const values: Record<Measure, fc.Arbitrary<{ value: number; diastolic: number }>> = {
  bloodPressure: fc.record({
    value: fc.constantFrom(78, 85, 88, 92, 95, 97, 104, 106, 122, 138, 150, 176, 185, 212),
    diastolic: fc.constantFrom(45, 60, 80, 84, 104, 112, 124),
  }),
  pulse: fc.record({ value: fc.integer({ min: 40, max: 150 }), diastolic: fc.constant(0) }),
  water: fc.record({ value: fc.integer({ min: 50, max: 900 }), diastolic: fc.constant(0) }),
  urine: fc.record({ value: fc.integer({ min: 50, max: 1200 }), diastolic: fc.constant(0) }),
  weight: fc.record({
    value: fc.constantFrom(68, 69.5, 70, 70.4, 71.9, 72, 73.1),
    diastolic: fc.constant(0),
  }),
  stress: fc.record({ value: fc.integer({ min: 0, max: 10 }), diastolic: fc.constant(0) }),
  fatigue: fc.record({ value: fc.integer({ min: 0, max: 10 }), diastolic: fc.constant(0) }),
};

// Days apart, or close to each other on the last day; several may be of the same instant.
const whenever = fc.oneof(
  fc.integer({ min: 0, max: 26 }).map((hours) => NOW - hours * HOUR),
  fc.integer({ min: 0, max: 6 * 24 }).map((hours) => NOW - hours * HOUR),
);
const entry = fc
  .constantFrom<Measure>(
    'bloodPressure',
    'bloodPressure',
    'bloodPressure',
    'water',
    'urine',
    'weight',
    'stress',
    'fatigue',
  )
  .chain((measure) => fc.tuple(fc.constant(measure), whenever, values[measure]));
const entries = fc
  .array(entry, { minLength: 1, maxLength: 7 })
  .map((all) => all.map(([measure, at, figures], id): Entry => ({ id, measure, at, ...figures })));

const shuffled = (all: readonly Entry[], order: readonly number[]): Entry[] =>
  all
    .map((one, index) => ({ one, key: order[index] ?? 0 }))
    .sort((a, b) => a.key - b.key || a.one.id - b.one.id)
    .map(({ one }) => one);
const order = fc.array(fc.nat(1000), { minLength: 14, maxLength: 14 });

const byOne = (all: readonly Entry[]): Clinic => {
  const clinic = new Clinic();
  for (const one of all) clinic.file([one]);
  return clinic;
};

// Ten thousand sequences take minutes: a hundred of each run with every rule, all of them with what takes long.
const thousands = (count: number) =>
  someOf(
    Array.from({ length: count }, (_, index) => index + 1),
    1,
  );
const numRuns = isWhole ? 1000 : 120;

describe('The same readings lead to the same alerts with the same figures', () => {
  it.each(thousands(7))(
    'entered one by one in any order, in one file, or in several (thousand %d of 7)',
    (seed) => {
      fc.assert(
        fc.property(entries, order, fc.integer({ min: 1, max: 6 }), (all, keys, cut) => {
          const whole = new Clinic();
          whole.file(all);
          const mixed = shuffled(all, keys);
          const parts = new Clinic();
          for (const part of [mixed.slice(0, cut), mixed.slice(cut)]) if (part.length > 0) parts.file(part);
          expect(byOne(mixed).said(false)).toEqual(whole.said(false));
          expect(parts.said(false)).toEqual(whole.said(false));
          // The same file once more changes nothing.
          const before = JSON.stringify(whole.alerts);
          whole.file(all);
          expect(JSON.stringify(whole.alerts)).toBe(before);
        }),
        { numRuns, seed },
      );
    },
  );

  it.each(thousands(3))(
    'corrected or withdrawn at any time, before or after the others came (thousand %d of 3)',
    (seed) => {
      fc.assert(
        fc.property(
          entries,
          order,
          fc.array(fc.tuple(fc.nat(13), fc.boolean(), entry), { minLength: 1, maxLength: 5 }),
          fc.boolean(),
          (all, keys, changes, isEarly) => {
            const changed = new Set<number>();
            const steps = changes.flatMap(([which, isWithdrawn, [, at, _figures]]): Step[] => {
              const one = all[which % all.length];
              if (!one || changed.has(one.id)) return [];
              changed.add(one.id);
              const next = { ...one, at, value: one.value - 2 };
              return [isWithdrawn ? { withdraw: one } : { correct: next }];
            });
            // A mild alert of earlier days that has ended by itself is not begun anew by a correction of what ended it.
            const last = new Clinic(false);
            for (const one of all) last.step({ enter: one });
            for (const step of steps) last.step(step);
            const early = new Clinic(false);
            for (const one of shuffled(all, keys)) {
              early.step({ enter: one });
              if (!isEarly) continue;
              for (const step of steps)
                if (
                  ('correct' in step ? step.correct : 'withdraw' in step ? step.withdraw : one).id === one.id
                )
                  early.step(step);
            }
            if (!isEarly) for (const step of steps.toReversed()) early.step(step);
            const right = new Clinic(false);
            right.file([...last.stored.values()]);
            const open = (clinic: Clinic) =>
              clinic.said(false).filter((one) => !String(one).includes('needsReview'));
            expect(open(early)).toEqual(open(last));
            expect(open(last)).toEqual(open(right));
          },
        ),
        { numRuns, seed },
      );
    },
  );
});
