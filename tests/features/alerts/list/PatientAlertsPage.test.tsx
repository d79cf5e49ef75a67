import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeCanvas } from '@tests/shared/charts/fakeCanvas';
import { addressOf, renderApp } from '@tests/support/renderApp';

it('shows the alerts of one patient, the active ones before the earlier ones, and acts on them; says so when a patient has none', async () => {
  fakeCanvas();
  const app = await renderApp('/userlist/sample-03/alerts', { as: 'USER' });
  const active = await screen.findByRole('table', { name: 'Active alerts' });
  const before = within(active).getAllByRole('row').length - 1;
  expect(before).toBeGreaterThan(0);
  expect(within(active).queryByText('Joost Vandermole')).not.toBeInTheDocument();
  expect(screen.getByText('No earlier alert')).toBeVisible();

  await app.user.click(within(active).getByRole('link', { name: 'Severely high blood pressure' }));
  const panel = await screen.findByRole('dialog', { name: 'Severely high blood pressure' });
  expect(addressOf(app)).toMatch(/^\/userlist\/sample-03\/alerts\?alert=/);
  await app.user.click(within(panel).getByText('Resolve', { selector: 'summary' }));
  await app.user.selectOptions(
    within(panel).getByRole('combobox', { name: /Outcome/ }),
    'Advice given by phone',
  );
  await app.user.type(within(panel).getByRole('textbox', { name: /Note/ }), 'Repeated: 150/90.');
  await app.user.click(within(panel).getByRole('button', { name: 'Resolve' }));
  const earlier = await screen.findByRole('table', { name: 'Earlier alerts', hidden: true });
  expect(within(earlier).getByText('Severely high blood pressure')).toBeInTheDocument();

  await app.router.navigate('/userlist/sample-48/alerts');
  expect(await screen.findByText('No alert is active.')).toBeVisible();
  await waitFor(() => expect(screen.getByText('No active alert')).toBeVisible());
});
