import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noticeOf } from '@/app/toasts/notifications';
import { patients } from '@/features/patients/slice';
import type { AppError } from '@/shared/api/appError';
import { noticed } from '@/shared/store/notices';
import { settingsNotKept } from '@/shell/themeSlice';
import { renderApp } from '@tests/support/renderApp';

const rejected = (error: AppError) => patients.fetchOne.rejected(null, 'request', 'p1', error);

describe('which failures become a toast', () => {
  it('those nobody shows elsewhere, in the words of the server where it has any', () => {
    expect(noticeOf(rejected({ message: 'errors.server' }))).toEqual({
      tone: 'error',
      message: 'errors.server',
    });
    expect(noticeOf(rejected({ message: 'errors.server', text: 'Maintenance until 6' }))).toMatchObject({
      text: 'Maintenance until 6',
    });
  });

  it.each<[string, AppError]>([
    ['fields at fault', { message: 'errors.invalid', fields: { weight: 'validation.required' } }],
    ['a view that has gone', { message: 'errors.cancelled', aborted: true }],
    ['the end of the session', { message: 'errors.signedOut', status: 401 }],
  ])('none for %s', (_, error) => {
    expect(noticeOf(rejected(error))).toBeNull();
  });

  it('none where the caller asked for quiet', () => {
    const action = { ...rejected({ message: 'errors.server' }) };
    expect(noticeOf({ ...action, meta: { ...action.meta, arg: { quiet: true } } })).toBeNull();
  });
});

describe('AC13: toasts', () => {
  it('AL10: an error is an alert that stays until it is dismissed, comes once, and comes again when it happens again', async () => {
    const app = await renderApp('/fluidplanner', { as: 'USER' });
    await screen.findByRole('heading', { name: 'Fluid Planner' });
    act(() => {
      app.store.dispatch(rejected({ message: 'errors.server' }));
      app.store.dispatch(rejected({ message: 'errors.server' }));
    });
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('The server reported an error.');
    await app.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    act(() => {
      app.store.dispatch(rejected({ message: 'errors.network' }));
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
  });

  it('good news is a polite status', async () => {
    const app = await renderApp('/fluidplanner', { as: 'USER' });
    await screen.findByRole('heading', { name: 'Fluid Planner' });
    act(() => {
      app.store.dispatch(noticed({ tone: 'success', message: 'auth.loginSuccessful' }));
    });
    expect(await screen.findByText('login successfull')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('AL08: offer for a while to take back what was done', async () => {
    const app = await renderApp('/fluidplanner', { as: 'USER' });
    await screen.findByRole('heading', { name: 'Fluid Planner' });
    const action = noticed({ tone: 'info', message: 'app.settingsNotKept' });
    act(() => {
      app.store.dispatch(
        noticed({
          tone: 'success',
          message: 'auth.loginSuccessful',
          offer: { label: 'common.retry', action },
        }),
      );
    });
    await app.user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/Your settings apply until/)).toBeVisible();
  });

  it('OF06: settings that cannot be kept are told', async () => {
    const app = await renderApp('/fluidplanner', { as: 'USER' });
    act(() => {
      app.store.dispatch(settingsNotKept());
    });
    expect(await screen.findByText(/Your settings apply until/)).toBeVisible();
  });
});
