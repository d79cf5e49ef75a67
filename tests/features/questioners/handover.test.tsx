import { act, screen, waitFor, within } from '@testing-library/react';
import { AxiosError, type AxiosAdapter } from 'axios';
import { expect, it } from 'vitest';
import { care } from '@/shared/api/http';
import { NOW } from '@tests/support/builders';
import { anAsking, anItem, aQuestionnaire } from '@tests/support/questionnaires';
import { addressOf, renderApp } from '@tests/support/renderApp';

const RECORD = '/userlist/sample-01/questionnaires';

/** A host that keeps no answers. */
const keepsNothing =
  (store: AxiosAdapter): AxiosAdapter =>
  (config) =>
    config.method !== 'get' && config.url?.startsWith('/questionnaireResponses')
      ? Promise.reject(new AxiosError('down', AxiosError.ERR_NETWORK, config))
      : store(config);

async function anAskedQuestion() {
  const asked = aQuestionnaire({
    id: 'zinnia',
    name: 'Zinnia',
    status: 'published',
    items: [anItem('how', 'text')],
  });
  await care.post('/questionnaires', asked);
  const start = new Date(NOW).toISOString().slice(0, 10);
  const given = anAsking({ id: 'asked', patient: 'sample-01', questionnaire: 'zinnia', start });
  const { version: _v, updatedAt: _u, by: _b, ...body } = given;
  await care.post('/questionnaireAssignments', body);
}

it('§2.9: handing a device over asks first while answers are not kept, and locks the patient in only then', async () => {
  const app = await renderApp('/user/profile', { as: 'ADMIN', between: keepsNothing });
  const { user } = app;
  await act(anAskedQuestion);
  await app.router.navigate(`${RECORD}/answer/asked`);
  await user.type(await screen.findByLabelText(/^Question how/), 'Fairly');
  await screen.findByRole('button', { name: 'Retry' });
  const hand = async () => {
    await user.click(screen.getByRole('button', { name: 'Hand to the patient' }));
    const asked = within(await screen.findByRole('dialog', { name: /^Hand the device to/ }));
    await user.click(asked.getByRole('button', { name: 'Hand to the patient' }));
    return within(await screen.findByRole('dialog', { name: 'Discard what you typed?' }));
  };

  await user.click((await hand()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(addressOf(app)).toBe(`${RECORD}/answer/asked`);
  expect(screen.getByLabelText(/^Question how/)).toHaveValue('Fairly');

  await user.click((await hand()).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('button', { name: 'Give the device back' })).toBeVisible();
  await app.router.navigate('/dashboard');
  await waitFor(() => expect(addressOf(app)).toBe('/handed-over/sample-01/asked'));
  expect(await screen.findByRole('button', { name: 'Give the device back' })).toBeVisible();
});
