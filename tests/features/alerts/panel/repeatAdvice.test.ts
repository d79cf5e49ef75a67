import { describe, expect, it } from 'vitest';
import { repeatAdvice } from '@/features/alerts/panel/repeatAdvice';
import { anAlert } from '@tests/support/builders';

describe('a severe pressure', () => {
  const minute = 60_000;
  const at = '2026-11-20T08:00:00.000Z';
  const measured = { ...anAlert().observed, at };
  const after = (minutes: number) => Date.parse(at) + minutes * minute;

  it('is to be measured again until it was, and no longer once resolved', () => {
    const advice = (given: Parameters<typeof anAlert>[0]) =>
      repeatAdvice(anAlert({ observed: measured, ...given }), after(1));
    expect(advice({ repeatCount: 1 })).toBe('alerts.repeatMeasurement');
    expect(advice({ rule: 'pressurePregnancy' })).toBe('alerts.repeatMeasurement');
    expect(advice({ repeatCount: 2 })).toBeNull();
    expect(advice({ status: 'resolved' })).toBeNull();
    expect(advice({ rule: 'pressureLow' })).toBeNull();
  });

  it.each([
    [0, 'alerts.repeatMeasurement'],
    [15, 'alerts.repeatMeasurement'],
    [16, 'alerts.repeatRequest'],
    [5 * 60, 'alerts.repeatRequest'],
  ])('that is %d minutes old says what can still be done about it', (minutes, said) => {
    expect(repeatAdvice(anAlert({ observed: measured }), after(minutes))).toBe(said);
  });

  it('without an instant of its own is as old as its alert', () => {
    const dated = anAlert({ observed: { ...measured, at: '2026-11-20' }, startedAt: at });
    expect(repeatAdvice(dated, after(5))).toBe('alerts.repeatMeasurement');
    expect(repeatAdvice(dated, after(300))).toBe('alerts.repeatRequest');
  });
});
