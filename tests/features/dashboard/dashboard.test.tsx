import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { countSections, rowOf } from '@/domain/worklist';
import { summaries } from '@/features/patients/slice';
import { NOW } from '../../support/builders';
import { addressOf, renderApp } from '../../support/renderApp';

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
    const silent = screen.getByRole('region', { name: 'Sent nothing for 3 days' });
    expect(within(silent).getAllByText(/No blood pressure for|No data since/).length).toBeGreaterThan(0);
  });

  it('shows figures with numerator and denominator', async () => {
    await renderApp('/dashboard', { as: 'USER' });
    const control = await screen.findByRole('region', { name: 'Home blood pressure on target' });
    expect(control).toHaveTextContent(/\d+ of \d+ patients with enough readings/);
    expect(screen.getByRole('region', { name: 'Fluid within target yesterday' })).toHaveTextContent(
      /Minimum plans: \d+ of \d+.*Maximum plans: \d+ of \d+/,
    );
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
    expect(screen.queryByText(/Nobody is critical/)).toBeNull();
    expect(app.container).not.toHaveTextContent('No patient is critical');
  });
});
