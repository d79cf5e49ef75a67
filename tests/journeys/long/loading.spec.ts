import { expect, test } from '../../support/journey';
import { fillIn, heading, signedIn, signInButton } from '../steps';

interface Shift {
  value: number;
  at: number;
  moved: string[];
}
interface Recorded {
  skeletonAt: number | null;
  shifts: Shift[];
}

/** Notes, from the first moment on, when the skeleton stood and what was moved by something else than the user. */
function record(): void {
  const recorded: Recorded = { skeletonAt: null, shifts: [] };
  Object.assign(window, { recorded });
  new MutationObserver(() => {
    if (document.querySelector('.nd-skeleton')) recorded.skeletonAt ??= performance.now();
  }).observe(document, { childList: true, subtree: true });
  const describe = (node: Node | null) =>
    node instanceof Element ? `${node.tagName}.${node.className}` : (node?.textContent ?? 'gone');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    })[]) {
      recorded.shifts.push({
        value: entry.value,
        at: entry.startTime,
        moved: entry.sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${describe(node)} ${from.x},${from.y} ${from.width}x${from.height} → ${to.x},${to.y} ${to.width}x${to.height}`,
        ),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Rows, and whatever would take them along. */
const rowLike = /^(TR|TH|TD|THEAD|TBODY|TABLE|SECTION|DIV\.(card|nd-async|nd-table))\b/;

for (const { path, title } of [
  { path: '/alerts', title: 'Alerts' },
  { path: '/userlist', title: 'Patients' },
]) {
  test(`RS09: on a slow machine and 3G, ${path} shows a skeleton, then rows that stay where they are`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await signedIn(page, 'nurse', '/user/profile');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    await page.addInitScript(record);
    await page.goto(path);
    await expect(heading(page)).toHaveText(title, { timeout: 90_000 });
    await expect(page.getByRole('main').getByRole('row').nth(5)).toBeVisible({ timeout: 90_000 });
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const { skeletonAt, shifts } = await page.evaluate(
      () =>
        new Promise<Recorded>((done) => {
          const { recorded } = window as unknown as { recorded: Recorded };
          // Shifts are told a frame after they happened.
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0, recorded)));
        }),
    );
    expect(skeletonAt, 'a skeleton came first').not.toBeNull();
    const after = shifts.filter(({ at }) => at >= (skeletonAt ?? 0));
    const sum = after.reduce((total, { value }) => total + value, 0);
    test.info().annotations.push({ type: 'layout shift', description: String(sum) });
    const told = JSON.stringify(after, null, 2);
    expect(
      after.flatMap(({ moved }) => moved).filter((one) => rowLike.test(one)),
      told,
    ).toEqual([]);
    // What remains is the footer, pushed out of sight below, and selects as wide as the choices that arrived.
    expect(sum, told).toBeLessThan(0.02);
  });
}

test('the typeface comes after the first letters, is taken with the page after the sign-in, and moves nothing', async ({
  page,
}) => {
  await page.addInitScript(record);
  await page.goto('/');
  await expect(page.locator('input[type="password"]')).toBeVisible();
  const at = await page.waitForFunction(() => {
    const [font] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return font && paint && localStorage.getItem('nephrodesk.typeface') !== null
      ? {
          font: font.startTime,
          paint: paint.startTime,
          size: (font as PerformanceResourceTiming).decodedBodySize,
        }
      : null;
  });
  const { font, paint, size } = (await at.jsonValue()) ?? { font: 0, paint: 0, size: 0 };
  expect(font).toBeGreaterThan(paint);
  expect(size).toBeLessThanOrEqual(45_000);

  const taken = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
  await fillIn(page, 'nurse');
  await signInButton(page).click();
  await expect(heading(page)).toHaveText('Dashboard');
  expect(await taken()).toEqual(['loaded']);

  await page.goto('/userlist');
  await expect(page.getByRole('main').getByRole('row').nth(5)).toBeVisible();
  expect(await taken()).toEqual(['loaded']);
  const moved = await page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded.shifts);
  expect(moved.filter(({ value }) => value > 0.001)).toEqual([]);
});
