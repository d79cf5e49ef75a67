import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import '@/demo/analytics/AnalyticsPage';
import { addressOf, renderApp } from '@tests/support/renderApp';
import { loadEveryPart } from '@tests/support/loadEveryPart';

// By itself the first fetching takes longer than a query waits.
beforeAll(() => loadEveryPart('en', true));

/** A card by its heading: roles are asked for within it alone, there are hundreds of cells. */
const card = (name: string) => {
  const section = screen.getByText(name, { selector: 'h2' }).closest('section');
  return within(section ?? document.body);
};
const open = async (path: string) => {
  const app = await renderApp(path, { as: 'USER' });
  await screen.findByText('Average sessions', { selector: 'h2' });
  return app;
};
/** What the chart of a card shows: where nothing can be drawn, its table stands in its place. */
const rowsOf = (name: string) => card(name).getAllByRole('rowheader');
const textsOf = (name: string) => rowsOf(name).map((head) => head.closest('tr')?.textContent);

it('§2.7: every period of the analytics dashboard has figures of its own, which the address keeps', async () => {
  const app = await open('/#support=lastYear');
  const periodOf = (name: string) => screen.getByLabelText(`Period: ${name}`);
  expect(rowsOf('Average sessions')).toHaveLength(28);
  expect(periodOf('Support tracker')).toHaveValue('lastYear');

  await app.user.selectOptions(periodOf('Average sessions'), 'Last year');
  await waitFor(() => expect(rowsOf('Average sessions')).toHaveLength(12));
  const kept = new URLSearchParams(app.router.state.location.hash.slice(1));
  expect([...kept]).toEqual([
    ['support', 'lastYear'],
    ['sessions', 'lastYear'],
  ]);
  expect(addressOf(app)).toBe('/');

  for (const name of ['Support tracker', 'Product orders']) {
    const before = textsOf(name);
    await app.user.selectOptions(periodOf(name), 'Last month');
    await waitFor(() => expect(textsOf(name)).not.toEqual(before));
  }

  await app.user.click(screen.getByText('View details'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Average sessions in detail' }));
  expect(dialog.getAllByRole('row')).toHaveLength(13);
});

it('§2.7: the analytics dashboard says what was sent and what happened lately', async () => {
  await open('/');
  expect(screen.getByText('Congratulations!')).toBeVisible();
  const orders = within(screen.getByRole('table', { name: 'Dispatched orders' }));
  expect(orders.getAllByRole('row')).toHaveLength(5);
  expect(orders.getByText('Cancelled')).toBeVisible();
  expect(orders.getByText('Silas Ferrow')).toBeVisible();
  expect(orders.getAllByRole('progressbar', { name: /^Distance of order #/ })).toHaveLength(4);
  expect(card('Activity timeline').getAllByRole('listitem')).toHaveLength(5);
  expect(card('Activity timeline').getByText('2 hours ago')).toBeVisible();
});
