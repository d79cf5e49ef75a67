import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AxiosAdapter } from 'axios';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Patient } from '@/domain/patients/patient';
import type { Reading } from '@/domain/readings/reading';
import { care } from '@/shared/api/http';
import { NOW } from '../../support/builders';
import { fakeCanvas } from '../../shared/charts/fakeCanvas';
import { renderApp } from '../../support/renderApp';

beforeEach(() => void fakeCanvas());
afterEach(cleanup);

async function opened(query: string) {
  const app = await renderApp('/dashboard', { as: 'USER' });
  await app.backend?.ready;
  const { data } = await care.get<{ items: Patient[] }>('/patients');
  const patient = data.items.find(({ ext }) => ext.status === 'active' && ext.timeZone === 'Europe/Berlin');
  if (!patient) throw new Error('The sample clinic has nobody active in Berlin');
  await app.router.navigate(`/userlist/${patient.id}/telemonitoring${query}`);
  await screen.findByRole('dialog', { name: /^Record reading · / });
  const stored = async (measure: string) => {
    const range = { from: new Date(NOW - 3_600_000).toISOString(), to: new Date(NOW + 1).toISOString() };
    const answer = await care.get<{ items: Reading[] }>(`/readings/${patient.id}/${measure}`, {
      params: range,
    });
    return answer.data.items.filter(({ source }) => source === 'staff');
  };
  return { ...app, patient, stored };
}

/** Lets the calls through to the real backend, but loses the answers of the first POSTs to /readings. */
function loseAnswers(count: number): { posts: () => number } {
  const real = care.defaults.adapter as AxiosAdapter;
  let posts = 0;
  care.defaults.adapter = async (config) => {
    const answer = await real(config);
    if (config.method !== 'post' || config.url !== '/readings') return answer;
    posts += 1;
    if (posts <= count) throw Object.assign(new Error('Network Error'), { isAxiosError: true, config });
    return answer;
  };
  onTestFinished(() => {
    care.defaults.adapter = real;
  });
  return { posts: () => posts };
}

const dialog = () => screen.getByRole('dialog', { name: /^Record reading · / });
const field = (name: RegExp | string) => within(dialog()).getByLabelText(name);
const save = () => within(dialog()).getByRole('button', { name: 'Save' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('recording a reading', () => {
  it('NU06, complaint 20: refuses what cannot have been measured, one pressure alone and a time in the future, and says so at the field', async () => {
    const { user, stored } = await opened('?record=bloodPressure');
    await user.type(field(/^Systolic/), '1200');
    await user.type(field(/^Diastolic/), '80');
    await user.click(save());
    const summary = await within(dialog()).findByRole('group', { name: /problem with 1 field/ });
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: /^Systolic: Only values from 50 to 300/ }));
    expect(field(/^Systolic/)).toHaveFocus();
    expect(field(/^Systolic/)).toHaveAccessibleDescription(/Only values from 50 to 300/);

    await user.clear(field(/^Systolic/));
    await user.type(field(/^Systolic/), '128');
    await user.clear(field(/^Diastolic/));
    await user.click(save());
    await waitFor(() =>
      expect(field(/^Diastolic/)).toHaveAccessibleDescription(/both systolic and diastolic/),
    );
    await user.type(field(/^Diastolic/), '79');
    fireEvent.change(field(/^Measured at/), { target: { value: '2026-11-21T08:00' } });
    await user.click(save());
    await waitFor(() => expect(field(/^Measured at/)).toHaveAccessibleDescription(/in the future/));
    expect(await stored('bloodPressure')).toEqual([]);
  });

  it('RC05: stores a blood pressure with its pulse once, whatever is clicked twice, and says what was stored', async () => {
    const { user, stored } = await opened('?record=bloodPressure');
    await user.type(field(/^Systolic/), '128');
    await user.type(field(/^Diastolic/), '79');
    await user.type(field(/^Pulse/), '72');
    await user.type(field(/^Note/), 'sat');
    await user.dblClick(save());
    await gone();
    expect(await screen.findByText('Recorded: 128/79 mmHg.')).toBeVisible();
    const [pressure, ...more] = await stored('bloodPressure');
    expect(more).toEqual([]);
    expect(pressure).toMatchObject({
      value: 128,
      diastolic: 79,
      at: '2026-11-20T11:00:00.000Z',
      note: 'sat',
    });
    expect(await stored('pulse')).toMatchObject([{ value: 72 }]);
  });

  it('NU06, complaint 22: asks about the unusual, locks nothing, and asks again when the value changes after the tick', async () => {
    const { user, stored } = await opened('?record=bloodPressure');
    await user.type(field(/^Systolic/), '265');
    await user.type(field(/^Diastolic/), '150');
    await user.click(save());
    const tick = () => within(dialog()).getByRole('checkbox', { name: /this value is correct/ });
    await waitFor(tick);
    expect(within(dialog()).getByText(/Unusually high: above 260/)).toBeVisible();
    await user.click(tick());
    await user.clear(field(/^Systolic/));
    await user.type(field(/^Systolic/), '270');
    expect(tick()).not.toBeChecked();
    await user.click(save());
    expect(await stored('bloodPressure')).toEqual([]);
    await user.click(tick());
    await user.click(save());
    await gone();
    expect(await stored('bloodPressure')).toMatchObject([{ value: 270, confirmedOutOfRange: true }]);
  });

  it('complaint 22: what only the store can ask, since it knows the day, is confirmed in the same dialog', async () => {
    const { user, stored, patient, router } = await opened('?record=urine&day=2026-01-05');
    const at = new Date(NOW - 60_000).toISOString();
    const total = {
      id: 'whole',
      patient: patient.id,
      measure: 'urine',
      at,
      dayMark: 'total',
      source: 'patient',
    };
    await care.post('/readings', { ...total, value: 350, confirmedOutOfRange: true });
    await user.type(field(/^Urine/), '200');
    await user.click(save());
    const tick = await within(dialog()).findByRole('checkbox', { name: /this value is correct/ });
    expect(within(dialog()).getByText(/A total is recorded for this day, and it counts/)).toBeVisible();
    expect(await stored('urine')).toEqual([]);
    await user.click(tick);
    await user.click(save());
    await gone();
    expect(await stored('urine')).toMatchObject([{ value: 200, confirmedOutOfRange: true }]);
    // What was stored is what is shown: another measure and another day stood there before.
    expect(router.state.location.search).toBe('?measure=urine');
  });

  it('RC05: a retry after a lost answer stores nothing twice, and everything typed stays; a corrected value is stored on request', async () => {
    const { user, stored, router, patient } = await opened('?record=water');
    const { posts } = loseAnswers(1);
    await user.type(field(/^Fluid intake/), '250');
    await user.click(save());
    expect(await within(dialog()).findByText(/not known whether this was saved/)).toBeVisible();
    expect(field(/^Fluid intake/)).toHaveValue('250');
    await user.click(save());
    await gone();
    expect(posts()).toBe(2);
    expect(await stored('water')).toHaveLength(1);

    // Where the lost try had already stored another value, both are shown.
    await router.navigate(`/userlist/${patient.id}/telemonitoring?record=water`);
    await screen.findByRole('dialog', { name: /^Record reading · / });
    loseAnswers(1);
    await user.click(within(dialog()).getByRole('button', { name: '250 mL' }));
    expect(field(/^Fluid intake/)).toHaveValue('250');
    await user.click(save());
    await within(dialog()).findByText(/not known whether this was saved/);
    await user.clear(field(/^Fluid intake/));
    await user.type(field(/^Fluid intake/), '300');
    await user.click(save());
    const trouble = await within(dialog()).findByRole('alert');
    expect(trouble).toHaveTextContent(
      /A different version of this entry is already saved.*Yours: 300.mL\s*Stored: 250.mL/,
    );
    expect(await stored('water')).toMatchObject([{ value: 250 }, { value: 250 }]);
    await user.click(within(dialog()).getByRole('button', { name: 'Save mine instead' }));
    await gone();
    expect(await stored('water')).toHaveLength(2);
    expect(await stored('water')).toContainEqual(
      expect.objectContaining({ value: 300, history: [expect.objectContaining({ value: 250 })] }),
    );
  });
});
