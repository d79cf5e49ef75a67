import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lock } from '@/session/leave';
import { settingsChanged } from '@/shell/themeSlice';
import { renderApp } from '@tests/support/renderApp';

type App = Awaited<ReturnType<typeof renderApp>>;

/** One of each manner: a form that is the page, and one in a dialog. */
const forms = [
  {
    what: 'a page of the settings',
    as: 'ADMIN',
    from: '/socialLinks',
    path: '/general',
    open: async () => undefined,
    field: () => screen.findByLabelText(/^Name of the organisation/),
  },
  {
    what: 'a step of the programme',
    as: 'USER',
    from: '/userlist/sample-01/conditions',
    path: '/userlist/sample-01/registration',
    open: async ({ user }: App) => {
      await screen.findByText('Programme status');
      await user.click(screen.getByRole('button', { name: 'Complete' }));
    },
    field: () => screen.findByLabelText(/^Reason/),
  },
] as const;

/** Whether the browser would ask before the document is left. */
const asksOnUnload = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

async function stays({ user }: App): Promise<void> {
  const asked = await screen.findByRole('dialog', { name: 'Discard what you typed?' });
  await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard what you typed?' })).toBeNull());
}

describe('UN01: what was typed', () => {
  it.each(forms)('into $what outlives every way out', async ({ as, from, path, open, field }) => {
    const app = await renderApp(from, { as });
    await app.backend?.ready;
    await app.router.navigate(path);
    await open(app);
    // UN03: clean, it keeps the browser from nothing.
    await field();
    expect(asksOnUnload()).toBe(false);
    await app.user.clear(await field());
    await app.user.type(await field(), 'Half a sentence');

    expect(asksOnUnload()).toBe(true);
    // A link, and the way back.
    await app.router.navigate(from);
    await stays(app);
    expect(await field()).toHaveValue('Half a sentence');
    await app.router.navigate(-1);
    await stays(app);
    expect(await field()).toHaveValue('Half a sentence');

    // Another language, and back.
    for (const locale of ['de', 'en'] as const) {
      app.store.dispatch(settingsChanged({ locale }));
      await waitFor(() => expect(document.documentElement.lang).toBe(locale));
    }
    await waitFor(async () => expect(await field()).toHaveValue('Half a sentence'));

    // Idleness.
    await app.store.dispatch(lock());
    await screen.findByRole('heading', { name: 'Screen locked' });
    expect(document.body).not.toHaveTextContent('Half a sentence');
    await app.user.type(screen.getByLabelText('Password'), 'nephrodesk{Enter}');
    await waitFor(() => expect(app.store.getState().session.status).toBe('signedIn'));
    await open(app);
    await waitFor(async () => expect(await field()).toHaveValue('Half a sentence'));
    expect(asksOnUnload()).toBe(true);
  });
});
