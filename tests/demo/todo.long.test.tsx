import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo } from '@/shared/api/http';
import { addressOf, renderApp } from '@tests/support/renderApp';

type App = Awaited<ReturnType<typeof renderApp>>;

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const list = (name: string) => within(screen.getByRole('list', { name }));
const titles = (name: string) =>
  list(name)
    .getAllByRole('checkbox')
    .map((box) => (box.getAttribute('aria-label') ?? '').replace(/^“(.*)” is completed$/, '$1'));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });

async function open(path = '/todo/all'): Promise<App> {
  const app = await renderApp(path, { as: 'USER' });
  await screen.findByRole('list', { name: 'All' });
  return app;
}

async function goTo(app: App, view: string): Promise<void> {
  const views = screen.getByRole('navigation', { name: 'Views' });
  await app.user.click(within(views).getByRole('link', { name: view }));
  await heading(view);
}

/** Has the calls to one path fail until told otherwise. */
function failing(path: string) {
  const { adapter } = demo.defaults;
  let broken = true;
  demo.defaults.adapter = async (config) => {
    if (broken && config.url?.endsWith(path)) throw new Error('Nobody answers.');
    if (typeof adapter !== 'function') throw new Error('Nobody answers.');
    return adapter(config);
  };
  return () => {
    broken = false;
  };
}

describe('the to-do list (§2.7, §4)', () => {
  it('shows the views at their addresses; marks and labels move a task between them', async () => {
    const app = await open('/todo');
    expect(addressOf(app)).toBe('/todo/all');
    expect(titles('All')[0]).toBe('Write down how a release is made');

    await app.user.click(button('“Order new chairs for the meeting room” is starred'));
    await app.user.click(screen.getByRole('checkbox', { name: /^“Order new chairs/ }));
    await goTo(app, 'Starred');
    expect(addressOf(app)).toBe('/todo/starred');
    expect(titles('Starred')).toContain('Order new chairs for the meeting room');
    await goTo(app, 'Completed');
    expect(titles('Completed')).toContain('Order new chairs for the meeting room');

    await app.user.click(button('Order new chairs for the meeting room'));
    const form = within(await dialog('Update task'));
    await app.user.click(form.getByRole('checkbox', { name: 'Bug' }));
    await app.user.click(form.getByRole('button', { name: 'Cancel' }));
    await goTo(app, 'Bug');
    expect(titles('Bug')).toContain('Order new chairs for the meeting room');
  });

  it('takes a new task, changes its words, throws it away and takes it back', async () => {
    const app = await open();
    await app.user.click(button('Add task'));
    const form = within(await dialog('Add task'));
    expect(form.getByRole('button', { name: 'Add' })).toHaveAttribute('aria-disabled', 'true');
    await app.user.type(form.getByLabelText(/^Title/), 'Water the fern');
    await app.user.click(form.getByRole('checkbox', { name: 'Doc' }));
    await app.user.click(form.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(titles('All')[0]).toBe('Water the fern'));

    await app.user.click(button('Water the fern'));
    const update = within(await dialog('Update task'));
    await app.user.clear(update.getByLabelText(/^Title/));
    await app.user.type(update.getByLabelText(/^Title/), 'Water the palm');
    await app.user.click(update.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(titles('All')[0]).toBe('Water the palm'));

    await app.user.click(button('Move “Water the palm” to the trash'));
    await waitFor(() => expect(titles('All')).not.toContain('Water the palm'));
    expect(await heading('All')).toHaveFocus();
    await goTo(app, 'Trashed');
    await app.user.click(button('Restore “Water the palm”'));
    await goTo(app, 'Doc');
    expect(titles('Doc')).toContain('Water the palm');
  });

  it('is searched whatever the case, in the address too', async () => {
    const app = await open('/todo/all?q=POSTCODE');
    expect(titles('All')).toEqual(['Describe the import of addresses']);
    const box = screen.getByRole('searchbox', { name: 'Search tasks' });
    await app.user.clear(box);
    await app.user.type(box, 'nothing like it');
    expect(await screen.findByText('No task matches')).toBeVisible();
    await waitFor(() => expect(addressOf(app)).toBe('/todo/all?q=nothing+like+it'));
  });

  it('asks before what was typed is lost', async () => {
    const app = await open();
    await app.user.click(button('Add task'));
    const form = within(await dialog('Add task'));
    await app.user.type(form.getByLabelText(/^Title/), 'Water the fern');
    await app.user.click(form.getByRole('button', { name: 'Cancel' }));
    const question = within(await dialog('Discard what you typed?'));
    await app.user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(form.getByLabelText(/^Title/)).toHaveValue('Water the fern');
  });

  it('says what failed, and loses nothing by it', async () => {
    const app = await open();
    const mend = failing('/new-task');
    await app.user.click(button('Add task'));
    const form = within(await dialog('Add task'));
    await app.user.type(form.getByLabelText(/^Title/), 'Feed the fish');
    await app.user.click(form.getByRole('button', { name: 'Add' }));
    expect(await form.findByRole('alert')).toBeVisible();
    expect(form.getByLabelText(/^Title/)).toHaveValue('Feed the fish');
    mend();
    await app.user.click(form.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(titles('All')[0]).toBe('Feed the fish'));
  });

  it('can be asked for again where it could not be fetched', async () => {
    const app = await renderApp('/dashboard', { as: 'USER' });
    const mend = failing('/apps/todo');
    await app.router.navigate('/todo/nowhere');
    const again = await screen.findByRole('button', { name: 'Retry' });
    expect(addressOf(app)).toBe('/todo/all');
    mend();
    await app.user.click(again);
    expect(await screen.findByRole('list', { name: 'All' })).toBeVisible();
  });
});
