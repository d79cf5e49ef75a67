import { act, configure, screen, waitFor, within } from '@testing-library/react';
import type { AxiosAdapter } from 'axios';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { care } from '@/shared/api/http';
import { fakeCanvas } from '../../shared/charts/fakeCanvas';
import { renderApp } from '../../support/renderApp';

beforeEach(() => void fakeCanvas());

async function typing() {
  const app = await renderApp('/userlist/sample-01/telemonitoring?record=bloodPressure', { as: 'USER' });
  const dialog = within(await screen.findByRole('dialog', { name: /^Record reading · / }));
  await app.user.type(dialog.getByLabelText(/^Systolic/), '128');
  await app.user.type(dialog.getByLabelText(/^Diastolic/), '79');
  await app.user.type(dialog.getByLabelText(/^Note/), 'sitting');
  const save = () => app.user.click(dialog.getByRole('button', { name: 'Save' }));
  return { ...app, dialog, save };
}

it('RC08: the patient is deleted elsewhere: saving says so and everything typed stays', async () => {
  const { backend, dialog, save } = await typing();
  const patient = await backend?.repository.read('patients', 'sample-01');
  const admin = { username: 'admin@nephrodesk.test', role: 'ADMIN' } as const;
  await backend?.repository.remove('patients', 'sample-01', patient?.version ?? '', admin);
  // What the deletion sets off in this tab comes after a moment; the entry outlives that too.
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  await save();
  expect(await dialog.findByRole('alert')).toHaveTextContent('This record does not exist or was deleted.');
  expect(dialog.getByLabelText(/^Systolic/)).toHaveDisplayValue('128');
  expect(dialog.getByLabelText(/^Diastolic/)).toHaveDisplayValue('79');
  expect(dialog.getByLabelText(/^Note/)).toHaveValue('sitting');
});

it('RC12: where React runs every effect twice, one entry is still one POST', async () => {
  configure({ reactStrictMode: true });
  onTestFinished(() => configure({ reactStrictMode: false }));
  const { save } = await typing();
  const real = care.defaults.adapter as AxiosAdapter;
  const posts: unknown[] = [];
  care.defaults.adapter = (config) => {
    if (config.method === 'post') posts.push(config.url);
    return real(config);
  };
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Recorded: 128/79 mmHg.')).toBeVisible();
  expect(posts).toEqual(['/readings']);
});
