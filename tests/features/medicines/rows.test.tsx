import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '@/locales';
import type { Intake } from '@/domain/medicine/intake';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import type { Medicine } from '@/domain/medicine/medicine';
import { medicineList, medicineReading, sameAs } from '@/features/medicines/catalogue/medicineRows';
import { judged, type PlanSubject } from '@/features/medicines/plan/planJudge';
import { changeEntries, newEntries, nextStep, type PlanEntries } from '@/features/medicines/plan/planEntries';
import { marksOf, monthFrom, weeksOf } from '@/features/medicines/plan/monthDays';
import { allocationRows, byDue } from '@/features/medicines/record/allocationRows';
import { decided, decisionEntries } from '@/features/medicines/record/decisions';
import { dayIntakes } from '@/features/medicines/taken/dayIntakes';
import { aSegment, anAllocation } from '@tests/support/plans';
import type { PrescribingFacts } from '@/domain/prescribing/warnings';
import { aPatient } from '@tests/support/builders';
import { anAllergy } from '../../domain/allergies/anAllergy';
import { aMedicine } from './clinic';
import { listed } from '@tests/support/lists';

// As in the pages, which wait for the words of the desk.
beforeAll(() => loadMessages('en', 'desk'));

const medicine = (parts: Partial<Medicine> = {}): Medicine => ({
  ...aMedicine(),
  version: '1',
  updatedAt: '2027-03-01T08:00:00.000Z',
  ...parts,
});
const NOW = Date.parse('2027-03-03T11:00:00Z');
const berlin = { today: '2027-03-03', now: NOW, timeZone: 'Europe/Berlin' };
const facts: PrescribingFacts = {
  patient: aPatient(),
  allergies: [],
  requests: [],
  laboratory: [],
  now: NOW,
};
const entry = (parts: Partial<Intake>): Intake => ({
  id: 'x1 2027-03-02T08:00',
  version: '1',
  updatedAt: '2027-03-02T08:00:00.000Z',
  patient: 'p1',
  allocation: 'x1',
  due: { day: '2027-03-02', time: '08:00' },
  state: 'taken',
  takenAt: '2027-03-02T07:10:00.000Z',
  day: '2027-03-02',
  by: 'nurse@nephrodesk.test',
  loggedAt: '2027-03-02T07:10:00.000Z',
  ...parts,
});

describe('§2.7 the catalogue', () => {
  const rows = [
    medicine({ id: 'b', name: 'Berolin', category: 'Pain', active: false }),
    medicine({
      id: 'a',
      name: 'Arolin',
      manufacturer: 'Ostra',
      form: 'drops',
      activeIngredients: ['Éthanide'],
    }),
  ];
  it('is searched by every word, regardless of accents, and filtered', () => {
    const ids = (search: string) => listed(medicineList, medicineReading, rows, search).map(({ id }) => id);
    expect(ids('')).toEqual(['a', 'b']);
    expect(ids('q=ostra+ethan')).toEqual(['a']);
    expect(ids('q=ostra+pain')).toEqual([]);
    expect(ids('category=Pain')).toEqual(['b']);
    expect(ids('form=drops&status=active')).toEqual(['a']);
    expect(ids('status=inactive')).toEqual(['b']);
  });
  it('is sorted; what has nothing there comes last either way', () => {
    const gap = medicine({ id: 'c', name: 'Corolin' });
    delete gap.manufacturer;
    const ids = (search: string) =>
      listed(medicineList, medicineReading, [gap, ...rows], search).map(({ id }) => id);
    expect(ids('sort=manufacturer')).toEqual(['b', 'a', 'c']);
    expect(ids('sort=manufacturer&dir=desc')).toEqual(['a', 'b', 'c']);
  });
  it('knows the same name, capacity and manufacturer again, and nothing less', () => {
    const one = medicine({ id: 'x' });
    const twin = (parts: Partial<Medicine>) => sameAs(medicine({ id: 'y', ...parts }), [one])?.id;
    expect(twin({ name: ' zandoprìl ' })).toBe('x');
    expect(twin({ capacity: { value: 5.1, unit: 'mg' } })).toBeUndefined();
    expect(twin({ capacity: { value: 5, unit: 'g' } })).toBeUndefined();
    expect(twin({ manufacturer: 'Other' })).toBeUndefined();
    expect(sameAs(one, [one])).toBeUndefined();
  });
});

describe('§2.7 the form of a schedule', () => {
  const subject = (parts: Partial<PlanSubject> = {}): PlanSubject => ({
    before: null,
    catalogue: [medicine()],
    patient: { id: 'p1', pathologies: ['KidneyFailure'] },
    others: [],
    facts,
    today: '2027-03-03',
    ...parts,
  });
  const filled = (parts: Partial<PlanEntries> = {}, step: object = {}): PlanEntries => {
    const entries = newEntries('2027-03-03', 'Dr Hollerstett');
    const [first] = entries.steps;
    if (!first) throw new Error('no step');
    return { ...entries, medicine: 'm1', steps: [{ ...first, doseValue: 1, ...step }], ...parts };
  };
  const problems = (entries: PlanEntries, of = subject()) => {
    const found = judged(entries, of);
    return 'problems' in found ? found.problems : {};
  };
  it('NU: names what is wrong by field, at both sides of each limit', () => {
    expect(problems(filled())).toEqual({});
    const step = (field: string, value: unknown, more: object = {}) =>
      problems(filled({}, { [field]: value, ...more }))[`steps.0.${field}`];
    expect(step('doseValue', null)).toBe('validation.required');
    expect(step('doseValue', '1,5.3')).toBe('validation.number');
    expect(step('doseValue', 0)).toBe('validation.dosePositive');
    expect(step('doseValue', 0.001)).toBeUndefined();
    const every = { kind: 'specificFrequency' };
    expect(step('everyDays', 1, every)).toBe('validation.invalid');
    expect(step('everyDays', 2, every)).toBeUndefined();
    expect(step('everyDays', 365, every)).toBeUndefined();
    expect(step('everyDays', 366, every)).toBe('validation.invalid');
    expect(step('everyDays', 2.5, every)).toBe('validation.wholeNumber');
    expect(step('onDays', 0, { kind: 'cycle' })).toBe('validation.invalid');
    expect(step('weekdays', [], { kind: 'preciseDays' })).toBe('validation.weekdays');
    expect(step('times', [])).toBe('validation.timesNeeded');
    expect(step('times', ['08:00', '08:00'])).toBe('validation.timesTwice');
    expect(step('times', ['08:00', ''])).toBe('validation.timeOfDay');
    expect(step('windowMinutes', 14)).toBe('validation.invalid');
    expect(step('windowMinutes', 15)).toBeUndefined();
    expect(problems(filled({ ongoing: false, to: '2027-03-02' }))).toEqual({
      to: 'validation.endBeforeStart',
    });
    expect(problems(filled({ ongoing: false, to: '2027-03-03' }))).toEqual({});
    // A slip of the keys neither holds the page up nor is stored.
    expect(problems(filled({ ongoing: false, to: '9999-12-31' }))).toEqual({ to: 'validation.invalid' });
    expect(step('from', '0203-03-01')).toBe('validation.invalid');
  });
  it('AL: asks for a reason where the house avoids it, and for a word on each overlap', () => {
    const avoided = subject({ catalogue: [medicine({ avoidIn: ['KidneyFailure'] })] });
    expect(problems(filled(), avoided)).toEqual({ reason: 'validation.avoided' });
    expect(problems(filled({ reason: 'Nothing else helps' }), avoided)).toEqual({});
    const others = [
      anAllocation({ id: 'other', given: { id: 'm9', name: 'Z', activeIngredients: ['ZANDOPRILAT'] } }),
    ];
    expect(problems(filled(), subject({ others }))).toEqual({ accepted: 'validation.overlap' });
    const accepted = ['other'];
    expect(problems(filled({ accepted }), subject({ others }))).toEqual({
      reason: 'validation.overlapReason',
    });
    expect(problems(filled({ accepted, reason: 'Both for a week' }), subject({ others }))).toEqual({});
  });
  it('AL: asks for a reason for each warning, at both sides of its shortest length', () => {
    const allergies = [anAllergy({ substance: 'Zandoprilat' })];
    const warned = subject({ facts: { ...facts, allergies } });
    const missing = { answer: 'validation.warningReason' };
    expect(problems(filled(), warned)).toEqual(missing);
    expect(problems(filled({ answer: ' No ' }), warned)).toEqual(missing);
    const found = judged(filled({ answer: ' Yes ' }), warned);
    expect('body' in found && found.body.answers).toEqual([
      { kind: 'allergy', about: 'Zandoprilat', reason: 'Yes' },
    ]);
  });
  it('§3 #27: a change closes what was before and keeps the past', () => {
    const before = anAllocation({ segments: [aSegment({ to: '2027-04-30' })] });
    const entries = { ...changeEntries(before, '2027-03-03'), reason: 'Taper' };
    const [first] = entries.steps;
    if (!first) throw new Error('no step');
    const steps = [{ ...first, doseValue: 0.5 }, nextStep([{ ...first, doseValue: 0.25 }], '2027-03-03')];
    const of = subject({ before });
    const found = judged({ ...entries, steps }, of);
    expect('body' in found && found.body.segments).toMatchObject([
      { from: '2027-03-01', to: '2027-03-02', dose: { value: 1 } },
      { from: '2027-03-03', to: '2027-03-09', dose: { value: 0.5 } },
      { from: '2027-03-10', to: '2027-04-30', dose: { value: 0.25 } },
    ]);
    expect(problems({ ...entries, reason: ' ' }, of)).toEqual({ reason: 'validation.required' });
    const early = [{ ...first, from: '2027-03-02' }];
    expect(problems({ ...entries, steps: early }, of)).toEqual({ 'steps.0.from': 'validation.pastFixed' });
    const same = [first, { ...first, id: 'second' }];
    expect(problems({ ...entries, steps: same }, of)).toEqual({ 'steps.1.from': 'validation.segmentOrder' });
  });
});

describe('§2.7 pauses and stops', () => {
  const today = '2027-03-03';
  const context = { today, own: [], facts, ids: ['one', 'two'] as const };
  const before = anAllocation();
  const entries = { ...decisionEntries(before, today), reason: 'Operation' };
  it('have a day from today on, an end that is not before it, and a reason', () => {
    const found = decided(
      before,
      'pause',
      { ...entries, reason: ' ', from: '2027-03-02', to: '2027-03-01' },
      context,
    );
    expect(found).toEqual({
      problems: {
        from: 'validation.pastFixed',
        to: 'validation.endBeforeStart',
        reason: 'validation.required',
      },
    });
    const paused = decided(before, 'pause', { ...entries, to: today }, context);
    expect('body' in paused && paused.body.segments.map(({ from, pause }) => [from, pause])).toEqual([
      ['2027-03-01', undefined],
      ['2027-03-03', true],
      ['2027-03-04', undefined],
    ]);
    expect(decided(before, 'resume', entries, context)).toEqual({ problems: { from: 'validation.notDue' } });
  });
  it('a stop says why, in words only where the kind does not', () => {
    const stop = (why: string, reason: string) =>
      decided(before, 'stop', { ...entries, why, reason }, context);
    expect(stop('', '')).toMatchObject({ problems: { why: 'validation.required' } });
    expect(stop('other', '')).toEqual({ problems: { reason: 'validation.required' } });
    expect(stop('sideEffect', '')).toMatchObject({
      body: { reason: 'sideEffect', stopped: { on: today, reason: 'sideEffect' } },
    });
    expect(stop('other', 'Moved away')).toMatchObject({
      body: { reason: 'Moved away', stopped: { reason: 'other', note: 'Moved away' } },
    });
  });
});

describe('§2.7 the list of a patient', () => {
  it('§3 #28: has what is taken first, and counts only what was due within the window', () => {
    const planned = anAllocation({ id: 'x2', segments: [aSegment({ from: '2027-03-09' })] });
    const needed = anAllocation({ id: 'x3', asNeeded: { maxPerDay: 2 } });
    const over = anAllocation({ id: 'x4', segments: [aSegment({ to: '2027-03-02' })] });
    const rows = allocationRows([over, planned, needed, anAllocation()], byDue([entry({})]), {
      ...berlin,
      days: 7,
      isExcused: () => false,
    });
    expect(rows.map(({ id, state }) => [id, state])).toEqual([
      ['x1', 'active'],
      ['x3', 'active'],
      ['x2', 'planned'],
      ['x4', 'completed'],
    ]);
    expect(rows[0]).toMatchObject({
      next: { day: '2027-03-04' },
      adherence: { taken: 1, missed: 2, of: 3 },
    });
    expect(rows[1]).toMatchObject({ next: null, adherence: null });
    expect(rows[2]).toMatchObject({ next: { day: '2027-03-09' }, adherence: { of: 0 } });
  });
  it('shows a day with what is due, what was entered before a change, and what is taken as needed', () => {
    const gone = entry({ id: 'x1 2027-03-02T21:00', due: { day: '2027-03-02', time: '21:00' } });
    const needed = anAllocation({ id: 'x3', asNeeded: { maxPerDay: 2 } });
    const dose = entry({ id: 'n1', allocation: 'x3' });
    delete dose.due;
    const day = dayIntakes([anAllocation(), needed], [gone, dose], {
      ...berlin,
      day: '2027-03-02',
      isExcused: () => false,
    });
    expect(day.due.map(({ id, state, due }) => [id, state, due === null])).toEqual([
      ['x1 2027-03-02T08:00', 'missed', false],
      ['x1 2027-03-02T21:00', 'taken', true],
    ]);
    expect(day.needed).toMatchObject([{ maxPerDay: 2, taken: [{ id: 'n1' }] }]);
    expect(day.counts).toEqual({ taken: 0, missed: 1, of: 1 });
  });

  it.each([
    // Due at 23:30 in Berlin, and the list of the day after: six hours are real ones, also where the clocks change.
    ['23:30', '2027-03-02T23:20:00Z', ['yesterday 23:30 open', '23:30 scheduled']],
    ['23:30', '2027-03-03T04:30:00Z', ['yesterday 23:30 missed', '23:30 scheduled']],
    ['23:30', '2027-03-03T04:31:00Z', ['23:30 scheduled']],
    ['17:59', '2027-03-02T23:00:00Z', ['17:59 scheduled']],
    ['18:00', '2027-03-02T23:00:00Z', ['yesterday 18:00 missed', '18:00 scheduled']],
    ['23:30', '2027-03-28T04:30:00Z', ['yesterday 23:30 missed', '23:30 scheduled']],
    ['23:30', '2027-03-28T04:31:00Z', ['23:30 scheduled']],
    ['23:30', '2027-10-31T03:30:00Z', ['yesterday 23:30 missed', '23:30 scheduled']],
    ['23:30', '2027-10-31T03:31:00Z', ['23:30 scheduled']],
  ])('keeps a dose of %s on the list of the next day at %s: %j', (time, at, expected) => {
    const now = Date.parse(at);
    const { timeZone } = berlin;
    const asked = { timeZone, now, day: calendarDayOf(now, timeZone), isExcused: () => false };
    const plan = anAllocation({ segments: [aSegment({ times: [time] })] });
    const { due } = dayIntakes([plan], [], asked);
    expect(
      due.map(({ day, time: of, state }) => `${day < asked.day ? 'yesterday ' : ''}${of} ${state}`),
    ).toEqual(expected);
  });
});

describe('§2.7 the calendar', () => {
  it('has whole weeks from Monday, and every day once', () => {
    const weeks = weeksOf('2027-02-01');
    expect(weeks).toHaveLength(4);
    expect(weeks[0]?.[0]).toBe('2027-02-01');
    const march = weeksOf('2027-05-01').flat();
    expect(march.slice(0, 6)).toEqual([null, null, null, null, null, '2027-05-01']);
    expect(march.filter(Boolean)).toHaveLength(31);
    expect(monthFrom('2026-12-31', 2)).toBe('2027-02-01');
  });
  it('marks what is due and what pauses, and nothing once it is stopped', () => {
    const plan = anAllocation({
      segments: [
        aSegment({ to: '2027-03-02' }),
        aSegment({ id: 's2', from: '2027-03-03', to: '2027-03-04', pause: true }),
        aSegment({ id: 's3', from: '2027-03-05' }),
      ],
      stopped: { on: '2027-03-06', reason: 'completed' },
    });
    expect([...marksOf(plan, '2027-03-01', '2027-03-31')].toSorted()).toEqual([
      ['2027-03-01', 'due'],
      ['2027-03-02', 'due'],
      ['2027-03-03', 'paused'],
      ['2027-03-04', 'paused'],
      ['2027-03-05', 'due'],
    ]);
  });
  it('DT: goes by the zone of the patient; one that is unknown is UTC', () => {
    const late = Date.parse('2027-03-02T23:30:00Z');
    expect(calendarDayOf(late, 'Europe/Berlin')).toBe('2027-03-03');
    expect(calendarDayOf(late, 'America/Lima')).toBe('2027-03-02');
    expect(calendarDayOf(late, 'Nowhere/At all')).toBe('2027-03-02');
  });
});
