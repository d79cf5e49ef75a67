import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { AxiosAdapter } from 'axios';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Patient } from '@/domain/patients/patient';
import type { Reading } from '@/domain/readings/reading';
import { endSession, lock, signOut } from '@/session/leave';
import { care } from '@/shared/api/http';
import { setClock } from '@/shared/store/clock';
import { NOW } from '@tests/support/builders';
import { describeLong, itLong } from '@tests/support/extent';
import { addressOf, renderApp } from '@tests/support/renderApp';
import { fakeCanvas } from '../../shared/charts/fakeCanvas';

beforeEach(() => void fakeCanvas());
afterEach(cleanup);

const BACK = 'Your unsaved entries have been restored.';
const people = { nurse: 'nurse@nephrodesk.test', admin: 'admin@nephrodesk.test' } as const;

async function recording(measure: 'water' | 'bloodPressure') {
  const app = await renderApp('/user/profile', { as: 'USER' });
  await app.backend?.ready;
  const { data } = await care.get<{ items: Patient[] }>('/patients');
  const [patient] = data.items.filter(({ ext }) => ext.status === 'active');
  if (!patient) throw new Error('The sample clinic has nobody active');
  await app.router.navigate(`/userlist/${patient.id}/telemonitoring?record=${measure}`);
  await screen.findByRole('dialog', { name: /^Record reading · / });
  const stored = async () => {
    const range = { from: new Date(NOW - 3_600_000).toISOString(), to: new Date(NOW + 1).toISOString() };
    const path = `/readings/${patient.id}/${measure}`;
    const answer = await care.get<{ items: Reading[] }>(path, { params: range });
    return answer.data.items.filter(({ source }) => source === 'staff');
  };
  return { ...app, stored, address: addressOf(app) };
}
type App = Awaited<ReturnType<typeof renderApp>>;

const dialog = () => screen.getByRole('dialog', { name: /^Record reading · / });
const field = (name: RegExp) => within(dialog()).getByLabelText(name);
const save = () => within(dialog()).getByRole('button', { name: 'Save' });
const isBack = async () => {
  await screen.findByRole('dialog', { name: /^Record reading · / });
  return within(dialog()).queryByText(BACK) !== null;
};

async function lockAndUnlock({ store, user }: App): Promise<void> {
  act(() => void store.dispatch(lock()));
  await screen.findByRole('heading', { name: 'Screen locked' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByLabelText('Password'));
  await user.paste('nephrodesk');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(store.getState().session.status).toBe('signedIn'));
}
async function signIn({ user }: App, who: keyof typeof people): Promise<void> {
  await user.click(await screen.findByLabelText('Email'));
  await user.paste(people[who]);
  await user.click(screen.getByLabelText('Password'));
  await user.paste('nephrodesk');
  await user.keyboard('{Enter}');
}
const expire = ({ store }: App) => act(() => void store.dispatch(endSession('expiry')));

describe('AU17: a reading that is being typed', () => {
  it('stays where its form is not left after all, and is back after the lock, however long that was, with the time at which it was measured; it says so and is sent by nobody but the nurse', async () => {
    const app = await recording('water');
    await app.user.type(field(/^Fluid intake/), '250');
    await app.user.type(field(/^Note/), 'with tablets');
    const at = (field(/^Measured at/) as HTMLInputElement).value;
    await app.user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    const asked = await screen.findByRole('dialog', { name: 'Discard what you typed?' });
    await app.user.click(within(asked).getByRole('button', { name: 'Cancel' }));
    setClock(() => NOW + 10 * 60_000);
    await lockAndUnlock(app);
    expect(await isBack()).toBe(true);
    expect(addressOf(app)).toBe(app.address);
    expect(field(/^Fluid intake/)).toHaveValue('250');
    expect(field(/^Note/)).toHaveValue('with tablets');
    expect(field(/^Measured at/)).toHaveValue(at);
    expect(await app.stored()).toEqual([]);
    await app.user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await app.stored()).toMatchObject([{ value: 250, note: 'with tablets' }]);
    expect(app.store.getState().drafts.byForm).toEqual({});
  });

  it('is checked again: what was confirmed as unusual has to be confirmed again', async () => {
    const app = await recording('bloodPressure');
    await app.user.type(field(/^Systolic/), '265');
    await app.user.type(field(/^Diastolic/), '150');
    await app.user.click(save());
    await app.user.click(await within(dialog()).findByRole('checkbox'));
    await lockAndUnlock(app);
    expect(await isBack()).toBe(true);
    await app.user.click(save());
    expect(await within(dialog()).findByRole('checkbox')).not.toBeChecked();
    expect(await app.stored()).toEqual([]);
  });

  itLong(
    'also where it cannot be a number: the mistake is kept, named and not sent, and can be discarded: the form is as it began, and the focus is in it',
    async () => {
      const app = await recording('water');
      await app.user.type(field(/^Fluid intake/), 'two cups');
      await lockAndUnlock(app);
      expect(await isBack()).toBe(true);
      expect(field(/^Fluid intake/)).toHaveValue('two cups');
      await app.user.click(save());
      await waitFor(() => expect(field(/^Fluid intake/)).toBeInvalid());
      expect(await app.stored()).toEqual([]);
      await app.user.click(within(dialog()).getByRole('button', { name: 'Discard' }));
      expect(within(dialog()).queryByText(BACK)).toBeNull();
      expect(field(/^Fluid intake/)).toHaveValue('');
      expect(dialog()).toContainElement(document.activeElement as HTMLElement);
      await lockAndUnlock(app);
      expect(await isBack()).toBe(false);
    },
  );

  it('RC05: is stored once, although its answer was lost before the lock', async () => {
    const app = await recording('water');
    const real = care.defaults.adapter as AxiosAdapter;
    onTestFinished(() => {
      care.defaults.adapter = real;
    });
    care.defaults.adapter = async (config) => {
      const answer = await real(config);
      if (config.method !== 'post') return answer;
      throw Object.assign(new Error('Network Error'), { isAxiosError: true, config });
    };
    await app.user.type(field(/^Fluid intake/), '250');
    await app.user.click(save());
    await within(dialog()).findByText(/not known whether this was saved/);
    care.defaults.adapter = real;
    await lockAndUnlock(app);
    expect(await isBack()).toBe(true);
    await app.user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await app.stored()).toHaveLength(1);
  });

  itLong('is gone once its form was left on purpose, or its entry taken back', async () => {
    const app = await recording('water');
    await app.user.type(field(/^Fluid intake/), '250');
    await app.user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    await app.user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(addressOf(app)).not.toContain('record'));
    expect(app.store.getState().drafts.byForm).toEqual({});
    await app.router.navigate(app.address);
    expect(await isBack()).toBe(false);
    await app.user.type(field(/^Fluid intake/), '2');
    await app.user.clear(field(/^Fluid intake/));
    expect(app.store.getState().drafts.byForm).toEqual({});
  });
});

describe('a session that ran out', () => {
  it('AU16: gives what was typed back to the same person and nothing of it to anybody else, nothing back once somebody else was here, and is another thing than signing out, which leaves nothing', async () => {
    const app = await recording('water');
    await app.user.type(field(/^Fluid intake/), '250');
    expire(app);
    await signIn(app, 'nurse');
    expect(await isBack()).toBe(true);
    expect(field(/^Fluid intake/)).toHaveValue('250');

    expire(app);
    await signIn(app, 'admin');
    expect(await isBack()).toBe(false);
    expect(field(/^Fluid intake/)).toHaveValue('');
    expect(JSON.stringify(app.store.getState().drafts)).not.toContain('250');
    expire(app);
    await signIn(app, 'nurse');
    expect(await isBack()).toBe(false);

    await app.user.type(field(/^Fluid intake/), '250');
    act(() => void app.store.dispatch(signOut()));
    await signIn(app, 'nurse');
    await waitFor(() => expect(app.store.getState().session.status).toBe('signedIn'));
    expect(app.store.getState().drafts.byForm).toEqual({});
  });
});

describeLong('the lock screen, while something typed waits', () => {
  it('says that it is kept, and asks before somebody else signs out', async () => {
    const app = await recording('water');
    await app.user.type(field(/^Fluid intake/), '250');
    act(() => void app.store.dispatch(lock()));
    expect(await screen.findByText('What you had typed is kept until you unlock.')).toBeVisible();
    expect(document.body).not.toHaveTextContent('250');
    const leaving = new Event('beforeunload', { cancelable: true });
    expect(window.dispatchEvent(leaving)).toBe(false);
    await app.user.click(screen.getByRole('button', { name: 'Not you? Sign out' }));
    const asked = await screen.findByRole('dialog', { name: 'Sign out and discard what was typed?' });
    await app.user.click(within(asked).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.store.getState().session.status).toBe('locked');
    await app.user.click(screen.getByRole('button', { name: 'Not you? Sign out' }));
    await app.user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(app.store.getState().drafts).toEqual({ owner: null, byForm: {} });
  });
});

describeLong('AU17: an answer to an alert that is being typed', () => {
  const SEVERE = 'Severely high blood pressure';
  const panel = async () => within(await screen.findByRole('dialog', { name: SEVERE }));

  it('is back after the lock, beside the same alert', async () => {
    const app = await renderApp('/alerts', { as: 'USER' });
    const row = await screen.findByRole('row', { name: /Ilse Achterkamp/ });
    await app.user.click(within(row).getByRole('link', { name: SEVERE }));
    const before = await panel();
    await app.user.selectOptions(before.getByRole('combobox', { name: /Outcome/ }), 'No answer');
    await app.user.click(before.getByRole('textbox', { name: /Note/ }));
    await app.user.paste('Called twice.');
    await app.user.click(before.getByRole('textbox', { name: 'Comment' }));
    await app.user.paste('Daughter will call.');
    await lockAndUnlock(app);
    const after = await panel();
    await waitFor(() => expect(after.getAllByText(BACK)).toHaveLength(2));
    expect(after.getByRole('combobox', { name: /Outcome/ })).toHaveDisplayValue('No answer');
    expect(after.getByRole('textbox', { name: /Note/ })).toHaveValue('Called twice.');
    expect(after.getByRole('textbox', { name: 'Comment' })).toHaveValue('Daughter will call.');
    await app.user.click(after.getByRole('button', { name: 'Add comment' }));
    await waitFor(() => expect(after.getByRole('textbox', { name: 'Comment' })).toHaveValue(''));
    await app.user.click(after.getByRole('button', { name: 'Resolve' }));
    expect(await after.findByText(/^Resolved by/)).toBeVisible();
    await waitFor(() => expect(after.queryByText(BACK)).toBeNull());
    expect(app.store.getState().drafts.byForm).toEqual({});
  });
});
