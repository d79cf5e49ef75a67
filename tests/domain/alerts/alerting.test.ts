import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isActive, type Alert } from '@/domain/alerts/alert';
import { reconcile, settle } from '@/domain/alerts/alerting';
import { transition } from '@/domain/alerts/alertTransition';
import type { Evaluation, Finding } from '@/domain/rules/evaluation';
import { severities } from '@/domain/alerts/severity';
import { anAlert, HOUR, hoursAgo, NOW } from '../../support/builders';

const finding = (parts: Partial<Finding> = {}): Finding => ({
  rule: 'pressureSevere',
  measure: 'bloodPressure',
  direction: 'high',
  severity: 'critical',
  observed: { value: 192, diastolic: 116, limit: 180, unit: 'mmHg', at: hoursAgo(0) },
  ...parts,
});

const run = (existing: Alert[], found: Finding[], now = NOW) =>
  reconcile(
    existing,
    found.map((one) => ({ state: 'met' as const, ...one })),
    { patient: 'p1', clock: { timeZone: 'Europe/Berlin' }, now, newId: () => 'new', by: 'nurse' },
  );

const closed = (parts: Partial<Alert> = {}) =>
  anAlert({ status: 'resolved', closedAt: hoursAgo(1), outcome: 'advicePhone', ...parts });

/** Somebody has it: time does nothing to it for a day. */
const taken = anAlert({ status: 'acknowledged', owner: 'amelia' });

const low = (severity: 'medium' | 'high', hours = 0) =>
  finding({
    rule: 'pressureLow',
    direction: 'low',
    severity,
    observed: { value: 95, limit: 100, unit: 'mmHg', at: hoursAgo(hours) },
  });

describe('reconcile', () => {
  it('raises an open alert with its figures and its first line of history', () => {
    const [alert] = run([], [finding()]);
    expect(alert).toMatchObject({ id: 'new', version: '', patient: 'p1', status: 'open', repeatCount: 1 });
    expect(alert?.history).toEqual([
      {
        at: new Date(NOW).toISOString(),
        by: 'nurse',
        action: 'raised',
        severity: 'critical',
        observed: finding().observed,
      },
    ]);
  });

  it('began when it was measured, also where that arrived late; silence begins when it is noticed', () => {
    const late = finding({ observed: { ...finding().observed, at: hoursAgo(5) } });
    expect(run([], [late])[0]).toMatchObject({ startedAt: hoursAgo(5), lastEventAt: hoursAgo(0) });
    const silent = finding({
      rule: 'noPressure',
      direction: 'missing',
      severity: 'low',
      observed: { value: 3, limit: 3, unit: 'days', at: hoursAgo(72) },
    });
    expect(run([], [silent])[0]?.startedAt).toBe(hoursAgo(0));
  });

  it('counts a further match on the same alert and leaves its state alone', () => {
    const [alert] = run([anAlert({ status: 'acknowledged', owner: 'amelia' })], [finding()]);
    expect(alert).toMatchObject({ id: 'a1', repeatCount: 2, status: 'acknowledged', owner: 'amelia' });
    expect(alert?.history.at(-1)?.action).toBe('repeated');
  });

  it('never counts the same observation twice; one that is older is counted, and the newest stays shown', () => {
    const same = finding({ observed: anAlert().observed });
    expect(run([taken], [same])).toEqual([]);
    const older = finding({ observed: { ...anAlert().observed, at: hoursAgo(9) } });
    const [alert] = run([taken], [older]);
    expect(alert).toMatchObject({ repeatCount: 2, observed: anAlert().observed, startedAt: hoursAgo(9) });
    expect(run(alert ? [alert] : [], [older])).toEqual([]);
  });

  it('a worse figure stays the worst of an alert, with its limit and time, beside the newest', () => {
    const at = (value: number, limit: number, severity: 'medium' | 'high', hours: number) =>
      finding({
        rule: 'pressureLow',
        direction: 'low',
        severity,
        observed: { value, limit, unit: 'mmHg', at: hoursAgo(hours) },
      });
    const said = [at(97, 100, 'medium', 1), at(78, 90, 'high', 3), at(85, 90, 'high', 2)];
    const shown = {
      severity: 'high',
      observed: { value: 97, limit: 100, at: hoursAgo(1) },
      worst: { value: 78, limit: 90, at: hoursAgo(3) },
      repeatCount: 3,
      startedAt: hoursAgo(3),
    };
    for (const order of [said, said.toReversed(), [1, 2, 0].flatMap((place) => said[place] ?? [])]) {
      let known: Alert[] = [];
      for (const one of order) known = [...run(known, [one])];
      expect(known).toMatchObject([shown]);
    }
  });

  it('a silence that was closed comes back after a day, though it began when it did', () => {
    const silent = finding({
      rule: 'noPressure',
      direction: 'missing',
      severity: 'low',
      observed: { value: 3, limit: 3, unit: 'days', at: hoursAgo(80) },
    });
    const before = closed({ ...silent, repeatCount: 1 });
    const ends = Date.parse(hoursAgo(1)) + 24 * HOUR;
    expect(run([before], [silent], ends - 1)).toEqual([]);
    expect(run([before], [silent], ends)).toMatchObject([{ id: 'new', previousAlertId: 'a1' }]);
  });

  it('upgrades and reopens the same alert when it gets worse', () => {
    const medium = anAlert({
      rule: 'pressureLow',
      direction: 'low',
      severity: 'medium',
      status: 'acknowledged',
    });
    const [alert] = run([medium], [low('high')]);
    expect(alert).toMatchObject({ id: 'a1', severity: 'high', status: 'open', repeatCount: 2 });
    expect(alert?.history.at(-1)?.action).toBe('upgraded');
  });

  it('keeps the severity when it gets better: only a person lowers it', () => {
    const high = anAlert({ rule: 'pressureLow', direction: 'low', severity: 'high' });
    expect(run([high], [low('medium')])[0]).toMatchObject({ severity: 'high', repeatCount: 2 });
  });

  it('keeps directions apart: a high alert does not take in a low finding', () => {
    expect(run([taken], [low('high')])[0]).toMatchObject({ id: 'new', direction: 'low' });
  });

  it('does not raise again what was closed with the same observation', () => {
    const seen = closed();
    expect(run([seen], [finding({ observed: seen.observed })], NOW + 48 * HOUR)).toEqual([]);
  });

  it('raises a new critical measurement at once, linked to the alert before', () => {
    expect(run([closed()], [finding()])[0]).toMatchObject({ id: 'new', previousAlertId: 'a1' });
  });

  it('raises one, too, that was taken before the closing and arrived after it; older ones only where they are worse', () => {
    const from = (hours: number, value = 192) =>
      finding({ observed: { ...finding().observed, diastolic: 100, value, at: hoursAgo(hours) } });
    expect(run([closed()], [from(1.5)])).toMatchObject([{ id: 'new', previousAlertId: 'a1' }]);
    expect(run([closed()], [from(2)])).toEqual([]);
    expect(run([closed()], [from(3, 185)])).toEqual([]);
    expect(run([closed()], [from(3, 231)])).toMatchObject([{ id: 'new', previousAlertId: 'a1' }]);
  });

  it('is quiet for a day about a medium condition, and then not', () => {
    const before = closed({ rule: 'pressureLow', direction: 'low', severity: 'medium' });
    expect(run([before], [low('medium')])).toEqual([]);
    expect(run([before], [low('high')])).toHaveLength(1);
    const dayLater = NOW + 23 * HOUR;
    const later = {
      ...low('medium'),
      observed: { ...low('medium').observed, at: new Date(dayLater).toISOString() },
    };
    expect(run([before], [later], dayLater - 1)).toEqual([]);
    expect(run([before], [later], dayLater)).toHaveLength(1);
  });
});

const berlin = { timeZone: 'Europe/Berlin' };
const DAY = 24 * HOUR;
const iso = (ms: number) => new Date(ms).toISOString();

type Said = [state: 'met' | 'clear' | 'held', at: number, severity?: Finding['severity']];

/** Lets a rule say one thing after the other, each about a reading of that time, judged a minute later. */
function course(begin: Alert[], said: readonly Said[], parts: Partial<Finding> = {}): Alert[] {
  const known = new Map(begin.map((alert) => [alert.id, alert]));
  let ids = 0;
  for (const [state, at, severity = 'medium'] of said) {
    const found = finding({ rule: 'pressureLow', direction: 'low', severity, ...parts });
    const { rule, direction } = found;
    const evaluation: Evaluation =
      state === 'met'
        ? { state, ...found, observed: { ...found.observed, at: iso(at) } }
        : { state, rule, direction, at: iso(at) };
    const context = { patient: 'p1', clock: berlin, newId: () => `n${(ids += 1)}`, by: 'nurse' };
    for (const alert of reconcile([...known.values()], [evaluation], { ...context, now: at + 60_000 })) {
      known.set(alert.id, alert);
    }
  }
  return [...known.values()];
}

const statuses = (alerts: readonly Alert[]) => alerts.map(({ status }) => status);

describe('A worse value of an alert that somebody has seen', () => {
  const figure = (value: number, diastolic: number, hours: number) => ({
    state: 'met' as const,
    ...finding({
      observed: { value, diastolic, limit: 180, diastolicLimit: 110, unit: 'mmHg', at: hoursAgo(hours) },
    }),
  });
  const judge = (alert: Alert | undefined, value: number, diastolic: number, hours: number) => {
    const judgement = {
      rule: 'pressureSevere',
      direction: 'high' as const,
      evaluations: [figure(value, diastolic, hours)],
      marginOf: () => 5,
    };
    const context = { patient: 'p1', clock: { timeZone: 'Europe/Berlin' }, now: NOW, by: 'nurse' };
    const [after] = settle(alert ? [alert] : [], [judgement], { ...context, newId: () => 'new' });
    return after ?? alert;
  };
  const seen = (alert: Alert | undefined, unassigned = true) =>
    alert && transition(alert, { action: 'acknowledge', unassigned }, { by: 'amelia', now: NOW });
  const raised = judge(undefined, 215, 125, 0.9);

  it.each([
    [219, 129, false],
    [220, 100, true],
    [190, 130, true],
    // Not beyond its limit: that the other part is higher says nothing.
    [190, 109, false],
    [255, 150, true],
  ])('%d/%d after 215/125: told again %j', (value, diastolic, isTold) => {
    for (const unassigned of [true, false]) {
      const after = judge(seen(raised, unassigned), value, diastolic, 0.5);
      expect(after?.status).toBe(isTold ? 'open' : 'acknowledged');
      expect(after?.history.at(-1)).toMatchObject({
        action: isTold ? 'worsened' : 'repeated',
        observed: { value, diastolic },
      });
    }
  });

  it('goes by all that was told or seen, however slowly it rises, and not by what was corrected', () => {
    let alert = seen(raised);
    for (const [value, hours] of [
      [218, 0.8],
      [219, 0.7],
    ] as const)
      alert = judge(alert, value, 120, hours);
    expect(alert?.status).toBe('acknowledged');
    alert = seen(judge(alert, 221, 120, 0.6));
    expect(judge(alert, 225, 120, 0.5)?.status).toBe('acknowledged');
    expect(judge(alert, 226, 120, 0.5)?.status).toBe('open');
    const first = {
      ...alert?.found?.[0],
      severity: 'critical' as const,
      observed: figure(181, 90, 0.9).observed,
    };
    const corrected = alert && { ...alert, found: [first] };
    expect(judge(corrected, 200, 120, 0.5)?.status).toBe('open');
  });

  it('is the next occurrence where it had gone before somebody looked', () => {
    const clearing = { count: 2, since: hoursAgo(0.7), at: hoursAgo(0.6), done: true };
    const looked = raised && { ...seen(raised), clearing };
    expect(judge(looked as Alert, 190, 115, 0.5)).toMatchObject({
      status: 'open',
      history: [{}, {}, { action: 'reopened' }],
    });
  });
});

describe('A condition that goes by itself', () => {
  const raised: Said = ['met', NOW];

  it('closes the alert after two distinct clear observations in a row, or one whole patient day', () => {
    expect(statuses(course([], [raised, ['clear', NOW + HOUR]]))).toEqual(['open']);
    expect(statuses(course([], [raised, ['clear', NOW + HOUR], ['clear', NOW + HOUR]]))).toEqual(['open']);
    const [alert] = course([], [raised, ['clear', NOW + HOUR], ['clear', NOW + 2 * HOUR]]);
    expect(alert).toMatchObject({ status: 'autoCleared', closedAt: iso(NOW + 2 * HOUR + 60_000) });
    expect(alert?.history.at(-1)).toMatchObject({ action: 'autoCleared', by: 'system' });
    const [waiting] = course([], [raised, ['clear', NOW + HOUR]]);
    const later = (days: number) =>
      reconcile(
        waiting ? [waiting] : [],
        [{ state: 'clear', rule: 'pressureLow', direction: 'low', at: iso(NOW + HOUR) }],
        { patient: 'p1', clock: berlin, now: NOW + days * DAY, newId: () => 'n', by: 'system' },
      ).map(({ status }) => status);
    expect(later(1)).not.toContain('autoCleared');
    expect(later(2)).toEqual(['autoCleared']);
  });

  it('asks for as many as its rule says, and of missing data for one', () => {
    const clear = (evaluations?: number): Evaluation => ({
      state: 'clear',
      rule: 'pressureLow',
      direction: 'low',
      at: iso(NOW),
      ...(evaluations !== undefined && { evaluations }),
    });
    const alert = anAlert({ rule: 'pressureLow', direction: 'low', severity: 'low' });
    const context = { patient: 'p1', clock: berlin, now: NOW, newId: () => 'n', by: 'nurse' };
    expect(statuses(reconcile([alert], [clear(1)], context))).toEqual(['autoCleared']);
    expect(statuses(reconcile([alert], [clear(3)], context))).toEqual(['open']);
    const silent = anAlert({ rule: 'noPressure', direction: 'missing', severity: 'low' });
    const came: Evaluation = { state: 'clear', rule: 'noPressure', direction: 'missing', at: iso(NOW) };
    expect(statuses(reconcile([silent], [came], context))).toEqual(['autoCleared']);
  });

  it.each(['critical', 'unknown', 'high'] as const)('leaves a %s alert to be reviewed', (severity) => {
    const said: Said[] = [
      ['met', NOW, severity],
      ['clear', NOW + 10 * 60_000],
      ['clear', NOW + 20 * 60_000],
    ];
    const [alert] = course([], said);
    expect(alert).toMatchObject({ status: 'needsReview', clearing: { count: 2, done: true } });
    expect(alert?.closedAt).toBeUndefined();
    const [again, ...more] = course([], [...said, ['met', NOW + 30 * 60_000, 'low']]);
    expect(more).toEqual([]);
    expect(again).toMatchObject({ status: 'open', severity, repeatCount: 2 });
    expect(again?.history.at(-1)?.action).toBe('reopened');
  });

  it('begins the count again with every match in between; what is held keeps it (AL05)', () => {
    const to: Said[] = [raised, ['clear', NOW + HOUR], ['met', NOW + 2 * HOUR], ['clear', NOW + 3 * HOUR]];
    expect(course([], to)[0]).toMatchObject({ status: 'open', clearing: { count: 1 }, repeatCount: 2 });
    const held: Said[] = [raised, ['clear', NOW + HOUR], ['held', NOW + 2 * HOUR], ['clear', NOW + 3 * HOUR]];
    expect(statuses(course([], held))).toEqual(['autoCleared']);
    const late: Said[] = [raised, ['clear', NOW - HOUR], ['clear', NOW - 2 * HOUR]];
    expect(course([], late)[0]?.clearing).toBeUndefined();
  });

  it('takes back a clear judgement of the same observation without counting it twice', () => {
    const [alert] = course([], [raised, ['clear', NOW], ['met', NOW]]);
    expect(alert).toMatchObject({ status: 'open', repeatCount: 1 });
    expect(alert?.clearing).toBeUndefined();
    expect(alert?.history.map(({ action }) => action)).toEqual(['raised']);
  });

  it('waits while the alert is snoozed, and speaks when it wakes', () => {
    const asleep = anAlert({
      rule: 'pressureLow',
      direction: 'low',
      severity: 'medium',
      status: 'snoozed',
      snoozedUntil: iso(NOW + 8 * HOUR),
    });
    const clears: Said[] = [
      ['clear', NOW + HOUR],
      ['clear', NOW + 2 * HOUR],
    ];
    expect(course([asleep], clears)[0]).toMatchObject({ status: 'snoozed', clearing: { count: 2 } });
    const [woken] = course([asleep], [...clears, ['clear', NOW + 9 * HOUR]]);
    expect(woken?.status).toBe('autoCleared');
    expect(woken?.history.map(({ action }) => action)).toEqual(['raised', 'woken', 'autoCleared']);
  });
});

describe('A condition that was seen', () => {
  it('§3 #2: stays with the alert that was acknowledged until it has cleared or is worse', () => {
    const seen = anAlert({ status: 'acknowledged', severity: 'high', owner: 'amelia' });
    const hourly = Array.from({ length: 20 }, (_, hour): Said => ['met', NOW + hour * HOUR, 'high']);
    const parts = { rule: 'pressureSevere', direction: 'high' } as const;
    const [alert, ...more] = course([seen], hourly, parts);
    expect(more).toEqual([]);
    expect(alert).toMatchObject({ id: 'a1', status: 'acknowledged', owner: 'amelia', repeatCount: 21 });
    expect(course([seen], [['met', NOW, 'critical']], parts)[0]).toMatchObject({ id: 'a1', status: 'open' });
  });

  it('§3 #2: comes back after it was closed once it had cleared, and not before a day otherwise', () => {
    const over = closed({ rule: 'pressureLow', direction: 'low', severity: 'medium' });
    expect(course([over], [['met', NOW]])).toEqual([over]);
    const cleared: Said[] = [
      ['clear', NOW],
      ['clear', NOW + HOUR],
      ['met', NOW + 2 * HOUR],
    ];
    const [first, second] = course([over], cleared);
    expect(first).toMatchObject({ id: 'a1', status: 'resolved', history: over.history });
    expect(second).toMatchObject({ status: 'open', previousAlertId: 'a1' });
    const half: Said[] = [
      ['clear', NOW],
      ['met', NOW + 2 * HOUR],
    ];
    expect(course([over], half)).toHaveLength(1);
  });

  it('§3 #1, #4: a snooze holds for its key only, and a higher severity ends it', () => {
    const asleep = anAlert({
      rule: 'pressureLow',
      direction: 'low',
      severity: 'medium',
      status: 'snoozed',
      snoozedUntil: iso(NOW + 24 * HOUR),
      snoozedBy: 'amelia',
    });
    const hourly = Array.from({ length: 20 }, (_, hour): Said => ['met', NOW + hour * HOUR]);
    expect(course([asleep], hourly)[0]).toMatchObject({ status: 'snoozed', repeatCount: 21 });
    const high = course([asleep], [['met', NOW, 'low']], { rule: 'pressureLow', direction: 'high' });
    expect(statuses(high)).toEqual(['snoozed', 'open']);
    const [worse] = course([asleep], [['met', NOW, 'high']]);
    expect(worse).toMatchObject({ status: 'open', severity: 'high' });
    expect(worse?.snoozedUntil).toBeUndefined();
    expect(worse?.snoozedBy).toBeUndefined();
  });

  it('§3 #5: missing data is an alert of its own, apart from what was measured', () => {
    const silent = finding({
      rule: 'noPressure',
      direction: 'missing',
      severity: 'low',
      observed: { value: 3, limit: 3, unit: 'days', at: '2026-11-17' },
    });
    const raised = run([taken], [silent]);
    expect(raised).toMatchObject([{ id: 'new', direction: 'missing', status: 'open' }]);
  });
});

const someSaid = fc.array(
  fc.record({
    state: fc.constantFrom('met', 'met', 'clear', 'held'),
    rule: fc.constantFrom('pressureLow', 'pressureSevere'),
    direction: fc.constantFrom('high', 'low', 'missing'),
    severity: fc.constantFrom(...severities),
    hour: fc.integer({ min: 0, max: 72 }),
  }),
  { maxLength: 25 },
);

const evaluationOf = ({ state, rule, direction, severity, hour }: SomeSaid): Evaluation =>
  state === 'met'
    ? {
        state,
        rule,
        direction,
        severity,
        measure: 'bloodPressure',
        observed: { value: 1, limit: 2, unit: 'mmHg', at: iso(NOW + hour * HOUR) },
      }
    : { state, rule, direction, at: iso(NOW + hour * HOUR) };
interface SomeSaid {
  state: 'met' | 'clear' | 'held';
  rule: string;
  direction: Alert['direction'];
  severity: Alert['severity'];
  hour: number;
}

it('has one active alert per key in whatever order findings come, and keeps every line of history (AL05)', () => {
  fc.assert(
    fc.property(someSaid, fc.boolean(), (said, atOnce) => {
      const known = new Map<string, Alert>();
      let ids = 0;
      const judge = (evaluations: Evaluation[], now: number) => {
        const context = { patient: 'p1', clock: berlin, now, newId: () => `n${(ids += 1)}`, by: 'nurse' };
        for (const alert of reconcile([...known.values()], evaluations, context)) {
          const before = known.get(alert.id);
          expect(alert.history.slice(0, before?.history.length ?? 0)).toEqual(before?.history ?? []);
          expect(alert.lastEventAt >= (before?.lastEventAt ?? '')).toBe(true);
          // What is closed stays closed; the condition comes back as another alert.
          expect(before !== undefined && !isActive(before) && isActive(alert)).toBe(false);
          known.set(alert.id, alert);
        }
        const active = [...known.values()].filter(isActive).map(({ rule, direction }) => rule + direction);
        expect(new Set(active).size).toBe(active.length);
      };
      const now = NOW + 80 * HOUR;
      if (atOnce) judge(said.map(evaluationOf), now);
      else said.forEach((one, index) => judge([evaluationOf(one)], now + index * 60_000));
      const met = new Set(
        said.filter(({ state }) => state === 'met').map(({ rule, direction }) => rule + direction),
      );
      expect(new Set([...known.values()].map(({ rule, direction }) => rule + direction))).toEqual(met);
      // The same again, at the same time, changes nothing.
      const context = { patient: 'p1', clock: berlin, now, newId: () => 'x', by: 'nurse' };
      const all = [...known.values()];
      const met1 = said
        .filter(({ state }) => state === 'met')
        .slice(-1)
        .map(evaluationOf);
      const once = reconcile(all, met1, context);
      const next = all.map((alert) => once.find(({ id }) => id === alert.id) ?? alert);
      const added = once.filter(({ id }) => id === 'x');
      expect(reconcile([...next, ...added], met1, { ...context, newId: () => 'y' })).toEqual([]);
    }),
  );
});
