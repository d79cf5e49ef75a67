import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remainingUntil } from '@/demo/pages/doors/countdown';
import { emailProblem } from '@/demo/pages/emailProblem';

describe('what remains until an instant (§2.7)', () => {
  it.each([
    [0, [0, 0, 0, 0]],
    [-1, [0, 0, 0, 0]],
    [999, [0, 0, 0, 0]],
    [1000, [0, 0, 0, 1]],
    [59_999, [0, 0, 0, 59]],
    [60_000, [0, 0, 1, 0]],
    [3_600_000, [0, 1, 0, 0]],
    [86_399_999, [0, 23, 59, 59]],
    [86_400_000, [1, 0, 0, 0]],
  ])('%d ms', (left, [days, hours, minutes, seconds]) => {
    expect(remainingUntil(5_000_000 + left, 5_000_000)).toEqual({ days, hours, minutes, seconds });
  });

  it('is never negative, and adds up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 1e12 }), (at, moment) => {
        const { days, hours, minutes, seconds } = remainingUntil(at, moment);
        const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
        expect(Math.min(days, hours, minutes, seconds)).toBeGreaterThanOrEqual(0);
        expect(total).toBe(Math.floor(Math.max(0, at - moment) / 1000));
      }),
    );
  });
});

describe('an address that is written to', () => {
  it.each([
    ['', 'auth.emailRequired'],
    ['  ', 'auth.emailRequired'],
    ['nobody', 'validation.email'],
    ['a@b', 'validation.email'],
    ['a@b..c', 'validation.email'],
    ['a b@c.example', 'validation.email'],
    [' a@b.example ', null],
  ])('“%s”', (text, problem) => {
    expect(emailProblem(text)).toBe(problem);
  });
});
