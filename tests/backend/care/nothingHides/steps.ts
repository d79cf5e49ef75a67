import fc from 'fast-check';
import type { AlertAction } from '@/domain/alerts/alertAction';
import type { DayMark } from '@/domain/readings/reading';

export type Measure = 'bloodPressure' | 'urine' | 'water' | 'weight';

/** A reading as somebody has it on paper: how many hours ago it was. */
export interface Noted {
  measure: Measure;
  hoursAgo: number;
  value: number;
  diastolic?: number;
  dayMark?: DayMark;
}

/** What happens to a record. Numbers choose among what is there by then; what the clinic refuses has not happened. */
export type Step =
  | { type: Noted }
  | { file: Noted[]; from: 'device' | 'record' }
  /** A total of 24 hours from another system, from midnight or six in the morning so many days ago. */
  | { total: number; measure: 'urine' | 'water'; daysAgo: number; fromHour: 0 | 6 }
  | { correct: number; by: 'nurse' | 'source'; to: Noted; isMoved: boolean }
  | { withdraw: number; by: 'nurse' | 'source' }
  | { restore: number }
  | { act: number; action: AlertAction }
  | { move: string };

export interface Moment {
  /** Hours that pass before. */
  after: number;
  step: Step;
}

export interface Sequence {
  start: string;
  timeZone: string;
  wakes: number;
  moments: Moment[];
}

const figures: Record<Measure, readonly Omit<Noted, 'measure' | 'hoursAgo'>[]> = {
  bloodPressure: [
    { value: 225, diastolic: 125 },
    { value: 185, diastolic: 112 },
    { value: 150, diastolic: 80 },
    { value: 85, diastolic: 55 },
    { value: 60, diastolic: 40 },
  ],
  urine: [
    { value: 60 },
    { value: 200 },
    { value: 600, dayMark: 'complete' },
    { value: 50, dayMark: 'complete' },
    { value: 60, dayMark: 'total' },
    { value: 350, dayMark: 'total' },
    { value: 1500, dayMark: 'total' },
    { value: 0, dayMark: 'nothing' },
  ],
  water: [
    { value: 500 },
    { value: 1300 },
    { value: 900, dayMark: 'total' },
    { value: 1600, dayMark: 'total' },
  ],
  weight: [{ value: 68 }, { value: 70 }, { value: 72.1 }, { value: 74.6 }],
};

const hoursAgo = fc.oneof(fc.constantFrom(0, 1, 2, 8, 20), fc.nat(30), fc.nat(5 * 24));

const actions = fc.constantFrom<AlertAction>(
  { action: 'resolve', outcome: 'advicePhone', note: 'Called.' },
  { action: 'resolve', outcome: 'advicePhone', note: 'Called.' },
  { action: 'falseAlarm', reason: 'device' },
  { action: 'acknowledge', unassigned: true },
  { action: 'acknowledge' },
  { action: 'snooze', hours: 1 },
);

const which = fc.nat(3);
const by = fc.constantFrom('nurse' as const, 'source' as const);
const zones = ['Europe/Paris', 'America/New_York', 'Pacific/Auckland'] as const;

/** What may happen where some measures are written down at all. */
function stepsOf(measures: readonly Measure[]): fc.Arbitrary<Step> {
  const noted = fc
    .constantFrom(...measures)
    .chain((measure) =>
      fc
        .record({ hours: hoursAgo, figure: fc.constantFrom(...figures[measure]) })
        .map(({ hours, figure }): Noted => ({ measure, hoursAgo: hours, ...figure })),
    );
  const volumes = measures.filter((one) => one === 'urine' || one === 'water');
  return fc.oneof(
    { weight: 6, arbitrary: fc.record({ type: noted }) },
    {
      weight: 3,
      arbitrary: fc.record({
        file: fc.array(noted, { minLength: 1, maxLength: 4 }),
        from: fc.constantFrom('device' as const, 'record' as const),
      }),
    },
    ...volumes.map((measure) => ({
      weight: 1,
      arbitrary: fc.record({
        total: fc.constantFrom(60, 350, 1300, 1600),
        measure: fc.constant(measure),
        daysAgo: fc.integer({ min: 1, max: 4 }),
        fromHour: fc.constantFrom(0 as const, 6 as const),
      }),
    })),
    { weight: 5, arbitrary: fc.record({ correct: which, by, to: noted, isMoved: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ withdraw: which, by }) },
    { weight: 1, arbitrary: fc.record({ restore: which }) },
    { weight: 6, arbitrary: fc.record({ act: fc.nat(2), action: actions }) },
    { weight: 1, arbitrary: fc.record({ move: fc.constantFrom(...zones) }) },
  );
}

/** Begins shortly before clocks change: in Paris in March and October, in New York in November, in Auckland in April. */
const starts = [
  '2026-03-27T10:00:00Z',
  '2026-10-23T18:00:00Z',
  '2026-10-30T03:00:00Z',
  '2026-04-02T21:00:00Z',
] as const;

/** Most are about one or two measures, so that what happens concerns the same alerts. */
export const sequences: fc.Arbitrary<Sequence> = fc
  .subarray(Object.keys(figures) as Measure[], { minLength: 1, maxLength: 2 })
  .chain((measures) =>
    fc.record({
      start: fc.constantFrom(...starts),
      timeZone: fc.constantFrom(...zones),
      wakes: fc.constantFrom(0, 7),
      moments: fc.array(
        fc.record({ after: fc.constantFrom(0, 0, 1, 3, 10, 20, 26, 60), step: stepsOf(measures) }),
        { minLength: 1, maxLength: 14, size: 'max' },
      ),
    }),
  );
