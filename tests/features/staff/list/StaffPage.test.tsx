import { act, screen, waitFor, within } from '@testing-library/react';
import { AxiosError } from 'axios';
import { describe, expect, it } from 'vitest';
import { itLong } from '@tests/support/extent';
import { addressOf, renderApp } from '@tests/support/renderApp';
import { admin, between, newcomer, rowOf, table } from '../clients';

const VIEW = '/userlist?view=staff';
const names = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map((cell) => cell.querySelector('bdi')?.textContent);

/** The list with one who waits, one who is invited and one whose account is closed. */
async function opened(path = VIEW) {
  const app = await renderApp('/dashboard', { as: 'ADMIN' });
  await screen.findByRole('heading', { name: 'Dashboard' });
  await newcomer('nora.neu@clinic.test', 'Nora', 'Néu');
  const other = await admin();
  await other.invite('ines@clinic.test', 'ADMIN');
  await other.change('nurse@nephrodesk.test', { active: false });
  await app.router.navigate(path);
  return app;
}

describe('the staff list', () => {
  it('AC03: opens under a title and trail of its own with how many there are and who waits, who come first, and is fetched again when somebody comes back to it or to the window', async () => {
    const app = await opened();
    expect(await names()).toEqual(['Nora Néu', 'Ines Invited', 'Amelia Brandt', 'Nuno Carvalho']);
    expect(screen.getByText('4 people, 1 waiting for a role, 1 invited.')).toBeVisible();
    const waiting = await rowOf(/Nora Néu/);
    expect(waiting.getByText('nora.neu@clinic.test')).toBeVisible();
    expect(waiting.getByText('Waiting for a role')).toBeVisible();
    expect(waiting.getByText('No role')).toBeVisible();
    expect((await rowOf(/Ines Invited/)).getByText('Never')).toBeVisible();
    expect((await rowOf(/Nuno Carvalho/)).getByText('Deactivated')).toBeVisible();
    const own = await rowOf(/Amelia Brandt/);
    expect(own.getByText('You')).toBeVisible();
    expect(own.getByText(/20 Nov 2026, \d+:00/)).toBeVisible();

    expect(await screen.findByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
    expect(document.title).toBe('Staff · Nephrodesk');
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(trail.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Dashboard',
      'User',
      'Staff',
    ]);
    const entry = screen
      .getAllByRole('link', { name: 'User' })
      .find((link) => link.closest('aside, .nd-sidebar'));
    expect(entry).toHaveAttribute('aria-current', 'page');

    await newcomer('second@clinic.test', 'Sven', 'Second');
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(async () => expect(await names()).toHaveLength(5));
    await app.router.navigate('/alerts');
    await newcomer('third@clinic.test', 'Tora', 'Third');
    await app.router.navigate(VIEW);
    await waitFor(async () => expect(await names()).toHaveLength(6));
  });

  itLong('filters while typing, by state and by role, and the address follows', async () => {
    const app = await opened();
    await table();
    await app.user.type(screen.getByRole('searchbox', { name: 'Search by name or email' }), 'neu');
    await waitFor(async () => expect(await names()).toEqual(['Nora Néu']));
    expect(screen.getByText('1 person')).toBeVisible();
    await waitFor(() => expect(addressOf(app)).toBe(`${VIEW}&q=neu`));
    await app.user.click(screen.getByRole('button', { name: 'Clear all' }));
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Invited (1)');
    await waitFor(async () => expect(await names()).toEqual(['Ines Invited']));
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'No role');
    expect(await screen.findByText('Nobody matches')).toBeVisible();
    expect(addressOf(app)).toBe(`${VIEW}&state=invited&role=none`);
    await app.user.click(screen.getAllByRole('button', { name: 'Clear all' })[0] as HTMLElement);
    expect(await names()).toHaveLength(4);
    expect(addressOf(app)).toBe(VIEW);
  });

  it('takes order and page from the address and survives nonsense in it (XS10)', async () => {
    const app = await opened(`${VIEW}&sort=name&dir=desc&state=%3Cimg%3E&role=ROOT&page=-4&size=1e9`);
    expect(await names()).toEqual(['Nora Néu', 'Ines Invited', 'Nuno Carvalho', 'Amelia Brandt']);
    await app.user.click(screen.getByRole('button', { name: /^Last sign-in/ }));
    const header = screen.getByRole('columnheader', { name: /^Last sign-in/ });
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'ascending'));
    expect((await names()).slice(0, 1)).toEqual(['Amelia Brandt']);
  });

  itLong('says that it loads, says that it failed, and loads again', async () => {
    const app = await renderApp('/dashboard', { as: 'ADMIN' });
    await screen.findByRole('heading', { name: 'Dashboard' });
    let failing = true;
    between((config, genuine) => {
      if (!failing) return genuine();
      return Promise.reject(new AxiosError('Status 403', undefined, config, null, { status: 403 } as never));
    });
    await app.router.navigate(VIEW);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(retry.closest('[role="alert"]')).toHaveTextContent('Your role does not allow this.');
    expect(screen.queryByRole('table')).toBeNull();
    failing = false;
    await app.user.click(retry);
    expect(await names()).toEqual(['Amelia Brandt', 'Nuno Carvalho']);
    expect(screen.getByText('2 people.')).toBeVisible();
  });
});

describe('AZ01: who sees the staff list', () => {
  itLong('an ADMIN switches between patients and staff', async () => {
    const app = await renderApp('/userlist', { as: 'ADMIN' });
    const views = within(await screen.findByRole('navigation', { name: 'Patients or staff' }));
    expect(views.getByRole('link', { name: 'Patients' })).toHaveAttribute('aria-current', 'page');
    await app.user.click(views.getByRole('link', { name: 'Staff' }));
    await table();
    expect(addressOf(app)).toBe(VIEW);
    expect(views.getByRole('link', { name: 'Staff' })).toHaveAttribute('aria-current', 'page');
    expect(views.getByRole('link', { name: 'Patients' })).not.toHaveAttribute('aria-current');
    await app.user.click(views.getByRole('link', { name: 'Patients' }));
    expect(await screen.findByRole('table', { name: /^Worklist/ })).toBeVisible();
    expect(addressOf(app)).toBe('/userlist');
  });

  it('a USER is offered no switch, is shown the worklist where there is no view, and is sent away from each spelling of this one before anything is asked for', async () => {
    const app = await renderApp('/userlist?view=STAFF', { as: 'USER' });
    expect(await screen.findByRole('table', { name: /^Worklist/ })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Patients or staff' })).toBeNull();
    expect(screen.queryByText('Staff')).toBeNull();
    const calls = between((_, genuine) => genuine());
    for (const path of [VIEW, '/userlist/?view=%73taff', '/USERLIST?q=a&view=staff']) {
      await app.router.navigate('/alerts');
      await screen.findByRole('heading', { level: 1, name: 'Alerts' });
      await app.router.navigate(path);
      expect(await screen.findByRole('heading', { name: 'Not authorised' })).toBeVisible();
      expect(addressOf(app)).toBe('/misc/not-authorized');
    }
    expect(calls).toEqual([]);
  });
});
