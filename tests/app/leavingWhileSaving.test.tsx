import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import type { Patient } from '@/domain/patients/patient';
import { care } from '@/shared/api/http';
import { renderApp } from '@tests/support/renderApp';

/** Holds every save back until it is let go. */
function holdSaves(): { letGo: () => void; held: () => number } {
  let letGo = () => undefined as void;
  let held = 0;
  const gate = new Promise<void>((open) => (letGo = open));
  const hold = care.interceptors.request.use(async (config) => {
    if (config.method === 'put') {
      held += 1;
      await gate;
    }
    return config;
  });
  onTestFinished(() => care.interceptors.request.eject(hold));
  return { letGo, held: () => held };
}

it('UN04: who leaves while a save is on its way is asked, and hears elsewhere how it ended', async () => {
  const record = '/userlist/sample-02';
  const app = await renderApp(`${record}/profile`, { as: 'USER' });
  await app.backend?.ready;
  const { letGo, held } = holdSaves();
  const form = within(await screen.findByRole('form', { name: 'Profile of the patient' }));
  fireEvent.change(form.getByLabelText(/^Profession/), { target: { value: 'Bell founder' } });
  await app.user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(held()).toBe(1));
  expect(form.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');

  const question = { name: 'Discard what you typed?' };
  await app.router.navigate(record);
  let asked = within(await screen.findByRole('dialog', question));
  await app.user.click(asked.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', question)).toBeNull());
  expect(form.getByLabelText(/^Profession/)).toHaveValue('Bell founder');

  await app.router.navigate(record);
  asked = within(await screen.findByRole('dialog', question));
  await app.user.click(asked.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Profile of the patient' })).toBeNull());
  expect(screen.queryByText('The profile is saved.')).toBeNull();
  letGo();
  expect(await screen.findByText('The profile is saved.')).toBeVisible();
  const { data } = await care.get<Patient>('/patients/sample-02');
  expect(data.profession).toBe('Bell founder');
});
