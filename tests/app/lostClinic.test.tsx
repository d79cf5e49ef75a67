import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { setLostClinic } from '@/session/lostClinic';
import { renderApp } from '@tests/support/renderApp';

const SINCE = '2026-03-12T09:00:00.000Z';

type Begin = (how: 'empty' | 'sample') => Promise<void>;

async function openedWith(begin: Begin) {
  const app = await renderApp('/login', { as: 'signedOut' });
  onTestFinished(() => setLostClinic(null));
  act(() => setLostClinic({ since: SINCE, begin }));
  const dialog = await screen.findByRole('dialog', { name: 'The records in this browser are missing' });
  return { ...app, dialog };
}

describe('OF10: a clinic that is gone', () => {
  it('is told with its date before anybody has signed in, and is started over as was decided', async () => {
    let done: () => void = () => undefined;
    const begin = vi.fn<Begin>(
      () =>
        new Promise<void>((resolve) => {
          done = resolve;
        }),
    );
    const { user, dialog } = await openedWith(begin);
    expect(dialog).toHaveTextContent(/Records have been stored in this browser since .*2026/);
    expect(dialog).toHaveTextContent('Staff accounts were also stored here');
    await user.click(screen.getByRole('button', { name: 'Restore from a file' }));
    expect(begin).toHaveBeenCalledExactlyOnceWith('empty');
    expect(screen.getByText('Being set up…')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start with the sample clinic' })).toBeDisabled();
    await act(async () => done());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says what failed, and can be decided on again', async () => {
    const begin = vi.fn<Begin>().mockRejectedValue(new Error('full'));
    const { user } = await openedWith(begin);
    await user.click(screen.getByRole('button', { name: 'Start with the sample clinic' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start with the sample clinic' }));
    expect(begin.mock.calls).toEqual([['sample'], ['sample']]);
  });
});
