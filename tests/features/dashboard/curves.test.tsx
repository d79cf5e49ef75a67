import { AxiosError } from 'axios';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clinicCurvesSchema, shareOf } from '@/domain/curves/clinicCurves';
import { care } from '@/shared/api/http';
import { renderApp } from '../../support/renderApp';

const card = () => screen.findByRole('region', { name: 'The clinic over eight weeks' });

describe('the curves of the dashboard (§2.1)', () => {
  it('say in figures, in words and as a table what they draw', async () => {
    const { user } = await renderApp('/dashboard', { as: 'USER' });
    const region = await card();
    const { data } = await care.get<unknown>('/clinic/curves');
    const { days } = clinicCurvesSchema.parse(data);
    const last = days.at(-1);
    if (!last) throw new Error('there is no day');
    const alerts = await within(region).findByRole('region', { name: 'Alerts in the last 7 days' });
    const week = days.slice(-7);
    const sumOf = (kind: 'raised' | 'closed') => week.reduce((sum, day) => sum + day[kind], 0);
    expect(sumOf('raised')).toBeGreaterThan(0);
    expect(alerts).toHaveTextContent(`${sumOf('raised')} raised ${sumOf('closed')} closed`);
    for (const [name, { met, known }] of [
      ['Within fluid target', last.fluid],
      ['Blood pressure at target', last.pressure],
    ] as const) {
      const curve = within(region).getByRole('region', { name });
      const percent = `${Math.round(100 * (shareOf({ met, known }) ?? 0))}%`;
      expect(curve).toHaveTextContent(`${percent}${met} of ${known} patients`);
      expect(within(curve).getByRole('img')).toHaveAccessibleName(new RegExp(`^${name}: .* ${percent} on `));
    }
    expect(within(region).queryByRole('table')).toBeNull();
    await user.click(within(region).getByText('Show as table'));
    const [, newest, ...others] = within(await within(region).findByRole('table')).getAllByRole('row');
    expect(others).toHaveLength(days.length - 1);
    expect(newest).toHaveTextContent(`(${last.pressure.met} of ${last.pressure.known})`);
  });

  it('fail for themselves, with a way on, and the rest of the dashboard stands', async () => {
    let isDown = true;
    const { user } = await renderApp('/dashboard', {
      as: 'USER',
      between: (store) => async (config) => {
        if (isDown && config.url === '/clinic/curves') throw new AxiosError('down', 'ERR_NETWORK', config);
        return store(config);
      },
    });
    const region = await card();
    expect(await screen.findByRole('region', { name: 'Patients by urgency' })).toBeVisible();
    const retry = await within(region).findByRole('button', { name: 'Retry' });
    isDown = false;
    await user.click(retry);
    await waitFor(() => expect(within(region).getAllByRole('img').length).toBe(3));
  });

  it('are an empty state before any day of the clinic is over', async () => {
    await renderApp('/dashboard', {
      as: 'USER',
      between: (store) => async (config) => {
        const answer = await store(config);
        return config.url === '/clinic/curves' ? { ...answer, data: { days: [] } } : answer;
      },
    });
    expect(await within(await card()).findByText('Nothing to draw yet')).toBeVisible();
  });
});
