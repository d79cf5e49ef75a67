import { describe, expect, it } from 'vitest';
import {
  asOf,
  countChoices,
  filterAlerts,
  foldRows,
  hiddenUrgent,
  inOrder,
  isRecent,
  isUnclosed,
  sortRows,
  type AlertFilters,
} from '@/features/alerts/alertRows';
import { readQuery } from '@/features/alerts/useAlertQuery';
import { anAlert, aSummary, hoursAgo, NOW } from '@tests/support/builders';

const none: AlertFilters = {
  q: '',
  severity: '',
  status: '',
  measure: '',
  category: '',
  owner: '',
  age: '',
  attention: '',
  tab: 'recent',
};
const asked = { me: 'nurse', now: NOW };
const row = (parts: Parameters<typeof anAlert>[0] = {}, patient = aSummary()) => ({
  alert: anAlert(parts),
  patient,
});
const idsOf = (rows: readonly { alert: { id: string } }[]) => rows.map(({ alert }) => alert.id);
const event = (action: 'acknowledged' | 'started', hours: number) =>
  ({ at: hoursAgo(hours), by: 'nurse', action }) as const;

describe('§2.5 recent alerts', () => {
  it('are those not closed, however old, and those changed in the last 72 hours', () => {
    expect(isRecent(anAlert({ lastEventAt: hoursAgo(1000) }), NOW)).toBe(true);
    expect(isRecent(anAlert({ status: 'snoozed', lastEventAt: hoursAgo(1000) }), NOW)).toBe(true);
    expect(isRecent(anAlert({ status: 'resolved', lastEventAt: hoursAgo(72) }), NOW)).toBe(true);
    expect(isRecent(anAlert({ status: 'autoCleared', lastEventAt: hoursAgo(72.01) }), NOW)).toBe(false);
    const old = row({ status: 'resolved', lastEventAt: hoursAgo(100) });
    expect(filterAlerts([old], none, asked)).toEqual([]);
    expect(filterAlerts([old], { ...none, tab: 'all' }, asked)).toEqual([old]);
  });
});

describe('AL05: what cannot be read', () => {
  const parked = row({ id: 'parked', status: 'unknown' });
  const open = row({ id: 'open' });
  const strange = [row({ id: 's1', measure: 'unknown' }), row({ id: 's2', measure: 'unknown' })];

  it('stands among the open ones, is found by its own name too, and is never hidden without a word', () => {
    const rows = [parked, open, row({ id: 'mine', status: 'acknowledged' })];
    expect(idsOf(filterAlerts(rows, { ...none, status: 'open' }, asked))).toEqual(['parked', 'open']);
    expect(idsOf(filterAlerts(rows, { ...none, status: 'unknown' }, asked))).toEqual(['parked']);
    expect(Object.fromEntries(countChoices(rows, none, 'status', asked))).toEqual({
      open: 2,
      unknown: 1,
      acknowledged: 1,
    });
    expect(hiddenUrgent(rows, [])).toBe(2);
  });

  it('is not folded: nobody can say that two of them are about the same', () => {
    expect(foldRows(strange).map(({ lead }) => lead.alert.id)).toEqual(['s1', 's2']);
    expect(idsOf(filterAlerts([...strange, open], { ...none, measure: 'unknown' }, asked))).toEqual([
      's1',
      's2',
    ]);
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
    const order = idsOf(list.toSorted(inOrder));
    expect(order).toEqual(['old by name', 'old', 'new', 'unknown', 'high', 'low', 'done']);
    expect(idsOf(sortRows(list, 'severity', false))).toEqual(order);
    expect(idsOf(sortRows(list, 'started', false)).slice(0, 2)).toEqual(['old by name', 'old']);
    expect(idsOf(sortRows(list, 'patient', true)).at(-1)).toBe('old by name');
  });
});

describe('filters', () => {
  const rows = [
    row({ id: '1', owner: 'nurse' }, aSummary({ firstName: 'Zoë', lastName: 'Äpfelbaum' })),
    row({ id: '2', severity: 'high', measure: 'water', escalatedTo: 'nextInTeam' }),
    row({ id: '3', severity: 'low', status: 'acknowledged', team: 'USER', startedAt: hoursAgo(30) }),
    { alert: anAlert({ id: '4', patient: 'p9' }), patient: undefined },
  ];
  const ids = (filters: Partial<AlertFilters>) => idsOf(filterAlerts(rows, { ...none, ...filters }, asked));

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
      asked,
    );
    expect([...counts]).toEqual([
      ['critical', 2],
      ['low', 1],
    ]);
  });

  it('§2.5 ask for mine, nobody’s, somebody’s, a category, an age and what is escalated', () => {
    expect(ids({ owner: 'me' })).toEqual(['1']);
    expect(ids({ owner: 'nurse' })).toEqual(['1']);
    expect(ids({ owner: 'none' })).toEqual(['2', '4']);
    expect(ids({ category: 'CKD' })).toEqual(['1', '2', '3']);
    expect(ids({ age: '24' })).toEqual(['3']);
    expect(ids({ attention: 'escalated' })).toEqual(['2']);
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

describe('§2.5 folding', () => {
  it('shows the most urgent active alert of a patient and measure, and the others under it', () => {
    const rows = [
      row({ id: 'mean', severity: 'medium' }),
      row({ id: 'severe' }),
      row({ id: 'low', severity: 'low' }),
      row({ id: 'water', measure: 'water' }),
      row({ id: 'other', patient: 'p2' }),
      row({ id: 'past', status: 'resolved' }),
      row({ id: 'past too', status: 'autoCleared' }),
    ];
    const groups = foldRows(rows);
    expect(groups.map(({ lead }) => lead.alert.id)).toEqual(['severe', 'water', 'other', 'past', 'past too']);
    expect(idsOf(groups[0]?.folded ?? [])).toEqual(['mean', 'low']);
  });
});

describe('how an alert stands now', () => {
  it('§3 #1: a snooze lasts to its end, to the second, and no longer', () => {
    const snoozed = anAlert({ status: 'snoozed', snoozedUntil: hoursAgo(-1), lastEventAt: hoursAgo(1) });
    expect(asOf(snoozed, NOW + 3_599_999)).toBe(snoozed);
    expect(asOf(snoozed, NOW + 3_600_000)).toMatchObject({ status: 'open' });
    // One without an end is over: none lasts for ever (§3 #6).
    expect(asOf({ ...snoozed, snoozedUntil: undefined }, NOW).status).toBe('open');
  });

  it('complaint 37: taken over for a day and not closed, it is pointed out', () => {
    const taken = (hours: number) =>
      anAlert({
        status: 'acknowledged',
        history: [event('acknowledged', hours)],
        lastEventAt: hoursAgo(hours),
      });
    expect(isUnclosed(taken(23.99), NOW)).toBe(false);
    expect(isUnclosed(taken(24), NOW)).toBe(true);
    expect(isUnclosed({ ...taken(24), status: 'resolved' }, NOW)).toBe(false);
    expect(isUnclosed(anAlert({ status: 'inProgress', history: [event('started', 30)] }), NOW)).toBe(true);
    const late = [row({ ...taken(30), id: 'late' }), row({ id: 'a1' })];
    expect(filterAlerts(late, { ...none, attention: 'unclosed' }, asked)).toEqual([late[0]]);
  });
});

describe('the address', () => {
  it('is read leniently: what is not understood becomes its default (§3 #9)', () => {
    const read = (text: string) => readQuery(new URLSearchParams(text));
    const address =
      'severity=high&status=snoozed&measure=water&category=CKD&owner=me&age=24&attention=escalated' +
      '&tab=all&sort=patient&dir=desc&hide=due owner&page=3&size=50&alert=x';
    expect(read(address)).toEqual({
      q: '',
      severity: 'high',
      status: 'snoozed',
      measure: 'water',
      category: 'CKD',
      owner: 'me',
      age: '24',
      attention: 'escalated',
      tab: 'all',
      sort: 'patient',
      descending: true,
      hiddenColumns: ['owner', 'due'],
      page: 3,
      pageSize: 50,
      alert: 'x',
    });
    const nonsense =
      'severity=HIGH&status=__proto__&measure=sugar&age=2&attention=x&tab=none&sort=constructor&hide=patient&page=-1&size=7';
    expect(read(nonsense)).toEqual({
      ...none,
      sort: 'severity',
      descending: false,
      hiddenColumns: [],
      page: 1,
      pageSize: 25,
      alert: null,
    });
  });
});
