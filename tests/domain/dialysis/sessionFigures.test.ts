import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { DialysisSession } from '@/domain/dialysis/session';
import {
  interdialyticGains,
  netUltrafiltration,
  ultrafiltrationRate,
} from '@/domain/dialysis/sessionFigures';

const kind = 'haemodialysis' as const;

describe('The rate of ultrafiltration', () => {
  it.each([
    ['2.4 L in 4 h at 75 kg', { ultrafiltrationMl: 2400, durationMinutes: 240, weightAfter: 75 }, 8],
    ['just above 10', { ultrafiltrationMl: 3015, durationMinutes: 240, weightAfter: 75 }, 10.1],
    ['nothing taken off', { ultrafiltrationMl: 0, durationMinutes: 240, weightAfter: 75 }, 0],
    [
      'the weight before alone, less what was taken',
      { ultrafiltrationMl: 2400, durationMinutes: 240, weightBefore: 77.4 },
      8,
    ],
    [
      'the weight after before all',
      { ultrafiltrationMl: 2400, durationMinutes: 240, weightBefore: 90, weightAfter: 75 },
      8,
    ],
    ['no weight', { ultrafiltrationMl: 2400, durationMinutes: 240 }, null],
    ['no duration', { ultrafiltrationMl: 2400, weightAfter: 75 }, null],
    ['a duration of nothing', { ultrafiltrationMl: 2400, durationMinutes: 0, weightAfter: 75 }, null],
    ['no volume', { durationMinutes: 240, weightAfter: 75 }, null],
  ])('%s', (_, session, expected) => {
    expect(ultrafiltrationRate({ kind, ...session })).toBe(expected);
  });

  it('is none of peritoneal dialysis, whose water comes off all day', () => {
    const session = { ultrafiltrationMl: 2400, durationMinutes: 240, weightAfter: 75 };
    expect(ultrafiltrationRate({ kind: 'peritoneal', ...session })).toBeNull();
  });

  it('falls with weight and time and is never less than nothing', () => {
    const amounts = fc.record({
      ultrafiltrationMl: fc.integer({ min: 0, max: 10_000 }),
      durationMinutes: fc.integer({ min: 1, max: 720 }),
      weightAfter: fc.integer({ min: 2, max: 400 }),
    });
    fc.assert(
      fc.property(amounts, (session) => {
        const rate = ultrafiltrationRate({ kind, ...session }) ?? NaN;
        const longer = ultrafiltrationRate({
          kind,
          ...session,
          durationMinutes: session.durationMinutes + 1,
        });
        const heavier = ultrafiltrationRate({ kind, ...session, weightAfter: session.weightAfter + 1 });
        expect(rate).toBeGreaterThanOrEqual(0);
        expect(longer).toBeLessThanOrEqual(rate);
        expect(heavier).toBeLessThanOrEqual(rate);
      }),
    );
  });
});

it.each([
  [10_000, 10_800, 800],
  [10_000, 9_600, -400],
  [undefined, 9_600, null],
  [10_000, undefined, null],
])('fill %s and drain %s leave %s', (fillMl, drainMl, expected) => {
  expect(
    netUltrafiltration({
      ...(fillMl !== undefined && { fillMl }),
      ...(drainMl !== undefined && { drainMl }),
    }),
  ).toBe(expected);
});

type Weighed = Parameters<typeof interdialyticGains>[0][number];
const session = (id: string, at: string, change: Partial<DialysisSession> = {}): Weighed => ({
  id,
  at,
  kind,
  status: 'done',
  weightBefore: 77,
  weightAfter: 75,
  ...change,
});

describe('The gain between sessions', () => {
  const first = session('a', '2026-11-16T08:00:00Z');
  it.each([
    ['two days later', session('b', '2026-11-18T08:00:00Z'), 2],
    ['in hundredths, without binary dust', session('b', '2026-11-18T08:00:00Z', { weightBefore: 75.3 }), 0.3],
    ['a loss', session('b', '2026-11-18T08:00:00Z', { weightBefore: 74.5 }), -0.5],
    ['cut short, and yet a session', session('b', '2026-11-18T08:00:00Z', { status: 'cutShort' }), 2],
    ['of haemodiafiltration', session('b', '2026-11-18T08:00:00Z', { kind: 'haemodiafiltration' }), 2],
    ['after exactly seven days', session('b', '2026-11-23T08:00:00Z'), 2],
    ['a second more than seven days', session('b', '2026-11-23T08:00:01Z'), null],
    ['not weighed', { id: 'b', at: '2026-11-18T08:00:00Z', kind, status: 'done' } as Weighed, null],
    ['missed', session('b', '2026-11-18T08:00:00Z', { status: 'missed' }), null],
    ['a mistake', session('b', '2026-11-18T08:00:00Z', { status: 'entered-in-error' }), null],
    ['peritoneal', session('b', '2026-11-18T08:00:00Z', { kind: 'peritoneal' }), null],
    ['at the same instant', session('b', '2026-11-16T08:00:00Z'), null],
  ])('to one that is %s', (_, second, expected) => {
    const gains = interdialyticGains([second, first]);
    expect(gains[0]?.kg ?? null).toBe(expected);
  });

  it('goes over a missed session, and not over one that was not weighed', () => {
    const missed = session('m', '2026-11-18T08:00:00Z', { status: 'missed' });
    const { weightAfter: _, ...light } = session('l', '2026-11-18T08:00:00Z');
    const last = session('z', '2026-11-20T08:00:00Z', { weightBefore: 79 });
    expect(interdialyticGains([first, missed, last]).map(({ kg }) => kg)).toEqual([4]);
    expect(interdialyticGains([first, light, last]).map(({ session: id }) => id)).toEqual(['l']);
  });
});
