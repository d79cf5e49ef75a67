import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { signIn } from '../steps';
import { expect, faults, test } from './host';

const readings = { method: 'POST', path: /^\/api\/care\/readings$/ };
const provoked = 'the host misbehaves on purpose';

test(
  'a value corrected after a lost answer is not taken for saved: both are shown, and one is chosen',
  { tag: '@long' },
  async ({ page, host, watch }) => {
    watch.exempt(/api\/care\/readings/, provoked);
    await signIn(page, 'nurse', '/userlist/p1');
    host.fault(readings, faults.lostAnswer());
    await page.getByRole('link', { name: 'Record reading' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record reading' });
    await dialog.getByLabel(/^Systolic/).fill('143');
    await dialog.getByLabel(/^Diastolic/).fill('89');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toContainText('it is not known whether this was saved');
    host.heal();
    await dialog.getByLabel(/^Systolic/).fill('134');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      'A different version of this entry is already saved',
    );
    await expect(dialog.getByRole('alert')).toContainText('134/89');
    await expect(dialog.getByRole('alert')).toContainText('143/89');
    await dialog.getByRole('button', { name: 'Save mine instead' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Recorded: 134/89')).toBeVisible();
  },
);

/** Sends the host a critical reading from elsewhere. */
async function sendCriticalReading(page: Page, address: string): Promise<void> {
  const reading = {
    id: 'from-elsewhere',
    patient: 'p1',
    measure: 'bloodPressure',
    at: new Date(Date.now() - 60_000).toISOString(),
    value: 212,
    diastolic: 124,
    source: 'device',
    confirmedOutOfRange: true,
  };
  const headers = { Authorization: 'Bearer token-of-ADMIN' };
  const sent = await page.request.post(`${address}/api/care/readings`, { headers, data: reading });
  expect(sent.status()).toBe(201);
}
const noAlert = (page: Page) => page.getByRole('link', { name: /No open alert|0 open/ }).first();
const oneAlert = (page: Page) => page.getByRole('link', { name: '1 open alert, 1 of them critical' });

test(
  'a critical reading that came to the host shows in an open page that nobody touches',
  { tag: '@long' },
  async ({ page, hostDoor }) => {
    await signIn(page, 'nurse', '/userlist');
    await expect(noAlert(page)).toBeVisible();
    await sendCriticalReading(page, hostDoor.address);
    await expect(oneAlert(page)).toBeVisible();
    await expect(page.getByRole('row', { name: /Ines Aldag/ })).toContainText('Critical');
    await expect(page.getByRole('row', { name: /Ines Aldag/ })).toContainText('212');
  },
);

test('where the host pushes changes, an open dashboard shows a new alert without having asked for one', async ({
  page,
  host,
  hostDoor,
}) => {
  const streams: ServerResponse[] = [];
  host.fault({ path: /^\/api\/care\/changes$/ }, (_, __, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(': alive\n\n');
    streams.push(response);
  });
  // The polling gets nothing: what is shown has come by the stream.
  host.fault({ path: /^\/api\/care\/summaries\?/ }, faults.empty(204));
  await signIn(page, 'nurse', '/dashboard');
  await expect(noAlert(page)).toBeVisible();
  await expect.poll(() => streams.length).toBe(1);
  const stream = host.calls.find(({ path }) => path === '/api/care/changes');
  expect(stream?.headers.authorization).toBe('Bearer token-of-USER');
  await sendCriticalReading(page, hostDoor.address);
  const before = host.calls.length;
  // In two pieces, as a network may deliver it.
  streams[0]?.write('id: 1\nevent: change\nda');
  streams[0]?.write('ta: {"patients":["p1"]}\n\n');
  await expect(oneAlert(page)).toBeVisible();
  expect(host.calls.slice(before).map(({ path }) => path)).toContain('/api/care/summaries/p1');
});
