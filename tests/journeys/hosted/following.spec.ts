import { signIn } from '../steps';
import { expect, faults, test } from './host';

const readings = { method: 'POST', path: /^\/api\/care\/readings$/ };
const provoked = 'the host misbehaves on purpose';

test('a value corrected after a lost answer is not taken for saved: both are shown, and one is chosen', async ({
  page,
  host,
  watch,
}) => {
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
  await expect(dialog.getByRole('alert')).toContainText('A different version of this entry is already saved');
  await expect(dialog.getByRole('alert')).toContainText('134/89');
  await expect(dialog.getByRole('alert')).toContainText('143/89');
  await dialog.getByRole('button', { name: 'Save mine instead' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Recorded: 134/89')).toBeVisible();
});

test('a critical reading that came to the host shows in an open page that nobody touches', async ({
  page,
  hostDoor,
}) => {
  await signIn(page, 'nurse', '/userlist');
  await expect(page.getByRole('link', { name: /No open alert|0 open/ }).first()).toBeVisible();
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
  const sent = await page.request.post(`${hostDoor.address}/api/care/readings`, { headers, data: reading });
  expect(sent.status()).toBe(201);
  await expect(page.getByRole('link', { name: '1 open alert, 1 of them critical' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Ines Aldag/ })).toContainText('Critical');
  await expect(page.getByRole('row', { name: /Ines Aldag/ })).toContainText('212');
});
