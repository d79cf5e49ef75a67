import { act, screen, waitFor, within } from '@testing-library/react';
import { AxiosError, type AxiosResponse } from 'axios';
import { describe, expect, it } from 'vitest';
import { itLong } from '@tests/support/extent';
import { addressOf, renderApp } from '@tests/support/renderApp';
import { acceptInvitation, admin, between, clientOf, newcomer, PASSWORD, rowOf, table } from './clients';

const VIEW = '/userlist?view=staff';
const NURSE = 'nurse@nephrodesk.test';
const SECOND = 'second.admin@clinic.test';

async function opened(before: () => Promise<unknown> = () => Promise.resolve()) {
  const app = await renderApp('/dashboard', { as: 'ADMIN' });
  await screen.findByRole('heading', { name: 'Dashboard' });
  await before();
  await app.router.navigate(VIEW);
  await table();
  /** The dialog that a button of a row opens. */
  const ask = async (row: RegExp, button: RegExp) => {
    await app.user.click((await rowOf(row)).getByRole('button', { name: button }));
    return within(await screen.findByRole('dialog'));
  };
  return { ...app, ask };
}
/** A second administrator, Ines Invited, who has accepted. */
async function secondAdmin() {
  await (await admin()).invite(SECOND, 'ADMIN');
  await acceptInvitation(SECOND);
}

describe('the role of somebody', () => {
  it('a newcomer who waits is given one, and may work from then on', async () => {
    const app = await opened(() => newcomer('nora@clinic.test'));
    const nora = await clientOf('nora@clinic.test', PASSWORD);
    expect(await nora.patients()).toBe(403);
    const asked = await app.ask(/Nora Neu/, /^Give role/);
    expect(asked.getByRole('heading', { name: 'Role of Nora Neu' })).toBeVisible();
    expect(asked.getByRole('status')).toHaveTextContent(
      'Nora Neu gains access to all patients, their readings and alerts. It takes effect immediately',
    );
    await app.user.click(asked.getByRole('button', { name: 'Give role' }));
    expect(await screen.findByText('Nora Neu now has the role: Care staff.')).toBeVisible();
    const row = await rowOf(/Nora Neu/);
    expect(row.getByText('Active')).toBeVisible();
    expect(row.getByRole('button', { name: 'Change role: Nora Neu' })).toHaveFocus();
    expect(await nora.patients()).toBe(200);
  });

  it('a change says what is gained or lost, goes once however often it is confirmed, and the one they have is not sent', async () => {
    const app = await opened();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const calls = between(async (config, genuine) => {
      if (config.method === 'put') await held;
      return genuine();
    });
    const asked = await app.ask(/Nuno Carvalho/, /^Change role/);
    const confirm = asked.getByRole('button', { name: 'Change role' });
    await app.user.click(confirm);
    expect(await asked.findByText(/This is the role they have/)).toBeVisible();
    await app.user.click(asked.getByRole('radio', { name: 'Administrator' }));
    expect(asked.getByRole('status')).toHaveTextContent(/Nuno Carvalho gains the categories, the settings/);
    expect(asked.queryByText(/This is the role they have/)).toBeNull();
    expect(calls).toEqual([]);
    await app.user.dblClick(confirm);
    await app.user.keyboard('{Enter}');
    expect(confirm).toHaveAttribute('aria-busy', 'true');
    expect(confirm).toHaveFocus();
    answer();
    expect(await screen.findByText('Nuno Carvalho now has the role: Administrator.')).toBeVisible();
    expect(calls.filter((call) => call.startsWith('put'))).toHaveLength(1);
    expect(await (await admin()).member(NURSE)).toMatchObject({ role: 'ADMIN', state: 'active' });
    const again = await app.ask(/Nuno Carvalho/, /^Change role/);
    await app.user.click(again.getByRole('radio', { name: 'Care staff' }));
    expect(again.getByRole('status')).toHaveTextContent(/Nuno Carvalho loses the categories/);
    await app.user.click(again.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await (await admin()).member(NURSE)).toMatchObject({ role: 'ADMIN' });
  });
});

describe('access', () => {
  it('deactivating ends every session at once; reactivating is the way back', async () => {
    const app = await opened();
    const nurse = await clientOf(NURSE);
    expect(await nurse.patients()).toBe(200);
    const asked = await app.ask(/Nuno Carvalho/, /^Deactivate/);
    expect(asked.getByRole('heading', { name: 'Deactivate Nuno Carvalho?' })).toBeVisible();
    expect(asked.getByText(/Their sessions end at once/)).toBeVisible();
    await app.user.click(asked.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Nuno Carvalho can no longer sign in.')).toBeVisible();
    expect([await nurse.patients(), await nurse.self()]).toEqual([401, 401]);
    expect(await (await clientOf(NURSE)).self()).toBe(401);
    const reactivate = (await rowOf(/Nuno Carvalho/)).getByRole('button', { name: /^Reactivate/ });
    expect(reactivate).toHaveFocus();
    expect((await rowOf(/Nuno Carvalho/)).queryByRole('button', { name: /role/ })).toBeNull();

    const back = await app.ask(/Nuno Carvalho/, /^Reactivate/);
    expect(back.getByText('They may sign in again, with this role: Care staff.')).toBeVisible();
    await app.user.click(back.getByRole('button', { name: 'Reactivate' }));
    expect(await screen.findByText('Nuno Carvalho may sign in again.')).toBeVisible();
    expect(await nurse.patients()).toBe(401);
    expect(await (await clientOf(NURSE)).patients()).toBe(200);
  });

  itLong('focus goes to the list when what was done takes the row away', async () => {
    const app = await opened(() => newcomer('nora@clinic.test'));
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Waiting for a role (1)');
    const asked = await app.ask(/Nora Neu/, /^Deactivate/);
    await app.user.click(asked.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Nobody matches')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Nobody matches'));
    expect(document.body).not.toHaveFocus();
  });
});

describe('the last active administrator', () => {
  const LAST = 'This is the last active administrator. Make somebody else an administrator first.';

  it('keeps role and account: the buttons stay in reach and say why', async () => {
    const app = await opened();
    const calls = between((_, genuine) => genuine());
    const row = await rowOf(/Amelia Brandt/);
    for (const name of [/^Change role/, /^Deactivate/]) {
      const button = row.getByRole('button', { name });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription(LAST);
      await app.user.click(button);
    }
    expect((await screen.findAllByText(LAST)).some((text) => text.closest('[role="status"]'))).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls).toEqual([]);
    const other = (await rowOf(/Nuno Carvalho/)).getByRole('button', { name: /^Deactivate/ });
    expect(other).not.toHaveAccessibleDescription();
  });

  itLong(
    'may go once there is another one, and is what the host says where the list did not know',
    async () => {
      const app = await opened(secondAdmin);
      const row = await rowOf(/Amelia Brandt/);
      expect(row.getByRole('button', { name: /^Deactivate/ })).toHaveAttribute('aria-disabled', 'false');
      const asked = await app.ask(/Amelia Brandt/, /^Deactivate/);
      await (await admin()).change(SECOND, { role: 'USER' });
      await app.user.click(asked.getByRole('button', { name: 'Deactivate' }));
      expect(await asked.findByText(LAST)).toBeVisible();
      expect(screen.getByRole('dialog')).toBeVisible();
      expect(await (await admin()).self()).toBe(200);
    },
  );
});

describe('one’s own account', () => {
  it('AZ04: who gives up the role is warned, and menu and page follow at once', async () => {
    const app = await opened(secondAdmin);
    const asked = await app.ask(/Amelia Brandt/, /^Change role/);
    expect(asked.queryByText(/This is your own account/)).toBeNull();
    await app.user.click(asked.getByRole('radio', { name: 'Care staff' }));
    expect(asked.getByText(/This is your own account. You lose this list at once/)).toBeVisible();
    await app.user.click(asked.getByRole('button', { name: 'Change role' }));
    expect(await screen.findByRole('heading', { name: 'Not authorised' })).toBeVisible();
    expect(addressOf(app)).toBe('/misc/not-authorized');
    expect(screen.queryByRole('link', { name: 'User category' })).toBeNull();
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    expect(menu.getByRole('link', { name: 'User' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(SECOND);
    expect(JSON.stringify(app.store.getState())).not.toContain(SECOND);
  });

  itLong('who deactivates themselves is warned and signed out', async () => {
    const app = await opened(secondAdmin);
    const asked = await app.ask(/Amelia Brandt/, /^Deactivate/);
    expect(asked.getByText(/This is your own account. You are signed out at once/)).toBeVisible();
    await app.user.click(asked.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    expect(await (await clientOf('admin@nephrodesk.test')).self()).toBe(401);
    expect(JSON.stringify(app.store.getState())).not.toContain(SECOND);
  });
});

describe('RC07: somebody else was faster', () => {
  const changesIn = async (asked: Awaited<ReturnType<typeof rowOf>>) =>
    (await asked.findAllByRole('listitem')).map((item) => item.textContent);

  itLong(
    'shows what they changed, once more for yet another change, keeps the choice, and goes on from there',
    async () => {
      const app = await opened();
      const asked = await app.ask(/Nuno Carvalho/, /^Change role/);
      await app.user.click(asked.getByRole('radio', { name: 'Administrator' }));
      const other = await admin();
      await other.change(NURSE, { active: false });
      const confirm = asked.getByRole('button', { name: 'Change role' });
      await app.user.click(confirm);
      expect(await asked.findByText(/Somebody else changed this in the meantime/)).toBeVisible();
      expect(await changesIn(asked)).toEqual(['State: Deactivated (before: Active)']);
      expect(asked.getByRole('radio', { name: 'Administrator' })).toBeChecked();
      expect(await other.member(NURSE)).toMatchObject({ role: 'USER', state: 'inactive' });
      await other.change(NURSE, { active: true });
      await app.user.click(confirm);
      const back = ['State: Active (before: Deactivated)'];
      await waitFor(async () => expect(await changesIn(asked)).toEqual(back));
      await app.user.click(confirm);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(await other.member(NURSE)).toMatchObject({ role: 'ADMIN', state: 'active' });

      // As well where the list behind the dialog has been fetched again.
      const closing = await app.ask(/Nuno Carvalho/, /^Deactivate/);
      await other.change(NURSE, { role: 'USER' });
      act(() => void window.dispatchEvent(new Event('focus')));
      const behind = () => screen.getByRole('row', { name: /Nuno Carvalho/, hidden: true });
      await waitFor(() => expect(behind()).toHaveTextContent('Care staff'));
      await app.user.click(closing.getByRole('button', { name: 'Deactivate' }));
      expect(await changesIn(closing)).toEqual(['Role: Care staff (before: Administrator)']);
      expect(await other.member(NURSE)).toMatchObject({ role: 'USER', state: 'active' });
    },
  );

  it('a failure stays in the dialog, with the choice, and where the newer version did not come it offers to reload', async () => {
    const app = await opened();
    let failing: 'put' | 'get' | '' = 'put';
    between((config, genuine): Promise<AxiosResponse> => {
      if (config.method !== failing) return genuine();
      return Promise.reject(
        failing === 'put'
          ? new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
          : new AxiosError('Status 400', undefined, config, null, { status: 400 } as never),
      );
    });
    const asked = await app.ask(/Nuno Carvalho/, /^Change role/);
    await app.user.click(asked.getByRole('radio', { name: 'Administrator' }));
    await app.user.click(asked.getByRole('button', { name: 'Change role' }));
    expect(await asked.findByText(/it is not known whether this was saved/)).toBeVisible();
    expect(asked.getByRole('radio', { name: 'Administrator' })).toBeChecked();
    expect(await (await admin()).member(NURSE)).toMatchObject({ role: 'USER' });

    failing = 'get';
    await (await admin()).change(NURSE, { active: false });
    await app.user.click(asked.getByRole('button', { name: 'Change role' }));
    expect(await asked.findByText(/Your entry is kept; reload to see the newer version/)).toBeVisible();
    failing = '';
    await app.user.click(asked.getByRole('button', { name: 'Reload' }));
    expect(await changesIn(asked)).toEqual(['State: Deactivated (before: Active)']);
    expect(asked.getByRole('radio', { name: 'Administrator' })).toBeChecked();
  });
});

describe('AZ04: an administrator elsewhere changes who is signed in here', () => {
  const CHANGED = 'Your role was changed. Menu and pages now follow the new one.';
  const comeBack = () => act(() => void window.dispatchEvent(new Event('focus')));

  it('a USER who becomes an ADMIN finds menu and views at the next return to the window, and who is deactivated is signed out with the next call', async () => {
    const app = await renderApp('/userlist', { as: 'USER' });
    await screen.findByRole('link', { name: 'Medicine' });
    expect(screen.queryByRole('link', { name: 'User category' })).toBeNull();
    await (await admin()).change(NURSE, { role: 'ADMIN' });
    await comeBack();
    expect(await screen.findByText(CHANGED)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'User category' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Staff' })).toBeVisible();

    await (await admin()).change(NURSE, { active: false });
    await app.router.navigate('/userlist/sample-01');
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByText('Your session has ended. Sign in again.')).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
  });

  itLong('an ADMIN who becomes a USER loses the list with the next call to it', async () => {
    const app = await opened(secondAdmin);
    const second = await clientOf(SECOND, PASSWORD);
    await second.change('admin@nephrodesk.test', { role: 'USER' });
    const asked = await app.ask(/Nuno Carvalho/, /^Deactivate/);
    await app.user.click(asked.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByRole('heading', { name: 'Not authorised' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'User category' })).toBeNull();
    expect(await second.member(NURSE)).toMatchObject({ state: 'active' });
  });

  it('a newcomer who is signed in gets the role and opens the dashboard', async () => {
    const app = await renderApp('/', { as: 'signedOut' });
    await newcomer('nora@clinic.test');
    await app.user.type(await screen.findByLabelText('Email'), 'nora@clinic.test');
    await app.user.type(screen.getByLabelText('Password'), PASSWORD);
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(/has no role/)).toBeVisible();
    await (await admin()).change('nora@clinic.test', { role: 'USER' });
    await comeBack();
    await app.user.click(await screen.findByRole('link', { name: 'Go to the dashboard' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(addressOf(app)).toBe('/dashboard');
  });
});
