import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { demo } from '@/shared/api/http';
import { addressOf, renderApp } from '@tests/support/renderApp';

type App = Awaited<ReturnType<typeof renderApp>>;

const table = () => screen.getByRole('table', { name: 'Products' });
const names = () =>
  within(table())
    .getAllByRole('button', { name: /^Edit / })
    .map((button) => (button.getAttribute('aria-label') ?? '').replace('Edit ', ''));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function open(path: string): Promise<App> {
  const app = await renderApp(path, { as: 'USER' });
  await screen.findByRole('table', { name: 'Products' });
  return app;
}

async function act(app: App, entry: string): Promise<void> {
  await app.user.click(button('Actions'));
  await app.user.click(await screen.findByRole('menuitem', { name: entry }));
}

/** What is sent to one path; it fails while `broken`. */
function watched(path: string) {
  const { adapter } = demo.defaults;
  const watch = { sent: [] as unknown[], broken: false };
  demo.defaults.adapter = async (config) => {
    if (!config.url?.endsWith(path)) return (adapter as (of: typeof config) => never)(config);
    if (watch.broken) throw new Error('Nobody answers.');
    watch.sent.push(config.params ?? JSON.parse(String(config.data ?? 'null')));
    return (adapter as (of: typeof config) => never)(config);
  };
  return watch;
}

describe('the data list (§2.7, §3.5, §7)', () => {
  it('shows the page and the size that the address names, at the path of its own view', async () => {
    const app = await open('/data-list/thumb-view');
    expect(names()).toHaveLength(4);
    expect(screen.getByText('1–4 of 99')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Picture of Orlovane Desk Speaker' })).toBeVisible();
    const pages = watched('/datalist/data');
    await app.user.click(button('Next page'));
    expect(addressOf(app)).toBe('/data-list/thumb-view?page=2&perPage=4');
    await waitFor(() => expect(screen.getByText('5–8 of 99')).toBeVisible());
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '20');
    expect(addressOf(app)).toBe('/data-list/thumb-view?page=1&perPage=20');
    await waitFor(() => expect(names()).toHaveLength(20));
    await waitFor(() =>
      expect(pages.sent).toEqual([
        { page: 2, perPage: 4 },
        { page: 1, perPage: 20 },
      ]),
    );
    await app.user.click(screen.getByRole('link', { name: 'List' }));
    expect(addressOf(app)).toBe('/data-list/list-view?page=1&perPage=20');
    await waitFor(() => expect(names()).toHaveLength(20));
    expect(screen.queryByRole('img', { name: /^Picture of/ })).toBeNull();
  });

  it('finds a part of a name, a category, a price or a status in the whole list, sorts and pages it', async () => {
    const app = await open('/data-list/list-view?page=3&perPage=10&q=KETT');
    expect(await screen.findByText('11 products')).toBeVisible();
    await waitFor(() => expect(addressOf(app)).toContain('page=2'));
    expect(names()).toEqual(['Fennimoor Kettle']);
    await app.user.click(button('Price (US$)'));
    await app.user.click(button('Price (US$)'));
    await waitFor(() => expect(addressOf(app)).toContain('sort=-price'));
    const prices = within(table())
      .getAllByText(/^\$\d/)
      .map((cell) => Number(cell.textContent?.replace(/[^\d.]/g, '')));
    expect(prices).toEqual([...prices].sort((one, other) => other - one));
    const box = screen.getByRole('searchbox');
    await app.user.clear(box);
    await app.user.type(box, 'no such thing');
    expect(await screen.findByText('No product matches')).toBeVisible();
  });

  it('adds, changes and deletes one, and says what is wrong with it', async () => {
    const app = await open('/data-list/list-view');
    const added = watched('/datalist/add-data');
    await app.user.click(button('Add product'));
    const form = await dialog('Add a product');
    await app.user.type(form.getByLabelText(/^Popularity/), '120');
    await app.user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByRole('link', { name: 'Product name: Fill in this field.' })).toBeVisible();
    expect(form.getByRole('link', { name: 'Popularity: Give a whole number from 0 to 100.' })).toBeVisible();
    await app.user.type(form.getByLabelText(/^Product name/), 'Quiet Kettle');
    await app.user.clear(form.getByLabelText(/^Popularity/));
    await app.user.type(form.getByLabelText(/^Popularity/), '80');
    await app.user.type(form.getByLabelText(/^Price/), '12.50');
    added.broken = true;
    await app.user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByRole('alert')).toBeVisible();
    expect(form.getByLabelText(/^Product name/)).toHaveValue('Quiet Kettle');
    added.broken = false;
    await app.user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(names()[0]).toBe('Quiet Kettle'));
    expect(screen.getByText('1–4 of 100')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Popularity of Quiet Kettle' })).toHaveAttribute(
      'aria-valuenow',
      '80',
    );

    await app.user.click(button('Edit Quiet Kettle'));
    const update = await dialog('Edit product');
    await app.user.selectOptions(update.getByLabelText(/^Order status/), 'Delivered');
    await app.user.click(update.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(within(screen.getByRole('row', { name: /Quiet Kettle/ })).getByText('Delivered')).toBeVisible(),
    );

    await app.user.click(button('Delete Quiet Kettle'));
    const question = await dialog('Delete “Quiet Kettle”?');
    await app.user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(names()).not.toContain('Quiet Kettle'));
  });

  it('deletes the chosen ones together, and goes back from a page that became empty', async () => {
    const app = await open('/data-list/list-view?page=10&perPage=10');
    await waitFor(() => expect(names()).toHaveLength(9));
    const deleted = watched('/datalist/delete-selected');
    await app.user.click(screen.getByRole('checkbox', { name: 'Choose all rows shown' }));
    await act(app, 'Delete chosen');
    const question = await dialog('Delete 9 products?');
    await app.user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(addressOf(app)).toContain('page=9'));
    expect(await screen.findByText('81–90 of 90')).toBeVisible();
    expect(deleted.sent).toEqual([{ arr: Array.from({ length: 9 }, (_, index) => ({ id: 91 + index })) }]);
  });

  it('archives what is chosen, shows the archive, and takes it back; prints', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const app = await open('/data-list/list-view');
    await app.user.click(screen.getByRole('checkbox', { name: 'Choose Orlovane Desk Speaker' }));
    await act(app, 'Archive chosen');
    expect(await screen.findByText('1 product archived.')).toBeVisible();
    expect(names()).not.toContain('Orlovane Desk Speaker');
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Shown' }), 'Archived');
    await waitFor(() => expect(names()).toEqual(['Orlovane Desk Speaker']));
    await act(app, 'Print');
    expect(print).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('afterprint'));
    await app.user.click(button('Undo'));
    expect(await screen.findByText('Nothing is archived')).toBeVisible();
    vi.unstubAllGlobals();
  });
});
