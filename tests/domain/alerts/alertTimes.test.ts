import { describe, expect, it } from 'vitest';
import type { Alert, AlertMatch } from '@/domain/alerts/alert';
import { beganAt, newestAt } from '@/domain/alerts/alertTimes';
import { anAlert, hoursAgo } from '../../support/builders';

const raised = hoursAgo(2);
const on = (at?: string): AlertMatch => ({
  severity: 'high',
  observed: { value: 2_600, limit: 2_000, unit: 'mL', ...(at && { at }) },
});
const standingOn = (found: readonly AlertMatch[], parts: Partial<Alert> = {}): Alert =>
  anAlert({
    startedAt: raised,
    repeatCount: Math.max(1, found.length),
    found: [...found],
    ...(found.at(-1) && { observed: (found.at(-1) as AlertMatch).observed }),
    ...parts,
  });

describe('the clinical times of an alert', () => {
  it.each([
    ['the first reading beyond the limit', standingOn([on(hoursAgo(70)), on(hoursAgo(3))]), hoursAgo(70)],
    [
      'the first day beyond it, not when that was found',
      standingOn([on('2026-11-17'), on('2026-11-19')]),
      '2026-11-17',
    ],
    [
      'that it was raised, where values are missing',
      standingOn([on(hoursAgo(90))], { direction: 'missing' }),
      raised,
    ],
    ['that it was raised, where nobody knows of when its figure is', standingOn([on()]), raised],
    ['that it was raised, where all that it stood on was withdrawn', standingOn([]), raised],
    [
      'what it began with, where that is only counted any more',
      standingOn([on('2026-11-18'), on('2026-11-19')], {
        startedAt: '2026-09-01T04:00:00Z',
        repeatCount: 62,
      }),
      '2026-09-01T04:00:00Z',
    ],
    [
      'its own figure, where it was stored before matches were kept',
      anAlert({ startedAt: raised, observed: on('2026-11-19').observed }),
      '2026-11-19',
    ],
  ])('begins with %s', (_, alert, began) => {
    expect(beganAt(alert)).toBe(began);
  });

  it('stands on its newest value, whatever was done to it since', () => {
    const alert = standingOn([on('2026-11-17'), on('2026-11-18')], { lastEventAt: hoursAgo(0) });
    expect(newestAt(alert)).toBe('2026-11-18');
    expect(newestAt(standingOn([on()]))).toBeUndefined();
  });
});
