import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Alert } from '@/domain/alerts/alert';
import type { PatientSummary } from '@/domain/patients/summary';
import { care } from '@/shared/api/http';
import { deviceZone } from '@/shared/i18n/DisplayUnits';
import { signOut } from '@/session/leave';
import { keepSettings } from '@/shell/settings/keepSettings';
import { settingsChanged } from '@/shell/themeSlice';
import { describeLong } from '@tests/support/extent';
import { fakeCanvas } from '../shared/charts/fakeCanvas';
import { renderApp } from '../support/renderApp';

beforeEach(() => void fakeCanvas());
afterEach(cleanup);

async function open(path: string, as: 'USER' | 'signedOut' = 'USER') {
  const app = await renderApp(path, { as });
  onTestFinished(keepSettings(app.store));
  const go = (to: string) => app.router.navigate(to);
  return { ...app, go };
}

const card = () => screen.findByRole('region', { name: 'Units and time zone' });
const choice = async (name: string) => within(await card()).getByLabelText(name);

describe('units and time zone on the profile', () => {
  it('NU10: offer the device’s zone first, and every zone with its offset, keep the focus where it is while the page changes around them, hold at once, on every page, and change nothing that is stored', async () => {
    const { user, go, store, backend } = await open('/user/profile');
    await backend?.ready;
    const zones = await choice('Time zone');
    const [first] = within(zones).getAllByRole('option');
    expect(first).toHaveTextContent(`This device: ${deviceZone()}`);
    expect(zones).toHaveValue('auto');
    const asia = within(zones).getByRole('group', { name: 'Asia' });
    expect(within(asia).getByRole('option', { name: /^Tokyo \(GMT\+9\)$/ })).toHaveValue('Asia/Tokyo');
    const america = within(zones).getByRole('group', { name: 'America' });
    expect(within(america).getByRole('option', { name: /^Buenos Aires/ })).toBeInTheDocument();

    const weights = await choice('Weights');
    weights.focus();
    await user.selectOptions(weights, 'lb');
    expect(await choice('Weights')).toBe(weights);
    expect(weights).toHaveValue('lb');

    const stored = async () => (await care.get<{ items: PatientSummary[] }>('/summaries')).data.items;
    const before = await stored();
    expect(before.length).toBeGreaterThan(0);
    await user.selectOptions(await choice('Volumes'), 'US fluid ounces (fl oz)');
    await go('/userlist');
    const table = await screen.findByRole('table');
    expect(table).toHaveTextContent(/\d\sfl oz/);
    for (const volumeUnit of ['L', 'flOz', 'mL'] as const) {
      act(() => void store.dispatch(settingsChanged({ volumeUnit })));
    }
    expect(table).toHaveTextContent(/\d\smL/);
    expect(await stored()).toEqual(before);
  });

  it('have their zone in the history of alerts, named, and the patient’s clock beside it in its facts', async () => {
    const { user, go } = await open('/user/profile');
    await user.selectOptions(await choice('Time zone'), 'Asia/Tokyo');
    await waitFor(async () =>
      expect((await care.get<{ items: Alert[] }>('/alerts')).data.items).not.toEqual([]),
    );
    const { data } = await care.get<{ items: Alert[] }>('/alerts');
    const alert = data.items.find(({ closedAt }) => closedAt === undefined);
    await go(`/alerts?alert=${alert?.id ?? ''}&tab=all`);
    const panel = await screen.findByRole('dialog');
    const told = (await within(panel).findAllByText(/GMT\+9/)).map((element) => element.tagName);
    expect(told).toContain('TIME');
    const raised = within(panel).getByText('Alert raised').nextElementSibling;
    expect(raised).toHaveTextContent(/GMT\+9 \(\d\d:\d\d CET\)$/);
  });
});

const signIn = async (
  user: Awaited<ReturnType<typeof open>>['user'],
  who: 'nurse' | 'admin',
  words: string[],
) => {
  const [email, password, button, menu] = words as [string, string, string, string];
  await user.click(await screen.findByLabelText(email));
  await user.paste(`${who}@nephrodesk.test`);
  await user.click(screen.getByLabelText(password));
  await user.paste('nephrodesk');
  await user.click(screen.getByRole('button', { name: button }));
  await screen.findByRole('main');
  await screen.findByRole('navigation', { name: menu });
};
const english = ['Email', 'Password', 'Sign in', 'Main menu'];
const german = ['E-Mail', 'Passwort', 'Anmelden', 'Hauptmenü'];

describeLong('two people at one browser', () => {
  it('read each in their own units and language', async () => {
    const { user, store, go } = await open('/pages/login', 'signedOut');
    await signIn(user, 'nurse', english);
    await go('/user/profile');
    await user.selectOptions(await choice('Weights'), 'lb');
    await act(() => store.dispatch(signOut()));

    await screen.findByRole('button', { name: 'Sign in' });
    act(() => void store.dispatch(settingsChanged({ locale: 'de' })));
    await signIn(user, 'admin', german);
    await go('/user/profile');
    const other = await screen.findByRole('region', { name: 'Einheiten und Zeitzone' });
    expect(within(other).getByLabelText('Gewicht')).toHaveValue('kg');
    await act(() => store.dispatch(signOut()));

    await screen.findByRole('button', { name: 'Anmelden' });
    // What the sign-in page speaks gives way to what she chose.
    await signIn(user, 'nurse', [...german.slice(0, 3), 'Main menu']);
    await go('/user/profile');
    expect(await choice('Weights')).toHaveValue('lb');
  });
});

describe('the look on the profile', () => {
  it('§2.6: offers semi-dark in the vertical layout only', async () => {
    const { innerWidth } = window;
    onTestFinished(() => void Object.assign(window, { innerWidth }));
    Object.assign(window, { innerWidth: 1440 });
    const { store } = await open('/user/profile');
    const mode = await screen.findByRole('combobox', { name: 'Mode' });
    const offered = () =>
      within(mode)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    act(() => void store.dispatch(settingsChanged({ theme: 'semi-dark' })));
    expect(offered()).toEqual(['Light', 'Dark', 'Semi-dark']);
    expect(mode).toHaveValue('semi-dark');
    act(() => void store.dispatch(settingsChanged({ layout: 'horizontal' })));
    expect(offered()).toEqual(['Light', 'Dark']);
    expect(mode).toHaveValue('light');
    act(() => void store.dispatch(settingsChanged({ layout: 'vertical' })));
    expect(mode).toHaveValue('semi-dark');
  });
});
