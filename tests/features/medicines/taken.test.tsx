import { act, screen, waitFor, within } from '@testing-library/react';
import { AxiosError, type AxiosAdapter } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import type { Intake } from '@/domain/medicine/intake';
import { allocations } from '@/features/medicines/slice';
import { care } from '@/shared/api/http';
import { itLong, someOf } from '@tests/support/extent';
import { addressOf, renderApp } from '@tests/support/renderApp';
import { aSegment, PATIENT, putAllocation, putMedicine } from './clinic';

const stored = async (): Promise<Intake[]> =>
  (
    await care.get<{ items: Intake[] }>('/intakes', { params: { patient: PATIENT, limit: 1000 } })
  ).data.items.filter(({ allocation }) => ['due', 'needed'].includes(allocation));

/** The record of a patient who takes one medicine twice a day and may take another one once when needed. */
async function openIntakes() {
  const app = await renderApp(`/userlist/${PATIENT}`, { as: 'ADMIN' });
  const { user } = app;
  await screen.findByRole('link', { name: 'Treatment' });
  await putMedicine();
  await putMedicine({ id: 'm2', name: 'Dolorin', activeIngredients: ['dolorinum'] });
  // It is Friday noon in Berlin: 08:00 is over, 20:00 still to come.
  await putAllocation({ id: 'due', segments: [aSegment({ from: '2026-11-17', anchor: '2026-11-17' })] });
  await putAllocation({
    id: 'needed',
    medicine: 'm2',
    asNeeded: { maxPerDay: 1, indication: 'Pain' },
    segments: [aSegment({ times: [], from: '2026-11-01', anchor: '2026-11-01' })],
  });
  await user.click(screen.getByRole('link', { name: 'Treatment' }));
  const card = within(await screen.findByRole('region', { name: 'Doses' }));
  const item = (name: string | RegExp) => {
    const found = card.getByLabelText(name).closest('li');
    if (!found) throw new Error(`no item of ${name}`);
    return found;
  };
  return { app, user, card, item };
}
const [morning, evening] = ['Zandopril, 08:00', 'Zandopril, 20:00'];

describe('§2.7: intakes', () => {
  it('§3 #26 #28: are entered, corrected and taken back; what nobody entered is missed', async () => {
    const { user, card, item } = await openIntakes();
    expect(item(`Taken now: ${morning}`)).toHaveTextContent('Missed');
    expect(item(`Taken now: ${evening}`)).toHaveTextContent('Upcoming');
    // Eleven hours ahead it is asked about, and not stored without a word.
    await user.click(card.getByLabelText(`Taken now: ${evening}`));
    const ahead = within(await screen.findByRole('dialog', { name: `Taken: ${evening}` }));
    await user.click(ahead.getByText('Save'));
    expect(await ahead.findByText(/due much later\. Enter in a note/)).toBeVisible();
    expect(await stored()).toEqual([]);
    await user.click(ahead.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const row = screen.getByRole('row', { name: /^Zandopril/ });
    // Three days and this morning: seven intakes are over, and the evening is not.
    expect(row).toHaveTextContent(/0 of 7.*7 missed/);
    expect(row).toHaveTextContent('1 tablet at 08:00 and 20:00, every day');

    const now = card.getByLabelText(`Taken now: ${morning}`);
    await user.click(now);
    expect(await card.findByLabelText(`Undo: ${morning}`)).toHaveFocus();
    expect(item(`Undo: ${morning}`)).toHaveTextContent('Taken late');
    await waitFor(() => expect(row).toHaveTextContent(/1 of 7.*6 missed, 0 skipped, 1 late/));

    await user.click(card.getByLabelText(`Correct… ${morning}`));
    const correct = within(await screen.findByRole('dialog', { name: `Taken: ${morning}` }));
    const at = correct.getByLabelText(/^Time taken/);
    await user.clear(at);
    await user.type(at, '2026-11-20T09:15');
    await user.click(correct.getByText('Save'));
    await waitFor(() => expect(item(`Undo: ${morning}`)).not.toHaveTextContent('Taken late'));
    expect(await stored()).toMatchObject([
      { id: 'due 2026-11-20T08:00', state: 'taken', takenAt: '2026-11-20T08:15:00.000Z' },
    ]);
    await user.click(card.getByLabelText(`Undo: ${morning}`));
    expect(await card.findByLabelText(`Taken now: ${morning}`)).toBeVisible();

    await user.click(card.getByLabelText(`Skipped… ${morning}`));
    const skip = within(await screen.findByRole('dialog', { name: `Not taken: ${morning}` }));
    await user.click(skip.getByText('Save'));
    expect(await skip.findByText('Give the reason it was not taken.')).toBeVisible();
    await user.selectOptions(skip.getByLabelText(/^Reason not taken/), 'Side effect');
    await user.click(skip.getByText('Save'));
    await waitFor(() => expect(item(`Undo: ${morning}`)).toHaveTextContent(/Skipped.*Side effect/));
  });

  itLong('are counted when taken as needed, and entered for one of the fourteen days before', async () => {
    const { app, user, card, item } = await openIntakes();
    // As needed: as often as allowed, and once more only with a note.
    await user.click(card.getByLabelText('Taken now: Dolorin'));
    expect(await card.findByText('1 of max 1 in 24 hours')).toBeVisible();
    await waitFor(() => expect(card.queryByLabelText('Taken now: Dolorin')).toBeNull());
    await user.click(card.getByLabelText('Taken at… Dolorin'));
    const more = within(await screen.findByRole('dialog', { name: 'Taken: Dolorin' }));
    await user.click(more.getByText('Save'));
    expect(await more.findByText(/exceeds the maximum in 24 hours\. Enter in a note/)).toBeVisible();
    await user.type(more.getByLabelText(/^Note/), 'Fell');
    await user.click(more.getByText('Save'));
    expect(await card.findByText('2 of max 1 in 24 hours')).toBeVisible();

    // Two days ago, and no further than fourteen.
    await user.click(card.getByLabelText('Day before'));
    await user.click(card.getByLabelText('Day before'));
    expect(await card.findByText('2 days ago, 18 Nov 2026')).toBeVisible();
    expect(addressOf(app)).toBe(`/userlist/${PATIENT}/medicines?day=2026-11-18`);
    await user.click(card.getByLabelText(`Taken at… ${evening}`));
    const past = within(await screen.findByRole('dialog', { name: `Taken: ${evening}` }));
    expect(past.getByLabelText(/^Time taken/)).toHaveValue('18/11/2026');
    expect(past.getByLabelText('Time: Time taken')).toHaveValue('20:00');
    await user.click(past.getByText('Save'));
    await waitFor(() => expect(item(`Undo: ${evening}`)).toHaveTextContent(/Taken.*Entered later/));
    expect(await stored()).toContainEqual(
      expect.objectContaining({ id: 'due 2026-11-18T20:00', retroactive: true }),
    );
    await user.click(screen.getByRole('radio', { name: '30 days' }));
    expect(await screen.findByRole('columnheader', { name: 'Doses taken in 30 days' })).toBeVisible();
    expect(screen.getByRole('row', { name: /^Zandopril/ })).toHaveTextContent('1 of 7');
    await app.router.navigate(`/userlist/${PATIENT}/medicines?day=2026-11-06`);
    expect(await card.findByText('14 days ago, 6 Nov 2026')).toBeVisible();
    expect(card.getByRole('button', { name: 'Day before' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(card.getByRole('button', { name: 'Today' }));
    expect(await card.findByText('Today, 20 Nov 2026')).toBeVisible();
  });
});

describe('§2.7: while it is not known what was taken', () => {
  it.each(someOf(['not here yet', 'not to be had'], 1))('no dose is called missed: %s', async (how) => {
    let isHeld = false;
    let come = () => {};
    const held = new Promise<void>((resolve) => (come = resolve));
    const between =
      (store: AxiosAdapter): AxiosAdapter =>
      async (config) => {
        if (config.url !== '/intakes' || !isHeld) return store(config);
        if (how === 'not to be had') throw new AxiosError('down', AxiosError.ERR_NETWORK, config);
        await held;
        return store(config);
      };
    const app = await renderApp('/user/profile', { as: 'ADMIN', between });
    await act(async () => {
      await putMedicine();
      await putAllocation({ id: 'due', segments: [aSegment({ from: '2026-11-17', anchor: '2026-11-17' })] });
    });
    isHeld = true;
    await app.router.navigate(`/userlist/${PATIENT}/medicines`);
    if (how === 'not to be had') {
      await screen.findByRole('button', { name: 'Retry' });
      isHeld = false;
    } else {
      await vi.waitUntil(() => allocations.selectAll(app.store.getState()).some(({ id }) => id === 'due'));
      await act(async () => new Promise((resolve) => setTimeout(resolve)));
    }
    expect(screen.queryByText(/Missed/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Doses' })).toBeNull();
    await act(async () => come());
    const again = screen.queryByRole('button', { name: 'Retry' });
    if (again) await app.user.click(again);
    expect(await screen.findByRole('region', { name: 'Doses' })).toHaveTextContent(/Missed/);
  });
});
