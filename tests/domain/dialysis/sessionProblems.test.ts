import { describe, expect, it } from 'vitest';
import type { SessionBody } from '@/domain/dialysis/session';
import { importedSessionProblems, sessionProblems } from '@/domain/dialysis/sessionProblems';
import { NOW } from '@tests/support/builders';

const facts = { now: NOW, dateOfbirth: '1961-04-02', timeZone: 'Europe/Berlin' };
const at = '2026-11-19T08:00:00Z';
const blood: SessionBody = {
  id: 's1',
  patient: 'p1',
  at,
  kind: 'haemodialysis',
  status: 'done',
  weightBefore: 77.4,
  weightAfter: 75,
  ultrafiltrationMl: 2400,
  durationMinutes: 240,
  access: 'fistula',
  source: 'staff',
};
const peritoneal: SessionBody = {
  id: 's1',
  patient: 'p1',
  at,
  kind: 'peritoneal',
  status: 'done',
  fillMl: 10_000,
  drainMl: 10_500,
  source: 'staff',
};
const found = (body: SessionBody) => {
  const { hard, soft } = sessionProblems(body, facts);
  return { ...hard, ...Object.fromEntries(Object.entries(soft).map(([field, id]) => [field, `? ${id}`])) };
};
const asked = (id: string) => `? validation.${id}`;

describe('What a session can be', () => {
  it.each<[string, Partial<SessionBody>, object]>([
    ['as usual', {}, {}],
    ['10 mL/kg/h', { ultrafiltrationMl: 3000 }, {}],
    ['10.04, which is shown as 10', { ultrafiltrationMl: 3012 }, {}],
    ['10.1 mL/kg/h', { ultrafiltrationMl: 3030 }, { ultrafiltrationMl: asked('checkUltrafiltrationRate') }],
    ['13 mL/kg/h', { ultrafiltrationMl: 3900 }, { ultrafiltrationMl: asked('checkUltrafiltrationRate') }],
    ['13.1 mL/kg/h', { ultrafiltrationMl: 3930 }, { ultrafiltrationMl: 'validation.ultrafiltrationRate' }],
    ['as heavy after as half a kilogram more', { weightBefore: 74.5 }, {}],
    ['heavier after than that', { weightBefore: 74.4 }, { weightAfter: asked('checkHeavierAfter') }],
    [
      'below three hours',
      { durationMinutes: 179, ultrafiltrationMl: 1000 },
      { durationMinutes: asked('checkLow') },
    ],
    ['twelve hours', { durationMinutes: 720 }, { durationMinutes: asked('checkHigh') }],
    ['longer', { durationMinutes: 721 }, { durationMinutes: 'validation.outOfRange' }],
    ['part of a millilitre', { ultrafiltrationMl: 2400.5 }, { ultrafiltrationMl: 'validation.wholeNumber' }],
    [
      'a pressure the wrong way round',
      { pressureAfter: { systolic: 80, diastolic: 120 } },
      { 'pressureAfter.diastolic': 'validation.pressureOrder' },
    ],
    [
      'an unusual pressure',
      { pressureBefore: { systolic: 265, diastolic: 150 } },
      { 'pressureBefore.systolic': asked('checkHigh') },
    ],
    ['a catheter of the belly', { access: 'peritonealCatheter' }, { access: 'validation.kindOfDialysis' }],
    ['bags', { cloudyBag: false }, { cloudyBag: 'validation.kindOfDialysis' }],
    ['a week and a day ago', { at: '2026-11-12T08:00:00Z' }, { at: asked('checkOld') }],
    ['cut short without a cause', { status: 'cutShort' }, { cause: 'validation.required' }],
    [
      'cut short after an hour',
      { status: 'cutShort', cause: 'Clotted', durationMinutes: 60, ultrafiltrationMl: 400 },
      {},
    ],
    ['a mistake from the start', { status: 'entered-in-error' }, { status: 'validation.invalid' }],
  ])('haemodialysis: %s', (_, change, expected) => {
    expect(found({ ...blood, ...change })).toEqual(expected);
  });

  it.each<[string, Partial<SessionBody>, object]>([
    ['as usual', {}, {}],
    ['as much out as in', { drainMl: 10_000 }, {}],
    ['fluid that stayed', { drainMl: 9_999 }, { drainMl: asked('checkRetained') }],
    ['less than a bag', { fillMl: 400, drainMl: 500 }, { fillMl: asked('checkLow') }],
    [
      'more than any machine',
      { fillMl: 50_001, drainMl: 50_002 },
      { fillMl: 'validation.outOfRange', drainMl: asked('checkHigh') },
    ],
    [
      'a volume of a machine for blood',
      { ultrafiltrationMl: 2000 },
      { ultrafiltrationMl: 'validation.kindOfDialysis' },
    ],
    ['all day', { durationMinutes: 1440 }, {}],
  ])('peritoneal dialysis: %s', (_, change, expected) => {
    expect(found({ ...peritoneal, ...change })).toEqual(expected);
  });

  it('of one that was missed nothing can have been measured', () => {
    const { weightBefore, ...rest } = { ...blood, status: 'missed' as const, cause: 'Felt well' };
    expect(Object.values(found({ ...rest }))).toEqual(Array(3).fill('validation.kindOfDialysis'));
    const { id, patient, kind, status, cause, source } = rest;
    expect(found({ id, patient, at, kind, status, cause, source })).toEqual({});
    expect(weightBefore).toBe(77.4);
  });

  it('a change needs its reason, and what counts for nothing need not be right', () => {
    const before = { ...blood, version: '1', updatedAt: at };
    expect(sessionProblems(blood, facts, before).hard).toEqual({ reason: 'validation.required' });
    const mistake = {
      ...blood,
      weightAfter: 9999,
      status: 'entered-in-error' as const,
      reason: 'Wrong chart',
    };
    expect(sessionProblems(mistake, facts, before)).toEqual({ hard: {}, soft: {} });
  });

  it('of another system is refused for what cannot be, not for its rate', () => {
    expect(importedSessionProblems({ ...blood, ultrafiltrationMl: 5000 }, NOW)).toEqual({});
    expect(importedSessionProblems({ ...blood, weightAfter: 900 }, NOW)).toEqual({
      weightAfter: 'validation.outOfRange',
    });
    expect(importedSessionProblems({ ...blood, at: '2027-01-01T00:00:00Z' }, NOW)).toEqual({
      at: 'validation.inFuture',
    });
  });
});
