import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AVATAR_LONGEST } from '@/domain/staff/identity';
import { chosenLockAfter } from '@/session/idle/presence';
import { host, identityHost, loginOf, tokenOf } from '@tests/support/host';
import { renderApp } from '@tests/support/renderApp';
import { elsewhere, NURSE } from './elsewhere';

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const DOT = `data:image/png;base64,${'A'.repeat(40)}`;
const pictureIn = (container: HTMLElement) => container.querySelector<HTMLImageElement>('img.nd-avatar');

describe('the picture', () => {
  const opened = async () => {
    const app = await renderApp('/user/profile', { as: 'USER' });
    const card = await region('Picture');
    const input = () => card.getByLabelText<HTMLInputElement>('Picture file');
    // The list of a file dialog is only a suggestion: other files can be chosen all the same.
    const choose = async (file: File) => {
      input().removeAttribute('accept');
      await app.user.upload(input(), file);
    };
    return { ...app, card, choose };
  };
  const large = () => {
    const file = new File(['x'], 'large.png', { type: 'image/png' });
    Object.defineProperty(file, 'size', { value: 10 * 1024 * 1024 + 1 });
    return file;
  };

  it('that is a file of another kind, of none, too large or no picture inside is refused in words', async () => {
    const { card, choose } = await opened();
    for (const [file, words] of [
      [new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), /JPEG, PNG or WebP/],
      [large(), /larger than 10 MB/],
      [new File(['x'], 'a', { type: '' }), /JPEG, PNG or WebP/],
      [new File(['x'], 'a.png', { type: 'image/png' }), /cannot be read/],
    ] as const) {
      await choose(file);
      await waitFor(() => expect(card.getByRole('alert')).toHaveTextContent(words));
      expect(card.queryByRole('button', { name: 'Use this picture' })).toBeNull();
      expect(card.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
    }
  });

  it('stands in the bar and on the page, and initials stand there once it is removed', async () => {
    const app = await renderApp('/alerts', { as: 'USER' });
    const menu = await screen.findByRole('button', { name: 'User menu of Nuno Carvalho' });
    expect(menu).toHaveTextContent('NC');
    const other = await elsewhere(NURSE);
    await other.save({ avatar: DOT });
    await app.router.navigate('/user/profile');
    const card = await region('Picture');
    await app.user.click(await card.findByRole('button', { name: 'Remove the picture' }));
    await waitFor(() => expect(pictureIn(menu)).toBeNull());
    expect(menu).toHaveTextContent('NC');
    expect((await other.profile()).avatar).toBeUndefined();
    await waitFor(() => expect(card.getByRole('button', { name: 'Choose a picture' })).toHaveFocus());
  });

  it('of the host is shown at once, and one beyond all measure is not', async () => {
    const person = { username: 'ana@host.test', roles: [{ name: 'USER' }], firstName: 'Ana', lastName: 'Sá' };
    for (const [avatar, isShown] of [
      [DOT, true],
      [`data:image/png;base64,${'A'.repeat(2 * AVATAR_LONGEST)}`, false],
      ['https://elsewhere.test/ana.png', false],
    ] as const) {
      const iam = identityHost({ ...person, avatar } as typeof person);
      const care = host(() => ({ status: 200, data: { items: [] } }));
      const stored = JSON.stringify(loginOf(person));
      const app = await renderApp('/fluidplanner', { as: 'signedOut', stored, hosts: { iam, care } });
      const menu = await screen.findByRole('button', { name: 'User menu of Ana Sá' });
      expect(pictureIn(menu)?.src).toBe(isShown ? avatar : undefined);
      app.unmount();
    }
  });
});

describe('the screen lock', () => {
  it('is chosen in minutes and follows a choice in another tab', async () => {
    const app = await renderApp('/user/profile', { as: 'USER' });
    const choice = await screen.findByRole('combobox', { name: 'Lock after' });
    expect(choice).toHaveValue('15');
    expect(within(choice).getAllByRole('option')).toHaveLength(6);
    await app.user.selectOptions(choice, '5');
    expect(chosenLockAfter()).toBe(5);
    act(() => {
      localStorage.setItem('nephrodesk.lockAfter', '12');
      window.dispatchEvent(new StorageEvent('storage', { key: 'nephrodesk.lockAfter' }));
    });
    expect(choice).toHaveValue('12');
    expect(choice).toHaveDisplayValue(/12 minutes/);
  });
});

describe('a host of the organisation', () => {
  const person = { username: 'ana@host.test', roles: [{ name: 'USER' }] };
  const care = () => host(() => ({ status: 200, data: { items: [] } }));
  const stored = JSON.stringify(loginOf(person));

  it('that knows name and role only is asked nothing further, and each card says who takes care of it', async () => {
    const iam = identityHost({ ...person, firstName: 'Ana', lastName: 'Sá' } as typeof person);
    await renderApp('/user/profile', { as: 'signedOut', stored, hosts: { iam, care: care() } });
    const contact = await region('Name and contact');
    expect(contact.getByText('Ana Sá')).toBeVisible();
    expect(contact.queryByRole('textbox')).toBeNull();
    for (const name of ['Name and contact', 'Picture', 'Where you are signed in'])
      expect((await region(name)).getByText(/Your organisation manages this itself/)).toBeVisible();
    for (const name of ['Password', 'Security questions'])
      expect((await region(name)).getByText(/You sign in through your organisation/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Lock after' })).toBeVisible();
    const asked = new Set(iam.calls.map(({ method, path }) => `${method} ${path}`));
    expect([...asked]).toEqual(['get /identities/my/']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that answers a call with 404 or 405 manages it itself: no error, nothing typed is lost', async () => {
    const profile = { ...person, firstName: 'Ana', lastName: 'Sá', version: '1', hasPassword: true };
    const iam = host(({ method, path, authorization }) => {
      if (authorization !== `Bearer ${tokenOf(person)}`) return { status: 401, data: {} };
      return method === 'get' && path.endsWith('/my/')
        ? { status: 200, data: profile }
        : { status: method === 'get' ? 404 : 405, data: { message: 'No such route' } };
    });
    const app = await renderApp('/user/profile', { as: 'signedOut', stored, hosts: { iam, care: care() } });
    for (const name of ['Security questions', 'Where you are signed in'])
      expect(await (await region(name)).findByText(/Your organisation manages this itself/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();

    const contact = await region('Name and contact');
    const phone = contact.getByRole('textbox', { name: /^Phone/ });
    await app.user.type(phone, '12345');
    await app.user.click(contact.getByRole('button', { name: 'Save' }));
    expect(await contact.findByText(/Your organisation manages this itself/)).toBeVisible();
    expect(phone).toHaveValue('12345');
    expect(screen.queryByText('No such route')).toBeNull();
  });

  it('whose answer to a save is none of the contract is not believed', async () => {
    const profile = { ...person, firstName: 'Ana', lastName: 'Sá', version: '1' };
    const iam = host(({ method }) => ({
      status: 200,
      data: method === 'get' ? profile : { ...profile, firstName: 42 },
    }));
    const app = await renderApp('/user/profile', { as: 'signedOut', stored, hosts: { iam, care: care() } });
    const contact = await region('Name and contact');
    await app.user.type(contact.getByRole('textbox', { name: /^Phone/ }), '12345');
    await app.user.click(contact.getByRole('button', { name: 'Save' }));
    expect(await contact.findByRole('alert')).toHaveTextContent('The server gave an unexpected answer.');
    expect(screen.getByRole('button', { name: 'User menu of Ana Sá' })).toBeVisible();
  });
});
