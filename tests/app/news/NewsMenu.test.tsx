import { CanceledError, type AxiosAdapter } from 'axios';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Alert } from '@/domain/alerts/alert';
import { hoursAgo } from '@tests/support/builders';
import { addressOf, renderApp } from '@tests/support/renderApp';

const openBell = async (app: Awaited<ReturnType<typeof renderApp>>) => {
  await app.user.click(await screen.findByRole('button', { name: /^Demonstration notifications/ }));
  return within(await screen.findByRole('menu')).findByRole('group', { name: 'For you' });
};

const text = (data: unknown) => (typeof data === 'string' ? data : JSON.stringify(data));

/** Of the first open alert: nobody took it over, and three hours ago it was brought to the team. */
const withOneEscalated =
  (store: AxiosAdapter): AxiosAdapter =>
  async (config) => {
    const answer = await store(config);
    if (config.url !== '/alerts') return answer;
    const page = JSON.parse(text(answer.data)) as { items: Alert[] };
    const open = page.items.find(({ status }) => status === 'open');
    if (!open) throw new Error('The sample clinic has no open alert');
    open.escalatedTo = 'nextInTeam';
    open.history.push({ at: hoursAgo(3), by: 'system', action: 'escalated', to: 'nextInTeam' });
    return { ...answer, data: page };
  };

describe('the bell', () => {
  it('tells what was escalated, of whom, how long ago, and leads there', async () => {
    const app = await renderApp('/medicinePlanner', { as: 'USER', between: withOneEscalated });
    const news = await openBell(app);
    const [entry] = await within(news).findAllByRole('menuitem', { name: /^Escalated: / });
    if (!entry) throw new Error('Nothing was escalated');
    expect(entry).toHaveTextContent(/nobody has acknowledged it.*3 hours ago$/);
    // Names come with another answer than the alerts do.
    await waitFor(() =>
      expect(within(entry).getByText(/\w+ \w+/, { selector: 'bdi' })).not.toHaveTextContent('not loaded'),
    );
    expect(within(news).queryByText(/name not loaded/)).toBeNull();
    await app.user.click(entry);
    expect(addressOf(app)).toMatch(/^\/alerts\?alert=./);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('says that nothing waits, and what could not be loaded, which can be tried again', async () => {
    let isDown = true;
    const between =
      (store: AxiosAdapter): AxiosAdapter =>
      (config) =>
        config.url === '/alerts' && isDown
          ? Promise.reject(new Error('down'))
          : config.url === '/alerts'
            ? Promise.resolve({ data: { items: [] }, status: 200, statusText: '', headers: {}, config })
            : store(config);
    const app = await renderApp('/medicinePlanner', { as: 'USER', between });
    const news = await openBell(app);
    const again = await within(news).findByRole('menuitem', { name: /could not be loaded/ });
    isDown = false;
    await app.user.click(again);
    expect(await within(news).findByText('Nothing is waiting for you.')).toBeVisible();
    expect(within(news).queryByRole('menuitem')).toBeNull();
  });

  it('closed while it asks, it gives up both calls, and no failure is left that nobody waits for', async () => {
    const given: string[] = [];
    const between =
      (store: AxiosAdapter): AxiosAdapter =>
      (config) => {
        const { url = '', signal } = config;
        if (url !== '/clinic/mail' && !(url === '/alerts' && config.params?.active)) return store(config);
        return new Promise((_, reject) => {
          signal?.addEventListener?.('abort', () => {
            given.push(url);
            reject(new CanceledError());
          });
        });
      };
    const app = await renderApp('/medicinePlanner', { as: 'ADMIN', between });
    const unhandled = vi.fn<(reason: unknown) => void>();
    process.on('unhandledRejection', unhandled);
    onTestFinished(() => void process.off('unhandledRejection', unhandled));
    await openBell(app);
    await app.user.click(screen.getByRole('button', { name: /^Demonstration notifications/ }));
    await waitFor(() => expect([...new Set(given)].toSorted()).toEqual(['/alerts', '/clinic/mail']));
    await new Promise((resolve) => setTimeout(resolve));
    expect(unhandled).not.toHaveBeenCalled();
  });
});
