import { describe, expect, it } from 'vitest';
import {
  countChoices,
  filterAlerts,
  hiddenUrgent,
  inOrder,
  isRecent,
  type AlertFilters,
} from '@/features/alerts/alertRows';
import { readQuery } from '@/features/alerts/useAlertQuery';
import { anAlert, aSummary, hoursAgo, NOW } from '@tests/support/builders';

const none: AlertFilters = { q: '', severity: '', status: '', measure: '', view: 'recent' };
const row = (parts: Parameters<typeof anAlert>[0] = {}, patient = aSummary()) => ({
  alert: anAlert(parts),
  patient,
});

describe('recent alerts', () => {
  it('are those not resolved, however old, and those changed in the last 72 hours', () => {
    expect(isRecent(anAlert({ lastEventAt: hoursAgo(1000) }), NOW)).toBe(true);
    expect(isRecent(anAlert({ status: 'resolved', lastEventAt: hoursAgo(72) }), NOW)).toBe(true);
    expect(isRecent(anAlert({ status: 'resolved', lastEventAt: hoursAgo(72.01) }), NOW)).toBe(false);
    const old = row({ status: 'resolved', lastEventAt: hoursAgo(100) });
    expect(filterAlerts([old], none, NOW)).toEqual([]);
    expect(filterAlerts([old], { ...none, view: 'all' }, NOW)).toEqual([old]);
  });
});

describe('the order', () => {
  it('puts active ones first, then the most urgent, an unknown level beside critical, then the oldest', () => {
    const list = [
      row({ id: 'low', severity: 'low' }),
      row({ id: 'done', status: 'resolved' }),
      row({ id: 'high', severity: 'high' }),
      row({ id: 'unknown', severity: 'unknown' }),
      row({ id: 'new', startedAt: hoursAgo(1) }),
      row({ id: 'old', startedAt: hoursAgo(30) }),
      row({ id: 'old by name', startedAt: hoursAgo(30) }, aSummary({ firstName: 'Ada' })),
    ];
    const order = list.sort(inOrder).map(({ alert }) => alert.id);
    expect(order).toEqual(['old by name', 'old', 'new', 'unknown', 'high', 'low', 'done']);
  });
});

describe('filters', () => {
  const rows = [
    row({ id: '1' }, aSummary({ firstName: 'Zoë', lastName: 'Äpfelbaum' })),
    row({ id: '2', severity: 'high', measure: 'water' }),
    row({ id: '3', severity: 'low', status: 'acknowledged' }),
    { alert: anAlert({ id: '4', patient: 'p9' }), patient: undefined },
  ];
  const ids = (filters: Partial<AlertFilters>) =>
    filterAlerts(rows, { ...none, ...filters }, NOW).map(({ alert }) => alert.id);

  it('find names without accents and in any order, by ID, and by the id while the name is unknown', () => {
    expect(ids({ q: 'apfel zoe' })).toEqual(['1']);
    expect(ids({ q: 'nd-0001' })).toEqual(['1', '2', '3']);
    expect(ids({ q: 'p9' })).toEqual(['4']);
  });

  it('add up, and each choice counts what the others leave', () => {
    expect(ids({ severity: 'high', measure: 'water' })).toEqual(['2']);
    expect(ids({ severity: 'low', measure: 'water' })).toEqual([]);
    const counts = countChoices(
      rows,
      { ...none, severity: 'low', measure: 'bloodPressure' },
      'severity',
      NOW,
    );
    expect([...counts]).toEqual([
      ['critical', 2],
      ['low', 1],
    ]);
  });

  it('AL04: hide only what is open and urgent, a level nobody understands included', () => {
    const urgent = [
      row({ id: 'a' }),
      row({ id: 'b', severity: 'unknown' }),
      row({ id: 'c', severity: 'high' }),
      row({ id: 'd', severity: 'medium' }),
      row({ id: 'e', status: 'acknowledged' }),
      row({ id: 'f', status: 'resolved' }),
    ];
    expect(hiddenUrgent(urgent, [])).toBe(3);
    expect(hiddenUrgent(urgent, urgent.slice(0, 2))).toBe(1);
  });
});

describe('the address', () => {
  it('is read leniently: what is not understood becomes its default', () => {
    const read = (text: string) => readQuery(new URLSearchParams(text));
    expect(read('severity=high&status=open&measure=water&view=all&page=3&size=50&alert=x')).toEqual({
      q: '',
      severity: 'high',
      status: 'open',
      measure: 'water',
      view: 'all',
      page: 3,
      pageSize: 50,
      alert: 'x',
    });
    expect(read('severity=HIGH&status=__proto__&measure=sugar&view=none&page=-1&size=7')).toEqual({
      ...none,
      page: 1,
      pageSize: 25,
      alert: null,
    });
  });
});
