import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { care } from '@/shared/api/http';
import { fakeCanvas } from '@tests/shared/charts/fakeCanvas';
import { renderApp } from '@tests/support/renderApp';

interface Sent {
  rule: string;
  measure: string;
  direction: string;
  severity: string;
  status: string;
  observed: unknown;
}
interface Page {
  items: ({ patient?: string; id: string; alerts?: Sent[] } & Sent)[];
}

/** One alert about something this program does not measure, and one whose status it does not know. */
function asNewer(alert: Sent, patient: string): void {
  if (patient === 'sample-19') {
    const observed = { value: 6.125, limit: 5.5, unit: 'nmol/L', at: '2026-11-20' };
    Object.assign(alert, { rule: 'lithiumHigh', measure: 'lithium', direction: 'high', severity: 'low' });
    Object.assign(alert, { observed });
  }
  if (patient === 'sample-01') alert.status = 'parked';
}

it('AL05: one alert of a newer server is shown as unknown in its own words, on every page, and the others stay readable', async () => {
  fakeCanvas();
  // Before the page asks for anything: what it had already would stay as it was.
  const changed = care.interceptors.response.use((answer) => {
    if (!/^\/(alerts|summaries)/.test(answer.config.url ?? '')) return answer;
    const data = structuredClone(answer.data) as Page;
    const items = 'items' in data ? data.items : [data as Page['items'][number]];
    for (const item of items) {
      if (answer.config.url?.startsWith('/alerts')) asNewer(item, item.patient ?? '');
      for (const alert of item.alerts ?? []) asNewer(alert, item.id);
    }
    return { ...answer, data };
  });
  onTestFinished(() => care.interceptors.response.eject(changed));
  const app = await renderApp('/userlist?patient=sample-19', { as: 'USER' });
  const dialog = () => screen.findByRole('dialog');
  const drawer = await dialog();
  expect(
    await within(drawer).findByText(/unknown: lithium 6\.125\snmol\/L, above the limit of 5\.5\snmol\/L/),
  ).toBeVisible();
  expect(within(drawer).getAllByText('Unknown severity')[0]).toBeVisible();

  await app.router.navigate('/userlist?patient=sample-01');
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toHaveTextContent(/severe from 180\/110\smmHg\. unknown: parked\./),
  );
  expect(within(screen.getByRole('dialog')).queryByRole('button', { name: /Acknowledge/ })).toBeNull();

  await app.router.navigate('/dashboard');
  const title = await screen.findByRole('heading', { name: 'Open alerts' });
  const card = within(title.closest('.card') as HTMLElement);
  const unknown = await card.findByRole('row', { name: /^Unknown severity 1/ });
  expect(within(unknown).getAllByRole('link')[0]).toHaveAttribute(
    'href',
    '/alerts?status=open&severity=unknown',
  );
  const worst = card.getByRole('row', { name: /^Critical/ });
  expect(within(worst).getAllByRole('link')[0]).toHaveTextContent('3');

  await app.router.navigate('/alerts?status=open');
  const row = await screen.findByRole('row', { name: /Leonor Brancaval/ });
  expect(row).toHaveTextContent('Unknown severity');
  expect(row).toHaveTextContent(/unknown: lithium/);
  expect(row).toHaveTextContent(/6\.125\snmol\/L/);
  expect(screen.getByRole('row', { name: /Ottilie Brandweiler/ })).toHaveTextContent('unknown: parked');
  expect(screen.getByRole('row', { name: /Joost Vandermole/ })).toHaveTextContent('Open');
  await app.user.click(within(row).getByRole('link', { name: 'Rule “lithiumHigh”' }));
  const panel = await dialog();
  expect(within(panel).getByText(/values are shown as received/)).toBeVisible();
  expect(within(panel).getByRole('button', { name: 'Acknowledge' })).toBeVisible();
  const record = within(panel).getByRole('link', { name: 'Record reading' });
  expect(record.getAttribute('href')).not.toMatch(/unknown/);

  await app.router.navigate('/userlist/sample-01/alerts');
  const active = await screen.findByRole('table', { name: 'Active alerts' });
  expect(within(active).getByText('unknown: parked')).toBeVisible();
  await app.user.click(within(active).getByRole('link', { name: 'Severely high blood pressure' }));
  const parked = await screen.findByRole('dialog', { name: 'Severely high blood pressure' });
  expect(within(parked).getByText(/status that this application does not recognise/)).toBeVisible();
  for (const name of ['Acknowledge', 'Resolve', 'Snooze', 'Assign', 'False alarm', 'Start work'])
    expect(within(parked).queryByRole('button', { name: new RegExp(name) })).toBeNull();
  await app.user.click(within(parked).getByText('Comment', { selector: 'summary' }));
  expect(within(parked).getByRole('button', { name: /comment/i })).toBeVisible();
});
