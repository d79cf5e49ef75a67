import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DialysisSession, SessionBody } from '@/domain/dialysis/session';
import type { Patient } from '@/domain/patients/patient';
import { care } from '@/shared/api/http';
import { NOW } from '@tests/support/builders';
import { itLong } from '@tests/support/extent';
import { renderApp } from '@tests/support/renderApp';

const DAY_MS = 86_400_000;
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const table = async () =>
  within(await screen.findByRole('table', { name: 'Dialysis sessions, newest first' }));
const sessionsOf = async (patient: string): Promise<DialysisSession[]> =>
  (await care.get<{ items: DialysisSession[] }>('/dialysisSessions', { params: { patient } })).data.items;

/** A sample patient who is treated so. */
async function patientOn(mode: Patient['ext']['dialysisMode']): Promise<Patient> {
  const { data } = await care.get<{ items: Patient[] }>('/patients', { params: { limit: 1000 } });
  const found = data.items.find(({ ext }) => ext.dialysisMode === mode && ext.status === 'active');
  if (!found) throw new Error('Nobody is on dialysis');
  return found;
}
const stored = (patient: string, daysAgo: number, change: Partial<SessionBody> = {}) =>
  care.post('/dialysisSessions', {
    id: `s-${daysAgo}`,
    patient,
    at: new Date(NOW - daysAgo * DAY_MS).toISOString(),
    kind: 'haemodialysis',
    status: 'done',
    weightBefore: 77.4,
    weightAfter: 75,
    ultrafiltrationMl: 2400,
    durationMinutes: 240,
    pressureBefore: { systolic: 148, diastolic: 82 },
    access: 'fistula',
    source: 'staff',
    confirmedOutOfRange: true,
    ...change,
  });

type App = Awaited<ReturnType<typeof renderApp>>;
async function open({ router }: App, patient: Patient): Promise<void> {
  await router.navigate(`/userlist/${patient.id}/dialysis`);
  await screen.findByRole('button', { name: 'Enter session' });
}
async function at({ user }: App, form: ReturnType<typeof within>, day: string, time: string) {
  await user.type(form.getByLabelText(/^Start/), day);
  await user.type(form.getByLabelText(/^Start.*time|^Time/i), time);
}

describe('the dialysis sessions of a patient', () => {
  it('stand newest first with what was gained since the one before, and a word where the rate is high; where there are none that is said', async () => {
    const app = await renderApp('/userlist', { as: 'USER' });
    const patient = await patientOn('haemodialysis');
    await stored(patient.id, 5);
    await stored(patient.id, 3, { durationMinutes: 180 });
    await stored(patient.id, 2, {
      status: 'missed',
      cause: 'Snow',
      weightBefore: undefined,
      weightAfter: undefined,
      ultrafiltrationMl: undefined,
      durationMinutes: undefined,
      pressureBefore: undefined,
      access: undefined,
    });
    await open(app, patient);
    await screen.findByRole('table');
    const rows = [...document.querySelectorAll('main table tbody tr')].map((row) => row.textContent);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toContain('Missed');
    expect(rows[1]).toMatch(/77\.4\skg → 75\.0\skg.*2\.4\skg.*2,400\smL.*10\.7\smL\/kg\/h, high.*148\/82/);
    expect(rows[2]).toMatch(/8\.0\smL\/kg\/h(?!, high)/);

    await open(app, await patientOn('none'));
    expect(await screen.findByText('No dialysis sessions')).toBeVisible();
    expect(screen.getByText(/not recorded as on dialysis/)).toBeVisible();
  });

  it('are typed with the rate beside: above 13 refused, above 10 asked about, and nothing typed is lost', async () => {
    const app = await renderApp('/userlist', { as: 'USER' });
    const { user } = app;
    const patient = await patientOn('haemodialysis');
    await open(app, patient);
    await user.click(screen.getByRole('button', { name: 'Enter session' }));
    const form = await dialog(/^Enter session/);
    await at(app, form, '20/11/2026', '07:00');
    await user.type(form.getByLabelText(/^Weight before/), '78');
    await user.type(form.getByLabelText(/^Ultrafiltration volume/), '4000');
    await user.type(form.getByLabelText(/^Duration/), '240');
    expect(form.getByRole('status')).toHaveTextContent(/13\.5\smL\/kg\/h, too high to be saved/);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(
      (await form.findAllByText(/faster than 13\smL\/kg\/h and cannot be saved/)).length,
    ).toBeGreaterThan(0);
    expect(await sessionsOf(patient.id)).toEqual([]);
    await user.clear(form.getByLabelText(/^Ultrafiltration volume/));
    await user.type(form.getByLabelText(/^Ultrafiltration volume/), '3200');
    await user.type(form.getByLabelText(/^Weight after/), '75');
    expect(form.getByRole('status')).toHaveTextContent(/10\.7\smL\/kg\/h, high/);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await sessionsOf(patient.id)).toEqual([]);
    await user.click(form.getByRole('checkbox', { name: /I checked/ }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await sessionsOf(patient.id)).toMatchObject([
      { weightBefore: 78, weightAfter: 75, ultrafiltrationMl: 3200, confirmedOutOfRange: true },
    ]);
  });

  itLong(
    'are corrected with a reason; what stood there stays readable, and a mistake leaves the list',
    async () => {
      const app = await renderApp('/userlist', { as: 'USER' });
      const { user, router } = app;
      const patient = await patientOn('haemodialysis');
      await stored(patient.id, 1);
      await open(app, patient);
      await user.click(await (await table()).findByRole('button'));
      await user.click((await dialog(/^Session of/)).getByRole('button', { name: 'Correct' }));
      const form = await dialog(/^Correct session/);
      await user.clear(form.getByLabelText(/^Weight after/));
      await user.type(form.getByLabelText(/^Weight after/), '74.6');
      await user.click(form.getByRole('button', { name: 'Save' }));
      expect(await form.findByRole('link', { name: /^Reason/ })).toBeVisible();
      await user.type(form.getByLabelText(/^Reason/), 'Misread');
      await user.click(form.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await user.click((await table()).getByRole('button'));
      const details = await dialog(/^Session of/);
      expect(details.getByText(/75\.0\skg.*replaced by .*: Misread/)).toBeVisible();
      await user.click(details.getByRole('button', { name: 'Entered in error' }));
      const mistake = await dialog(/as entered in error\?$/);
      await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
      await user.type(mistake.getByLabelText(/^Reason/), 'Wrong chart');
      await user.click(mistake.getByRole('button', { name: 'Mark as entered in error' }));
      expect(await screen.findByText('No dialysis sessions')).toBeVisible();
      await user.click(screen.getByRole('checkbox', { name: 'Show 1 session entered in error' }));
      expect(await screen.findByText(/Entered in error/, { selector: 'th span' })).toBeVisible();
      expect(router.state.location.search).toContain('mistakes');
    },
  );

  it('of peritoneal dialysis have bags: a cloudy one is a critical alert of the patient', async () => {
    const app = await renderApp('/userlist', { as: 'USER' });
    const { user, router } = app;
    const patient = await patientOn('peritoneal');
    await open(app, patient);
    await user.click(screen.getByRole('button', { name: 'Enter session' }));
    const form = await dialog(/^Enter session/);
    expect(form.getByLabelText('Access')).toHaveDisplayValue('Peritoneal catheter');
    await at(app, form, '20/11/2026', '06:00');
    await user.type(form.getByLabelText(/^Filled/), '8000');
    await user.type(form.getByLabelText(/^Drained/), '8650');
    expect(form.getByRole('status')).toHaveTextContent(/Net ultrafiltration: 650\smL/);
    await user.selectOptions(form.getByLabelText(/^Bag/), 'Cloudy');
    expect(form.getByText(/raises a critical alert/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await table()).getByText(/Cloudy/)).toBeVisible();
    await router.navigate(`/userlist/${patient.id}/alerts`);
    expect(
      (await screen.findAllByText('Cloudy bag of peritoneal dialysis: suspect peritonitis.'))[0],
    ).toBeVisible();
  });
});
