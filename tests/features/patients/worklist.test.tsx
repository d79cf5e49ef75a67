import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { summaries } from '@/features/patients/slice';
import { addressOf, renderApp } from '../../support/renderApp';

const table = () => screen.findByRole('table', { name: /worklist/i });
const names = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').textContent);
const opened = async (path = '/userlist') => {
  const app = await renderApp(path, { as: 'USER' });
  await table();
  return app;
};

describe('the worklist', () => {
  it('answers before it lists, most urgent first', async () => {
    const { store } = await opened();
    const all = summaries.selectAll(store.getState());
    expect(all).toHaveLength(48);
    expect(screen.getByText(/patients are critical; .* sent nothing for 3 days or more/)).toBeVisible();
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1);
    expect(rows).toHaveLength(25);
    expect(within(rows[0] as HTMLElement).getByText('Critical')).toBeVisible();
  });

  it('filters while typing, and the address follows', async () => {
    const app = await opened();
    const [first] = await names();
    await app.user.type(screen.getByRole('searchbox', { name: /search by name/i }), first ?? '');
    await waitFor(async () => expect(await names()).toEqual([first]));
    await waitFor(() => expect(new URLSearchParams(addressOf(app).split('?')[1]).get('q')).toBe(first));
    expect(screen.getByText('1 patient')).toBeVisible();
  });

  it('says so when filters hide somebody critical, and shows them again', async () => {
    const { user } = await opened('/userlist?section=stable');
    await screen.findByText(/critical patients are hidden by the filters/);
    const hint = screen.getByText(/are hidden by the filters/).closest('.alert') as HTMLElement;
    await user.click(within(hint).getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(screen.queryByText(/hidden by the filters/)).toBeNull());
    expect(screen.getByRole('combobox', { name: 'Triage' })).toHaveValue('');
  });

  it('takes its state from the address and survives nonsense in it (XS10)', async () => {
    await opened('/userlist?page=-1&size=1e9&sort=__proto__&section=%3Cimg%3E&dir=desc');
    expect(within(await table()).getAllByRole('row')).toHaveLength(26);
  });

  it('offers a way on when nothing matches', async () => {
    const app = await renderApp('/userlist?q=nobody-at-all', { as: 'USER' });
    expect(await screen.findByText('No patient matches')).toBeVisible();
    await app.user.click(screen.getAllByRole('button', { name: 'Clear all' })[0] as HTMLElement);
    expect(await names()).toHaveLength(25);
  });

  it('opens a patient beside the list, with the reason and the way on', async () => {
    const app = await opened();
    const [name = ''] = await names();
    await app.user.click(within(await table()).getAllByRole('row')[1] as HTMLElement);
    const drawer = await screen.findByRole('dialog', { name });
    expect(within(drawer).getByRole('heading', { name: 'Why here' })).toBeVisible();
    expect(within(drawer).getAllByRole('link', { name: /blood pressure/i })[0]).toBeVisible();
    await app.user.click(within(drawer).getByRole('link', { name: 'Open record' }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(addressOf(app)).toMatch(/^\/userlist\/[^/?]+$/);
  });

  it('sorts by what a header names, in both directions (AC11)', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: /^Patient/ }));
    const header = () => screen.getByRole('columnheader', { name: /^Patient/ });
    await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'ascending'));
    const ascending = await names();
    await user.click(screen.getByRole('button', { name: /^Patient/ }));
    await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'descending'));
    expect(await names()).not.toEqual(ascending);
  });

  it('turns pages without losing the filters', async () => {
    const app = await opened('/userlist?size=10');
    const before = await names();
    await app.user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(async () => expect(await names()).not.toEqual(before));
    expect(addressOf(app)).toBe('/userlist?size=10&page=2');
  });

  it('puts the cursor into the search with a slash', async () => {
    const { user } = await opened();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: /search by name/i })).toHaveFocus();
  });
});
