import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Patient } from '@/domain/patients/patient';
import type { Reading } from '@/domain/readings/reading';
import { summaries } from '@/features/patients/slice';
import { lock } from '@/session/leave';
import { care } from '@/shared/api/http';
import type { Settings } from '@/shell/settings/lookSettings';
import { settingsChanged } from '@/shell/themeSlice';
import { describeLong, itLong } from '@tests/support/extent';
import { hoursAgo, NOW } from '../../support/builders';
import { fakeCanvas } from '../../shared/charts/fakeCanvas';
import { renderApp } from '../../support/renderApp';

beforeEach(() => void fakeCanvas());
afterEach(cleanup);

const american = { volumeUnit: 'flOz', weightUnit: 'lb', lengthUnit: 'in' } as const;

/** The telemonitoring of somebody in Berlin with a fluid plan, read in the given units. */
async function opened(query: string, units: Partial<Settings> = american) {
  const app = await renderApp('/dashboard', { as: 'USER' });
  await app.backend?.ready;
  const choose = (change: Partial<Settings>) => act(() => void app.store.dispatch(settingsChanged(change)));
  choose(units);
  const { data } = await care.get<{ items: Patient[] }>('/patients');
  const patient = data.items.find(
    ({ ext }) =>
      ext.status === 'active' && ext.timeZone === 'Europe/Berlin' && ext.fluidTarget?.direction === 'maximum',
  );
  if (!patient) throw new Error('The sample clinic has nobody in Berlin with a maximum plan');
  await app.router.navigate(`/userlist/${patient.id}/telemonitoring${query}`);
  await screen.findByRole('navigation', { name: 'Measures' });
  const stored = async (measure: string) => {
    const params = { from: hoursAgo(1), to: new Date(NOW + 1).toISOString() };
    const answer = await care.get<{ items: Reading[] }>(`/readings/${patient.id}/${measure}`, { params });
    return answer.data.items.filter(({ source }) => source === 'staff');
  };
  const store = (measure: 'weight' | 'water', value: number, hours = 2) =>
    care.post('/readings', {
      id: crypto.randomUUID(),
      patient: patient.id,
      measure,
      value,
      at: hoursAgo(hours),
      source: 'patient',
      confirmedOutOfRange: true,
    });
  const leave = () => {
    act(() => void app.store.dispatch(lock()));
    return screen.findByRole('heading', { name: 'Screen locked' });
  };
  /** The worklist's row of the patient, as the page holds it. */
  const row = () => summaries.selectById({ ...app.store.getState() }, patient.id);
  return { ...app, patient, choose, stored, store, leave, row };
}

const dialog = () => screen.getByRole('dialog', { name: /^Record reading · / });
const field = (name: RegExp) => within(dialog()).getByLabelText(name);
const save = () => within(dialog()).getByRole('button', { name: 'Save' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('recording in pounds and ounces', () => {
  it('NU06 NU10: refuses and asks by the canonical limits, named in the unit; stores canonical values and says them back as they were typed', async () => {
    const { user, stored, router, patient } = await opened(
      '?record=weight&measure=weight&period=daily&table=yes',
    );
    expect(field(/^Weight/)).toHaveAccessibleDescription('lb 4.4 to 881.8');
    await user.type(field(/^Weight/), '882');
    await user.click(save());
    await waitFor(() =>
      expect(field(/^Weight/)).toHaveAccessibleDescription(/Only values from 4.4 to 881.8 can be recorded/),
    );
    await user.clear(field(/^Weight/));
    await user.type(field(/^Weight/), '66');
    await user.click(save());
    expect(await within(dialog()).findByText(/Unusually low: below 66\.2\. Please check/)).toBeVisible();
    await user.clear(field(/^Weight/));
    await user.type(field(/^Weight/), '154.55');
    await user.tab();
    expect(field(/^Weight/)).toHaveAccessibleDescription(/1 decimal/);
    expect(await stored('weight')).toEqual([]);

    await user.clear(field(/^Weight/));
    await user.type(field(/^Weight/), '154.6');
    await user.click(save());
    await gone();
    expect(await screen.findByText('Recorded: 154.6 lb.')).toBeVisible();
    expect(await stored('weight')).toMatchObject([{ value: 70.13 }]);
    const table = await screen.findByRole('table', { name: 'All readings' });
    await within(table).findByRole('cell', { name: /^154\.6\slb$/ });

    await router.navigate(`/userlist/${patient.id}/telemonitoring?record=water`);
    await screen.findByRole('dialog', { name: /^Record reading · / });
    expect(field(/^Fluid intake/)).toHaveAccessibleDescription('fl oz 0.1 to 101.4');
    await user.type(field(/^Fluid intake/), '8');
    await user.click(save());
    await gone();
    expect(await screen.findByText('Recorded: 8.0 fl oz.')).toBeVisible();
    expect(await stored('water')).toMatchObject([{ value: 237 }]);

    // The record says body and plan in them too.
    await router.navigate(`/userlist/${patient.id}`);
    expect(await screen.findByRole('link', { name: /^Weight.*154\.6\slb/ })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'More' }));
    const height = ((patient.height ?? 0) / 2.54).toFixed(1);
    expect(await screen.findByText(`${height} in`)).toBeVisible();
    expect(screen.queryByText(/\d (kg|cm|mL)\b/)).not.toBeInTheDocument();
    expect(screen.getByText(/^Fluid: at most \d+\.\d fl oz a day$/)).toBeVisible();
  });

  it('NU05: what was typed in pounds before a lock never comes back as kilograms', async () => {
    const { user, leave, choose } = await opened('?record=weight');
    const unlock = async () => {
      await user.type(await screen.findByLabelText('Password'), 'nephrodesk{Enter}');
      await screen.findByRole('dialog', { name: /^Record reading · / });
    };
    await user.type(field(/^Weight/), '150');
    await leave();
    choose({ weightUnit: 'kg' });
    await unlock();
    expect(field(/^Weight/)).toHaveValue('');
    await leave();
    choose({ weightUnit: 'lb' });
    await unlock();
    expect(field(/^Weight/)).toHaveValue('150');
  });

  itLong('NU06: names a change of weight and the total of a day with the unit', async () => {
    const { user, store, router, patient, row } = await opened('');
    await store('weight', 80);
    for (const hours of [1, 2]) await store('water', 2475, hours);
    // The dialog compares with what the page knows, which hears of the new readings a moment later.
    await waitFor(() => {
      expect(row()?.latest.weight?.value).toBe(80);
      expect(Math.max(...(row()?.waterDays ?? []).map(({ ml }) => ml))).toBeGreaterThanOrEqual(4950);
    });
    await router.navigate(`/userlist/${patient.id}/telemonitoring?record=weight`);
    await screen.findByRole('dialog');
    await user.type(field(/^Weight/), '200');
    await user.click(save());
    expect(await within(dialog()).findByText(/changed by more than 11 lb within 24 hours/)).toBeVisible();
    await user.selectOptions(field(/^Measure$/), 'water');
    await user.clear(field(/^Fluid intake/));
    await user.type(field(/^Fluid intake/), '8');
    await user.click(save());
    expect(await within(dialog()).findByText(/exceeds 169 fl oz/)).toBeVisible();
  });

  itLong(
    'NU05: keeps what was typed in the unit it was typed in when the choice changes meanwhile, and reads litres as German writes them',
    async () => {
      const { user, choose, stored, router, patient } = await opened('?record=weight', { weightUnit: 'lb' });
      await user.type(field(/^Weight/), '150');
      choose({ weightUnit: 'kg', locale: 'de' });
      const german = await screen.findByRole('dialog', { name: /^Messwert erfassen · / });
      const weight = within(german).getByLabelText(/^Gewicht/);
      expect(weight).toHaveValue('150');
      expect(weight).toHaveAccessibleDescription(/^lb/);
      await user.click(within(german).getByRole('button', { name: 'Speichern' }));
      await gone();
      expect(await stored('weight')).toMatchObject([{ value: 68.04 }]);

      // Litres are read as German writes them.
      choose({ volumeUnit: 'L' });
      await router.navigate(`/userlist/${patient.id}/telemonitoring?record=water`);
      const litres = await screen.findByRole('dialog', { name: /^Messwert erfassen · / });
      await user.type(within(litres).getByLabelText(/^Wasser|^Trink/), '0,75');
      await user.click(within(litres).getByRole('button', { name: 'Speichern' }));
      await gone();
      expect(await stored('water')).toMatchObject([{ value: 750 }]);
    },
  );
});

describeLong('a period in the reader’s units', () => {
  it('AC12: names the unit, and says sentence, table, plan and the chart’s cursor in it', async () => {
    const { user, patient, choose, router, store } = await opened('?measure=water&period=weekly');
    const target = patient.ext.fluidTarget;
    const maximum = target?.direction === 'maximum' ? target.maxMl : 0;
    expect(await screen.findByRole('heading', { name: /^Fluid intake \(fl oz\), / })).toBeVisible();
    expect(screen.getByText(/Median \d+\.\d fl oz a day\./)).toBeVisible();
    expect(screen.getByText(`Maximum ${(maximum / 29.5735295625).toFixed(1)} fl oz a day`)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    expect((await screen.findAllByRole('cell', { name: /^\d+\.\d\sfl\soz$/ })).length).toBeGreaterThan(3);
    choose({ volumeUnit: 'mL' });
    expect(await screen.findByRole('heading', { name: /^Fluid intake, / })).toBeVisible();
    expect(screen.queryByText(/fl oz/)).not.toBeInTheDocument();

    await router.navigate(`/userlist/${patient.id}/telemonitoring?measure=weight&period=weekly`);
    await act(() => store('weight', 69.9));
    const chart = await screen.findByRole('slider', { name: /^Weight \(lb\)/ });
    act(() => chart.focus());
    await waitFor(() => expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/\d\slb$/)));
  });
});
