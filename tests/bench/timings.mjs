// How long a person waits, measured inside the page: from the event to the frame that shows its effect.

/** Keeps the longest stretch during which the page could not react, from its first moment on. */
export async function watchLongTasks(context) {
  await context.addInitScript(() => {
    window.longestTask = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.longestTask = Math.max(window.longestTask, entry.duration);
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** From the navigation to `reach` having happened, ms, and the longest blocking until then. */
export async function firstStart(page, address, reach) {
  const began = performance.now();
  await page.goto(address);
  await reach(page);
  const ms = performance.now() - began;
  return { ms, blocked: await page.evaluate(() => window.longestTask) };
}

/**
 * Types `text` into the focused box, one key at a time, and answers for each key the time until the last change it made
 * to the content of `place` was painted, ms.
 */
export async function keystrokes(page, text, place = 'main') {
  await page.evaluate((selector) => {
    window.keystroke = { pressed: 0, painted: 0 };
    const { keystroke } = window;
    addEventListener(
      'keydown',
      (event) => {
        keystroke.pressed = event.timeStamp;
        keystroke.painted = event.timeStamp;
      },
      true,
    );
    // A task after the frame's callbacks runs once the frame has been handed over.
    const painted = new MessageChannel();
    painted.port1.addEventListener('message', () => {
      keystroke.painted = performance.now();
    });
    painted.port1.start();
    const changed = () => requestAnimationFrame(() => painted.port2.postMessage(0));
    addEventListener('input', changed);
    // What is shown, not how, nor what is said of it: classes, the address and the count may follow later.
    const shown = document.querySelector(selector) ?? document.body;
    const isShown = ({ target }) => !(target.parentElement ?? target).closest('[role="status"]');
    const observer = new MutationObserver((records) => records.some(isShown) && changed());
    observer.observe(shown, { subtree: true, childList: true, characterData: true });
  }, place);
  const times = [];
  for (const key of text) {
    await page.keyboard.press(key);
    await page.waitForTimeout(500);
    times.push(await page.evaluate(() => window.keystroke.painted - window.keystroke.pressed));
  }
  return times;
}

/** From an act until the page's content has stood still for half a second, to its last change, ms. */
export async function untilStill(page, act) {
  await page.evaluate(() => {
    window.still = { began: 0, changed: 0 };
    const { still } = window;
    addEventListener('click', (event) => (still.began = still.changed = event.timeStamp), {
      capture: true,
      once: true,
    });
    const painted = new MessageChannel();
    painted.port1.addEventListener('message', () => (still.changed = performance.now()));
    painted.port1.start();
    const changed = () => requestAnimationFrame(() => painted.port2.postMessage(0));
    new MutationObserver(changed).observe(document.querySelector('main') ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['width', 'height', 'aria-busy'],
    });
  });
  await act();
  await page.waitForFunction(() => performance.now() - window.still.changed > 500);
  return page.evaluate(() => window.still.changed - window.still.began);
}

/**
 * Presses keys one after the other, or does something else with each, and watches every frame from the first to the
 * last: the gaps between them, ms. One of twice the screen's rhythm (16.7 ms) and more has lost a frame.
 */
export async function frames(page, keys, act = (key) => page.keyboard.press(key), everyMs = 60) {
  await page.evaluate(() => {
    const gaps = [];
    window.frameGaps = gaps;
    let before;
    const watch = (now) => {
      // Another round has begun: it watches for itself.
      if (window.frameGaps !== gaps) return;
      if (before !== undefined) gaps.push(now - before);
      before = now;
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  for (const key of keys) {
    await act(key);
    await page.waitForTimeout(everyMs);
  }
  return page.evaluate(() => window.frameGaps);
}

/** The median and the whole spread, rounded to `decimals`. */
export function spread(values, decimals = 0) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const median = sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
  const text = (value) => value.toFixed(decimals);
  return { median, text: `${text(median)} (${text(sorted[0])} to ${text(sorted.at(-1))})` };
}

/** The value that `share` of all values do not exceed. */
export function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}
