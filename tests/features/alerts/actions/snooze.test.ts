import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestSnooze } from '@/domain/alerts/alertAction';
import { transition } from '@/domain/alerts/alertTransition';
import { severities } from '@/domain/alerts/severity';
import {
  endOfEntry,
  offeredHours,
  shortSnooze,
  snoozeAction,
  snoozeProblem,
  type SnoozeEntry,
} from '@/features/alerts/actions/snooze';
import { anAlert, NOW } from '@tests/support/builders';

const HOUR = 3_600_000;
const free = (until: string): SnoozeEntry => ({ ...shortSnooze, length: 'until', until });

describe('putting an alert off', () => {
  it('offers no longer time than the level allows', () => {
    expect(offeredHours('critical')).toEqual([1]);
    expect(offeredHours('unknown')).toEqual([1]);
    expect(offeredHours('high')).toEqual([1, 4, 8, 24]);
    expect(offeredHours('medium')).toEqual([1, 4, 8, 24, 72]);
  });

  it('§3 #6: has an end, which is still to come and within the longest time, to the minute', () => {
    const zone = 'Europe/Berlin';
    // NOW is noon there.
    expect(endOfEntry(shortSnooze, NOW, zone)).toBe(NOW + HOUR);
    expect(snoozeProblem(free(''), 'low', NOW, zone)).toBe('validation.required');
    expect(snoozeProblem(free('2026-11-20T12:00'), 'low', NOW, zone)).toBe('validation.snoozePast');
    expect(snoozeProblem(free('2026-11-20T12:01'), 'low', NOW, zone)).toBeNull();
    expect(snoozeProblem(free('2026-11-20T13:00'), 'critical', NOW, zone)).toBeNull();
    expect(snoozeProblem(free('2026-11-20T13:01'), 'critical', NOW, zone)).toBe('validation.snoozeTooLong');
    expect(snoozeProblem({ ...shortSnooze, length: '4' }, 'critical', NOW, zone)).toBe(
      'validation.snoozeTooLong',
    );
  });

  it('sends nothing that the rules of the alert refuse, and offers nothing that they do', () => {
    const offered = severities.flatMap((severity) =>
      offeredHours(severity).map((hours) => ({ severity, hours })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...offered), fc.string(), ({ severity, hours }, reason) => {
        const entry: SnoozeEntry = { length: `${hours}`, until: '', reason };
        expect(hours).toBeLessThanOrEqual(longestSnooze(severity));
        expect(snoozeProblem(entry, severity, NOW, 'UTC')).toBeNull();
        const action = snoozeAction(entry, NOW, 'UTC');
        const after = transition(anAlert({ severity }), action, { by: 'nurse', now: NOW });
        expect(after.snoozedUntil).toBe(new Date(NOW + hours * HOUR).toISOString());
      }),
    );
  });
});
