import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Annotation, AnnotationKind } from '@/domain/readings/annotation';
import type { Frequency } from '@/domain/medicine/allocation';
import { stateOn } from '@/domain/medicine/allocation';
import { allocationProblems } from '@/domain/medicine/allocationProblems';
import { dueIdOf, type Intake } from '@/domain/medicine/intake';
import { medicineAdherence } from '@/domain/medicine/medicineAdherence';
import {
  excusedDays,
  instantOf,
  intakeDays,
  intakesBetween,
  intakeState,
  isDueOn,
  nextIntakes,
  totalDays,
} from '@/domain/medicine/schedule';
import type { Patient } from '@/domain/patients/patient';
import { addDays, daysBetween } from '@/domain/patientDay';
import { aPatient } from '@tests/support/builders';
import { anAllocation, aSegment, frequencies } from '@tests/support/plans';

const day = (number: number) => `2027-03-${String(number).padStart(2, '0')}`;
const untilTenth = (frequency: Frequency) =>
  anAllocation({ segments: [aSegment({ to: day(10), frequency })] });
const dates = fc.integer({ min: -20_000, max: 20_000 }).map((offset) => addDays('2027-03-01', offset));
const anyFrequency: fc.Arbitrary<Frequency> = fc.oneof(
  fc.constant(frequencies.everyday),
  fc.record({ kind: fc.constant('specificFrequency' as const), everyDays: fc.integer({ min: 2, max: 365 }) }),
  fc.record({
    kind: fc.constant('preciseDays' as const),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  }),
  fc.record({
    kind: fc.constant('cycle' as const),
    onDays: fc.integer({ min: 1, max: 365 }),
    offDays: fc.integer({ min: 1, max: 365 }),
  }),
);
const zones = [
  'Europe/Berlin',
  'Europe/Lisbon',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'UTC',
];

describe('NU09 §2.7 the days of a medicine', () => {
  it.each([
    ['everyday', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['specificFrequency', [1, 4, 7, 10]],
    // 1 March 2027 is a Monday.
    ['preciseDays', [1, 3, 5, 8, 10]],
    ['cycle', [1, 2, 3, 6, 7, 8]],
  ] as const)('from 1 to 10 March, %s', (kind, expected) => {
    const allocation = untilTenth(frequencies[kind]);
    expect(intakeDays(allocation, '2027-02-01', '2027-04-01')).toEqual(expected.map(day));
    expect(totalDays(allocation)).toBe(10);
  });

  it('counts both ends: one day is one, and none are counted while it is ongoing', () => {
    expect(totalDays(anAllocation({ segments: [aSegment({ to: day(1) })] }))).toBe(1);
    expect(totalDays(anAllocation())).toBeNull();
    const taper = [aSegment({ to: day(5) }), aSegment({ id: 's2', from: day(6), to: day(10) })];
    expect(totalDays(anAllocation({ segments: taper }))).toBe(10);
    expect(totalDays(anAllocation({ segments: [aSegment({ from: '2028-02-28', to: '2028-03-01' })] }))).toBe(
      3,
    );
  });

  it('refuses an end before the start, and what could not be taken', () => {
    const problems = (parts: Parameters<typeof aSegment>[0]) =>
      allocationProblems(anAllocation({ segments: [aSegment(parts)] }));
    expect(problems({ to: '2027-02-28' })).toEqual({ to: 'validation.endBeforeStart' });
    expect(problems({ to: day(1) })).toEqual({});
    expect(problems({ times: [] })).toEqual({ times: 'validation.timesNeeded' });
    expect(problems({ times: ['08:00', '08:00'] })).toEqual({ times: 'validation.timesTwice' });
    expect(problems({ anchor: day(2) })).toEqual({ anchor: 'validation.invalid' });
    const twice = [aSegment({ to: day(5) }), aSegment({ id: 's2', from: day(5) })];
    expect(allocationProblems(anAllocation({ segments: twice }))).toEqual({
      segments: 'validation.segmentOrder',
    });
    expect(allocationProblems(anAllocation({ stopped: { on: '2027-02-28', reason: 'other' } }))).toEqual({
      stopped: 'validation.endBeforeStart',
    });
  });

  it('§3 #25: nothing is due before the start or after the end, whatever the rhythm', () => {
    fc.assert(
      fc.property(
        anyFrequency,
        dates,
        fc.nat(500),
        fc.nat(40),
        fc.integer({ min: -40, max: 540 }),
        (frequency, from, length, back, look) => {
          const to = addDays(from, length);
          // A change may have kept the rhythm of what was before.
          const segment = aSegment({ from, to, frequency, anchor: addDays(from, -back) });
          const looked = addDays(from, look);
          const due = intakeDays(anAllocation({ segments: [segment] }), looked, addDays(looked, 60));
          for (const one of due) {
            expect(one >= from && one <= to && one >= looked).toBe(true);
            expect(isDueOn(frequency, segment.anchor, one)).toBe(true);
          }
          expect(isDueOn(frequency, segment.anchor, addDays(segment.anchor, -1))).toBe(false);
        },
      ),
    );
  });

  it('NU09: leap days and clock changes move no day and no count', () => {
    fc.assert(
      fc.property(anyFrequency, dates, fc.constantFrom(...zones), (frequency, from, zone) => {
        const segment = aSegment({ from, frequency, times: ['02:30', '08:00'] });
        const allocation = anAllocation({ segments: [segment] });
        const last = addDays(from, 399);
        const days = intakeDays(allocation, from, last);
        const intakes = intakesBetween(allocation, from, last, zone);
        expect(intakes).toHaveLength(days.length * 2);
        expect(intakes.map(({ day: one }) => one)).toEqual(days.flatMap((one) => [one, one]));
        // By arithmetic on day numbers alone.
        const expected = Array.from({ length: 400 }, (_, index) => index).filter((index) => {
          const weekday = (((daysBetween('2024-01-01', from) + index) % 7) + 7) % 7;
          switch (frequency.kind) {
            case 'everyday':
              return true;
            case 'specificFrequency':
              return index % frequency.everyDays === 0;
            case 'preciseDays':
              return frequency.weekdays.includes(weekday + 1);
            case 'cycle':
              return index % (frequency.onDays + frequency.offDays) < frequency.onDays;
          }
        });
        expect(days).toEqual(expected.map((index) => addDays(from, index)));
      }),
      { numRuns: 15 },
    );
  });

  it('§3 #27: keeps its time of day when the clocks change', () => {
    const iso = (...given: Parameters<typeof instantOf>) => new Date(instantOf(...given)).toISOString();
    expect(iso('2027-03-27', '08:00', 'Europe/Berlin')).toBe('2027-03-27T07:00:00.000Z');
    expect(iso('2027-03-28', '08:00', 'Europe/Berlin')).toBe('2027-03-28T06:00:00.000Z');
    expect(iso('2027-03-28', '02:30', 'Europe/Berlin')).toBe('2027-03-28T01:30:00.000Z');
    expect(iso('2027-10-31', '02:30', 'Europe/Berlin')).toBe('2027-10-31T00:30:00.000Z');
    expect(iso('2027-03-28', '08:00', 'Nowhere/Land')).toBe('2027-03-28T08:00:00.000Z');
  });

  it('names the next ten, also of something taken once a year, and none of what is over', () => {
    const daily = anAllocation({ segments: [aSegment({ times: ['20:00', '08:00'] })] });
    const next = nextIntakes(daily, day(1), 10, 'Europe/Berlin');
    expect(next.map(({ time }) => time).slice(0, 3)).toEqual(['08:00', '20:00', '08:00']);
    expect(next.at(-1)).toMatchObject({ day: day(5), time: '20:00', id: `x1 ${day(5)}T20:00` });
    const yearly = anAllocation({
      segments: [aSegment({ frequency: { kind: 'specificFrequency', everyDays: 365 } })],
    });
    expect(nextIntakes(yearly, day(2), 10, 'UTC').map(({ day: one }) => one)).toEqual([
      '2028-02-29',
      '2029-02-28',
    ]);
    expect(nextIntakes(untilTenth(frequencies.everyday), day(11), 10, 'UTC')).toEqual([]);
    expect(nextIntakes(anAllocation({ asNeeded: { maxPerDay: 3 } }), day(1), 10, 'UTC')).toEqual([]);
  });

  it('is planned, active, paused, completed or stopped', () => {
    const segments = [
      aSegment({ to: day(3) }),
      aSegment({ id: 's2', from: day(4), to: day(5), pause: true }),
      aSegment({ id: 's3', from: day(6), to: day(8) }),
      aSegment({ id: 's4', from: day(12), to: day(14) }),
    ];
    const states = [0, 1, 3, 4, 5, 6, 8, 9, 12, 14, 15].map((index) =>
      stateOn({ segments }, index === 0 ? '2027-02-28' : day(index)),
    );
    expect(states.join(' ')).toBe(
      'planned active active paused paused active active paused active active completed',
    );
    const stopped = { on: day(5), reason: 'sideEffect' as const };
    expect([4, 5, 20].map((one) => stateOn({ segments, stopped }, day(one)))).toEqual([
      'paused',
      'stopped',
      'stopped',
    ]);
    expect(intakeDays(anAllocation({ stopped }), day(1), day(30))).toEqual([1, 2, 3, 4].map(day));
  });
});

describe('§2.7 what became of an intake', () => {
  const [due] = intakesBetween(anAllocation(), day(1), day(1), 'UTC');
  if (!due) throw new Error('Nothing is due');
  const MINUTE = 60_000;
  const entry = (parts: Partial<Intake>): Intake => ({
    id: due.id,
    version: '1',
    updatedAt: '',
    patient: 'p1',
    allocation: 'x1',
    state: 'taken',
    day: due.day,
    by: 'nurse',
    loggedAt: new Date(due.at).toISOString(),
    ...parts,
  });
  const takenAfter = (minutes: number) =>
    entry({ takenAt: new Date(due.at + minutes * MINUTE).toISOString() });

  const never = () => false;
  const always = () => true;

  it.each([
    [-1, 'scheduled'],
    [120, 'open'],
    [121, 'excused'],
  ])('%d minutes after its time on a day in hospital, with no entry, it is %s', (minutes, state) => {
    expect(intakeState(due, undefined, due.at + minutes * MINUTE, always)).toBe(state);
  });

  it('is excused on days in hospital and of every pause of the programme, on journeys it is not', () => {
    const { ext } = aPatient();
    const here = { ext: { ...ext, status: 'active' as const } };
    const note = (kind: AnnotationKind, from: string, to?: string): Annotation => ({
      id: `${kind} ${from}`,
      version: 'v1',
      updatedAt: '2027-03-01T00:00:00Z',
      patient: 'p1',
      kind,
      from,
      ...(to && { to }),
      by: 'nurse',
    });
    const days = [1, 2, 3, 4, 5].map((one) => day(one));
    const of = (patient: Pick<Patient, 'ext'>, ...annotations: Annotation[]) =>
      days.filter(excusedDays(patient, annotations));
    expect(of(here)).toEqual([]);
    expect(of(here, note('hospitalStay', day(2), day(3)))).toEqual([day(2), day(3)]);
    expect(of(here, note('hospitalStay', day(4)))).toEqual([day(4), day(5)]);
    expect(of(here, note('travel', day(1), day(5)))).toEqual([]);
    const programme = { on: day(2), until: day(4), by: 'nurse' };
    expect(of({ ext: { ...ext, status: 'paused', programme } })).toEqual([day(2), day(3)]);
    // It has gone on since, and the pause stays what it was.
    const pauses = [{ on: day(2), until: day(4) }];
    const goneOn = { from: 'paused' as const, on: day(4), by: 'system' };
    expect(of({ ext: { ...ext, status: 'active', programme: goneOn, pauses } })).toEqual([day(2), day(3)]);
    const again = { ...programme, on: day(5), until: day(9) };
    expect(of({ ext: { ...ext, status: 'paused', programme: again, pauses } })).toEqual([2, 3, 5].map(day));
  });

  it.each([
    [-1, 'scheduled'],
    [0, 'open'],
    [120, 'open'],
    [121, 'missed'],
  ])('§3 #26: %d minutes after its time, with no entry, it is %s', (minutes, state) => {
    expect(intakeState(due, undefined, due.at + minutes * MINUTE, never)).toBe(state);
  });

  it('counts nothing as missed that was due on the first day before the medicine was allocated', () => {
    const history = [{ at: '2027-03-03T15:23:00.000Z', by: 'nurse', what: 'allocated' as const }];
    const segments = [aSegment({ from: day(3), times: ['08:00', '20:00'] })];
    const asked = intakesBetween(anAllocation({ history, segments }), day(1), day(4), 'UTC');
    const now = Date.parse('2027-03-05T12:00:00Z');
    expect(asked.map((one) => intakeState(one, undefined, now, never))).toEqual([
      'before',
      'missed',
      'missed',
      'missed',
    ]);
    const taken = entry({ id: dueIdOf('x1', day(3), '08:00'), takenAt: '2027-03-03T08:10:00.000Z' });
    expect(medicineAdherence(asked.slice(0, 1), new Map(), now, never)).toMatchObject({ missed: 0, of: 0 });
    expect(medicineAdherence(asked, new Map([[taken.id, taken]]), now, never)).toMatchObject({
      taken: 1,
      missed: 3,
      of: 4,
    });
    // A first day that lies in the past is when it began, as somebody said.
    const earlier = intakesBetween(anAllocation({ history }), day(1), day(2), 'UTC');
    expect(earlier.map((one) => intakeState(one, undefined, now, never))).toEqual(['missed', 'missed']);
  });

  it.each([
    [-30, 'taken'],
    [120, 'taken'],
    [121, 'takenLate'],
  ])('taken %d minutes after its time it is %s, whenever it is entered', (minutes, state) => {
    expect(intakeState(due, takenAfter(minutes), due.at + 9_999 * MINUTE, always)).toBe(state);
  });

  it('keeps its mark where the zone of the patient has changed since it was entered', () => {
    // Due at eight in UTC; then the patient moved to where eight was earlier.
    const dueAt = new Date(due.at).toISOString();
    const [moved] = intakesBetween(anAllocation(), day(1), day(1), 'Asia/Kathmandu');
    if (!moved) throw new Error('Nothing is due');
    const now = due.at + 9_999 * MINUTE;
    expect(intakeState(moved, takenAfter(119), now, never)).toBe('takenLate');
    expect(intakeState(moved, { ...takenAfter(120), dueAt }, now, never)).toBe('taken');
    expect(intakeState(moved, { ...takenAfter(121), dueAt }, now, never)).toBe('takenLate');
  });

  it('§3 #28: is counted once it is over, late ones as taken, with how many stand behind it', () => {
    const allocation = anAllocation({ segments: [aSegment({ to: day(9) })] });
    const all = intakesBetween(allocation, '2027-02-01', '2027-04-01', 'UTC');
    const entries = new Map<string, Intake>();
    for (const [index, one] of all.entries()) {
      if (index < 4)
        entries.set(one.id, { ...entry({}), id: one.id, loggedAt: new Date(one.at).toISOString() });
      if (index === 4)
        entries.set(one.id, entry({ id: one.id, loggedAt: new Date(one.at + 180 * MINUTE).toISOString() }));
      if (index === 5) entries.set(one.id, entry({ id: one.id, state: 'skipped', reason: 'sideEffect' }));
    }
    const at = (text: string) => medicineAdherence(all, entries, Date.parse(text), never);
    expect(at('2027-03-08T10:01:00Z')).toEqual({
      taken: 5,
      late: 1,
      skipped: 1,
      missed: 2,
      excused: 0,
      of: 8,
    });
    expect(at('2027-03-08T10:00:00Z')).toEqual({
      taken: 5,
      late: 1,
      skipped: 1,
      missed: 1,
      excused: 0,
      of: 7,
    });
    expect(at('2027-05-01T00:00:00Z').of).toBe(9);
    expect(medicineAdherence([], entries, Date.now(), never).of).toBe(0);
  });
});
