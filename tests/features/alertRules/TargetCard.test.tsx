import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Patient } from '@/domain/patients/patient';
import { care } from '@/shared/api/http';
import { renderApp } from '@tests/support/renderApp';

const read = async (id: string): Promise<Patient> => (await care.get<Patient>(`/patients/${id}`)).data;
const card = async () => within(await screen.findByRole('region', { name: 'Target' }));

/** Somebody of the sample clinic without a target of blood pressure. */
async function opened(as: 'USER' | 'ADMIN') {
  const app = await renderApp('/dashboard', { as });
  await app.backend?.ready;
  const { data } = await care.get<{ items: Patient[] }>('/patients');
  const patient = data.items.find(
    ({ ext }) =>
      !ext.pressureTarget && ext.status === 'active' && ext.dialysisMode === 'none' && !ext.pregnant,
  );
  if (!patient) throw new Error('everybody of the sample clinic has a target');
  await app.router.navigate(`/userlist/${patient.id}/limits`);
  return { ...app, patient };
}

describe('the targets of a patient', () => {
  it('what is to be drunk is the plan’s where one was given, with the way to it', async () => {
    const app = await renderApp('/userlist/sample-02/limits', { as: 'USER' });
    const own = await card();
    expect(await own.findByText('From the fluid plan')).toBeVisible();
    expect(own.getByRole('link', { name: 'Open the fluid plan' })).toHaveAttribute(
      'href',
      '/userlist/sample-02/fluid',
    );
    expect(own.queryByRole('button', { name: /target: Fluid intake/ })).not.toBeInTheDocument();
    expect(app.router.state.location.pathname).toBe('/userlist/sample-02/limits');
  });

  it('a USER sets a usual one, corrects and ends it; the record tells who and why', async () => {
    const { user, patient } = await opened('USER');
    const own = await card();
    expect(await own.findByText(/No individual target: assessed by the clinic’s alert limits/)).toBeVisible();
    await user.click(own.getByText('Decisions about targets'));
    expect(own.getByText('Nobody has set a target for this patient here yet.')).toBeVisible();

    await user.click(own.getByRole('button', { name: 'Set target: Home blood pressure' }));
    const dialog = within(await screen.findByRole('dialog', { name: /target for Home blood pressure/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('group', { name: 'There are problems with 5 fields' })).toHaveFocus();
    await user.selectOptions(
      dialog.getByLabelText('Usual targets'),
      'Below 130/80 at home (ESC 2024, ESH 2023)',
    );
    expect(dialog.getByLabelText(/^Systolic below/)).toHaveValue('130');
    await user.clear(dialog.getByLabelText(/^Systolic below/));
    await user.paste('75');
    await user.click(dialog.getByLabelText(/^Reason/));
    await user.paste('Agreed at the visit');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(
      await dialog.findByRole('link', { name: /^Systolic below: This value is too low or too high/ }),
    ).toBeVisible();
    await user.clear(dialog.getByLabelText(/^Systolic below/));
    await user.paste('130');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The target is saved.')).toBeVisible();
    const told = await own.findByText(/^110–130\/60–80\smmHg/);
    expect(told).toHaveTextContent('Patient’s own');
    expect(own.getAllByText(/Agreed at the visit/)[0]).toBeVisible();
    const { ext } = await read(patient.id);
    expect(ext.pressureTarget).toEqual({
      systolicMin: 110,
      systolicMax: 130,
      diastolicMin: 60,
      diastolicMax: 80,
    });
    expect(ext.targetDecisions).toMatchObject([{ proposal: 'home130', reason: 'Agreed at the visit' }]);

    await user.click(own.getByRole('button', { name: 'End target: Home blood pressure' }));
    const end = within(await screen.findByRole('dialog', { name: /end the target for Home blood pressure/ }));
    await user.click(end.getByLabelText(/^Reason/));
    await user.paste('Dizzy');
    await user.click(end.getByRole('button', { name: 'End' }));
    expect(await screen.findByText('The target has ended.')).toBeVisible();
    expect(await own.findByText(/No individual target: assessed by the clinic’s alert limits/)).toBeVisible();
    expect((await read(patient.id)).ext.pressureTarget).toBeUndefined();

    // Both decisions, the newest first, each with who made it and why.
    const history = own.getByText('Decisions about targets').closest('details') as HTMLElement;
    const decisions = within(history)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(decisions).toHaveLength(2);
    expect(decisions[0]).toMatch(/ended.*Dizzy/);
    expect(decisions[1]).toMatch(/110–130\/60–80.*Agreed at the visit/);
  });

  it('says when somebody else decided meanwhile, keeps what was typed and goes on with it', async () => {
    const { user, patient } = await opened('USER');
    const own = await card();
    await user.click(await own.findByRole('button', { name: /(Set|Change) target: Target weight/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /target for Target weight/ }));
    await user.clear(dialog.getByLabelText(/^Target weight/));
    await user.paste('70.5');
    await user.click(dialog.getByLabelText(/^Reason/));
    await user.paste('Oedema is gone');
    const { version } = await read(patient.id);
    const other = {
      id: 'other',
      kind: 'weight',
      aim: { kind: 'weight', weightKg: 69 },
      from: '2026-11-01',
      reason: 'x',
    };
    await care.post(`/patients/${patient.id}/targets`, other, { headers: { 'If-Match': version } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      /Somebody else changed this in the meantime.*Yours: 70\.5\skg.*Stored: 69\.0\skg/,
    );
    expect(dialog.getByLabelText(/^Reason/)).toHaveValue('Oedema is gone');
    await user.click(dialog.getByRole('button', { name: 'Continue with mine' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await read(patient.id)).ext.dryWeight).toBe(70.5));
  });
});
