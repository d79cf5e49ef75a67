// What a long worklist costs on a slow tablet: a key, an order, a scroll, and what it holds in memory.
import { slowDown } from './slow.mjs';
import { frames, keystrokes, untilStill } from './timings.mjs';

const COLUMNS = ['Patient', 'Patient', 'BP, 7', 'Fluid intake', 'Last data', 'Severity'];
const WHEEL = { turns: 40, pixels: 90, everyMs: 50 };

/** What the page holds after everything that can go has gone, bytes. */
export async function heap(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  return metrics.find(({ name }) => name === 'JSHeapUsedSize').value;
}

/** Frames a second while the list is turned by wheel for two seconds, down and up. */
async function scrolled(page) {
  await page.getByRole('table').hover();
  const down = Array.from({ length: WHEEL.turns / 2 }, () => WHEEL.pixels);
  const turns = [...down, ...down.map((pixels) => -pixels)];
  const gaps = await frames(page, turns, (pixels) => page.mouse.wheel(0, pixels), WHEEL.everyMs);
  return (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0);
}

/** @param page that shows the list with every patient @returns ms of each key and order, frames a second of each scroll */
export async function listTimings(page, rounds) {
  const session = await slowDown(page, false);
  const keys = [];
  const orders = [];
  const scrolls = [];
  for (let round = 0; round < rounds; round += 1) {
    const box = page.getByRole('main').getByRole('searchbox');
    await box.focus();
    keys.push(...(await keystrokes(page, 'berger 4')));
    await untilStill(page, () => box.clear());
    for (const name of COLUMNS) {
      const head = page.getByRole('columnheader', { name }).getByRole('button');
      orders.push(await untilStill(page, () => head.click()));
    }
    scrolls.push(await scrolled(page));
  }
  await session.detach();
  return { keys, orders, scrolls };
}
