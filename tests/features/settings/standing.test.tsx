import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { connect } from '@/backend/store/indexedDb/database';
import { care } from '@/shared/api/http';
import { NOW } from '@tests/support/builders';
import { describeLong } from '@tests/support/extent';
import { addressOf, renderApp } from '@tests/support/renderApp';
import { rowsOf } from '../../backend/stores';

const DAY_MS = 86_400_000;

/** A browser that says whether it keeps the records, and what it answers when asked to. */
function browserThat(persisted: boolean, agrees = persisted) {
  const persist = vi.fn<() => Promise<boolean>>().mockResolvedValue(agrees);
  vi.stubGlobal(
    'navigator',
    Object.assign(navigator, { storage: { persisted: async () => persisted, persist } }),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'storage');
  });
  return persist;
}

describe('How safe the records of this browser are', () => {
  it.each([
    [false, true, 'The browser keeps the records until somebody deletes them.'],
    [false, false, /The browser may delete the records when it runs out of space.*The browser did not agree/],
  ])('is said, and the browser can be asked to keep them: %s, then %s', async (kept, agrees, said) => {
    browserThat(kept, agrees);
    const app = await renderApp('/serverSetting', { as: 'ADMIN' });
    expect(await screen.findByText(/^The browser may delete the records/)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Ask the browser to keep them' }));
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('is not claimed where the browser does not say, and nothing is offered that it cannot do', async () => {
    vi.stubGlobal('navigator', Object.assign(navigator, { storage: {} }));
    onTestFinished(() => {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, 'storage');
    });
    await renderApp('/serverSetting', { as: 'ADMIN' });
    expect(await screen.findByText(/This browser does not report/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask the browser to keep them' })).toBeNull();
    const told = await screen.findByText(/^No file has been saved yet/);
    // What the sample clinic begins with is no change.
    expect(told).toHaveTextContent('Nothing was changed since.');
    expect(screen.getByLabelText(/^Passphrase of the file/)).not.toHaveAttribute('aria-invalid');
  });
});

describeLong('A reminder of a file of all records', () => {
  it('comes to administrators once the days of the house are over and something was changed, and can wait', async () => {
    const app = await renderApp('/userCategory', { as: 'ADMIN' });
    const { data } = await care.get('/patients/sample-01');
    const headers = { 'If-Match': data.version };
    await care.put('/patients/sample-01', { ...data, city: 'Faro' }, { headers });
    const store = connect();
    await rowsOf(store).put('meta', new Date(NOW - 14 * DAY_MS).toISOString(), 'saved');
    store.close();
    const reminder = await screen.findByRole('complementary', { name: 'Backup reminder' });
    expect(reminder).toHaveTextContent(/^The last backup file is from .*2026/);
    expect(screen.getByRole('link', { name: 'Go to the backup' })).toHaveAttribute('href', '/serverSetting');
    await app.user.click(screen.getByRole('button', { name: 'Later' }));
    expect(reminder).not.toBeInTheDocument();
    expect(addressOf(app)).toBe('/userCategory');
  });
});
