import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { outlookOf } from '@/features/patients/imports/csv/csvPlan';
import { readCsv } from '@/features/patients/imports/csv/readCsv';
import { textOf } from '@/features/patients/imports/csv/csvText';
import type { Reading } from '@/domain/readings/reading';
import type { PatientSummary } from '@/domain/patients/summary';
import { care } from '@/shared/api/http';
import { arrivingFile } from '@tests/support/arriving';
import { NOW } from '@tests/support/builders';
import { renderApp } from '@tests/support/renderApp';

const csv = (text: string, name = 'cuff.csv') => new File([new TextEncoder().encode(text)], name);
const undecided = { timeZone: null, patient: null };

describe('what is still to be decided about a device’s file', () => {
  it('DT05: is the day of 03/04/2026, asked and never guessed', () => {
    const text = 'Date,Time,Sys,Dia\n03/04/2026,08:00,130,80';
    const open = outlookOf(text, true, { ...undecided, patient: 'p1' });
    expect(open.askDate).toEqual({ cell: '03/04/2026', orders: ['dmy', 'mdy'] });
    expect(open.missing).toEqual(['csvImport.needOrder']);
    expect(open.settings).toBeNull();
    const decided = outlookOf(text, true, { ...undecided, patient: 'p1', dateOrder: 'dmy' });
    expect(decided.settings).toMatchObject({ dateOrder: 'dmy', patient: 'p1', delimiter: ',' });
  });

  it('NU02: is 1.500, which may be ten times a hundred and fifty', () => {
    const text = 'Date;Time;Drink (mL)\n13.04.2026;08:00;1.500';
    const open = outlookOf(text, true, { ...undecided, patient: 'p1' });
    expect(open.askDecimal).toEqual({ cell: '1.500' });
    expect(open.missing).toEqual(['csvImport.needDecimal']);
    expect(outlookOf(text, true, { ...undecided, patient: 'p1', decimal: ',' }).settings).not.toBeNull();
  });

  it('§3 #33: is the other column of a blood pressure, the time, and whose readings they are', () => {
    const missing = (text: string) => outlookOf(text, true, undecided).missing;
    expect(missing('Date;Sys\n13.04.2026;130')).toEqual([
      'csvImport.needTime',
      'csvImport.needBoth',
      'csvImport.needPatient',
    ]);
    expect(missing('')).toContain('csvImport.empty');
    expect(missing('Patient;Date;Time\nNP-1;13.13.2026;08:00')).toEqual([
      'csvImport.needValue',
      'csvImport.needDates',
    ]);
  });
});

describe('reading a device’s file', () => {
  it('reads what spreadsheets write, and tells apart the first 500 lines it leaves out', async () => {
    const utf16 = new Uint8Array([0xff, 0xfe, 0x44, 0x00]);
    expect(await textOf(new Blob([utf16]))).toContain('D');
    expect(await textOf(new Blob([new Uint8Array([0x4d, 0xfc, 0x64, 0x65])]))).toBe('Müde');
    const lines = Array.from({ length: 600 }, () => '13.04.2026;08:00;130;');
    const file = csv(['Date;Time;Sys;Dia', ...lines].join('\n'));
    const { settings } = outlookOf(await textOf(file), true, { ...undecided, patient: 'p1' });
    if (!settings) throw new Error('Something is left to decide');
    const patient = {
      id: 'p1',
      patientId: 'NP-1',
      firstName: 'A',
      lastName: 'B',
      dateOfbirth: '1960-01-01',
      timeZone: 'UTC',
    };
    const { pieces, report } = await readCsv(file, { settings, patients: [patient] }, NOW, () => undefined);
    expect(pieces).toEqual([]);
    expect(report.files).toMatchObject([{ resources: 600, readings: 0, leftOut: 600 }]);
    expect(report.findings).toHaveLength(501);
    expect(report.findings.reduce((sum, { count }) => sum + count, 0)).toBe(600);
  });
});

describe('the import dialog with a device’s file', () => {
  it('asks, previews in words, stores once, and gives the reason of each line that was left out', async () => {
    const app = await renderApp('/userlist', { as: 'USER' });
    const { user } = app;
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import patients' });
    const { data } = await care.get<{ items: PatientSummary[] }>('/summaries');
    const patient = data.items.find(({ timeZone }) => timeZone === 'Europe/Berlin');
    if (!patient) throw new Error('The sample clinic has nobody in Berlin');
    const text = [
      'Date,Time,SYS,DIA,Pulse',
      '11/17/2026,08:00,131,83,61',
      '11/17/2026,20:00,132,,62',
      '11/18/2026,08:00,133,84,63',
    ].join('\n');
    const upload = async (content: string) =>
      user.upload(await within(dialog).findByLabelText('FHIR files'), csv(content));

    await upload('Date,Time,SYS,DIA\n10/11/2026,08:00,131,83');
    const question = await within(dialog).findByRole('group', { name: 'Which day is 10/11/2026?' });
    const start = () => within(dialog).getByRole('button', { name: 'Import' });
    expect(start()).toHaveAttribute('aria-disabled', 'true');
    expect(start()).toHaveAccessibleDescription(/Choose the date format.*Choose the patient/);
    await user.click(within(question).getByRole('radio', { name: /10 November 2026/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Choose another file' }));

    await upload(text);
    await user.type(await within(dialog).findByRole('searchbox'), patient.patientId);
    await user.click(within(dialog).getByRole('radio', { name: new RegExp(patient.lastName) }));
    const table = within(within(dialog).getByRole('region', { name: 'Preview' })).getByRole('table');
    expect(await within(table).findByText(/17 November 2026.*131\/83\smmHg/)).toBeVisible();
    expect(
      within(table).getByText(/Pulse 62.*DIA: One of the two blood pressures is missing\./),
    ).toBeVisible();
    await user.click(start());

    expect(await within(dialog).findByText('1 patient: 0 new, 1 changed, 0 unchanged.')).toBeVisible();
    expect(within(dialog).getByText('DIA · #3')).toBeVisible();
    const range = { from: '2026-11-17T00:00:00Z', to: '2026-11-19T00:00:00Z' };
    const stored = async () =>
      (
        await care.get<{ items: Reading[] }>(`/readings/${patient.id}/bloodPressure`, { params: range })
      ).data.items.filter(({ source, value }) => source === 'device' && [131, 132, 133].includes(value));
    expect((await stored()).map(({ at, value }) => [at, value])).toEqual([
      ['2026-11-17T07:00:00.000Z', 131],
      ['2026-11-18T07:00:00.000Z', 133],
    ]);

    await user.click(within(dialog).getByRole('button', { name: 'Import more' }));
    await upload(text);
    await user.type(await within(dialog).findByRole('searchbox'), patient.patientId);
    await user.click(within(dialog).getByRole('radio', { name: new RegExp(patient.lastName) }));
    await user.click(start());
    expect(await within(dialog).findByText('1 patient: 0 new, 0 changed, 1 unchanged.')).toBeVisible();
    await waitFor(async () => expect(await stored()).toHaveLength(2));
  });

  it('asks about what a clock that went back to 2021 has measured, and shows where all is undone', async () => {
    const app = await renderApp('/userlist', { as: 'USER' });
    const { user } = app;
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import patients' });
    const { data } = await care.get<{ items: PatientSummary[] }>('/summaries');
    const patient = data.items.find(({ timeZone }) => timeZone === 'Europe/Berlin');
    if (!patient) throw new Error('The sample clinic has nobody in Berlin');
    await user.upload(await within(dialog).findByLabelText('FHIR files'), arrivingFile('40-clock-reset.csv'));
    await user.type(await within(dialog).findByRole('searchbox'), patient.patientId);
    await user.click(within(dialog).getByRole('radio', { name: new RegExp(patient.lastName) }));
    await user.click(within(dialog).getByRole('button', { name: 'Import' }));

    const question = await within(dialog).findByRole('group', {
      name: /^.*: 4 readings are more than 7 days old/,
    });
    expect(question).toHaveAccessibleName(/\(1 January 2021\).*clock/);
    expect(within(question).getByRole('row', { name: /1 Jan 2021.*Blood pressure.*214\/118/ })).toBeVisible();
    const range = { from: '2020-01-01T00:00:00Z', to: '2022-01-01T00:00:00Z' };
    const stored = async () =>
      (await care.get<{ items: Reading[] }>(`/readings/${patient.id}/bloodPressure`, { params: range })).data
        .items;
    expect(await stored()).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Leave out' }));
    expect(await within(dialog).findByText(/Everything is decided/)).toBeVisible();
    expect(await stored()).toEqual([]);
    await user.click(within(dialog).getByRole('link', { name: /^Undo… / }));
    expect(await screen.findByText('2 readings were added or changed.', { exact: false })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo…' })).toBeVisible();
  });
});
