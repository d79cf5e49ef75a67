// A tablet on a poor line: a quarter of this machine's speed, 1.6 Mbit/s, 150 ms to each answer.

/** How much slower the page computes than the machine. */
export const CPU = 4;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** @param isLineSlow false where only computing is meant */
export async function slowDown(page, isLineSlow = true) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await session.send('Network.enable');
  if (isLineSlow) await session.send('Network.emulateNetworkConditions', LINE);
  return session;
}

/** What was fetched is forgotten; what is stored stays. */
export async function forgetFiles(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** Watches a page from its first moment: blocking, shifts, and when something that fits `selector` was first painted. */
export async function watch(page, selector) {
  await page.addInitScript((wanted) => {
    const seen = { visible: null, tasks: [], shifts: [] };
    window.seen = seen;
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, duration]);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries())
        if (!hadRecentInput)
          seen.shifts.push([value, sources.map(({ node }) => node?.className ?? node?.nodeName).join(', ')]);
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const found = document.querySelector(wanted);
      if (found && found.getClientRects().length > 0) {
        // The frame is handed over after this: a task later it is painted.
        const painted = new MessageChannel();
        painted.port1.addEventListener('message', () => {
          seen.visible = performance.now();
        });
        painted.port1.start();
        painted.port2.postMessage(0);
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
}

/**
 * @returns when it was visible, ms from the navigation on; by how much tasks from then on to three seconds after that
 *   were longer than 50 ms; by how much content was shifted, and what; the long tasks themselves, [begun, taken] in ms;
 *   when a form was sent off, where that was watched
 */
export async function seenBy(page) {
  await page.waitForFunction(() => window.seen.visible !== null, undefined, { timeout: 120_000 });
  await page.waitForTimeout(3_000);
  return page.evaluate(() => {
    const { visible, tasks, shifts, clicked } = window.seen;
    const blocking = tasks
      .filter(([start]) => start < visible + 3_000)
      .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
    return {
      visible,
      blocking,
      shift: shifts.reduce((sum, [value]) => sum + value, 0),
      shifts,
      tasks,
      clicked,
    };
  });
}
