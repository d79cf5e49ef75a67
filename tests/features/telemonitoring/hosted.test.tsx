import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aPatient, aSummary, hoursAgo } from '@tests/support/builders';
import { host, identityHost, loginOf } from '@tests/support/host';
import { renderApp } from '@tests/support/renderApp';
import { fakeCanvas } from '../../shared/charts/fakeCanvas';

beforeEach(() => void fakeCanvas());

const nurse = { username: 'nurse@host.test', roles: [{ name: 'USER' }] };
const pressure = (value: number) => ({
  id: 'r1',
  version: '1',
  updatedAt: hoursAgo(3),
  patient: 'p1',
  measure: 'bloodPressure',
  at: hoursAgo(3),
  value,
  diastolic: 78,
  source: 'device',
});

it('§2.4: where the host answers with failures, nothing looks empty or normal', async () => {
  const failing = new Set(['/readings', '/rules']);
  const careHost = host(({ path }) => {
    const asked = `/${path.split('/')[1] ?? ''}`;
    if (failing.has(asked)) return { status: 500, data: { error: { message: 'errors.server' } } };
    if (path === '/summaries') return { status: 200, data: { items: [aSummary()] } };
    if (asked === '/summaries') return { status: 200, data: aSummary() };
    if (asked === '/patients') return { status: 200, data: aPatient() };
    if (asked === '/readings') return { status: 200, data: { items: [pressure(190)] } };
    return { status: 200, data: { items: [] } };
  });
  const { user } = await renderApp('/userlist/p1/telemonitoring?measure=bloodPressure&period=weekly', {
    as: 'signedOut',
    stored: JSON.stringify(loginOf(nurse)),
    hosts: { iam: identityHost(nurse), care: careHost },
  });
  expect(
    await screen.findByText(
      /^No data since 20 Nov 2026, 09:00 CET \(124\/78\smmHg\)\. The current state is unknown/,
    ),
  ).toBeVisible();
  expect(screen.queryByText(/no data, 16/)).not.toBeInTheDocument();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  expect(await screen.findByText(/^The alert limits could not be loaded: none is shown/)).toBeVisible();

  failing.delete('/readings');
  const retry = screen
    .getAllByRole('alert')
    .map((alert) => within(alert).queryByRole('button', { name: 'Retry' }));
  await user.click(retry.find((button) => button !== null) ?? document.body);
  expect(await screen.findByText('Mean 190/78 mmHg. 1 reading, 1 day.')).toBeVisible();
  // Without limits nobody says that none was crossed.
  expect(screen.queryByText(/beyond an alert limit/)).not.toBeInTheDocument();
  expect(screen.queryByText(/^No data since/)).not.toBeInTheDocument();
}, 40_000);
