import { screen, waitFor, within } from '@testing-library/react';
import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Condition } from '@/domain/conditions/condition';
import { care } from '@/shared/api/http';
import { renderApp } from '@tests/support/renderApp';

/** The first save is stored, and nobody hears of it. */
function loseFirstAnswer(): void {
  const before = care.defaults.adapter;
  let isLost = false;
  care.defaults.adapter = async (config: InternalAxiosRequestConfig) => {
    const genuine = typeof before === 'function' ? await before(config) : null;
    if (!genuine) throw new Error('There is no backend');
    if (config.method !== 'post' || isLost) return genuine;
    isLost = true;
    throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  };
  onTestFinished(() => void (care.defaults.adapter = before));
}

const storedGout = async (): Promise<Condition | undefined> =>
  (
    await care.get<{ items: Condition[] }>('/conditions', { params: { patient: 'sample-01' } })
  ).data.items.find(({ label }) => label.startsWith('Gout'));

/** A condition was sent, no answer came, and its code was put right. */
async function correctedAfterLostAnswer() {
  const { user } = await renderApp('/userlist/sample-01/conditions', { as: 'USER' });
  await user.click(await screen.findByRole('button', { name: 'Add condition' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add condition' }));
  await user.type(form.getByLabelText(/^Condition/), 'Gout');
  await user.type(form.getByLabelText('Code'), 'M10.9');
  await user.selectOptions(form.getByLabelText(/^Clinical status/), 'Active');
  loseFirstAnswer();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/it is not known whether this was saved/)).toBeVisible();
  await user.clear(form.getByLabelText('Code'));
  await user.type(form.getByLabelText('Code'), 'M10.0');
  await user.click(form.getByRole('button', { name: 'Save' }));
  const trouble = await form.findByText(/A different version of this entry is already saved/);
  return { user, form, trouble };
}

describe('what was corrected after a save without an answer', () => {
  it('is not said to be saved: both stand side by side, and the first one is what is stored', async () => {
    const { form } = await correctedAfterLostAnswer();
    expect(screen.queryByText('Gout is saved.')).toBeNull();
    const both = form.getByRole('alert');
    expect(both).toHaveTextContent(/Yours: M10\.0\s*Stored: M10\.9/);
    expect((await storedGout())?.code?.code).toBe('M10.9');
  });

  it('takes the place of the first one when somebody says so, and the form closes as after any save', async () => {
    const { user, form } = await correctedAfterLostAnswer();
    await user.click(form.getByRole('button', { name: 'Save mine instead' }));
    expect(await screen.findByText('Gout is saved.')).toBeVisible();
    await waitFor(async () => expect((await storedGout())?.code?.code).toBe('M10.0'));
    expect(screen.queryByRole('dialog', { name: 'Add condition' })).toBeNull();
  });
});
