import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// Read before anything waits for them.
import '@/app/frame/SignedInLayout';
import '@/demo/chat/ChatPage';
import { demo } from '@/shared/api/http';
import { addressOf, renderApp } from '@tests/support/renderApp';

const list = (name: 'Chats' | 'Contacts') => screen.findByRole('list', { name });
const rowOf = async (name: string) =>
  within(await list('Chats')).findByRole('link', { name: new RegExp(name) });
const conversation = (name: string) => screen.findByRole('log', { name: `Conversation with ${name}` });
const box = (name: string) => screen.getByRole('textbox', { name: `Message to ${name}` });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** The names in the order of the list, as the host tells them by uid. */
async function people(): Promise<string[]> {
  const { data } = await demo.get<{ contacts: { displayName: string }[] }>('/app/chat/chats');
  return data.contacts.map(({ displayName }) => displayName);
}

async function open(path = '/chat') {
  const app = await renderApp(path, { as: 'USER' });
  await list('Contacts');
  const [first = '', second = '', third = ''] = await people();
  return { ...app, first, second, third };
}

/** Has the calls to one path fail until told otherwise. */
function failing(path: string) {
  const { adapter } = demo.defaults;
  let broken = true;
  demo.defaults.adapter = async (config) => {
    if (typeof adapter !== 'function' || (broken && config.url?.endsWith(path)))
      throw new Error('Nobody answers.');
    return adapter(config);
  };
  return () => {
    broken = false;
  };
}

describe('the chat (§3.5, §4, §7)', () => {
  it('opens a conversation at its address, marks it seen, and goes back', async () => {
    const app = await open();
    expect(screen.getByText('Choose somebody from the chats or from all contacts.')).toBeVisible();
    const row = await rowOf(app.first);
    expect(row).toHaveAccessibleName(/2 new messages/);
    await app.user.click(row);
    const said = within(await conversation(app.first));
    expect(addressOf(app)).toBe('/chat?with=1');
    expect(said.getAllByRole('heading', { level: 3 }).map((day) => day.textContent)).toEqual([
      '17 November 2026',
      '18 November 2026',
      '19 November 2026',
    ]);
    expect(box(app.first)).toHaveFocus();
    await waitFor(async () => expect(await rowOf(app.first)).not.toHaveAccessibleName(/new message/));
    expect(await rowOf(app.first)).toHaveAttribute('aria-current', 'true');

    await app.user.click(await rowOf(app.second));
    await conversation(app.second);
    await app.router.navigate(-1);
    expect(await conversation(app.first)).toBeVisible();
  });

  it('sends with Enter, begins a thread with somebody new, and keeps what was not sent for its contact', async () => {
    const app = await open('/chat?with=3');
    await conversation(app.third);
    await app.user.type(box(app.third), 'Good morning{Shift>}{Enter}{/Shift}Thursday?');
    await app.user.click(await rowOf(app.second));
    expect(box(app.second)).toHaveValue('');
    await app.user.click(within(await list('Contacts')).getByRole('link', { name: new RegExp(app.third) }));
    expect(box(app.third)).toHaveValue('Good morning\nThursday?');
    await app.user.type(box(app.third), '{Enter}');
    expect(await within(await conversation(app.third)).findByText(/Good morning\s+Thursday\?/)).toBeVisible();
    expect(box(app.third)).toHaveValue('');
    expect(await rowOf(app.third)).toBeVisible();
    await app.user.type(box(app.third), '   {Enter}');
    expect(within(await conversation(app.third)).getAllByRole('listitem')).toHaveLength(1);
  });

  it('says when a message was not sent, and keeps its words', async () => {
    const app = await open('/chat?with=2');
    await conversation(app.second);
    const mend = failing('/send-message');
    await app.user.type(box(app.second), 'A stool, then.{Enter}');
    expect(await screen.findByText(/your words are still here/)).toBeVisible();
    expect(box(app.second)).toHaveValue('A stool, then.');
    mend();
    await app.user.click(button('Send'));
    expect(await within(await conversation(app.second)).findByText('A stool, then.')).toBeVisible();
  });

  it('keeps a pinned conversation at the top, and searches both lists whatever the case', async () => {
    const app = await open('/chat?with=2');
    const names = async () =>
      within(await list('Chats'))
        .getAllByRole('link')
        .map((row) => row.textContent ?? '');
    expect((await names())[0]).toContain(app.first);
    const pin = button(`Keep ${app.second} at the top`);
    expect(pin).toHaveAttribute('aria-pressed', 'false');
    await app.user.click(pin);
    await waitFor(() => expect(pin).toHaveAttribute('aria-pressed', 'true'));
    expect((await names())[1]).toContain(app.second);

    await app.user.type(screen.getByRole('searchbox', { name: 'Search contacts' }), app.third.toUpperCase());
    expect(screen.queryByRole('list', { name: 'Chats' })).toBeNull();
    expect(within(await list('Contacts')).getAllByRole('link')).toHaveLength(1);
    await app.user.type(screen.getByRole('searchbox', { name: 'Search contacts' }), 'zzz');
    expect(screen.getByText('Nobody is called like this')).toBeVisible();
  });

  it('tells of oneself in 120 characters and a status, and of the contact', async () => {
    const app = await open('/chat?with=1');
    expect(button(/Your profile/)).toHaveAccessibleName(/Active/);
    await app.user.click(button(/Your profile/));
    const own = within(await screen.findByRole('dialog', { name: 'Your profile' }));
    await app.user.click(own.getByLabelText('About'));
    await app.user.paste('x'.repeat(130));
    expect(own.getByText('120 of 120 characters')).toBeVisible();
    await app.user.click(own.getByRole('radio', { name: 'Do not disturb' }));
    await app.user.click(own.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(button(/Your profile/)).toHaveAccessibleName(/Do not disturb/));

    await app.user.click(button(new RegExp(`${app.first}$`)));
    const contact = within(await screen.findByRole('dialog', { name: 'Contact' }));
    expect(contact.getByText(/Draws what others describe/)).toBeVisible();
  });
});
