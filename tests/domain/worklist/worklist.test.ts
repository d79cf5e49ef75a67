import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '@/domain/fold';
import type { FluidTarget } from '@/domain/patients/patient';
import { addDays } from '@/domain/patientDay';
import type { PatientSummary } from '@/domain/patients/summary';
import { triageSections } from '@/domain/worklist/triage';
import {
  byUrgency,
  countSections,
  fluidStanding,
  isPressureOnTarget,
  rowOf,
} from '@/domain/worklist/worklist';
import { filterRows, noFilters, type WorklistFilters } from '@/domain/worklist/worklistFilters';
import type { RowValue } from '@/domain/worklist/worklistOrder';
import { worklistInOrder } from '@tests/support/lists';
import { anAlert, aSummary, HOUR, hoursAgo, NOW } from '../../support/builders';

const row = (parts: Partial<PatientSummary> = {}) => rowOf(aSummary(parts), NOW);
const asker = { username: 'nurse@nephrodesk.test', name: 'Nuno Carvalho', now: NOW };
const found = (rows: ReturnType<typeof row>[], parts: Partial<WorklistFilters>) =>
  filterRows(rows, { ...noFilters, ...parts }, asker).map(({ summary }) => summary.id);

const people = [
  row({
    id: 'jose',
    firstName: 'José María',
    lastName: 'Müller-Çelik',
    patientId: 'ND-7',
    mobile: '+49 151 555-0199',
  }),
  row({
    id: 'ines',
    firstName: 'Ines',
    lastName: 'Aldag',
    patientId: 'ND-77',
    category: 'HD',
    pathologies: ['KidneyFailure'],
  }),
];

describe('searching the worklist', () => {
  it.each([
    ['MULLER', ['jose']],
    ['müller josé', ['jose']],
    ['celik', ['jose']],
    ['nd-7', ['jose', 'ines']],
    ['151555', ['jose']],
    ['1961-04', ['jose', 'ines']],
    ['02.04.1961', ['jose', 'ines']],
    ['  ', ['jose', 'ines']],
    ['aldag ines', ['ines']],
    ['nobody', []],
  ])('"%s" finds %j (IN06)', (q, expected) => {
    expect(found(people, { q })).toEqual(expected);
  });

  it('takes pattern characters literally (XS11)', () => {
    for (const q of ['((a+)+)$', '.*', '[', '\\', 'a'.repeat(10_000)])
      expect(found(people, { q })).toEqual([]);
  });

  it('never throws and keeps the order, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (q) => {
        const ids = found(people, { q });
        expect(['jose', 'ines'].filter((id) => ids.includes(id))).toEqual(ids);
      }),
    );
  });

  it('combines filters', () => {
    expect(found(people, { category: 'HD' })).toEqual(['ines']);
    expect(found(people, { pathology: 'KidneyFailure', q: 'jose' })).toEqual([]);
    expect(found(people, { section: 'stable' })).toEqual(['jose', 'ines']);
    expect(found(people, { section: 'critical' })).toEqual([]);
  });

  it('folds accents and case', () => {
    expect(fold('Çelik ÀÉÎÕÜ ß')).toBe('celik aeiou ss');
  });
});

describe('sorting the worklist', () => {
  const silent = { latest: { water: { at: hoursAgo(24 * 5), value: 100 } } };
  const rows = [
    row({ id: 'stable-b', lastName: 'Berg' }),
    row({ id: 'stable-a', lastName: 'Ähn' }),
    row({ id: 'silent', ...silent }),
    row({ id: 'young', alerts: [anAlert({ startedAt: hoursAgo(1) })] }),
    row({
      id: 'old',
      alerts: [anAlert({ severity: 'low', startedAt: hoursAgo(99) }), anAlert({ startedAt: hoursAgo(8) })],
    }),
    row({ id: 'unreadable', alerts: [anAlert({ severity: 'unknown', startedAt: hoursAgo(20) })] }),
    row({ id: 'high', alerts: [anAlert({ severity: 'high', startedAt: hoursAgo(200) })] }),
  ];
  const bySection: RowValue = ({ triage }) => triageSections.indexOf(triage.section);
  const byName: RowValue = ({ sortName }) => sortName;
  const order = (valueOf: RowValue, descending = false) =>
    worklistInOrder(rows, valueOf, descending).map(({ summary }) => summary.id);

  it('puts the most urgent first, then whose alert is older, then by name (AP09)', () => {
    expect(order(bySection)).toEqual([
      'unreadable',
      'old',
      'young',
      'high',
      'silent',
      'stable-a',
      'stable-b',
    ]);
  });

  it('has the same order for anyone who needs no other (§3 #40)', () => {
    expect(rows.toSorted(byUrgency).map(({ summary }) => summary.id)).toEqual(order(bySection));
  });

  it('puts those without a value last in both directions', () => {
    const measured = row({ id: 'measured', waterDays: [{ day: '2026-11-19', ml: 900 }] });
    const both = [row({ id: 'unmeasured' }), measured];
    for (const descending of [false, true]) {
      expect(
        worklistInOrder(both, ({ waterYesterday }) => waterYesterday, descending).map(
          ({ summary }) => summary.id,
        ),
      ).toEqual(['measured', 'unmeasured']);
    }
  });

  it('turns round', () => {
    expect(order(byName).at(0)).toBe('stable-a');
    expect(order(byName, true).at(-1)).toBe('stable-a');
  });

  it('counts the sections', () => {
    expect(countSections(rows)).toEqual({
      critical: 3,
      high: 1,
      noData: 1,
      worsening: 0,
      stable: 2,
      inactive: 0,
    });
  });
});

describe('a row', () => {
  const days = (systolic: number, from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      day: addDays('2026-11-20', from + index),
      systolic,
      diastolic: 80,
      readings: 2,
    }));

  it('compares this week with the one before', () => {
    const { mean, meanChange } = row({ pressureDays: [...days(130, -13, 7), ...days(136, -6, 7)] });
    expect(mean).toMatchObject({ systolic: 136, readings: 14, days: 7 });
    expect(meanChange).toBe(6);
  });

  it('claims no direction where either week has too few readings', () => {
    expect(row({ pressureDays: [...days(130, -9, 2), ...days(136, -6, 7)] }).meanChange).toBeNull();
  });

  it('follows the clock over midnight (DT07)', () => {
    const summary = aSummary({ waterDays: [{ day: '2026-11-19', ml: 900 }] });
    expect(rowOf(summary, NOW).waterYesterday).toBe(900);
    expect(rowOf(summary, NOW + 24 * HOUR).waterYesterday).toBeNull();
    expect(rowOf(summary, NOW + 24 * HOUR).today).toBe('2026-11-21');
  });

  it.each([
    [100, 60, undefined, null],
    [134, 84, { systolicMin: 100, systolicMax: 130, diastolicMin: 60, diastolicMax: 80 }, false],
    [129, 79, { systolicMin: 100, systolicMax: 130, diastolicMin: 60, diastolicMax: 80 }, true],
    // Shown as 135/85, and so not below 135/85.
    [134.6, 84.6, { systolicMin: 100, systolicMax: 135, diastolicMin: 60, diastolicMax: 85 }, false],
    [134.4, 84.4, { systolicMin: 100, systolicMax: 135, diastolicMin: 60, diastolicMax: 85 }, true],
  ])('%f/%f against the own target %j is on target: %s', (systolic, diastolic, pressureTarget, expected) => {
    const pressureDays = days(systolic, -6, 7).map((day) => ({ ...day, diastolic }));
    expect(isPressureOnTarget(row({ pressureDays, pressureTarget }))).toBe(expected);
  });

  it('says nothing about a target without enough readings', () => {
    expect(isPressureOnTarget(row({ pressureDays: days(100, -1, 2) }))).toBeNull();
  });

  it.each<[FluidTarget | undefined, number | null, string | null]>([
    [undefined, 1500, null],
    [{ direction: 'minimum', minMl: 2000 }, null, 'unknown'],
    [{ direction: 'minimum', minMl: 2000 }, 1799, 'missed'],
    [{ direction: 'minimum', minMl: 2000 }, 1800, 'met'],
    [{ direction: 'minimum', minMl: 2000 }, 9000, 'met'],
    [{ direction: 'maximum', maxMl: 1000 }, 1000, 'met'],
    [{ direction: 'maximum', maxMl: 1000 }, 1001, 'missed'],
    [{ direction: 'maximum', maxMl: 1000 }, 1, 'met'],
    [{ direction: 'range', minMl: 1000, maxMl: 1500 }, 999, 'missed'],
    [{ direction: 'range', minMl: 1000, maxMl: 1500 }, 1000, 'met'],
    [{ direction: 'range', minMl: 1000, maxMl: 1500 }, 1501, 'missed'],
  ])('plan %j and %s mL yesterday: %s', (fluidTarget, ml, expected) => {
    const waterDays = ml === null ? [] : [{ day: '2026-11-19', ml }];
    expect(fluidStanding(row({ fluidTarget, waterDays }))).toBe(expected);
  });
});
