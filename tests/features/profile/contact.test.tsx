import { act, screen, waitFor, within } from '@testing-library/react';
import { AxiosError } from 'axios';
import { describe, expect, it } from 'vitest';
import { iam } from '@/shared/api/http';
import { lock } from '@/session/leave';
import { resume } from '@/session/enter';
import { between, newcomer, PASSWORD } from '@tests/features/staff/clients';
import { describeLong, itLong } from '@tests/support/extent';
import { addressOf, renderApp } from '@tests/support/renderApp';
import { elsewhere, NURSE } from './elsewhere';

const card = async () => within(await screen.findByRole('region', { name: 'Name and contact' }));
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const userMenu = (name: string) => screen.findByRole('button', { name: `User menu of ${name}` });

async function opened() {
  const app = await renderApp('/user/profile', { as: 'USER' });
  const first = await field(/^First name/);
  await waitFor(() => expect(first).toHaveValue('Nuno'));
  const save = async () => app.user.click((await card()).getByRole('button', { name: 'Save' }));
  const type = async (name: RegExp, text: string) => {
    const input = await field(name);
    await app.user.clear(input);
    await app.user.click(input);
    await app.user.paste(text);
  };
  return { ...app, save, type };
}

describe('name and contact', () => {
  it('what is saved is stored, and the name changes everywhere at once', async () => {
    const app = await opened();
    await app.type(/^First name/, ' Nuria ');
    await app.type(/^Phone/, '+49 30 1234-5');
    await app.save();
    expect(await screen.findByText('Your profile is saved.')).toBeVisible();
    expect(await userMenu('Nuria Carvalho')).toBeVisible();
    expect(await field(/^First name/)).toHaveValue('Nuria');
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    const stored = await (await elsewhere(NURSE)).profile();
    expect(stored).toMatchObject({ firstName: 'Nuria', lastName: 'Carvalho', phone: '+49 30 1234-5' });
    expect(stored.mobile).toBeUndefined();
    expect(app.store.getState()).toMatchObject({ profile: { save: 'saved', msg: '' } });

    await app.user.clear(await field(/^Phone/));
    await app.save();
    await waitFor(async () => expect((await (await elsewhere(NURSE)).profile()).phone).toBeUndefined());
  });

  it('user name and role are shown with why they cannot be changed, and bad input names its field, is not sent, and stays', async () => {
    const app = await opened();
    const shown = await card();
    expect(shown.getByText(NURSE)).toBeVisible();
    expect(shown.getByText('Care staff')).toBeVisible();
    expect(shown.getByText(/Neither can be changed here/)).toBeVisible();
    expect(shown.queryByRole('textbox', { name: /user name/i })).toBeNull();

    const calls = between((_, genuine) => genuine());
    await app.user.clear(await field(/^Last name/));
    await app.type(/^Mobile/, 'call me');
    await app.save();
    expect(await field(/^Last name/)).toHaveAccessibleDescription('Fill in this field.');
    expect(await field(/^Last name/)).toHaveFocus();
    expect(await field(/^Mobile/)).toHaveAccessibleDescription(/Give a telephone number/);
    expect(await field(/^Mobile/)).toHaveValue('call me');
    expect(calls).toEqual([]);
  });

  itLong(
    'what the host refuses is told at its field, Discard goes back to what is stored, and leaving with something typed is asked about',
    async () => {
      const app = await opened();
      between((config, genuine) => {
        if (config.method !== 'put') return genuine();
        const data = { message: 'errors.invalid', fields: { phone: 'validation.phone' } };
        const response = { config, status: 422, statusText: '', headers: {}, data };
        throw new AxiosError('Refused', AxiosError.ERR_BAD_REQUEST, config, null, response);
      });
      await app.type(/^Phone/, '12345');
      await app.save();
      expect(await field(/^Phone/)).toHaveAccessibleDescription(/Give a telephone number/);
      expect(await field(/^Phone/)).toHaveFocus();
      expect(await field(/^Phone/)).toHaveValue('12345');

      await app.user.click(await screen.findByRole('button', { name: 'Discard' }));
      expect(await field(/^Phone/)).toHaveValue('');
      await app.type(/^First name/, 'Nuria');
      await app.user.click(await screen.findByRole('button', { name: 'Discard' }));
      expect(await field(/^First name/)).toHaveValue('Nuno');
      expect(await field(/^First name/)).toHaveFocus();

      await app.type(/^First name/, 'Nuria');
      await app.user.click(screen.getByRole('link', { name: 'Medicine' }));
      const dialog = within(await screen.findByRole('dialog'));
      await app.user.click(dialog.getByRole('button', { name: 'Cancel' }));
      expect(addressOf(app)).toBe('/user/profile');
      expect(await field(/^First name/)).toHaveValue('Nuria');
    },
  );

  it('a lost connection keeps what was typed; trying again saves it', async () => {
    const app = await opened();
    let isDown = true;
    const calls = between((config, genuine) => {
      if (isDown && config.method === 'put')
        throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
      return genuine();
    });
    await app.type(/^First name/, 'Nuria');
    await app.save();
    expect(await (await card()).findByRole('alert')).toHaveTextContent(
      /it is not known whether this was saved/,
    );
    expect(await field(/^First name/)).toHaveValue('Nuria');
    expect(app.store.getState()).toMatchObject({ profile: { save: 'failed', msg: 'errors.unknownOutcome' } });
    expect(screen.getAllByText(/it is not known whether/)).toHaveLength(1);
    isDown = false;
    await app.save();
    expect(await userMenu('Nuria Carvalho')).toBeVisible();
    expect((await card()).queryByRole('alert')).toBeNull();
    expect(calls.filter((call) => call.startsWith('put'))).toHaveLength(2);
  });

  itLong('pressing Save twice sends one save, and what is typed meanwhile stays', async () => {
    const app = await opened();
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const calls = between(async (config, genuine) => {
      if (config.method === 'put') await answered;
      return genuine();
    });
    await app.type(/^First name/, 'Nuria');
    await app.save();
    await app.save();
    expect((await card()).getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
    await app.type(/^Mobile/, '0170 1');
    act(() => answer());
    expect(await userMenu('Nuria Carvalho')).toBeVisible();
    expect(calls.filter((call) => call.startsWith('put'))).toHaveLength(1);
    expect(await field(/^Mobile/)).toHaveValue('0170 1');
    expect(await screen.findByRole('button', { name: 'Discard' })).toBeVisible();
  });
});

describeLong('two windows', () => {
  it('a newer version that differs in nothing shown here is no conflict; a conflict keeps what was typed, shows the newer version beside it and saves on a second word', async () => {
    const app = await opened();
    const other = await elsewhere(NURSE);
    await other.save({});
    await app.type(/^Phone/, '123');
    await app.save();
    await waitFor(async () => expect((await other.profile()).phone).toBe('123'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull());

    await app.type(/^Phone/, '111222');
    await other.save({ lastName: 'Costa', phone: '333444' });
    await app.save();
    expect(await (await card()).findByRole('alert')).toHaveTextContent(
      /Somebody else changed this in the meantime.*PhoneYours: 111222Stored: 333444/,
    );
    expect(await field(/^Phone/)).toHaveValue('111222');
    expect((await other.profile()).phone).toBe('333444');

    expect(await userMenu('Nuno Costa')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Use the saved version' }));
    expect(await field(/^Phone/)).toHaveValue('333444');
    await app.user.click(screen.getByRole('button', { name: 'Go back to mine' }));
    expect(await field(/^Last name/)).toHaveValue('Costa');
    expect(await field(/^Phone/)).toHaveValue('111222');

    await app.save();
    await waitFor(async () =>
      expect(await other.profile()).toMatchObject({ lastName: 'Costa', phone: '111222' }),
    );
    expect(screen.getAllByText('Your profile is saved.')).not.toEqual([]);
  });

  it('opening the page shows what was changed since the sign-in', async () => {
    const app = await renderApp('/alerts', { as: 'USER' });
    await userMenu('Nuno Carvalho');
    await (await elsewhere(NURSE)).save({ firstName: 'Nuria' });
    await app.router.navigate('/user/profile');
    await waitFor(async () => expect(await field(/^First name/)).toHaveValue('Nuria'));
    expect(await userMenu('Nuria Carvalho')).toBeVisible();
  });
});

describe('somebody without a role', () => {
  itLong('AU17: half a form is there again after the screen was locked', async () => {
    const email = 'nora@clinic.test';
    const app = await renderApp('/user/profile', { as: 'signedOut' });
    await newcomer(email);
    const { data } = await iam.post<unknown>('/identities/authorize', { email, password: PASSWORD });
    localStorage.setItem('token', JSON.stringify(data));
    await act(() => app.store.dispatch(resume()));
    expect(await screen.findByText(/An administrator gives it one/)).toBeVisible();
    expect((await card()).getByText('No role yet')).toBeVisible();

    await app.user.type(await field(/^Phone/), '+351 21');
    act(() => {
      app.store.dispatch(lock());
    });
    const password = await screen.findByLabelText('Password');
    expect(screen.queryByRole('textbox', { name: /^Phone/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    await app.user.type(password, PASSWORD);
    await app.user.click(screen.getByRole('button', { name: 'Unlock' }));
    await waitFor(async () => expect(await field(/^Phone/)).toHaveValue('+351 21'));
    expect(screen.getByText('Your unsaved entries have been restored.')).toBeVisible();
    expect(addressOf(app)).toBe('/user/profile');
    await app.user.type(await field(/^Phone/), '7');
    await app.user.click((await card()).getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect((await (await elsewhere(email, PASSWORD)).profile()).phone).toBe('+351 217'),
    );
    expect(screen.queryByText('Your unsaved entries have been restored.')).toBeNull();
  });

  it('is led from a page that does not open to the profile', async () => {
    const email = 'nora@clinic.test';
    const app = await renderApp('/dashboard', { as: 'signedOut' });
    await newcomer(email);
    const { data } = await iam.post<unknown>('/identities/authorize', { email, password: PASSWORD });
    localStorage.setItem('token', JSON.stringify(data));
    await act(() => app.store.dispatch(resume()));
    expect(await screen.findByText(/until then you can complete your profile/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'Open my profile' }));
    expect(await field(/^First name/)).toHaveValue('Nora');
  });
});
