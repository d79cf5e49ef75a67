import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isActive } from '@/domain/alerts/alert';
import { transition } from '@/domain/alerts/alertTransition';
import { evaluate } from '@/domain/rules/evaluate';
import { programmeStates, type ProgrammeState } from '@/domain/patients/patient';
import { addDays } from '@/domain/patientDay';
import {
  LONGEST_PAUSE_DAYS,
  pauseOver,
  programmed,
  programmeProblems,
  stepsFor,
  stepTo,
} from '@/domain/patients/programme';
import { closedByProgramme, endedBy, heardOf, reopenedAlert } from '@/domain/patients/programmeEnd';
import { anAlert, aPatient, hoursAgo, NOW } from '../../support/builders';
import { noFacts, ruleNamed } from '../../support/rules';

const TODAY = '2026-11-20';
const at = (status: ProgrammeState) => aPatient({ ext: { status } });
const reason = 'As agreed.';
/** Of November 2026; the 31st is the first of December. */
const pause = (on: number, until: number) => ({
  on: addDays('2026-11-01', on - 1),
  until: addDays('2026-11-01', until - 1),
});

describe('§2.11 the states of the programme', () => {
  it.each<[ProgrammeState, string, string]>([
    ['draft', 'pending active deceased', 'pending active withdrawn deceased'],
    ['pending', 'active deceased', 'active withdrawn deceased'],
    ['active', 'paused completed deceased', 'paused completed withdrawn deceased'],
    ['paused', 'active paused completed deceased', 'active paused completed withdrawn deceased'],
    ['completed', 'deceased', 'active deceased'],
    ['withdrawn', 'deceased', 'active deceased'],
    ['deceased', '', 'active'],
  ])('from %s lead to %s, for administrators to %s', (from, nurse, admin) => {
    expect(stepsFor(at(from), 'USER').join(' ')).toBe(nurse);
    expect(stepsFor(at(from), 'ADMIN').join(' ')).toBe(admin);
    expect(stepsFor(at(from), null)).toEqual([]);
  });

  it('lead out of a death only back to what was before, and only with a reason', () => {
    const died = programmed(at('completed'), { to: 'deceased' }, { by: 'n', now: NOW });
    expect(stepsFor(died, 'ADMIN')).toEqual(['completed']);
    expect(programmeProblems(died, { to: 'completed' }, NOW)).toEqual({ reason: 'validation.required' });
    expect(programmeProblems(died, { to: 'active', reason }, NOW)).toEqual({
      to: 'validation.stepImpossible',
    });
  });

  it('are never left by a step that is not allowed, and every allowed one is written down (property)', () => {
    const state = fc.constantFrom(...programmeStates);
    fc.assert(
      fc.property(state, state, (from, to) => {
        const draft = { to, reason, ...(to === 'paused' && { until: addDays(TODAY, 9) }) };
        const isPossible = programmeProblems(at(from), draft, NOW).to === undefined;
        expect(isPossible).toBe(stepTo(at(from), to) !== null);
        if (!isPossible) return;
        const { ext } = programmed(at(from), draft, { by: 'n', now: NOW });
        expect(ext).toMatchObject({ status: to, programme: { from, on: TODAY, by: 'n', reason } });
      }),
    );
  });

  it.each<[string, ProgrammeState, object, object]>([
    ['today', 'completed', { on: TODAY }, {}],
    ['tomorrow', 'completed', { on: addDays(TODAY, 1) }, { on: 'validation.afterToday' }],
    ['the day of enrolment', 'completed', { on: '2026-01-05' }, {}],
    ['the day before', 'completed', { on: '2026-01-04' }, { on: 'validation.beforeEnrolment' }],
    ['a death before enrolment', 'deceased', { on: '2026-01-04' }, {}],
    ['a death before birth', 'deceased', { on: '1961-04-01' }, { on: 'validation.beforeBirth' }],
    ['a pause without end', 'paused', { reason }, { until: 'validation.required' }],
    ['a pause without reason', 'paused', { until: addDays(TODAY, 1) }, { reason: 'validation.required' }],
    ['a pause until today', 'paused', { reason, until: TODAY }, { until: 'validation.reviewFuture' }],
    ['the longest pause', 'paused', { reason, until: addDays(TODAY, LONGEST_PAUSE_DAYS) }, {}],
    [
      'one day longer',
      'paused',
      { reason, until: addDays(TODAY, LONGEST_PAUSE_DAYS + 1) },
      { until: 'validation.pauseLong' },
    ],
    ['an end without a pause', 'completed', { until: TODAY }, { until: 'validation.invalid' }],
    ['a withdrawal for no reason', 'withdrawn', { reason: ' ' }, { reason: 'validation.required' }],
  ])('%s: %s', (_, to, draft, problems) => {
    expect(programmeProblems(at('active'), { to, ...draft }, NOW)).toEqual(problems);
  });

  it('do not go back behind the last change, except to a day of death', () => {
    const paused = aPatient({
      ext: { status: 'paused', programme: { on: '2026-11-10', by: 'n', until: '2026-12-01' } },
    });
    expect(programmeProblems(paused, { to: 'active', on: '2026-11-09' }, NOW)).toEqual({
      on: 'validation.beforeLastChange',
    });
    expect(programmeProblems(paused, { to: 'active', on: '2026-11-10' }, NOW)).toEqual({});
    expect(programmeProblems(paused, { to: 'deceased', on: '2026-11-09' }, NOW)).toEqual({});
  });

  it.each<[string, Parameters<typeof programmed>[1][], { on: string; until: string }[]]>([
    ['one that holds', [{ to: 'paused', until: '2026-12-01' }], []],
    [
      'at its end',
      [
        { to: 'paused', until: '2026-12-01' },
        { to: 'active', on: '2026-12-01' },
      ],
      [pause(20, 31)],
    ],
    [
      'before',
      [
        { to: 'paused', until: '2026-12-01' },
        { to: 'active', on: '2026-11-25' },
      ],
      [pause(20, 25)],
    ],
    [
      'found late',
      [
        { to: 'paused', until: '2026-11-24' },
        { to: 'completed', on: '2026-11-28' },
      ],
      [pause(20, 24)],
    ],
    ['one that never was', [{ to: 'paused', until: '2026-12-01' }, { to: 'active' }], []],
    [
      'prolonged',
      [
        { to: 'paused', until: '2026-11-24' },
        { to: 'paused', until: '2026-12-09' },
      ],
      [],
    ],
    [
      'begun anew',
      [
        { to: 'paused', until: '2026-11-24' },
        { to: 'paused', on: '2026-11-22', until: '2026-12-09' },
      ],
      [pause(20, 22)],
    ],
    [
      'through a death that was none',
      [
        { to: 'paused', until: '2026-12-01' },
        { to: 'deceased', on: '2026-11-22' },
        { to: 'paused', on: '2026-11-24' },
      ],
      [pause(20, 22), pause(22, 24)],
    ],
  ])('keep the pauses that are over: %s', (_, steps, pauses) => {
    const after = steps.reduce((one, draft) => programmed(one, draft, { by: 'n', now: NOW }), at('active'));
    expect(after.ext.pauses).toEqual(pauses);
  });

  it('enrol somebody who becomes active without a date of it', () => {
    const { resistration: _, ...pending } = at('pending');
    const active = programmed(pending, { to: 'active', on: '2026-11-18' }, { by: 'n', now: NOW });
    expect(active.resistration).toBe('2026-11-18');
    expect(programmed(at('pending'), { to: 'active' }, { by: 'n', now: NOW }).resistration).toBe(
      '2026-01-05',
    );
  });

  it.each([
    // Clocks go forward in Berlin on 28 March 2027, back on 25 October 2026; waking is at 06:30.
    ['2027-03-28', '2027-03-28T04:29:59Z', null],
    ['2027-03-28', '2027-03-28T04:30:00Z', '2027-03-28'],
    ['2026-10-25', '2026-10-25T05:29:59Z', null],
    ['2026-10-25', '2026-10-25T05:30:00Z', '2026-10-25'],
    ['2026-10-25', '2026-10-27T12:00:00Z', '2026-10-25'],
  ])('end a pause as the patient day %s begins: at %s %s', (until, now, over) => {
    const paused = aPatient({
      wakeUpTime: '06:30',
      ext: { status: 'paused', programme: { on: '2026-10-01', by: 'n', until } },
    });
    expect(pauseOver(paused, Date.parse(now))).toBe(over);
    expect(pauseOver({ ...paused, ext: { ...paused.ext, status: 'completed' } }, Date.parse(now))).toBeNull();
  });
});

describe('What the programme hears', () => {
  const silence = ruleNamed('noPressure');
  const silent = (on: string) =>
    evaluate(
      aPatient({ ext: { programme: { on, by: 'system' } } }),
      { ...noFacts, latest: { bloodPressure: { at: hoursAgo(24 * 40), value: 120, diastolic: 80 } } },
      { rules: [silence], thresholds: [] },
      NOW,
    ).map(({ state }) => state);

  it('counts silence from the day on which the programme goes on, not from before the pause', () => {
    const limit = silence.levels.at(-1)?.limit ?? 0;
    expect(silent(addDays(TODAY, 1 - limit))).toEqual(['clear']);
    expect(silent(addDays(TODAY, -limit))).toEqual(['met']);
  });

  it('is nothing new while it rests, nothing at all when it is over', () => {
    const said = [
      { state: 'met' as const, rule: 'a', direction: 'high' as const },
      { state: 'met' as const, rule: 'b', direction: 'high' as const },
      { state: 'clear' as const, rule: 'c', direction: 'high' as const },
    ];
    const open = [{ rule: 'b', direction: 'high' as const }];
    const heard = (status: ProgrammeState) => heardOf(status, said, open).map(({ rule }) => rule);
    expect(heard('active')).toEqual(['a', 'b', 'c']);
    expect(heard('paused')).toEqual(['b', 'c']);
    for (const status of ['completed', 'withdrawn', 'deceased'] as const) expect(heard(status)).toEqual([]);
  });
});

describe('What ends with the programme', () => {
  const none = { questionnaires: [], responses: [], articles: [], allocations: [], fluidAssignments: [] };
  const missing = anAlert({ id: 'm', rule: 'noPressure', direction: 'missing' });
  const closed = anAlert({ id: 'c', status: 'resolved', closedAt: hoursAgo(1) });
  const when = { on: TODAY, now: NOW, timeZone: 'Europe/Berlin' };

  it.each<[ProgrammeState, string]>([
    ['active', ''],
    ['paused', 'm'],
    ['completed', 'a1 m'],
    ['withdrawn', 'a1 m'],
    ['deceased', 'a1 m'],
  ])('with %s are the alerts %s', (to, ids) => {
    const ends = endedBy(to, { ...none, alerts: [anAlert(), missing, closed] }, when);
    expect(ends.alerts.map(({ id }) => id).join(' ')).toBe(ids);
  });

  it('is an alert with its state kept, also one put off; a mistake makes it stand open again', () => {
    const snoozed = transition(anAlert(), { action: 'snooze', hours: 1 }, { by: 'nurse', now: NOW });
    const done = { by: 'nurse', at: new Date(NOW).toISOString(), reason: 'Told by the daughter.' };
    const over = closedByProgramme(snoozed, 'patientDeceased', done);
    expect(isActive(over)).toBe(false);
    expect(over).toMatchObject({ status: 'resolved', outcome: 'patientDeceased', closedAt: done.at });
    expect(over.snoozedUntil).toBeUndefined();
    expect(over.history.at(-1)).toMatchObject({
      action: 'resolved',
      note: 'Told by the daughter.',
      was: { status: 'snoozed', snoozedBy: 'nurse' },
    });
    const again = reopenedAlert(over, done);
    expect(again).toMatchObject({ status: 'open', severity: 'critical' });
    expect(again.outcome ?? again.closedAt).toBeUndefined();
    expect(again.history.at(-1)?.action).toBe('reopened');
  });
});
