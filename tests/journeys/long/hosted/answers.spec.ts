import { expect, faults, signedIn, test } from '../../hosted/host';

const summaries = { method: 'GET', path: /^\/api\/care\/summaries/ };
const provoked = 'the host misbehaves on purpose';

for (const [name, fault] of [
  ['a page of a proxy', faults.html()],
  ['plain text', faults.text('OK')],
  ['nothing, with success', faults.empty(200)],
  ['no content', faults.empty(204)],
  ['half of the JSON', faults.halfJson()],
  ['a list of the wrong things', faults.answer(200, { items: [{ id: 7, name: null }] })],
  ['a number', faults.answer(200, 42)],
] as const) {
  test(`AP02: ${name} instead of the list is an unexpected answer, not an empty list`, async ({
    page,
    host,
    watch,
  }) => {
    await signedIn(page, 'nurse', '/user/profile');
    watch.exempt(/Unexpected answer/, provoked);
    host.fault(summaries, fault);
    await page.goto('/userlist');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('The server gave an unexpected answer');
    await expect(page.getByText('No patients yet')).toHaveCount(0);
    host.heal();
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('link', { name: 'Ines Aldag', exact: true })).toBeVisible();
  });
}

test('AP03: an answer that breaks off is an error that can be tried again', async ({ page, host, watch }) => {
  await signedIn(page, 'nurse', '/user/profile');
  watch.exempt(/api\/care\/summaries/, provoked);
  host.fault(summaries, faults.truncated());
  await page.goto('/userlist');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('The server cannot be reached');
  host.heal();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: 'Ines Aldag', exact: true })).toBeVisible();
});

for (const status of [500, 502, 503, 504]) {
  test(`AP04: ${status} is tried three times, then said`, async ({ page, host, watch }) => {
    await signedIn(page, 'nurse', '/user/profile');
    watch.exempt(/api\/care\/summaries/, provoked);
    host.fault(summaries, faults.answer(status, {}));
    const before = host.calls.length;
    await page.goto('/userlist');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The server reported an error');
    const tries = host.calls.slice(before).filter(({ path }) => summaries.path.test(path));
    expect(tries).toHaveLength(3);
  });
}

for (const [name, value] of [
  ['seconds', () => '2'],
  ['a date', () => new Date(Date.now() + 3_000).toUTCString()],
] as const) {
  test(`AP04: Retry-After in ${name} is respected`, async ({ page, host, watch }) => {
    await signedIn(page, 'nurse', '/user/profile');
    watch.exempt(/api\/care\/summaries/, provoked);
    host.fault({ ...summaries, times: 1 }, (_, send) =>
      send({ status: 429, body: {}, headers: { 'Retry-After': value() } }),
    );
    const before = host.calls.length;
    await page.goto('/userlist');
    await expect(page.getByRole('link', { name: 'Ines Aldag', exact: true })).toBeVisible();
    const [first, second] = host.calls.slice(before).filter(({ path }) => summaries.path.test(path));
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(1_500);
  });
}

test('AP05: a host that never answers is given up on after fifteen seconds, in words', async ({
  page,
  host,
}) => {
  test.slow();
  await signedIn(page, 'nurse', '/user/profile');
  host.fault(summaries, faults.hang());
  await page.goto('/userlist');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The server did not answer in time');
});

test('AZ05: a refusal by the host is said where it happens, and nothing is asked again', async ({
  page,
  host,
  watch,
}) => {
  await signedIn(page, 'nurse', '/user/profile');
  watch.exempt(/api\/care\/summaries/, provoked);
  host.fault(summaries, faults.answer(403, { message: 'errors.forbidden' }));
  const before = host.calls.length;
  await page.goto('/userlist');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Your role does not allow this');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.waitForTimeout(1_500);
  expect(host.calls.slice(before).filter(({ path }) => summaries.path.test(path)).length).toBeLessThanOrEqual(
    1,
  );
});

test('RC03: leaving a page that is still loading says nothing', async ({ page, host }) => {
  await signedIn(page, 'nurse', '/user/profile');
  host.fault({ method: 'GET', path: /^\/api\/care/ }, faults.delay(3_000));
  await page.goto('/userlist');
  await page.getByRole('link', { name: 'Medicine', exact: true }).click();
  await expect(page).toHaveURL('/medicinePlanner');
  await page.waitForTimeout(3_500);
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);
});
