import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Patient } from '@/domain/patients/patient';
import { care } from '@/shared/api/http';
import { NOW } from '@tests/support/builders';
import { renderApp } from '@tests/support/renderApp';

const ID = 'sample-30';

/** A file about a sample patient that says something else about the person. */
async function imported(city: string) {
  const { data } = await care.get<Patient>(`/patients/${ID}`);
  const { version: _, updatedAt: _at, ...patient } = data;
  const record = { patient: { ...patient, city }, conditions: [], medicationRequests: [], readings: [] };
  await care.post('/records', { records: [{ ...record, lastUpdated: new Date(NOW).toISOString() }] });
}

describe('§2.1: the imports of a record', () => {
  it('are undone for a reason, and the log below says so', async () => {
    const app = await renderApp(`/userlist/${ID}/history`, { as: 'USER' });
    await screen.findByText(/^Who did what in this record,/);
    expect(screen.queryByText('Imports of the last 30 days')).toBeNull();
    const { data: before } = await care.get<Patient>(`/patients/${ID}`);
    await act(() => imported('Lagos'));
    await app.user.click(await screen.findByRole('button', { name: 'Undo…' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Undo the import into the record of/ }));
    expect(dialog.getByText('Personal details were changed.')).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Undo the import' }));
    expect(await dialog.findByText('Fill in this field.')).toBeVisible();
    await app.user.type(dialog.getByLabelText(/^Why it is undone/), 'Somebody else');
    await app.user.click(dialog.getByRole('button', { name: 'Undo the import' }));
    expect(await screen.findByText('The import was undone.')).toBeVisible();
    expect((await care.get<Patient>(`/patients/${ID}`)).data.city).toBe(before.city);
    expect(await screen.findByText('Somebody else')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Imports of the last 30 days')).toBeNull());
  });

  it('are not undone over what somebody has changed since: that is said, and the reason stays', async () => {
    const app = await renderApp(`/userlist/${ID}/history`, { as: 'USER' });
    await screen.findByText(/^Who did what in this record,/);
    await act(() => imported('Lagos'));
    await app.user.click(await screen.findByRole('button', { name: 'Undo…' }));
    const dialog = within(await screen.findByRole('dialog'));
    const reason = dialog.getByLabelText(/^Why it is undone/);
    await app.user.type(reason, 'Somebody else');
    const { data } = await care.get<Patient>(`/patients/${ID}`);
    await act(() =>
      care.put(`/patients/${ID}`, { ...data, city: 'Faro' }, { headers: { 'If-Match': data.version } }),
    );
    await app.user.click(dialog.getByRole('button', { name: 'Undo the import' }));
    expect(await dialog.findByText(/has been changed again since/)).toBeVisible();
    expect(reason).toHaveValue('Somebody else');
  });
});
