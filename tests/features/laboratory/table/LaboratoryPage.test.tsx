import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LabResult } from '@/domain/laboratory/labResult';
import { care } from '@/shared/api/http';
import { NOW } from '@tests/support/builders';
import { itLong } from '@tests/support/extent';
import { renderApp } from '@tests/support/renderApp';
import { fakeCanvas } from '../../../shared/charts/fakeCanvas';

const PAGE = '/userlist/sample-01/laboratory';
const DAY_MS = 86_400_000;
const resultsOf = async (patient: string): Promise<LabResult[]> =>
  (await care.get<{ items: LabResult[] }>('/labResults', { params: { patient, limit: 1000 } })).data.items;
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const table = () => within(screen.getByRole('table', { name: 'Laboratory results by day of the sample' }));

/** A result of somebody, stored before the page is opened. */
const stored = (parts: Partial<LabResult> & Pick<LabResult, 'analyte' | 'value' | 'unit'>, daysAgo: number) =>
  care.post('/labResults', {
    id: `${parts.analyte}-${daysAgo}`,
    patient: 'sample-01',
    at: new Date(NOW - daysAgo * DAY_MS).toISOString(),
    status: 'final',
    source: 'staff',
    ...parts,
  });

describe('the laboratory’s results of a patient', () => {
  it('stand as dates × analytes, out of range with an arrow and a word, in the order that somebody chooses, with the course that the address names; without any the page says what to do', async () => {
    fakeCanvas();
    const { user, router } = await renderApp(PAGE, { as: 'USER' });
    await screen.findByRole('button', { name: 'Potassium' });
    const cells = (selector: string) =>
      [...document.querySelectorAll(`main table ${selector}`)].map((cell) => cell.textContent);
    const days = () =>
      table()
        .getAllByRole('columnheader')
        .slice(2)
        .map((cell) => cell.textContent);
    const newest = days();
    expect(newest).toHaveLength(5);
    expect(cells('th[scope=row]')).toContain('Ureammol/L');
    expect(table().getAllByText('computed').length).toBe(5);
    const urea = table().getAllByRole('button', { name: /^Urea, / });
    expect(urea[0]).toHaveTextContent('high');
    await user.click(screen.getByRole('radio', { name: 'Oldest first' }));
    expect(days()).toEqual(newest.toReversed());
    expect(router.state.location.search).toContain('order=oldest');

    await router.navigate(`${PAGE}?analyte=haemoglobin`);
    expect(await screen.findByRole('heading', { name: 'Haemoglobin (g/L)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Potassium' }));
    expect(await screen.findByRole('heading', { name: 'Potassium (mmol/L)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close the chart' }));
    expect(screen.queryByRole('heading', { name: 'Potassium (mmol/L)' })).toBeNull();

    const { data } = await care.get('/patients/sample-01');
    const { version: _, updatedAt: __, ext, ...patient } = data;
    const own = { ...ext, identifiers: [], referrals: undefined };
    await care.post('/patients', {
      ...patient,
      id: 'nobody-yet',
      patientId: 'NP-9',
      firstName: 'Nele',
      ext: own,
    });
    await router.navigate('/userlist/nobody-yet/laboratory');
    expect(await screen.findByText('No laboratory results')).toBeVisible();
  });

  it('are typed: what is wrong is named, nothing typed is lost, and a further one of the sample goes on', async () => {
    const { user } = await renderApp(PAGE, { as: 'USER' });
    await user.click(await screen.findByRole('button', { name: 'Enter result' }));
    const form = await dialog(/^Enter result · Ottilie Brandweiler, 14 Mar 1951/);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByRole('group', { name: 'There are problems with 3 fields' })).toHaveFocus();
    await user.selectOptions(form.getByLabelText(/^Analyte/), 'Potassium');
    await user.type(form.getByLabelText(/^Sample taken/), '20/11/2026');
    await user.type(form.getByLabelText(/^Sample taken.*time|^Time/i), '07:30');
    await user.type(form.getByLabelText(/^Value/), '66');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Only values from 1 to 12 can be recorded here.')).toBeVisible();
    await user.clear(form.getByLabelText(/^Value/));
    await user.type(form.getByLabelText(/^Value/), '6.6');
    await user.click(form.getByRole('checkbox', { name: /another result of the same sample/ }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Potassium is saved.')).toBeVisible();
    const kept = (await resultsOf('sample-01')).find(({ value }) => value === 6.6);
    expect(kept).toMatchObject({
      analyte: 'potassium',
      unit: 'mmol/L',
      status: 'final',
      source: 'staff',
      at: '2026-11-20T06:30:00.000Z',
      recordedBy: 'nurse@nephrodesk.test',
    });
    const further = await dialog(/^Enter result · Ottilie Brandweiler, 14 Mar 1951/);
    await waitFor(() => expect(further.getByLabelText(/^Value/)).toHaveValue(''));
    await user.selectOptions(further.getByLabelText(/^Analyte/), 'Calcium');
    await user.selectOptions(further.getByLabelText('Unit'), 'mg/dL');
    await user.type(further.getByLabelText(/^Value/), '9.2');
    await user.click(further.getByRole('checkbox', { name: /another result of the same sample/ }));
    await user.click(further.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect((await resultsOf('sample-01')).find(({ unit }) => unit === 'mg/dL')).toMatchObject({
        analyte: 'calcium',
        value: 9.2,
        at: '2026-11-20T06:30:00.000Z',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [value] = table().getAllByRole('button', { name: /^Potassium, 20 Nov 2026/ });
    expect(value).toHaveTextContent(/: 6\.6\s?high$/);
  });

  itLong(
    'are corrected with a reason; what stood there stays readable, and a mistake counts for nothing',
    async () => {
      const { user, router } = await renderApp('/userlist', { as: 'USER' });
      await stored({ analyte: 'crp', value: 14, unit: 'mg/L', range: { high: 5 }, laboratory: 'Ward' }, 2);
      await router.navigate(PAGE);
      await user.click(await screen.findByRole('button', { name: /^CRP, / }));
      const details = await dialog(/^CRP · /);
      expect(details.getByText('high, by the laboratory’s range')).toBeVisible();
      expect(details.getByText('up to 5')).toBeVisible();
      await user.click(details.getByRole('button', { name: 'Correct' }));
      const form = await dialog(/^Correct result/);
      await user.clear(form.getByLabelText(/^Value/));
      await user.type(form.getByLabelText(/^Value/), '4');
      await user.click(form.getByRole('button', { name: 'Save' }));
      expect(await form.findByRole('link', { name: /^Reason/ })).toBeVisible();
      await user.type(form.getByLabelText(/^Reason/), 'Misread');
      await user.click(form.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const value = screen.getByRole('button', { name: /^CRP, / });
      expect(value).toHaveTextContent(/: 4$/);
      await user.click(value);
      const corrected = await dialog(/^CRP · /);
      expect(corrected.getByText(/^14 mg\/L \(final\).*Nuno Carvalho.*: Misread$/)).toBeVisible();

      await user.click(corrected.getByRole('button', { name: 'Entered in error' }));
      const mistake = await dialog(/^Mark CRP as entered in error/);
      // The one before it is gone for good and has not taken the focus along, so nothing typed is lost.
      await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
      await user.type(mistake.getByLabelText(/^Reason/), 'Another patient');
      await user.click(mistake.getByRole('button', { name: 'Mark as entered in error' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: /^CRP, / })).toBeNull());
      await user.click(await screen.findByRole('checkbox', { name: 'Show 1 result entered in error' }));
      await user.click(await screen.findByRole('button', { name: /^CRP, sample of/ }));
      await waitFor(() =>
        expect(screen.getByRole('dialog', { name: /^CRP · / })).toHaveTextContent(/ReasonAnother patient/),
      );
    },
  );
});

describe('the stages of kidney disease', () => {
  it('are those of the confirmed cell, which one worse value alone does not change, and are not made up for somebody on dialysis', async () => {
    const { router } = await renderApp('/userlist', { as: 'USER' });
    await stored({ analyte: 'egfr', value: 12, unit: 'mL/min/{1.73_m2}' }, 1);
    await router.navigate(PAGE);
    await screen.findByText(
      /G4, confirmed; G5 on 19 Nov 2026: a further value can confirm the change from 17 Feb 2027/,
    );
    const map = within(screen.getByRole('table', { name: 'Risk by both stages (KDIGO 2024)' }));
    const here = map.getByText('this patient').closest('tr');
    expect(here).toHaveTextContent(/^G4/);

    await router.navigate('/userlist/sample-02/laboratory');
    expect(
      await screen.findByText(/On dialysis, GFR and albuminuria say nothing of the stage/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'eGFR' })).toBeNull();
  });
});
