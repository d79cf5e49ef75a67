import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { summarise, type Series } from '@/domain/readings/summarise';
import { summarySchema } from '@/domain/patients/summary';
import { anAlert, aPatient, HOUR, NOW } from '../../support/builders';

const series = (...readings: [hoursBack: number, value: number, diastolic?: number][]): Series => ({
  t: readings.map(([hours]) => NOW - hours * HOUR),
  v: readings.map(([, value]) => value),
  ...(readings.some(([, , diastolic]) => diastolic !== undefined) && {
    w: readings.map(([, , diastolic]) => diastolic ?? Number.NaN),
  }),
});

describe('summarise', () => {
  it('says of an alert when its condition began and when it was raised, where that is not one instant', () => {
    const raised = new Date(NOW - HOUR).toISOString();
    const day = anAlert({
      id: 'day',
      startedAt: raised,
      observed: { value: 2_100, limit: 1_500, unit: 'mL', at: '2026-11-18' },
      history: [{ at: raised, by: 'system', action: 'raised' }],
    });
    const late = anAlert({ id: 'late', history: [{ at: raised, by: 'system', action: 'raised' }] });
    const { alerts } = summarise(aPatient(), {}, [day, late, anAlert({ id: 'at once' })]);
    expect(alerts.map(({ began, raised: at }) => [began, at])).toEqual([
      ['2026-11-18', undefined],
      [undefined, raised],
      [undefined, undefined],
    ]);
  });

  it('means pressures and sums water per patient day, from waking to waking', () => {
    const patient = aPatient({ wakeUpTime: '06:00' });
    const summary = summarise(
      patient,
      {
        bloodPressure: series([26, 120, 70], [4, 130, 80], [2, 140, 90]),
        // NOW is noon in Berlin: 8 hours before is 04:00, the night that still belongs to the 19th.
        water: series([20, 300], [8, 200], [1, 150]),
      },
      [],
    );
    expect(summary.pressureDays).toEqual([
      { day: '2026-11-19', systolic: 120, diastolic: 70, readings: 1 },
      { day: '2026-11-20', systolic: 135, diastolic: 85, readings: 2 },
    ]);
    expect(summary.waterDays).toEqual([
      { day: '2026-11-19', ml: 500 },
      { day: '2026-11-20', ml: 150 },
    ]);
    expect(summary.latest.bloodPressure).toEqual({
      at: new Date(NOW - 2 * HOUR).toISOString(),
      value: 140,
      diastolic: 90,
    });
  });

  it('keeps the newest fourteen days that have data and only active alerts', () => {
    const readings = Array.from({ length: 30 }, (_, index): [number, number] => [
      (29 - index) * 48,
      100 + index,
    ]);
    const summary = summarise(aPatient(), { water: series(...readings) }, [
      anAlert({ id: 'open' }),
      anAlert({ id: 'gone', status: 'resolved' }),
    ]);
    expect(summary.waterDays).toHaveLength(14);
    expect(summary.waterDays.at(-1)?.ml).toBe(129);
    expect(summary.alerts.map((alert) => alert.id)).toEqual(['open']);
  });

  it('is a valid row whatever the readings', () => {
    const water = fc
      .uniqueArray(fc.integer({ min: 0, max: 5000 }), { maxLength: 200 })
      .map((hours) =>
        series(...hours.toSorted((a, b) => b - a).map((back): [number, number] => [back, back % 900])),
      );
    fc.assert(
      fc.property(water, (drunk) => {
        const row = { ...summarise(aPatient(), { water: drunk }, []), version: '1', updatedAt: '' };
        expect(summarySchema.safeParse(row).success).toBe(true);
        const days = row.waterDays.map((day) => day.day);
        expect(days).toEqual(days.toSorted());
      }),
    );
  });
});
