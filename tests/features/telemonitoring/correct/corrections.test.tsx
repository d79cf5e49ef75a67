import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Annotation } from '@/domain/readings/annotation';
import type { Patient } from '@/domain/patients/patient';
import type { Reading } from '@/domain/readings/reading';
import { selectHasDrafts } from '@/session/drafts/drafts';
import { care } from '@/shared/api/http';
import { describeLong } from '@tests/support/extent';
import { NOW } from '../../../support/builders';
import { fakeCanvas } from '../../../shared/charts/fakeCanvas';
import { renderApp } from '../../../support/renderApp';

beforeEach(() => void fakeCanvas());
afterEach(cleanup);

const HOUR = 3_600_000;
const iso = (ms: number) => new Date(ms).toISOString();

/** The telemonitoring page of somebody in Berlin who has no readings of their own yet. */
async function opened(query: string, drafts: Partial<Reading>[] = [], as: 'USER' | 'ADMIN' = 'USER') {
  const app = await renderApp('/dashboard', { as });
  await app.backend?.ready;
  const { data } = await care.get<{ items: Patient[] }>('/patients');
  const [other] = data.items;
  if (!other) throw new Error('The sample clinic has nobody');
  const patient = {
    id: 'own',
    patientId: 'OWN-1',
    firstName: 'Marie',
    lastName: 'Dubois',
    gender: 'female',
    dateOfbirth: '1961-04-02',
    category: null,
    pathologies: [],
    medicalTeam: {},
    ext: { timeZone: 'Europe/Berlin', status: 'active', dialysisMode: 'none', identifiers: [] },
  };
  await care.post('/patients', patient);
  for (const [index, draft] of drafts.entries()) {
    await care.post('/readings', { id: `r${index}`, patient: 'own', source: 'patient', ...draft });
  }
  await app.router.navigate(`/userlist/own/telemonitoring${query}`);
  await screen.findByRole('navigation', { name: 'Measures' });
  const stored = async (measure: string, errors = false) => {
    const params = { from: iso(NOW - 30 * 24 * HOUR), to: iso(NOW + HOUR), errors };
    return (await care.get<{ items: Reading[] }>(`/readings/own/${measure}`, { params })).data.items;
  };
  return { ...app, other, stored };
}

const inDialog = (name: string | RegExp) => within(screen.getByRole('dialog', { name }));
const recording = () => inDialog(/^Record reading · /);
const correcting = () => inDialog('Correct reading');
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const pressure = (hoursAgo: number, value: number): Partial<Reading> => ({
  measure: 'bloodPressure',
  at: iso(NOW - hoursAgo * HOUR),
  value,
  diastolic: 80,
});

describe('correcting a reading', () => {
  it('§2.4: replaces it for a reason, tells a stale try (412), and takes an error out of all figures', async () => {
    const { user, stored, store } = await opened('?measure=bloodPressure&period=weekly&table=yes', [
      pressure(5, 120),
      pressure(3, 160),
    ]);
    const table = await screen.findByRole('table', { name: 'All readings' });
    const open = async (value: RegExp) => {
      const row = await waitFor(() => {
        const found = [...table.querySelectorAll('tr')].find(({ textContent }) => value.test(textContent));
        if (!found) throw new Error(`No row shows ${String(value)}`);
        return found;
      });
      await user.click(within(row).getByRole('button', { name: /^Correct \d/ }));
      await screen.findByRole('dialog', { name: 'Correct reading' });
    };
    await open(/160\/80/);
    // DT05: the instant is said in words before anything is stored.
    expect(correcting().getByText(/Friday,? 20 November 2026.*09:00/)).toBeVisible();

    // NU11: nothing changed, nothing sent.
    await user.type(correcting().getByLabelText(/^Reason/), 'So');
    await user.click(correcting().getByRole('button', { name: 'Save correction' }));
    expect(await correcting().findByText(/No changes made/)).toBeVisible();
    // §3 #16: what is typed is kept for this patient and this reading only.
    expect(selectHasDrafts(store.getState())).toBe(true);
    expect(JSON.stringify(store.getState())).toContain('correction own r1 1 in');

    const systolic = () => correcting().getByLabelText(/^Systolic/);
    await user.clear(systolic());
    await user.type(systolic(), '140');
    // Another tab is faster.
    await care.put(
      '/readings/own/bloodPressure/r1',
      { at: iso(NOW - 3 * HOUR), value: 150, diastolic: 80, reason: 'Other tab' },
      { headers: { 'If-Match': '1' } },
    );
    await user.click(correcting().getByRole('button', { name: 'Save correction' }));
    expect(await correcting().findByText(/changed this in the meantime/)).toBeVisible();
    expect(systolic()).toHaveValue('140');
    await user.click(correcting().getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await gone();

    await open(/150\/80/);
    expect(correcting().getByText(/160\/80.*Other tab/)).toBeVisible();
    await user.clear(systolic());
    await user.type(systolic(), '140');
    await user.click(correcting().getByRole('button', { name: 'Save correction' }));
    await waitFor(() => expect(correcting().getByLabelText(/^Reason/)).toBeInvalid());
    await user.type(correcting().getByLabelText(/^Reason/), 'Cuff too small');
    await user.dblClick(correcting().getByRole('button', { name: 'Save correction' }));
    await gone();
    expect((await stored('bloodPressure')).at(-1)).toMatchObject({
      value: 140,
      history: [
        { value: 160, reason: 'Other tab' },
        { value: 150, reason: 'Cuff too small', replacedBy: 'nurse@nephrodesk.test' },
      ],
    });
    expect(await screen.findByText(/^Mean 130\/80/)).toBeVisible();

    await open(/140\/80/);
    await user.click(correcting().getByRole('radio', { name: 'Entered in error' }));
    await user.type(correcting().getByLabelText(/^Reason/), 'Hers');
    await user.click(correcting().getByRole('button', { name: 'Mark as entered in error' }));
    await gone();
    expect(await screen.findByText(/^Mean 120\/80/)).toBeVisible();
    expect(await stored('bloodPressure')).toHaveLength(1);
    expect((await stored('bloodPressure', true)).at(-1)).toMatchObject({
      enteredInError: { reason: 'Hers' },
    });

    // Taken out by mistake: it counts again, for a reason, and its history tells both.
    const taken = (await within(table).findByText(/Entered in error.*Hers/)).closest('tr');
    await user.click(within(taken as HTMLElement).getByRole('button', { name: /^Restore: 140\/80/ }));
    await screen.findByRole('dialog', { name: 'Restore the reading' });
    const restoring = inDialog('Restore the reading');
    expect(restoring.getByText(/Entered in error.*Hers/)).toBeVisible();
    await user.click(restoring.getByRole('button', { name: 'Restore the reading' }));
    await waitFor(() => expect(restoring.getByLabelText(/^Reason/)).toBeInvalid());
    await user.type(restoring.getByLabelText(/^Reason/), 'His');
    await user.dblClick(restoring.getByRole('button', { name: 'Restore the reading' }));
    await gone();
    expect(await screen.findByText(/^Mean 130\/80/)).toBeVisible();
    expect(within(table).getByText(/Restored.*His.*Hers/)).toBeVisible();
    expect((await stored('bloodPressure')).at(-1)).toMatchObject({
      restored: [{ reason: 'His', withdrawn: { reason: 'Hers' } }],
    });
  });
});

describeLong('recording two pressures, whole days and urine', () => {
  it('§2.4: a pair is two readings at least a minute apart, with its mean; a double click stores it once (RC05); nothing drunk is a known 0; a void may complete the day’s collection', async () => {
    const { user, stored, router } = await opened('?record=bloodPressure');
    await screen.findByRole('dialog', { name: /^Record reading · / });
    await user.click(recording().getByRole('radio', { name: 'Two readings' }));
    const type = (name: RegExp, text: string) => user.type(recording().getByLabelText(name), text);
    await type(/^Systolic(?!, )/, '131');
    await type(/^Diastolic(?!, )/, '81');
    await type(/^Systolic, second/, '127');
    await type(/^Diastolic, second/, '79');
    expect(recording().getByText('Mean of both: 129/80 mmHg')).toBeVisible();
    await user.clear(recording().getByLabelText(/^Minutes after/));
    await type(/^Minutes after/, '0');
    await user.click(recording().getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(recording().getByLabelText(/^Minutes after/)).toHaveAccessibleDescription(/from 1 to 30/),
    );
    await user.clear(recording().getByLabelText(/^Minutes after/));
    await type(/^Minutes after/, '2');
    await user.dblClick(recording().getByRole('button', { name: 'Save' }));
    await gone();
    expect(await screen.findByText('Recorded: two readings, mean 129/80 mmHg.')).toBeVisible();
    const pair = await stored('bloodPressure');
    expect(pair.map(({ value, diastolic }) => [value, diastolic])).toEqual([
      [131, 81],
      [127, 79],
    ]);
    const [first = 0, second = 0] = pair.map(({ at }) => Date.parse(at));
    expect(second - first).toBe(120_000);

    // Nothing drunk is a known 0.
    await router.navigate('/userlist/own/telemonitoring?record=water');
    await screen.findByRole('dialog', { name: /^Record reading · / });
    await user.selectOptions(recording().getByLabelText(/^Type of entry/), 'Nothing drunk all day');
    expect(recording().queryByLabelText(/^Fluid intake/)).not.toBeInTheDocument();
    expect(recording().getByText(/0\smL for the patient day Friday, .*20/)).toBeVisible();
    await user.click(recording().getByRole('button', { name: 'Save' }));
    await gone();
    expect(await stored('water')).toMatchObject([{ value: 0, dayMark: 'nothing' }]);

    await user.click(screen.getByRole('link', { name: 'Urine' }));
    await user.click(await screen.findByRole('button', { name: 'Record reading' }));
    await screen.findByRole('dialog', { name: /^Record reading · / });
    await user.type(recording().getByLabelText(/^Urine/), '300');
    await user.selectOptions(
      recording().getByLabelText(/^Type of entry/),
      'One void; the day’s collection is complete',
    );
    await user.selectOptions(recording().getByLabelText(/^Colour/), 'Red or pink');
    await user.click(recording().getByRole('checkbox', { name: 'Blood seen' }));
    await user.click(recording().getByRole('button', { name: 'Save' }));
    await gone();
    expect(await stored('urine')).toMatchObject([
      { value: 300, dayMark: 'complete', urine: { colour: 'red', blood: true } },
    ]);
  });
});

describeLong('the week at home and annotations', () => {
  it('§2.4: a series is begun, counted and left; an annotation is written and changed, and staff delete none', async () => {
    const { user } = await opened('?measure=bloodPressure', [pressure(2, 150), pressure(1.9, 140)]);
    const listed = async () => {
      const { data } = await care.get<{ items: Annotation[] }>('/annotations', {
        params: { patient: 'own' },
      });
      return data.items;
    };
    await user.click(await screen.findByRole('button', { name: 'Start today' }));
    expect(await screen.findByText('2 of 28, day 1 of 7')).toBeVisible();
    expect(screen.getByText('No mean yet: the first day is left out.')).toBeInTheDocument();
    expect(await listed()).toMatchObject([{ kind: 'homeSeries', from: '2026-11-20', to: '2026-11-26' }]);
    await user.click(screen.getByRole('button', { name: 'Record two readings' }));
    expect(recording().getByRole('radio', { name: 'Two readings' })).toBeChecked();
    await user.click(recording().getByRole('button', { name: 'Cancel' }));
    await gone();

    await user.click(screen.getByRole('button', { name: 'Add annotation' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add annotation' }));
    await user.selectOptions(dialog.getByLabelText(/^Type/), 'Travel');
    expect(dialog.getByText(/Missing readings raise no alert/)).toBeVisible();
    fireEvent.change(dialog.getByLabelText(/^First day/), { target: { value: '2026-04-03' } });
    // DT05: typed as 03/04 or 04/03, it is said in words.
    expect(dialog.getByText(/Friday,? 3 April 2026/)).toBeVisible();
    fireEvent.change(dialog.getByLabelText(/^Last day/), { target: { value: '2026-04-02' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Last day/)).toHaveAccessibleDescription(/end is before/),
    );
    fireEvent.change(dialog.getByLabelText(/^Last day/), { target: { value: '2026-04-10' } });
    await user.type(dialog.getByLabelText(/^Note/), 'Lisbon');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await gone();
    expect(await screen.findByText('Lisbon')).toBeVisible();
    expect(screen.getAllByText('by Nuno Carvalho')).toHaveLength(2);
    // What others wrote down is not theirs to take away.
    expect(screen.queryByRole('button', { name: /^Delete annotation/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove the series' })).not.toBeInTheDocument();
  });

  it('§2.4: an administrator deletes an annotation and brings it back, or removes a series', async () => {
    const { user } = await opened('?measure=bloodPressure', [], 'ADMIN');
    const listed = async () =>
      (await care.get<{ items: Annotation[] }>('/annotations', { params: { patient: 'own' } })).data.items;
    await user.click(await screen.findByRole('button', { name: 'Add annotation' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add annotation' }));
    await user.selectOptions(dialog.getByLabelText(/^Type/), 'Travel');
    await user.type(dialog.getByLabelText(/^Note/), 'Lisbon');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const last = dialog.getByLabelText(/^Last day, as expected/);
    await waitFor(() => expect(last).toHaveAccessibleDescription(/Give the last day that is expected/));
    fireEvent.change(last, { target: { value: '2026-11-30' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await gone();
    expect(await screen.findByText('Lisbon')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Delete annotation: Travel/ }));
    await waitFor(() => expect(screen.queryByText('Lisbon')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Add annotation' })).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Lisbon')).toBeVisible();
    expect(await listed()).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Start today' }));
    await waitFor(async () => expect(await listed()).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'Remove the series' }));
    await waitFor(async () => expect(await listed()).toHaveLength(1));
  });
});
