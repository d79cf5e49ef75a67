import { describe, expect, it } from 'vitest';
import { fileDueSince } from '@/domain/exchange/clinicFileState';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const on = (day: number, time = '10:00') => `2026-11-${String(day).padStart(2, '0')}T${time}:00.000Z`;

describe('A reminder of a file of all records', () => {
  it.each([
    ['nobody has changed anything', { since: on(1) }, 14, null],
    ['changed in the very moment in which it began', { since: on(1), changedAt: on(1) }, 14, null],
    ['never saved, kept for the days', { since: on(6), changedAt: on(7) }, 14, on(6)],
    ['never saved, kept for a day less', { since: on(7), changedAt: on(8) }, 14, null],
    ['saved, and changed since', { since: on(1), savedAt: on(6), changedAt: on(7) }, 14, on(6)],
    ['saved, and changed in the same instant', { since: on(1), savedAt: on(6), changedAt: on(6) }, 14, null],
    ['saved, and unchanged since', { since: on(1), savedAt: on(6), changedAt: on(5) }, 14, null],
    ['saved a day too late', { since: on(1), savedAt: on(7), changedAt: on(8) }, 14, null],
    ['to be reminded every day', { since: on(1), savedAt: on(19), changedAt: on(20) }, 1, on(19)],
    ['not to be reminded', { since: on(1), changedAt: on(2) }, 0, null],
  ])('%s', (_, standing, days, due) => {
    expect(fileDueSince(standing, days, NOW)).toBe(due);
  });
});
