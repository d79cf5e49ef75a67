import type { Page } from '@playwright/test';
import type { Door } from '../../support/door';
import { recordPressure, unfold } from '../steps';
import { expect, faults, signedIn, test } from './host';

const readings = { method: 'POST', path: /^\/api\/care\/readings$/ };
const provoked = 'the host misbehaves on purpose';

const recordDialog = (page: Page) => page.getByRole('dialog', { name: 'Record reading' });

/** Opens the dialog in the record of the first patient and enters a pressure. */
async function enterPressure(page: Page, systolic: number, diastolic: number): Promise<void> {
  await page.getByRole('link', { name: 'Record reading' }).click();
  await recordDialog(page)
    .getByLabel(/^Systolic/)
    .fill(String(systolic));
  await recordDialog(page)
    .getByLabel(/^Diastolic/)
    .fill(String(diastolic));
}

/** Every blood pressure the host has of the first patient. */
async function storedPressures({ address }: Door): Promise<number[]> {
  const answer = await fetch(
    `${address}/api/care/readings/p1/bloodPressure?from=2020-01-01T00:00:00Z&to=2100-01-01T00:00:00Z`,
    {
      headers: { Authorization: 'Bearer token-of-USER' },
    },
  );
  const { items } = (await answer.json()) as { items: { value: number }[] };
  return items.map(({ value }) => value);
}

test('RC05: a slow save is sent once, however often it is asked for', async ({ page, host, hostDoor }) => {
  host.fault(readings, faults.delay(1_500));
  await signedIn(page, 'nurse', '/userlist/p1');
  await enterPressure(page, 141, 88);
  const save = recordDialog(page).getByRole('button', { name: 'Save' });
  await save.dblclick();
  await save.click({ force: true, timeout: 1_000 }).catch(() => undefined);
  await page.keyboard.press('Enter');
  await expect(recordDialog(page)).toBeHidden();
  expect(host.calls.filter(({ method, path }) => method === 'POST' && readings.path.test(path))).toHaveLength(
    1,
  );
  expect(await storedPressures(hostDoor)).toEqual([124, 141]);
});

test(
  'AP03: a save without an answer is neither saved nor failed, and trying again stores it once',
  { tag: '@quick' },
  async ({ page, host, hostDoor, watch }) => {
    watch.exempt(/api\/care\/readings/, provoked);
    await signedIn(page, 'nurse', '/userlist/p1');
    // A browser itself tries once more on a connection that was in use before, so the fault stays until it is mended.
    host.fault(readings, faults.lostAnswer());
    await enterPressure(page, 143, 89);
    await recordDialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(recordDialog(page).getByRole('alert')).toContainText(
      'it is not known whether this was saved',
    );
    await expect(recordDialog(page).getByLabel(/^Systolic/)).toHaveValue('143');
    host.heal();
    await recordDialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(recordDialog(page)).toBeHidden();
    expect(await storedPressures(hostDoor)).toEqual([124, 143]);
  },
);

for (const [name, fault, said, tag] of [
  ['half of the JSON', faults.halfJson(), /unexpected answer|not known whether/, '@short'],
  ['a page of a proxy', faults.html(), /unexpected answer|not known whether/, '@long'],
  ['an empty success', faults.empty(204), /unexpected answer|not known whether/, '@long'],
] as const) {
  test(
    `AP02: ${name} in answer to a save is never taken for a success`,
    { tag },
    async ({ page, host, hostDoor, watch }) => {
      watch.exempt(/Unexpected answer/, provoked);
      await signedIn(page, 'nurse', '/userlist/p1');
      host.fault({ ...readings, times: 1 }, fault);
      await enterPressure(page, 144, 90);
      await recordDialog(page).getByRole('button', { name: 'Save' }).click();
      await expect(recordDialog(page).getByRole('alert')).toContainText(said);
      await expect(page.getByText('Recorded: 144/90')).toHaveCount(0);
      await recordDialog(page).getByRole('button', { name: 'Save' }).click();
      await expect(recordDialog(page)).toBeHidden();
      expect((await storedPressures(hostDoor)).filter((value) => value === 144)).toHaveLength(1);
    },
  );
}

test(
  'AP04: a write that failed is not repeated by itself',
  { tag: '@long' },
  async ({ page, host, hostDoor, watch }) => {
    watch.exempt(/api\/care\/readings/, provoked);
    await signedIn(page, 'nurse', '/userlist/p1');
    host.fault(readings, faults.answer(503, {}));
    await enterPressure(page, 145, 90);
    await recordDialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(recordDialog(page).getByRole('alert')).toContainText('The server reported an error');
    await page.waitForTimeout(2_500);
    expect(
      host.calls.filter(({ method, path }) => method === 'POST' && readings.path.test(path)),
    ).toHaveLength(1);
    expect(await storedPressures(hostDoor)).toEqual([124]);
  },
);

test(
  'AP04: a refused field is named, and what was typed stays',
  { tag: '@long' },
  async ({ page, host, watch }) => {
    watch.exempt(/api\/care\/readings/, provoked);
    await signedIn(page, 'nurse', '/userlist/p1');
    host.fault(
      { ...readings, times: 1 },
      faults.answer(422, { message: 'errors.invalid', fields: { value: 'validation.outOfRange' } }),
    );
    await enterPressure(page, 146, 90);
    await recordDialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(recordDialog(page).getByLabel(/^Systolic/)).toHaveAttribute('aria-invalid', 'true');
    await expect(recordDialog(page).getByLabel(/^Systolic/)).toHaveValue('146');
  },
);

test(
  'an alert that somebody else has changed shows their state and keeps the typed note',
  { tag: '@long' },
  async ({ page, host, hostDoor, watch }) => {
    watch.exempt(/api\/care\/alerts/, 'the host refuses the older version, as it should');
    await signedIn(page, 'nurse', '/userlist/p1');
    await recordPressure(page, 190, 115);
    await page.goto('/alerts');
    await page
      .getByRole('row')
      .filter({ hasText: 'Ines Aldag' })
      .getByRole('link', { name: 'Severely high blood pressure' })
      .click();
    const panel = page.getByRole('dialog');
    await unfold(panel, 'Resolve');
    await panel.getByLabel('Note').fill('Spoke with her daughter.');

    const headers = { Authorization: 'Bearer token-of-ADMIN' };
    const list = await fetch(`${hostDoor.address}/api/care/alerts`, { headers });
    const [alert] = ((await list.json()) as { items: { id: string; version: string }[] }).items;
    const acted = await fetch(`${hostDoor.address}/api/care/alerts/${alert?.id}/actions`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'If-Match': alert?.version ?? '' },
      body: JSON.stringify({ action: 'acknowledge' }),
    });
    expect(acted.status).toBe(200);

    await panel.getByLabel('Outcome').selectOption({ label: 'Advice given by phone' });
    await panel.getByRole('button', { name: 'Resolve' }).click();
    await expect(panel).toContainText('Somebody else acted on this alert in the meantime');
    await expect(panel).toContainText(/Acknowledged by (?:Amelia Brandt|admin)(?!@)/);
    await expect(panel.getByLabel('Note')).toHaveValue('Spoke with her daughter.');
    await panel.getByRole('button', { name: 'Resolve' }).click();
    await expect(panel).toContainText(/Resolved by (?:Nuno Carvalho|nurse)(?!@)/);
    expect(host.calls.filter(({ path }) => path.endsWith('/actions')).length).toBeGreaterThanOrEqual(3);
  },
);
