import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newest } from '@/app/guide/newest';
import { releases } from '@/app/guide/releases';
import { shortName } from '@/shared/store/settingsShelf';
import { itLong } from '@tests/support/extent';
import { addressOf, renderApp } from '@tests/support/renderApp';

const KEY = `nephrodesk.guide.${shortName('nurse@nephrodesk.test')}`;
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => localStorage.clear());

const offer = () => screen.findByRole('button', { name: 'Start the tour' });
const stop = (name: string) => screen.findByRole('dialog', { name });
const pointed = () => document.querySelector('[data-pointed]');
const expectPointed = async (text: string) => waitFor(() => expect(pointed()).toHaveTextContent(text));
type App = Awaited<ReturnType<typeof renderApp>>;
const openMenu = async ({ user }: App) =>
  user.click(await screen.findByRole('button', { name: /^User menu of/ }));
const entry = (name: RegExp) => screen.findByRole('menuitem', { name });

describe('the tour', () => {
  it('is offered once, leads to five stops with what each is about marked, and is left at any of them', async () => {
    const app = await renderApp('/dashboard', { as: 'USER' });
    await app.user.click(await offer());
    const first = await stop('What is urgent');
    expect(first).toHaveAccessibleDescription(/siren counts the critical alerts/);
    expect(first).toHaveTextContent('Stop 1 of 5');
    await expectPointed('critical');
    await waitFor(() => expect(within(first).getByRole('heading')).toHaveFocus());
    expect(within(first).queryByRole('button', { name: 'Back' })).toBeNull();

    const next = async (name: string) => {
      await app.user.click(screen.getByRole('button', { name: 'Next' }));
      return stop(name);
    };
    await next('Your patients');
    expect(addressOf(app)).toBe('/userlist');
    await expectPointed('Joost Vandermole');
    await next('One patient');
    expect(addressOf(app)).toMatch(/^\/userlist\/sample-\d+$/);
    await expectPointed('Record reading');
    await next('What waits for you');
    await app.user.click(screen.getByRole('button', { name: 'Back' }));
    await stop('One patient');
    await next('What waits for you');
    await next('Find anything');
    await app.user.click(screen.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pointed()).toBeNull();

    await app.router.navigate('/dashboard');
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(screen.queryByRole('button', { name: 'Start the tour' })).toBeNull();
  });

  it('is declined for good, and found again in the user menu; Escape ends it', async () => {
    const app = await renderApp('/dashboard', { as: 'USER' });
    await app.user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('button', { name: 'Start the tour' })).toBeNull();
    expect(JSON.parse(localStorage.getItem(KEY) ?? '{}')).toMatchObject({ tour: true });
    await openMenu(app);
    await app.user.click(await entry(/^Tour$/));
    await stop('What is urgent');
    await app.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('what is new', () => {
  itLong('is no news to somebody who comes for the first time, and is read in the user menu', async () => {
    const app = await renderApp('/dashboard', { as: 'USER' });
    await openMenu(app);
    await app.user.click(await entry(/^What is new$/));
    const dialog = await screen.findByRole('dialog', { name: 'What is new' });
    expect(within(dialog).getAllByRole('heading', { level: 3 })).toHaveLength(releases.length);
    expect(dialog).toHaveTextContent('opens beside the list');
  });

  itLong('is marked until it has been read by somebody who was there before', async () => {
    localStorage.setItem(KEY, JSON.stringify({ tour: true, read: '2026-01-01' }));
    const app = await renderApp('/dashboard', { as: 'USER' });
    await openMenu(app);
    await app.user.click(await entry(/^What is new\s*new$/));
    await app.user.click(
      within(await screen.findByRole('dialog', { name: 'What is new' })).getByRole('button', {
        name: 'Close',
      }),
    );
    await openMenu(app);
    expect(await entry(/^What is new$/)).toBeVisible();
    expect(JSON.parse(localStorage.getItem(KEY) ?? '{}')).toMatchObject({ read: newest });
  });

  it('takes what cannot be read of the storage for a first time', async () => {
    localStorage.setItem(KEY, 'null{');
    await renderApp('/dashboard', { as: 'USER' });
    expect(await offer()).toBeVisible();
  });

  it('knows each release by its day, the newest first', () => {
    const days = releases.map(({ day }) => day);
    expect(days).toEqual([...new Set(days)].sort().toReversed());
    expect(days.every((day) => /^\d{4}-\d\d-\d\d$/.test(day))).toBe(true);
  });
});
