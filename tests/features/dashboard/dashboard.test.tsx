import { screen, waitFor, within } from '@testing-library/react';
import { AxiosError, type AxiosAdapter } from 'axios';
import { describe, expect, it } from 'vitest';
import { countSections, rowOf } from '@/domain/worklist/worklist';
import { filterRows } from '@/domain/worklist/worklistFilters';
import { filterAlerts, type AlertRow } from '@/features/alerts/alertRows';
import { readQuery } from '@/features/alerts/useAlertQuery';
import { summaries } from '@/features/patients/slice';
import { readQuery as readWorklist } from '@/features/patients/worklist/useWorklistQuery';
import { care } from '@/shared/api/http';
import { aSummary, NOW } from '../../support/builders';
import { addressOf, renderApp } from '../../support/renderApp';

const alertRows = async (): Promise<AlertRow[]> => {
  const { data } = await care.get<{ items: AlertRow['alert'][] }>('/alerts', { params: { limit: 1000 } });
  return data.items.map((alert) => ({ alert, patient: undefined }));
};

describe('the dashboard', () => {
  it('counts what the worklist holds, and each figure opens its list', async () => {
    const app = await renderApp('/dashboard', { as: 'USER' });
    await screen.findByText(/patients are critical;/);
    const counts = countSections(summaries.selectAll(app.store.getState()).map((one) => rowOf(one, NOW)));
    expect(counts.critical).toBeGreaterThan(0);
    const tile = screen.getByRole('link', { name: `${counts.noData} No data` });
    await app.user.click(tile);
    expect(await screen.findByText(`${counts.noData} patients`)).toBeVisible();
    expect(addressOf(app)).toBe('/userlist?section=noData');
  });

  it('names the urgent with their reason, and who sent nothing', async () => {
    await renderApp('/dashboard', { as: 'ADMIN' });
    const urgent = await screen.findByRole('region', { name: 'Patients by urgency' });
    expect(within(urgent).getAllByText('Critical').length).toBeGreaterThan(0);
    expect(within(urgent).getAllByText(/mmHg/).length).toBeGreaterThan(0);
    const silent = await screen.findByRole('region', { name: 'No data or overdue' });
    expect(within(silent).getAllByText(/No blood pressure for|No data since/).length).toBeGreaterThan(0);
  });

  it('§2.1: leads with every number to a list of exactly that many', async () => {
    const app = await renderApp('/dashboard', { as: 'ADMIN' });
    const control = await screen.findByRole('region', { name: 'Home blood pressure on target today' });
    // The curve above counts the same patients up to yesterday: each says which days it is of.
    expect(control).toHaveTextContent(/a mean of the last 7 days, including today, below/);
    expect(await screen.findByText(/by the mean of the 7 days up to 19 Nov 2026\.$/)).toBeVisible();
    expect(control).toHaveTextContent(/\d+ of \d+ patients with enough readings/);
    expect(control).toHaveTextContent(/\d+ of them by their own target, \d+ by the clinic’s alert limits/);
    expect(screen.getByRole('region', { name: 'Fluid within target yesterday' })).toHaveTextContent(
      /Minimum plans: \d+ of \d+.*Maximum plans: \d+ of \d+/,
    );
    expect(screen.getAllByText(/As of \d+:\d+/)).toHaveLength(1);
    expect(await screen.findByRole('region', { name: 'Recent activity' })).toBeVisible();
    const rows = summaries.selectAll(app.store.getState()).map((one) => rowOf(one, NOW));
    const alerts = await alertRows();
    const username = 'admin@nephrodesk.test';
    const lengthOf = (href: string): number => {
      const { pathname, searchParams } = new URL(href, 'https://own.invalid');
      return pathname === '/alerts'
        ? filterAlerts(alerts, readQuery(searchParams), { me: username, now: NOW }).length
        : filterRows(rows, readWorklist(searchParams), { username, name: 'Amelia Brandt', now: NOW }).length;
    };
    const main = screen.getByRole('main');
    for (const period of ['7 d', '24 h', '30 d']) {
      await app.user.click(screen.getByRole('radio', { name: period }));
      const links = [...main.querySelectorAll<HTMLAnchorElement>('a[href*="?"]')];
      expect(links.length).toBeGreaterThan(30);
      for (const link of links) {
        const href = link.getAttribute('href') ?? '';
        const shown = Number(/\d+/.exec(link.textContent)?.[0] ?? Number.NaN);
        expect([href, shown]).toEqual([href, lengthOf(href)]);
      }
    }
    expect(addressOf(app)).toBe('/dashboard?period=30');
    expect(screen.getByRole('region', { name: 'Not reviewed for 30 days' })).toBeVisible();
  });

  it('says nothing of everybody while a page of the patients is missing, nor does the worklist', async () => {
    const between =
      (real: AxiosAdapter): AxiosAdapter =>
      async (config) => {
        if (config.url !== '/summaries') return real(config);
        if (config.params?.cursor !== undefined) {
          const refusal = { ...(await real(config)), status: 403, data: {} };
          throw new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, null, refusal);
        }
        return { ...(await real(config)), data: { items: [aSummary()], next: 'more' } };
      };
    const app = await renderApp('/dashboard', { as: 'USER', between });
    const main = screen.getByRole('main');
    expect(await screen.findByText(/^Only 1 patient could be loaded/)).toBeVisible();
    expect(
      screen.getByText(/^Of 1 patient loaded so far, none is critical; the others are unknown/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /Unknown Critical now/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /≥\s1\s+Stable/ })).toBeVisible();
    const urgent = screen.getByRole('region', { name: 'Patients by urgency' });
    expect(urgent).toHaveTextContent('None of the patients loaded (1); the others are unknown.');
    const everybody =
      /No patient has|No patient is critical|No readings are overdue|Every alert has been|No alert is assigned|no readings/;
    expect(main).not.toHaveTextContent(everybody);
    await app.user.click(screen.getByRole('link', { name: /Critical now/ }));
    expect(await screen.findByText('None of the patients loaded (1); the others are unknown.')).toBeVisible();
    expect(screen.getByText(/^Only 1 patient could be loaded/)).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent(/No patient matches|No patient is critical/);
  });

  it('is a failure with a way on when the store fails, never an empty clinic', async () => {
    const app = await renderApp('/dashboard', {
      as: 'USER',
      hosts: {
        care: {
          adapter: (config: unknown) =>
            Promise.reject(Object.assign(new Error('down'), { isAxiosError: true, config })),
        } as never,
      },
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible());
    expect(screen.queryByText(/No patient has critical/)).toBeNull();
    expect(app.container).not.toHaveTextContent('No patient has critical');
  });
});
