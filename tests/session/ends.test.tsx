import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LOCK_WARNING_MS, SESSION_MS } from '@/domain/staff/account';
import { setClock } from '@/shared/store/clock';
import { NOW } from '@tests/support/builders';
import { addressOf } from '@tests/support/renderApp';
import {
  atWork,
  elsewhere,
  knowing,
  lockNow,
  lockScreen,
  nurse,
  openApp,
  statusOf,
  unlockWith,
} from '@tests/support/atWork';

const MINUTE_MS = 60_000;
const LIMIT_MS = 15 * MINUTE_MS;
/** The time, in ms after the start; the page hears of it when its window comes to the front. */
const comeBackAfter = (ms: number) => {
  setClock(() => NOW + ms);
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
};

describe('AU17: nobody is there', () => {
  it('is asked 90 s before, and stays by one simple action', async () => {
    const app = await atWork();
    const before = screen.getByRole('button', { name: /^User menu of/ });
    before.focus();
    comeBackAfter(LIMIT_MS - LOCK_WARNING_MS);
    const dialog = await screen.findByRole('dialog', { name: 'Are you still there?' });
    expect(within(dialog).getByRole('timer')).toHaveTextContent('The screen locks in 90 seconds.');
    expect(within(dialog).getByRole('alert')).toHaveTextContent('90 seconds');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Stay signed in' })).toHaveFocus());
    await app.user.keyboard('x');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(before).toHaveFocus();
    expect(statusOf(app)).toBe('signedIn');
  });

  it('tells a screen reader twice, not each second', async () => {
    await atWork();
    comeBackAfter(LIMIT_MS - LOCK_WARNING_MS);
    const dialog = await screen.findByRole('dialog');
    const said = new Set<string>();
    for (let left = 90; left > 0; left -= 1) {
      comeBackAfter(LIMIT_MS - left * 1_000);
      expect(within(dialog).getByRole('timer')).toHaveTextContent(`${left} second`);
      said.add(within(dialog).getByRole('alert').textContent);
    }
    expect([...said]).toEqual(['The screen locks in 90 seconds.', 'The screen locks in 30 seconds.']);
  });

  it('locks at once where that is what was chosen', async () => {
    const app = await atWork();
    comeBackAfter(LIMIT_MS - LOCK_WARNING_MS);
    await app.user.click(await screen.findByRole('button', { name: 'Lock now' }));
    await lockScreen();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body).not.toHaveClass('modal-open');
  });

  it('the dialog goes when something is done in another tab', async () => {
    await atWork();
    comeBackAfter(LIMIT_MS - LOCK_WARNING_MS);
    await screen.findByRole('dialog');
    elsewhere(() => {
      localStorage.setItem('nephrodesk.active', String(NOW + LIMIT_MS - LOCK_WARNING_MS));
    }, 'nephrodesk.active');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('after two hours of sleep a click locks and opens nothing', async () => {
    const app = await atWork();
    setClock(() => NOW + 2 * 60 * MINUTE_MS);
    const link = screen.getByRole('link', { name: 'Medicine' });
    act(() => {
      fireEvent.pointerDown(link);
      fireEvent.click(link);
    });
    await lockScreen();
    expect(screen.queryByRole('dialog')).toBeNull();
    await unlockWith(app, 'secret');
    await waitFor(() => expect(addressOf(app)).toBe('/therapeuticEducation?page=2'));
  });

  it('a session left open overnight is locked, or over, when the page is opened again', async () => {
    localStorage.setItem('nephrodesk.since', String(NOW - 60 * MINUTE_MS));
    localStorage.setItem('nephrodesk.active', String(NOW - 20 * MINUTE_MS));
    await openApp('/therapeuticEducation');
    await lockScreen();
    expect(screen.queryByText('Therapeutic Education')).toBeNull();
  });
});

describe('the longest session', () => {
  const over = 'You have been signed in for 12 hours. Sign in again.';

  it('is announced, ends with a word, and goes on at the same page', async () => {
    const app = await atWork();
    localStorage.setItem('nephrodesk.active', String(NOW + SESSION_MS - 5 * MINUTE_MS));
    comeBackAfter(SESSION_MS - 5 * MINUTE_MS);
    expect(await screen.findByText(/Your session ends in 5 minutes/)).toBeVisible();
    comeBackAfter(SESSION_MS);
    expect(await screen.findByText(over)).toBeVisible();
    expect(addressOf(app)).toBe('/pages/login');
    expect(localStorage.getItem('token')).toBeNull();
    await app.user.type(screen.getByLabelText('Email'), nurse.username);
    await app.user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(addressOf(app)).toBe('/therapeuticEducation?page=2'));
  });

  it('ends behind a locked screen as well', async () => {
    const app = await atWork();
    await lockNow(app);
    setClock(() => NOW + SESSION_MS);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await screen.findByText(over)).toBeVisible();
    expect(addressOf(app)).toBe('/pages/login');
  });

  it('is over when the page is opened again after it, and the host is not even asked who that was', async () => {
    localStorage.setItem('nephrodesk.since', String(NOW - SESSION_MS));
    const iam = knowing();
    await openApp('/therapeuticEducation', { iam });
    expect(await screen.findByText(over)).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    expect(iam.calls.map(({ path }) => path)).toEqual(['/identities/logout']);
  });
});
