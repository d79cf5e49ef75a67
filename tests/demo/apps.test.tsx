import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { changeShop, shopNow } from '@/demo/shop/state';
import { itLong } from '@tests/support/extent';
import { addressOf, renderApp } from '@tests/support/renderApp';

const open = (path: string) => renderApp(path, { as: 'USER' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** Of hundreds of cells: to ask all for their names as a screen reader would takes seconds. */
const day = (date: string) =>
  screen.getByLabelText(new RegExp(`${date} November 2026: `), { selector: '[role=gridcell]' });
const cardOf = (heading: HTMLElement) => within(heading.closest('section') ?? document.body);

describe('each part of the demonstration opens with its data and does what it is for (§2.7, §3.5, §4, §7)', () => {
  it('the analytics dashboard has figures for each period, and a shop’s dashboard too', async () => {
    const app = await open('/');
    const sessions = cardOf(await screen.findByText('Average sessions', { selector: 'h2' }));
    expect(sessions.getAllByRole('rowheader')).toHaveLength(28);
    await app.user.selectOptions(screen.getByLabelText('Period: Average sessions'), 'Last year');
    await waitFor(() => expect(sessions.getAllByRole('rowheader')).toHaveLength(12));

    await app.router.navigate('/ecommerce-dashboard');
    const devices = cardOf(await screen.findByText('Sessions by device', { selector: 'h2' }));
    const rows = () => devices.getAllByRole('row').map(({ textContent }) => textContent);
    const before = rows();
    await app.user.selectOptions(devices.getByRole('combobox'), 'Last month');
    await waitFor(() => expect(rows()).not.toEqual(before));
  });

  itLong('the calendar shows a month and takes an event by keyboard', async () => {
    const app = await open('/calendar');
    await screen.findByText(/^Arrow keys lead/);
    expect(within(day('20')).getByRole('button')).toHaveTextContent('Open house');
    day('20').focus();
    await app.user.keyboard('{ArrowRight}{Enter}');
    const fields = await dialog('Add event');
    await app.user.click(fields.getByLabelText(/^Title/));
    await app.user.paste('Boat trip');
    await app.user.click(fields.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(
      within(day('21'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain('Boat trip');
  });

  itLong('the chat shows a conversation and sends', async () => {
    const app = await open('/chat?with=1');
    const said = within(await screen.findByRole('log', { name: /^Conversation with/ }));
    expect(said.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await app.user.click(screen.getByRole('textbox', { name: /^Message to/ }));
    await app.user.paste('Good morning');
    await app.user.keyboard('{Enter}');
    expect(await said.findByText('Good morning')).toBeVisible();
  });

  it('the mail lists what came and marks read what is opened', async () => {
    const app = await open('/email');
    await screen.findByRole('list', { name: 'Inbox' });
    expect(addressOf(app)).toBe('/email/inbox');
    const inbox = () =>
      within(screen.getByRole('navigation', { name: 'Folders' })).getByRole('link', { name: /^Inbox/ });
    expect(inbox()).toHaveAccessibleName(/4 unread/);
    await app.user.keyboard('jj{Enter}');
    expect(await screen.findByRole('heading', { name: 'Figures of the month' })).toHaveFocus();
    await waitFor(() => expect(inbox()).toHaveAccessibleName(/3 unread/));
  });

  itLong('the to-do list takes a new task', async () => {
    const app = await open('/todo');
    const list = within(await screen.findByRole('list', { name: 'All' }));
    expect(list.getAllByRole('checkbox')[0]).toHaveAccessibleName(/Write down how a release is made/);
    await app.user.click(button('Add task'));
    const form = await dialog('Add task');
    await app.user.click(form.getByLabelText(/^Title/));
    await app.user.paste('Water the fern');
    await app.user.click(form.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(
        within(screen.getByRole('list', { name: 'All' })).getAllByRole('checkbox')[0],
      ).toHaveAccessibleName(/Water the fern/),
    );
  });

  itLong('the data list is turned over, and finds a part of a name in the whole list', async () => {
    const app = await open('/data-list/thumb-view');
    await screen.findByRole('table', { name: 'Products' });
    expect(screen.getByText('1–4 of 99')).toBeVisible();
    await app.user.click(button('Next page'));
    await waitFor(() => expect(screen.getByText('5–8 of 99')).toBeVisible());
    await app.router.navigate('/data-list/list-view?q=KETT');
    expect(await screen.findByText('11 products')).toBeVisible();
  });

  itLong('the listed users are narrowed, and one who was deleted is taken back', async () => {
    const app = await open('/app/user/list?role=admin');
    await screen.findByLabelText('Acting as');
    const names = () =>
      screen
        .getAllByLabelText(/^View /)
        .map((link) => (link.getAttribute('aria-label') ?? '').replace('View ', ''));
    expect(screen.getByText('1–7 of 7')).toBeVisible();
    const [, second = ''] = names();
    await app.user.click(screen.getByLabelText(`Delete ${second}`));
    await app.user.click((await dialog(`Delete ${second}?`)).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(names()).not.toContain(second));
    await app.user.click(button('Undo'));
    await waitFor(() => expect(names()).toContain(second));
  });

  it('the shop is narrowed by a category and fills the cart', async () => {
    const atFirst = shopNow();
    onTestFinished(() => changeShop(() => atFirst));
    const app = await open('/ecommerce/shop?category=garden');
    expect(await screen.findByText('6 products')).toBeVisible();
    await app.router.navigate('/ecommerce/shop?q=hearth');
    expect(await screen.findByText('1 product')).toBeVisible();
    const main = within(screen.getByRole('main'));
    await app.user.click(main.getByRole('button', { name: 'Add to cart: Hearth Desk Speaker' }));
    expect(main.getByRole('link', { name: 'View in cart: Hearth Desk Speaker' })).toHaveFocus();
    await app.user.click(main.getByRole('link', { name: 'View in cart: Hearth Desk Speaker' }));
    expect(await screen.findByRole('button', { name: /^One more of Hearth Desk Speaker/ })).toBeVisible();
  });

  itLong('questions, the knowledge base and a search are answered', async () => {
    const app = await open('/pages/faq?q=READING');
    await app.user.click(
      await screen.findByRole('button', { name: 'Who may enter a reading for a patient?' }),
    );
    expect(screen.getByText(/Everybody on the care team/)).toBeVisible();

    await app.router.navigate('/pages/knowledge-base');
    await app.user.click(await screen.findByRole('link', { name: 'Account and privacy' }));
    await app.user.click(await screen.findByRole('link', { name: 'Why was I signed out?' }));
    await screen.findByRole('heading', { level: 1, name: 'Why was I signed out?' });
    expect(screen.getByText(/ends after a while without use/)).toBeVisible();

    await app.router.navigate('/pages/search?q=alert&kind=video');
    await app.user.click(await screen.findByRole('link', { name: 'Taking over an alert' }));
    expect(await screen.findByRole('dialog', { name: 'Taking over an alert' })).toBeVisible();
  });

  itLong('the social profile takes a like, and the settings of an account are kept', async () => {
    const app = await open('/pages/profile');
    const [first] = await screen.findAllByRole('article', { name: /^Elin Kellermoor on/ });
    const post = within(first as HTMLElement);
    await app.user.click(post.getByRole('button', { name: 'I like this' }));
    expect(post.getByText('27 likes')).toBeVisible();

    await app.router.navigate('/pages/account-settings');
    const general = within(await screen.findByRole('form', { name: 'General' }));
    const email = general.getByRole('textbox', { name: /^Email/ });
    await app.user.clear(email);
    await app.user.click(email);
    await app.user.paste('elin@town.example');
    await app.user.click(general.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The settings are saved.')).toBeVisible();
  });
});
