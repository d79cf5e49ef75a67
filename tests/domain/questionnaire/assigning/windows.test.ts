import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '@/domain/patientDay';
import type { Recurrence } from '@/domain/questionnaire/assigning/assignment';
import { diffOf } from '@/domain/questionnaire/diff';
import { assignmentStateOf } from '@/domain/questionnaire/assigning/assignmentState';
import { lastWindow, nextWindow, windowAt, windowsBetween } from '@/domain/questionnaire/assigning/windows';
import type { QuestionnaireResponse } from '@/domain/questionnaire/responses/response';
import { anAsking, anItem, aQuestionnaire } from '@tests/support/questionnaires';

const BERLIN = 'Europe/Berlin';
const firsts = (asking: Parameters<typeof windowsBetween>[0], from: string, to: string, zone = BERLIN) =>
  windowsBetween(asking, from, to, zone).map(({ first }) => first.slice(5));

describe('when a questionnaire is asked', () => {
  it('once, for as many days as it may be answered', () => {
    expect(
      windowsBetween(
        anAsking({ at: '18:00', remindAfterDays: [2, 1, 9] }),
        '2027-01-01',
        '2027-12-31',
        BERLIN,
      ),
    ).toEqual([
      {
        first: '2027-03-01',
        last: '2027-03-03',
        opens: Date.parse('2027-03-01T17:00:00Z'),
        closes: Date.parse('2027-03-03T23:00:00Z'),
        reminders: ['2027-03-02', '2027-03-03'],
      },
    ]);
  });

  it.each<[Recurrence, string[]]>([
    [{ by: 'days', every: 1 }, ['03-01', '03-02', '03-03', '03-04', '03-05', '03-06', '03-07']],
    [{ by: 'days', every: 3 }, ['03-01', '03-04', '03-07']],
    [{ by: 'weekdays', every: 1, weekdays: [1, 4] }, ['03-01', '03-04']],
    [{ by: 'weekdays', every: 1, weekdays: [7] }, ['03-07']],
  ])('%o', (recurrence, expected) => {
    expect(firsts(anAsking({ recurrence, windowDays: 1 }), '2027-02-20', '2027-03-07')).toEqual(expected);
  });

  it('every second week counts weeks from the Monday of the first one', () => {
    const recurrence = { by: 'weekdays', every: 2, weekdays: [1, 5] } as const;
    const asking = anAsking({ start: '2027-03-03', recurrence: { ...recurrence, weekdays: [1, 5] } });
    expect(firsts(asking, '2027-03-01', '2027-04-05')).toEqual(['03-05', '03-15', '03-19', '03-29', '04-02']);
  });

  it('a window ends where the next begins, and with the assignment', () => {
    const asking = anAsking({ recurrence: { by: 'days', every: 2 }, windowDays: 5, end: '2027-03-03' });
    const windows = windowsBetween(asking, '2027-03-01', '2027-03-31', BERLIN);
    expect(windows.map(({ first, last }) => [first.slice(8), last.slice(8)])).toEqual([
      ['01', '02'],
      ['03', '03'],
    ]);
  });

  it('is open from its first instant to its last, not before and not after', () => {
    const asking = anAsking({ at: '08:00' });
    const opens = Date.parse('2027-03-01T07:00:00Z');
    const closes = Date.parse('2027-03-03T23:00:00Z');
    expect(windowAt(asking, opens - 1, BERLIN)).toBeUndefined();
    expect(nextWindow(asking, opens - 1, BERLIN)?.first).toBe('2027-03-01');
    expect(windowAt(asking, opens, BERLIN)?.first).toBe('2027-03-01');
    expect(windowAt(asking, closes - 1, BERLIN)?.first).toBe('2027-03-01');
    expect(windowAt(asking, closes, BERLIN)).toBeUndefined();
    expect(lastWindow(asking, closes, BERLIN)?.first).toBe('2027-03-01');
    expect(lastWindow(asking, closes - 1, BERLIN)).toBeUndefined();
    expect(nextWindow(asking, closes, BERLIN)).toBeUndefined();
  });

  const anyRecurrence: fc.Arbitrary<Recurrence> = fc.oneof(
    fc.constant({ by: 'once' as const }),
    fc.record({ by: fc.constant('days' as const), every: fc.integer({ min: 1, max: 40 }) }),
    fc.record({
      by: fc.constant('weekdays' as const),
      every: fc.integer({ min: 1, max: 5 }),
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    }),
  );
  const anyAsking = fc
    .record({
      offset: fc.integer({ min: -400, max: 400 }),
      length: fc.option(fc.integer({ min: 0, max: 120 }), { nil: undefined }),
      recurrence: anyRecurrence,
      windowDays: fc.integer({ min: 1, max: 60 }),
    })
    .map(({ offset, length, recurrence, windowDays }) => {
      const start = addDays('2028-02-29', offset);
      return anAsking({
        start,
        recurrence,
        windowDays,
        ...(length !== undefined && { end: addDays(start, length) }),
      });
    });
  const zones = fc.constantFrom('Europe/Berlin', 'America/Sao_Paulo', 'Pacific/Apia', 'UTC');

  it('keeps within start and end, and windows follow each other without sharing a day', () => {
    fc.assert(
      fc.property(anyAsking, zones, (asking, zone) => {
        const windows = windowsBetween(asking, '2027-12-01', '2028-05-31', zone);
        windows.forEach(({ first, last, opens, closes }, index) => {
          expect(first >= asking.start && (asking.end === undefined || last <= asking.end)).toBe(true);
          expect(daysBetween(first, last)).toBeLessThan(asking.windowDays);
          expect(opens).toBeLessThan(closes);
          const next = windows[index + 1];
          expect((next?.first ?? '9999') > last).toBe(true);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('asks on the same calendar days in every zone, whatever the clocks do', () => {
    fc.assert(
      fc.property(anyAsking, zones, (asking, zone) => {
        const days = (of: string) => firsts(asking, '2028-01-01', '2028-04-30', of);
        expect(days(zone)).toEqual(days('UTC'));
      }),
      { numRuns: 60 },
    );
  });
});

describe('how an assignment stands', () => {
  const asking = anAsking({ recurrence: { by: 'days', every: 7 }, end: '2027-03-10' });
  const answer = (parts: Partial<QuestionnaireResponse>): QuestionnaireResponse => ({
    id: 'r',
    version: '1',
    updatedAt: '2027-03-01T08:00:00.000Z',
    by: 'nurse',
    patient: 'p1',
    questionnaire: 'tired',
    revision: 1,
    assignment: 'given',
    due: '2027-03-01',
    status: 'answered',
    answers: {},
    onBehalf: false,
    scores: [],
    ...parts,
  });
  it.each<[string, QuestionnaireResponse[], string]>([
    ['2027-02-28', [], 'planned'],
    ['2027-03-01', [], 'open'],
    ['2027-03-01', [answer({ status: 'inProgress' })], 'begun'],
    ['2027-03-01', [answer({})], 'answered'],
    ['2027-03-01', [answer({ status: 'withdrawn' })], 'open'],
    ['2027-03-01', [answer({ assignment: 'other' })], 'open'],
    ['2027-03-03', [], 'open'],
    ['2027-03-04', [], 'overdue'],
    ['2027-03-04', [answer({})], 'planned'],
    ['2027-03-04', [answer({ status: 'inProgress' })], 'begun'],
    ['2027-03-08', [answer({})], 'open'],
    ['2027-03-11', [answer({ due: '2027-03-08' })], 'completed'],
    ['2027-03-11', [answer({})], 'overdue'],
  ])('on %s after %j: %s', (day, responses, state) => {
    expect(assignmentStateOf(asking, responses, Date.parse(`${day}T12:00:00Z`), BERLIN).state).toBe(state);
  });
  it('as somebody ended it', () => {
    const cancelled = anAsking({ status: 'cancelled' });
    expect(assignmentStateOf(cancelled, [], Date.parse('2027-03-01T12:00:00Z'), BERLIN)).toEqual({
      state: 'cancelled',
    });
  });
});

describe('what changed between two states', () => {
  it('is told by item: added, removed, changed, moved', () => {
    const before = aQuestionnaire();
    const [tired, level, sleep] = before.items;
    if (!tired || !level || !sleep) throw new Error('three items');
    const after = aQuestionnaire({
      title: { en: 'Other' },
      items: [sleep, { ...tired, required: false }, anItem('fresh', 'text')],
    });
    const { added, removed, changed, fields } = diffOf(before, after);
    expect(added.map(({ linkId }) => linkId)).toEqual(['fresh']);
    expect(removed.map(({ linkId }) => linkId)).toEqual(['level']);
    expect(changed.map(({ linkId, fields: of, moved }) => [linkId, of, moved])).toEqual([
      ['sleep', [], true],
      ['tired', ['required'], true],
    ]);
    expect(fields).toEqual(['title']);
    expect(diffOf(before, before)).toEqual({ added: [], removed: [], changed: [], fields: [] });
  });
});
