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

/** What of it is compiled code, which grows as long as the browser finds something to compile better, bytes. */
export async function compiledCode(page) {
  const session = await page.context().newCDPSession(page);
  const parts = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot');
  await session.detach();
  const { snapshot, nodes } = JSON.parse(parts.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = ['type', 'self_size'].map((field) => fields.indexOf(field));
  const code = types[type].indexOf('code');
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (nodes[node + type] === code) bytes += nodes[node + size];
  return bytes;
}

/** Frames a second while the list is turned by wheel for two seconds, down and up. */
async function scrolled(page) {
  await page.getByRole('table').hover();
  const down = Array.from({ length: WHEEL.turns / 2 }, () => WHEEL.pixels);
  const turns = [...down, ...down.map((pixels) => -pixels)];
  const gaps = await frames(page, turns, (pixels) => page.mouse.wheel(0, pixels), WHEEL.everyMs);
  return (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0);
}

/**
 * @param page that shows the list with every patient
 * @returns ms of each key and order until what is in sight was painted, and until the rows below it were; frames a second
 *   of each scroll
 */
export async function listTimings(page, rounds) {
  const session = await slowDown(page, false);
  const keys = [];
  const orders = [];
  const scrolls = [];
  const wholes = [];
  for (let round = 0; round < rounds; round += 1) {
    const box = page.getByRole('main').getByRole('searchbox');
    await box.focus();
    const typed = await keystrokes(page, 'berger 4');
    keys.push(...typed.seen);
    wholes.push(...typed.whole);
    await untilStill(page, () => box.clear());
    for (const name of COLUMNS) {
      const head = page.getByRole('columnheader', { name }).getByRole('button');
      await head.hover();
      const ordered = await untilStill(page, () => head.click());
      orders.push(ordered.seen);
      wholes.push(ordered.whole);
    }
    scrolls.push(await scrolled(page));
  }
  await session.detach();
  return { keys, orders, wholes, scrolls };
}
