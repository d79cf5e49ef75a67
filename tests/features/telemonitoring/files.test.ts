import { expect, it } from 'vitest';
import { periodCsv, periodFileName } from '@/features/telemonitoring/period/periodDownloads';
import { aPatient } from '@tests/support/builders';
import { aView, aViewBefore, words } from './periods';

const patient = aPatient({ lastName: 'O’Neil-Aldag', patientId: '=HYPERLINK("x")' });
const none = { previous: null, balance: null, planOn: () => ({}) };
const lines = (csv: string) => csv.replace('\uFEFF', '').split('\r\n');

it('names the patient, the unit and the zone, and gives numbers without units', () => {
  const view = aView('bloodPressure', 'weekly', patient, [
    {
      at: '2026-11-16T07:00:00Z',
      value: 120,
      note: '=1+1; "so"',
      recordedBy: 'nurse@nephrodesk.test',
      source: 'staff',
    },
    { at: '2026-11-16T19:00:00Z', value: 131, diastolic: 85 },
  ]);
  const rows = lines(periodCsv(patient, view, words, 'Europe/Berlin', none));
  expect(rows.slice(0, 4)).toEqual([
    'Measure,Blood pressure (mmHg)',
    expect.stringMatching(/^Period,16\s?–\s?22 Nov 2026$/),
    // Its number would be a formula: the cell as a whole begins with the name.
    'Patient,"Ines O’Neil-Aldag, =HYPERLINK(""x"")"',
    'Time zone,Europe/Berlin',
  ]);
  expect(rows[5]).toContain('Day,"Morning, Systolic (mmHg)","Morning, Diastolic (mmHg)"');
  expect(rows[6]).toBe('2026-11-16,120,80,131,85,125.5,82.5,2');
  expect(rows[7]).toBe('2026-11-17,,,,,,,0');
  const single = rows.findIndex((row) => row.startsWith('Patient,Measured at'));
  expect(rows[single]).toBe(
    'Patient,Measured at,Systolic (mmHg),Diastolic (mmHg),Source,Entered,Note,Details',
  );
  expect(rows[single + 1]).toBe(
    '"\'=HYPERLINK(""x"")",2026-11-16T08:00+01:00,120,80,Care staff · nurse@nephrodesk.test,"20 Nov 2026, 11:00 CET","\'=1+1; ""so""",',
  );
});

it('holds the balance and the period before where the table does', () => {
  const view = aView('water', 'weekly', patient, [{ at: '2026-11-16T07:00:00Z', value: 900 }]);
  const previous = aViewBefore('water', 'weekly', patient, [{ at: '2026-11-09T07:00:00Z', value: 800 }]);
  const balance = [{ day: '2026-11-16', ml: -150, lacks: null }];
  const rows = lines(periodCsv(patient, view, words, 'Europe/Berlin', { ...none, previous, balance }));
  expect(rows[5]).toBe('Day,Total of the day (mL),Intake minus urine (mL),Period before (mL),Readings');
  expect(rows[6]).toBe('2026-11-16,900,-150,800,1');
});

it('says what is odd about a reading, what it said before, and by whom', () => {
  const view = aView('weight', 'daily', patient, [
    { at: '2026-11-20T06:00:00Z', value: 900 },
    {
      at: '2026-11-20T07:00:00Z',
      value: 70,
      history: [
        {
          at: '2026-11-20T07:00:00Z',
          value: 7,
          updatedAt: '2026-11-20T07:01:00Z',
          replacedAt: '2026-11-20T09:00:00Z',
          replacedBy: 'nurse',
          reason: 'slip',
        },
      ],
    },
    {
      at: '2026-11-20T08:00:00Z',
      value: 71,
      enteredInError: { at: '2026-11-20T09:00:00Z', by: 'nurse', reason: 'wrong patient' },
    },
  ]);
  expect(view.sound.map(({ value }) => value)).toEqual([70]);
  const csv = periodCsv(patient, view, words, 'Europe/Berlin', none).replaceAll('\u00a0', ' ');
  expect(csv).toContain('Implausible: excluded');
  expect(csv).toContain(
    '"20 Nov 2026, 08:01 CET",,"Corrected 20 Nov 2026, 10:00 CET by nurse, before: 7.0 kg (slip)"',
  );
  expect(csv).toContain('Entered in error. nurse, 20 Nov 2026, 10:00 CET: wrong patient');
});

it('is named by patient, measure and days', () => {
  const week = aView('water', 'weekly', patient, []);
  expect(periodFileName(patient, week, words, 'csv')).toBe(
    'O_Neil-Aldag_Ines_Fluid_intake_2026-11-16_2026-11-22.csv',
  );
  expect(periodFileName(patient, aView('water', 'daily', patient, []), words, 'png')).toBe(
    'O_Neil-Aldag_Ines_Fluid_intake_2026-11-20.png',
  );
});
