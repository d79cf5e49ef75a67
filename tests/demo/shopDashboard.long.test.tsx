import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import '@/demo/shopDashboard/ShopDashboardPage';
import { renderApp } from '@tests/support/renderApp';
import { loadEveryPart } from '@tests/support/loadEveryPart';

// By itself the first fetching takes longer than a query waits.
beforeAll(() => loadEveryPart('en', true));

it('§2.7: the shop’s dashboard has periods that hold, and a conversation that goes on', async () => {
  const app = await renderApp('/ecommerce-dashboard#customers=lastYear', { as: 'USER' });
  const heading = await screen.findByText('Sessions by device', { selector: 'h2' });
  const devices = within(heading.closest('section') ?? document.body);
  expect(screen.getByLabelText('Period: Customers')).toHaveValue('lastYear');
  const rows = () => devices.getAllByRole('row').map(({ textContent }) => textContent);
  const before = rows();
  await app.user.selectOptions(devices.getByRole('combobox'), 'Last month');
  await waitFor(() => expect(rows()).not.toEqual(before));
  expect(screen.getByLabelText('Period: Customers')).toHaveValue('lastYear');

  const log = within(screen.getByLabelText('Conversation'));
  const message = screen.getByLabelText('Your message');
  const said = () => log.getAllByRole('listitem');
  expect(said()).toHaveLength(8);
  await app.user.click(message);
  await app.user.keyboard('   {Enter}');
  expect(said()).toHaveLength(8);
  await app.user.clear(message);
  await app.user.keyboard('Thank you!{Enter}');
  expect(await log.findByText('Thank you!')).toBeVisible();
  expect(message).toHaveValue('');

  await app.router.navigate('/misc/maintenance');
  await waitFor(() => expect(screen.queryByText('Thank you!')).toBeNull());
  await app.router.navigate('/ecommerce-dashboard');
  expect(await screen.findByText('Thank you!')).toBeVisible();
});
