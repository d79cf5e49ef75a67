import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateOn, type Segment } from '@/domain/medicine/allocation';
import { allocationProblems } from '@/domain/medicine/allocationProblems';
import { changedFrom, pausedFrom, resumedFrom } from '@/domain/medicine/changes';
import { avoidedFor, overlapsOf } from '@/domain/medicine/overlaps';
import { intakeDays, intakesBetween, totalDays } from '@/domain/medicine/schedule';
import { addDays } from '@/domain/patientDay';
import { anAllocation, aSegment, frequencies } from '@tests/support/plans';

const day = (number: number) => `2027-03-${String(number).padStart(2, '0')}`;
const dueIn = (segments: Segment[], from = '2027-02-15', to = '2027-06-30') =>
  intakesBetween(anAllocation({ segments }), from, to, 'UTC');
const daysIn = (segments: Segment[]) => intakeDays(anAllocation({ segments }), day(1), day(20));
/** What a form gives: everything but what the chain decides. */
function asChange(
  { id: _id, anchor: _anchor, ...segment }: Segment,
  from: string,
  parts: Partial<Segment> = {},
) {
  return { ...segment, ...parts, from };
}

/** Any chain of segments with gaps, pauses and an open end. */
const chains: fc.Arbitrary<Segment[]> = fc
  .array(
    fc.record({
      gap: fc.nat(3),
      length: fc.integer({ min: 1, max: 9 }),
      frequency: fc.constantFrom(...Object.values(frequencies)),
      value: fc.integer({ min: 1, max: 3 }),
      isPause: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .chain((parts) => fc.boolean().map((isOpen) => ({ parts, isOpen })))
  .map(({ parts, isOpen }) => {
    let next = day(1);
    return parts.map(({ gap, length, frequency, value, isPause }, index) => {
      const from = addDays(next, gap);
      const to = addDays(from, length - 1);
      next = addDays(to, 1);
      return aSegment({
        id: `s${index}`,
        from,
        frequency,
        dose: { value, unit: 'tablet' },
        ...(!(isOpen && index === parts.length - 1) && { to }),
        ...(isPause && { pause: true, reason: 'Away' }),
      });
    });
  });
const someDay = fc.integer({ min: -3, max: 50 }).map((offset) => addDays(day(1), offset));

describe('§3 #27 a change of a medicine', () => {
  it('closes what was the day before and keeps the rhythm where the frequency stays', () => {
    const before = [aSegment({ frequency: frequencies.specificFrequency })];
    const later = changedFrom(
      before,
      asChange(aSegment(), day(6), { times: ['20:00'], frequency: frequencies.specificFrequency }),
      's2',
    );
    expect(later).toMatchObject([
      { to: day(5) },
      { id: 's2', from: day(6), anchor: day(1), times: ['20:00'] },
    ]);
    expect(daysIn(later)).toEqual([1, 4, 7, 10, 13, 16, 19].map(day));
    const other = changedFrom(before, asChange(aSegment(), day(6), { frequency: frequencies.cycle }), 's2');
    expect(other[1]).toMatchObject({ anchor: day(6) });
  });

  it('takes weekdays in any order for the same rhythm, and starts over after a gap', () => {
    const before = [aSegment({ to: day(5), frequency: { kind: 'preciseDays', weekdays: [1, 3] } })];
    const change = { frequency: { kind: 'preciseDays' as const, weekdays: [3, 1] } };
    expect(changedFrom(before, asChange(aSegment(), day(6), change), 's2')[1]).toMatchObject({
      anchor: day(1),
    });
    expect(changedFrom(before, asChange(aSegment(), day(7), change), 's2')[1]).toMatchObject({
      anchor: day(7),
    });
  });

  it('keeps the rhythm over a pause, and gives up what was to begin later', () => {
    const frequency = frequencies.specificFrequency;
    const resting = pausedFrom([aSegment({ frequency })], { from: day(5), to: day(8), reason: 'Away' }, [
      's2',
      's3',
    ]);
    const changed = changedFrom(resting, asChange(aSegment(), day(9), { frequency, times: ['20:00'] }), 's4');
    expect(changed.map(({ id, from, to }) => [id, from, to])).toEqual([
      ['s1', day(1), day(4)],
      ['s2', day(5), day(8)],
      ['s4', day(9), undefined],
    ]);
    expect(daysIn(changed)).toEqual([1, 4, 10, 13, 16, 19].map(day));
  });

  it('§3 #26: makes a taper of doses that follow each other', () => {
    const taper = [5, 10].reduce(
      (segments, from, index) =>
        changedFrom(
          segments,
          asChange(aSegment(), day(from), { dose: { value: 20 - 5 * index, unit: 'mg' } }),
          `t${index}`,
        ),
      [aSegment({ dose: { value: 40, unit: 'mg' } })],
    );
    expect(dueIn(taper, day(4), day(11)).map(({ dose }) => dose.value)).toEqual([
      40, 20, 20, 20, 20, 20, 15, 15,
    ]);
    expect(allocationProblems(anAllocation({ segments: taper }))).toEqual({});
  });

  it('never touches what was due before the day from which it holds', () => {
    fc.assert(
      fc.property(
        chains,
        someDay,
        fc.constantFrom(...Object.values(frequencies)),
        (chain, from, frequency) => {
          const changed = changedFrom(chain, asChange(aSegment(), from, { frequency }), 'new');
          const paused = pausedFrom(chain, { from, reason: 'Rest' }, ['new', 'next']);
          const resumed = resumedFrom(chain, { from }, 'new');
          const until = addDays(from, -1);
          for (const after of [changed, paused, resumed]) {
            expect(dueIn(after, '2027-02-15', until)).toEqual(dueIn(chain, '2027-02-15', until));
            expect(allocationProblems(anAllocation({ segments: after }))).toEqual({});
            expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
          }
        },
      ),
    );
  });
});

describe('§2.7 a pause', () => {
  const course = [aSegment({ to: day(10) })];

  it('of some days leaves the rest with its own end and its own rhythm', () => {
    const third = [aSegment({ to: day(20), frequency: frequencies.specificFrequency })];
    const paused = pausedFrom(third, { from: day(5), to: day(8), reason: 'Surgery' }, ['s2', 's3']);
    expect(paused.map(({ id, from, to, pause, reason }) => [id, from, to, pause, reason])).toEqual([
      ['s1', day(1), day(4), undefined, undefined],
      ['s2', day(5), day(8), true, 'Surgery'],
      ['s3', day(9), day(20), undefined, undefined],
    ]);
    expect(daysIn(paused)).toEqual([1, 4, 10, 13, 16, 19].map(day));
    expect(totalDays(anAllocation({ segments: paused }))).toBe(20);
  });

  it('of some days goes over several parts of a taper', () => {
    const taper = [
      aSegment({ to: day(4), dose: { value: 3, unit: 'tablet' } }),
      aSegment({ id: 's2', from: day(5), to: day(8), dose: { value: 2, unit: 'tablet' } }),
      aSegment({ id: 's3', from: day(9), to: day(12), dose: { value: 1, unit: 'tablet' } }),
    ];
    const paused = pausedFrom(taper, { from: day(3), to: day(9), reason: 'Rest' }, ['n1', 'n2']);
    expect(dueIn(paused).map((one) => `${one.day.slice(-2)} ${one.dose.value}`)).toEqual([
      '01 3',
      '02 3',
      '10 1',
      '11 1',
      '12 1',
    ]);
    expect([2, 3, 9, 10, 13].map((one) => stateOn({ segments: paused }, day(one)))).toEqual([
      'active',
      'paused',
      'paused',
      'active',
      'completed',
    ]);
  });

  it('without an end rests until it is resumed, and still ends when it was to end', () => {
    const paused = pausedFrom(course, { from: day(4), reason: 'Nausea' }, ['s2', 's3']);
    expect(daysIn(paused)).toEqual([1, 2, 3].map(day));
    expect([4, 10, 11].map((one) => stateOn({ segments: paused }, day(one)))).toEqual([
      'paused',
      'paused',
      'completed',
    ]);
    const resumed = resumedFrom(paused, { from: day(8), reason: 'Well again' }, 's4');
    expect(daysIn(resumed)).toEqual([1, 2, 3, 8, 9, 10].map(day));
    expect(resumed.at(-1)).toMatchObject({ id: 's4', reason: 'Well again', to: day(10) });
    expect(resumed.at(-1)?.pause).toBeUndefined();
  });

  it('that is resumed leaves a later one as it was meant', () => {
    const first = pausedFrom([aSegment()], { from: day(3), to: day(6), reason: 'Away' }, ['a', 'b']);
    const both = pausedFrom(first, { from: day(12), to: day(14), reason: 'Away again' }, ['c', 'd']);
    const resumed = resumedFrom(both, { from: day(5) }, 'e');
    expect(daysIn(resumed)).toEqual([1, 2, 5, 6, 7, 8, 9, 10, 11, 15, 16, 17, 18, 19, 20].map(day));
  });

  it('changes nothing where it ends before it begins, or nothing is planned', () => {
    expect(pausedFrom(course, { from: day(5), to: day(4), reason: '' }, ['a', 'b'])).toEqual(course);
    expect(pausedFrom(course, { from: day(11), reason: '' }, ['a', 'b'])).toEqual(course);
    expect(resumedFrom(course, { from: day(5) }, 'a')).toEqual(course);
  });

  it('leaves nothing due within, everything as planned outside, and gives all of it back', () => {
    fc.assert(
      fc.property(chains, someDay, fc.option(fc.nat(20)), (chain, from, length) => {
        const plain = chain.map(({ pause: _pause, reason: _reason, ...segment }) => segment);
        const to = length === null ? undefined : addDays(from, length);
        const paused = pausedFrom(plain, { from, ...(to && { to }), reason: 'Rest' }, ['n1', 'n2']);
        const isWithin = (one: string) => one >= from && (to === undefined || one <= to);
        expect(dueIn(paused)).toEqual(dueIn(plain).filter((one) => !isWithin(one.day)));
        expect(allocationProblems(anAllocation({ segments: paused }))).toEqual({});
        // Gaps between segments end a pause: each part of it is resumed by itself.
        const starts = paused.filter(({ pause }) => pause).map((one) => one.from);
        const back = starts.reduce((all, one, index) => resumedFrom(all, { from: one }, `r${index}`), paused);
        expect(dueIn(back)).toEqual(dueIn(plain));
      }),
    );
  });
});

describe('§2.7 the same medicine twice', () => {
  const ramipril = { id: 'm2', activeIngredients: ['ramipril'] };
  const found = (segment: Partial<Segment>, other: Parameters<typeof anAllocation>[0]) =>
    overlapsOf(ramipril, [aSegment(segment)], [anAllocation({ id: 'x2', ...other })], 'x1').map(
      ({ because, ingredient }) => ingredient ?? because,
    );

  it('is found by medicine, or by ingredient whatever its case; a medicine never overlaps with itself', () => {
    expect(found({}, {})).toEqual(['ramipril']);
    expect(found({}, { medicine: 'm2', given: { id: 'm2', name: 'R', activeIngredients: [] } })).toEqual([
      'medicine',
    ]);
    expect(found({}, { given: { id: 'm1', name: 'A', activeIngredients: ['Amlodipine'] } })).toEqual([]);
    expect(overlapsOf(ramipril, [aSegment()], [anAllocation()], 'x1')).toEqual([]);
  });

  it.each([
    [9, 0],
    [10, 1],
    [20, 1],
  ])('from day 10 to 20 against one that ends on day %d: %d', (end, count) => {
    expect(found({ from: day(10), to: day(20) }, { segments: [aSegment({ to: day(end) })] })).toHaveLength(
      count,
    );
  });

  it.each([
    [20, 1],
    [21, 0],
  ])('against one that begins on day %d: %d', (start, count) => {
    expect(
      found({ from: day(10), to: day(20) }, { segments: [aSegment({ from: day(start) })] }),
    ).toHaveLength(count);
  });

  it.each([
    [10, 0],
    [11, 1],
  ])('against one that is stopped on day %d: %d', (on, count) => {
    const stopped = { on: day(on), reason: 'other' as const };
    expect(found({ from: day(10), to: day(20) }, { stopped })).toHaveLength(count);
  });

  it.each([
    [10, 0],
    [9, 1],
  ])(
    'of the day on which one was changed what followed counts: from day %d against day 10, %d',
    (from, count) => {
      const segments = [
        aSegment({ to: day(10), until: '12:00' }),
        aSegment({ id: 's2', from: day(10), since: '12:00', pause: true }),
      ];
      expect(found({ from: day(from), to: day(20) }, { segments })).toHaveLength(count);
    },
  );

  it('is not found while either pauses, nor in what a stop gave up', () => {
    expect(found({ pause: true }, {})).toEqual([]);
    const taper = [aSegment({ to: day(5) }), aSegment({ id: 's2', from: day(15), to: day(18) })];
    const stopped = { on: day(12), reason: 'other' as const };
    expect(found({ from: day(10), to: day(20) }, { segments: taper, stopped })).toEqual([]);
    expect(found({ from: day(10), to: day(20) }, { segments: taper })).toHaveLength(1);
  });

  it('is avoided only where the house says so', () => {
    expect(
      avoidedFor({ avoidIn: ['KidneyFailure', 'HeartFailure'] }, ['HeartFailure', 'HyperTension']),
    ).toEqual(['HeartFailure']);
    expect(avoidedFor({ avoidIn: [] }, ['KidneyFailure'])).toEqual([]);
  });
});
