import { describe, expect, it } from 'vitest';
import { addDays } from '@/domain/patientDay';
import type { PatientSummary } from '@/domain/patients/summary';
import { triage } from '@/domain/worklist/triage';
import { byAgeAndName, rowOf, rowsOf } from '@/domain/worklist/worklist';
import { figuresOf, isCovered } from '@/domain/worklist/worklistFigures';
import { filterRows, noFilters, type WorklistFilters } from '@/domain/worklist/worklistFilters';
import { worklistInOrder } from '@tests/support/lists';
import { anAlert, aSummary, HOUR, hoursAgo, NOW } from '../../support/builders';

const TODAY = '2026-11-20';
const ago = (days: number) => addDays(TODAY, -days);
const row = (parts: Partial<PatientSummary> = {}) => rowOf(aSummary(parts), NOW);
const passes = (filters: Partial<WorklistFilters>, parts: Partial<PatientSummary>) =>
  filterRows([row(parts)], { ...noFilters, ...filters }, { username: 'nurse', name: 'Nuno', now: NOW })
    .length === 1;
const pressure = (daysBack: number, systolic: number, readings = 3) => ({
  day: ago(daysBack),
  systolic,
  diastolic: 80,
  readings,
});
const told = (parts: Partial<PatientSummary>) => {
  const { section, severity, reasons } = triage(aSummary(parts), NOW);
  return [section, severity, reasons.map(({ kind }) => kind).join()];
};

describe('§3 #40 where somebody stands', () => {
  it.each<[string, Partial<PatientSummary>, unknown[]]>([
    ['paused, with an alert', { status: 'paused', alerts: [anAlert()] }, ['critical', 'critical', 'alert']],
    ['not enrolled yet', { status: 'pending' }, ['stable', 'stable', '']],
    [
      'deceased, with an alert',
      { status: 'deceased', alerts: [anAlert()] },
      ['critical', 'critical', 'alert,inactive'],
    ],
    ['withdrawn and silent', { status: 'withdrawn', latest: {} }, ['inactive', 'noData', 'inactive']],
  ])('%s', (_, parts, expected) => {
    expect(told(parts)).toEqual(expected);
  });

  it('data are the newest of any measure', () => {
    const at = (days: number) => ({ at: hoursAgo(days * 24), value: 70 });
    const days = (latest: PatientSummary['latest']) => triage(aSummary({ latest }), NOW).daysSinceData;
    expect(days({ pulse: at(9), water: at(1), weight: at(4) })).toBe(1);
    expect(days({ pulse: at(1), water: at(9) })).toBe(1);
  });

  it.each<[string, PatientSummary['pressureDays'], number | null]>([
    ['10 mmHg on three readings each', [pressure(3, 130), pressure(2, 140)], 10],
    ['less', [pressure(3, 130), pressure(2, 139.9)], null],
    ['on two readings now', [pressure(3, 130), pressure(2, 150, 2)], null],
    ['on two readings before', [pressure(3, 130, 2), pressure(2, 150)], null],
    ['over the week before', [pressure(9, 130), pressure(0, 145)], 15],
    ['over older days', [pressure(10, 130), pressure(0, 145)], null],
    ['over nothing', [pressure(0, 145)], null],
  ])('a rise of the mean is said with its size: %s', (_, pressureDays, byMmHg) => {
    const { reasons } = triage(aSummary({ pressureDays }), NOW);
    expect(reasons).toEqual(byMmHg === null ? [] : [{ kind: 'rising', byMmHg }]);
  });
});

describe('IN06 what a search looks through', () => {
  const person = {
    firstName: 'Ines',
    lastName: 'Aldag',
    patientId: 'ND-7',
    dateOfbirth: '1961-04-02',
    mobile: '+49 151 555-0199',
  };
  it.each([
    ['ines aldag', true],
    ['aldag ines', true],
    ['nd-7', true],
    ['1961-04-02', true],
    ['02.04.1961', true],
    ['01515550199', true],
    ['491515550199', true],
    ['555-0199', true],
    ['  ines   nd-7 ', true],
    // One line never runs into the next.
    ['inesnd-7', false],
    ['undefined', false],
  ])('"%s": %s', (q, expected) => {
    expect(passes({ q }, person)).toBe(expected);
  });
  it('finds nobody by a telephone number that is not known', () => {
    expect(passes({ q: 'undefined' }, {})).toBe(false);
    expect(row({}).haystack).not.toContain('undefined');
  });
});

describe('§3 #9 filters at their limits', () => {
  const agreed = {
    pressureTarget: { systolicMin: 90, systolicMax: 135, diastolicMin: 50, diastolicMax: 85 },
  };
  const known = { ...agreed, pressureDays: [pressure(2, 120), pressure(1, 120), pressure(0, 120)] };
  const planned = { fluidTarget: { direction: 'maximum', maxMl: 1000 } } as const;
  const since = (days: number) => ({ latest: { pulse: { at: hoursAgo(days * 24), value: 70 } } });
  it.each<[Partial<WorklistFilters>, Partial<PatientSummary>, boolean]>([
    [{ pressure: 'judged' }, known, true],
    [{ pressure: 'unknown' }, known, false],
    [{ fluid: 'judged' }, { ...planned, waterDays: [{ day: ago(1), ml: 1 }] }, true],
    [{ fluid: 'judged' }, planned, false],
    [{ fluid: 'unknown' }, { ...planned, waterDays: [{ day: ago(1), ml: 1 }] }, false],
    [{ fluid: 'missed' }, {}, false],
    [{ data: 'today' }, since(0), true],
    [{ data: 'today' }, since(1), false],
    [{ data: 'today' }, { latest: {} }, false],
    [{ data: '7' }, since(6), false],
    [{ data: '7' }, since(7), true],
    [{ coverage: 'expected7' }, known, true],
    [{ coverage: 'met7' }, known, true],
    [{ coverage: 'missed7' }, known, false],
    [{ coverage: 'met14' }, known, false],
    [{ measure: 'water' }, { alerts: [anAlert(), anAlert({ measure: 'water' })] }, true],
    [{ measure: 'pulse' }, { alerts: [] }, false],
    [{ status: 'paused' }, { status: 'active' }, false],
  ])('%j: %j', (filters, parts, expected) => {
    expect(passes(filters, parts)).toBe(expected);
  });
});

describe('§2.1 figures of a row at their limits', () => {
  it.each([
    [7, 2],
    [8, null],
  ])('a weight of %i days ago', (back, expected) => {
    const weightDays = [
      { day: ago(back + 3), kg: 70 },
      { day: ago(back), kg: 72 },
    ];
    expect(figuresOf(row({ weightDays })).weightChange).toBe(expected);
  });

  it('each score is its own newest', () => {
    const day = (back: number) => ({ day: ago(back), mean: 5, max: 8, readings: 2 });
    const both = row({
      stressDays: [day(9), day(8)],
      fatigueDays: [day(12), day(2)],
      latest: { stress: { at: hoursAgo(192), value: 8 }, fatigue: { at: hoursAgo(48), value: 3 } },
    });
    expect(figuresOf(both)).toMatchObject({ stress: null, fatigue: 3 });
    expect(figuresOf(row({ fatigueDays: [day(1)], latest: {} })).fatigue).toBeNull();
    expect(figuresOf(row({ latest: { stress: { at: hoursAgo(1), value: 8 } } })).stress).toBeNull();
  });

  it('a pressure of tomorrow covers nothing', () => {
    expect(isCovered(row({ pressureDays: [pressure(-1, 120)] }), 1)).toBe(false);
  });

  it('expects nothing of the days before the programme began', () => {
    const begun = (days: number) => ({ latest: {}, resistration: ago(days) });
    expect([0, 6, 7].map((days) => isCovered(row(begun(days)), 7))).toEqual([null, null, false]);
    expect([0, 2, 3].map((days) => passes({ data: '3' }, begun(days)))).toEqual([false, false, true]);
    expect(passes({ data: 'never' }, begun(0))).toBe(true);
  });
});

describe('AP09 the order of a worklist', () => {
  it('equals: the older alert, those without after them, then by name, then by id', () => {
    const rows = [
      row({ id: '5', lastName: 'Zwahlen' }),
      row({ id: '4' }),
      row({ id: '3', firstName: 'Ada' }),
      row({ id: '2', lastName: 'Zwahlen', alerts: [anAlert({ startedAt: hoursAgo(1) })] }),
      row({ id: '1', lastName: 'Zwahlen', alerts: [anAlert({ startedAt: hoursAgo(9) })] }),
    ];
    expect(
      rows
        .toSorted(byAgeAndName)
        .map(({ summary }) => summary.id)
        .join(''),
    ).toBe('12345');
    const [one] = rows;
    expect(one && byAgeAndName(one, one)).toBe(0);
  });

  it('a list keeps its rows until a patient’s day changes, and the order of each is its own', () => {
    const all = [aSummary({ id: 'a' }), aSummary({ id: 'b' })];
    const rows = rowsOf(all, NOW);
    expect(rowsOf(all, NOW + 1)).toBe(rows);
    expect(rowsOf(all, NOW + 24 * HOUR)).not.toBe(rows);
    const order = (from: typeof rows) =>
      worklistInOrder(from, ({ sortName }) => sortName, false).map(({ summary }) => summary.id);
    expect([order(rows), order(rows), order(rows.slice(1))]).toEqual([['a', 'b'], ['a', 'b'], ['b']]);
  });

  it('a row holds until the patient’s day changes', () => {
    const summary = aSummary();
    expect(rowOf(summary, NOW + HOUR).today).toBe(TODAY);
    expect(rowOf(summary, NOW + 12 * HOUR).today).toBe('2026-11-21');
    expect(rowOf(summary, NOW + 12 * HOUR).triage.daysSinceData).toBe(1);
  });
});
