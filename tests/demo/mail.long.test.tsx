import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo } from '@/shared/api/http';
import { addressOf, renderApp } from '@tests/support/renderApp';

type App = Awaited<ReturnType<typeof renderApp>>;

const list = (name: string) => screen.findByRole('list', { name });
const subjects = (rows: HTMLElement) =>
  within(rows)
    .getAllByRole('checkbox')
    .map((box) => (box.getAttribute('aria-label') ?? '').replace(/^Choose “(.*)”$/, '$1'));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (subject: string) => screen.getByRole('checkbox', { name: `Choose “${subject}”` });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const folders = () => within(screen.getByRole('navigation', { name: 'Folders' }));

async function open(path = '/email/inbox', name = 'Inbox'): Promise<App> {
  const app = await renderApp(path, { as: 'USER' });
  await list(name);
  return app;
}

async function goTo(app: App, view: string): Promise<HTMLElement> {
  await app.user.click(folders().getByRole('link', { name: new RegExp(`^${view}`) }));
  return list(view);
}

async function choose(app: App, tool: string, entry: string): Promise<void> {
  await app.user.click(button(tool));
  await app.user.click(await screen.findByRole('menuitem', { name: entry }));
}

describe('the mail (§2.7, §4)', () => {
  it('opens a mail at its own address, marks it read and leads back; what was written before is there', async () => {
    const app = await open('/email');
    expect(addressOf(app)).toBe('/email/inbox');
    expect(folders().getByRole('link', { name: /^Inbox/ })).toHaveAccessibleName(/4 unread/);
    expect(folders().getByRole('link', { name: /^Drafts/ })).toHaveAccessibleName(/4 drafts/);

    await app.user.keyboard('j');
    expect(document.activeElement).toHaveAccessibleName(/^Unread: .* Five chairs and a stool/);
    await app.user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('heading', { name: 'Figures of the month' })).toHaveFocus();
    expect(addressOf(app)).toMatch(/^\/email\/inbox\?mail=\d+$/);
    await waitFor(() =>
      expect(folders().getByRole('link', { name: /^Inbox/ })).toHaveAccessibleName(/3 unread/),
    );
    expect(screen.getByRole('link', { name: 'figures.txt' })).toHaveAttribute('download', 'figures.txt');

    for (let step = 0; step < 5; step += 1) await app.user.click(button('Next email'));
    await screen.findByRole('heading', { name: 'The handbook, chapter four' });
    expect(button('Next email')).toBeDisabled();
    await app.user.click(button('2 earlier messages'));
    const earlier = screen.getAllByRole('article');
    expect(earlier.map((message) => message.textContent)).toEqual([
      expect.stringContaining('Read it on the train'),
      expect.stringContaining('Chapter four is written'),
      expect.stringContaining('The end has been found'),
    ]);
    await app.router.navigate(-1);
    await list('Inbox');
    expect(addressOf(app)).toBe('/email/inbox');
  });

  it('moves, labels and marks those that are chosen, and takes the move back', async () => {
    const app = await open();
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose all rows shown' });
    await app.user.click(box('Sunday'));
    expect(all.indeterminate).toBe(true);
    await app.user.click(box('Train to the fair'));
    await choose(app, 'Labels', 'Private');
    await choose(app, 'Move to folder', 'Spam');
    await screen.findByText('2 emails moved to Spam.');
    expect(subjects(await list('Inbox'))).not.toContain('Sunday');
    expect(screen.getByRole('heading', { level: 2, name: 'Inbox' })).toHaveFocus();
    expect(subjects(await goTo(app, 'Private'))).toEqual(
      expect.arrayContaining(['Sunday', 'Train to the fair']),
    );

    await app.user.click(button('Undo'));
    expect(subjects(await goTo(app, 'Inbox'))).toContain('Sunday');
    await app.user.click(
      all.isConnected ? all : screen.getByRole('checkbox', { name: 'Choose all rows shown' }),
    );
    await app.user.click(button('Mark as read'));
    await waitFor(() =>
      expect(folders().getByRole('link', { name: /^Inbox/ })).not.toHaveAccessibleName(/unread/),
    );
  });

  it('throws away, restores, and deletes for good after asking', async () => {
    const app = await open('/email/trash', 'Trash');
    await app.user.click(box('Found: one glove'));
    await app.user.click(button('Delete for good'));
    const question = await dialog('Delete this email for good?');
    await app.user.click(question.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(screen.queryByText('Found: one glove')).toBeNull());
    await app.user.click(box('Lift out of order'));
    await app.user.click(button('Restore'));
    expect(subjects(await goTo(app, 'Inbox'))).toContain('Lift out of order');

    await app.user.click(within(await list('Inbox')).getByRole('link', { name: /Lift out of order/ }));
    await screen.findByRole('heading', { name: 'Lift out of order' });
    await app.user.click(button('Move to trash'));
    expect(subjects(await list('Inbox'))).not.toContain('Lift out of order');
  });

  it('sends what is written, names what is no address, and keeps what is not sent as a draft', async () => {
    const app = await open();
    await app.user.click(button('Write email'));
    const form = await dialog('Write email');
    await app.user.click(form.getByLabelText(/^To/));
    await app.user.paste('ada.at.home, ben@mail.test');
    await app.user.click(form.getByLabelText('Subject'));
    await app.user.paste('A walk on Monday');
    await app.user.click(form.getByRole('button', { name: 'Send' }));
    expect(form.getByLabelText(/^To/)).toHaveAccessibleDescription(/Not an email address: ada\.at\.home/);
    expect(form.getByLabelText(/^To/)).toHaveFocus();
    expect(form.getByText('Write a message first.')).toBeVisible();
    await app.user.click(form.getByRole('button', { name: 'Keep as draft' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const drafts = await goTo(app, 'Drafts');
    expect(subjects(drafts)[0]).toBe('A walk on Monday');
    await app.user.click(within(drafts).getByRole('button', { name: /^Draft To: ada/ }));
    const again = await dialog('Continue draft');
    await app.user.clear(again.getByLabelText(/^To/));
    await app.user.paste('ada@mail.test; Ben <ben@mail.test>');
    again.getByRole('textbox', { name: 'Message' }).textContent = 'Around the lake.';
    await waitFor(() => expect(again.queryByText('Write a message first.')).toBeNull());
    await app.user.click(again.getByRole('button', { name: 'Send' }));
    const sent = await goTo(app, 'Sent');
    expect(subjects(sent)[0]).toBe('A walk on Monday');
    expect(within(sent).getByText('ada@mail.test, ben@mail.test')).toBeVisible();
    expect(folders().getByRole('link', { name: /^Drafts/ })).toHaveAccessibleName(/4 drafts/);
  });

  it('is searched whatever the case, in the address too; an answer to all is addressed to all', async () => {
    const app = await open('/email/inbox?q=PIANO');
    const rows = await list('Inbox');
    expect(subjects(rows)).toEqual(['Drawings of the entrance']);
    await app.user.click(within(rows).getByRole('link', { name: /Drawings/ }));
    await app.user.click(await screen.findByRole('button', { name: 'Reply to all' }));
    const form = await dialog('Write email');
    expect(form.getByLabelText('Subject')).toHaveValue('Re: Drawings of the entrance');
    expect(form.getByLabelText(/^To/)).toHaveValue('kirsi.grindel@mail.test');
    expect(form.getByLabelText('Cc')).toHaveValue('lorcan.hollanby@mail.test, oona.kellermoor@mail.test');
    expect(form.getByRole('textbox', { name: 'Message' })).toHaveTextContent(/wide enough for a piano/);
    await app.user.click(form.getByRole('button', { name: 'Cancel' }));
    await app.user.click(screen.getByRole('link', { name: 'Back to Inbox' }));
    expect(addressOf(app)).toBe('/email/inbox?q=PIANO');
  });

  it('says what failed, and can be asked for again', async () => {
    const app = await renderApp('/dashboard', { as: 'USER' });
    const { adapter } = demo.defaults;
    let broken = true;
    demo.defaults.adapter = async (config) => {
      if (broken || typeof adapter !== 'function') throw new Error('Nobody answers.');
      return adapter(config);
    };
    await app.router.navigate('/email/sent');
    const again = await screen.findByRole('button', { name: 'Retry' });
    broken = false;
    await app.user.click(again);
    await list('Sent');
    broken = true;
    await app.user.click(box('Chairs'));
    await app.user.click(button('Move to trash'));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(box('Chairs')).toBeChecked();
  });
});
