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
 * Watches what is shown in `place`: `effect.seen` is when the last change within the window's height was painted,
 * `effect.whole` when the last one anywhere was, below the window too.
 */
async function watchEffect(page, place, attributes) {
  await page.evaluate(
    ([selector, attributeFilter]) => {
      window.effect?.stop();
      const effect = { began: 0, seen: 0, whole: 0 };
      window.effect = effect;
      const begin = (event) => {
        effect.began = effect.seen = effect.whole = event.timeStamp;
      };
      addEventListener('keydown', begin, true);
      addEventListener('click', begin, true);
      // A task after the frame's callbacks runs once the frame has been handed over.
      const painted = new MessageChannel();
      painted.port1.addEventListener('message', ({ data: isInSight }) => {
        effect.whole = performance.now();
        if (isInSight) effect.seen = effect.whole;
      });
      painted.port1.start();
      const changed = (isInSight) => requestAnimationFrame(() => painted.port2.postMessage(isInSight));
      const typed = () => changed(true);
      addEventListener('input', typed);
      // What is shown, not how, nor what is said of it: classes, the address and the count may follow later.
      const shown = document.querySelector(selector) ?? document.body;
      const elementOf = (node) => (node instanceof Element ? node : node?.parentElement);
      const isShown = ({ target }) => !elementOf(target)?.closest('[role="status"]');
      const isAbove = (node, side) => {
        const element = elementOf(node);
        return element?.isConnected === true && element.getBoundingClientRect()[side] < innerHeight;
      };
      // What went stood behind what is still there before it.
      const isInSight = ({ type, target, addedNodes, previousSibling }) => {
        if (type !== 'childList') return isAbove(target, 'top');
        if (addedNodes.length > 0) return [...addedNodes].some((node) => isAbove(node, 'top'));
        return previousSibling ? isAbove(previousSibling, 'bottom') : isAbove(target, 'top');
      };
      const observer = new MutationObserver((records) => {
        const ofShown = records.filter(isShown);
        if (ofShown.length > 0) changed(ofShown.some(isInSight));
      });
      observer.observe(shown, { subtree: true, childList: true, characterData: true, attributeFilter });
      effect.stop = () => {
        observer.disconnect();
        removeEventListener('keydown', begin, true);
        removeEventListener('click', begin, true);
        removeEventListener('input', typed);
      };
    },
    [place, attributes],
  );
}

/** From the event on, ms. */
const effectOf = (page) =>
  page.evaluate(() => ({
    seen: window.effect.seen - window.effect.began,
    whole: window.effect.whole - window.effect.began,
  }));

/**
 * Types `text` into the focused box, one key at a time, and answers for each key the time until the last change it made
 * to the content of `place` was painted, ms: to what is in sight, and to all of it.
 */
export async function keystrokes(page, text, place = 'main') {
  await watchEffect(page, place, []);
  const [seen, whole] = [[], []];
  for (const key of text) {
    await page.keyboard.press(key);
    await page.waitForTimeout(500);
    const effect = await effectOf(page);
    seen.push(effect.seen);
    whole.push(effect.whole);
  }
  return { seen, whole };
}

/** From an act until the page's content has stood still for half a second, to its last change, ms, as above. */
export async function untilStill(page, act) {
  await watchEffect(page, 'main', ['width', 'height', 'aria-busy']);
  await act();
  await page.waitForFunction(() => performance.now() - window.effect.whole > 500);
  return effectOf(page);
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

/**
 * From the next click until each of several things was painted, ms, by name.
 * @param act ends with the click that counts
 * @param wanted by name: `shows`, selectors that must be there, each alone or with a text in it, and `lacks`, selectors
 *   that must not
 */
export async function untilPainted(page, act, wanted) {
  await page.evaluate((conditions) => {
    const seen = {};
    window.painted = { seen, missing: Object.keys(conditions).length };
    const holds = ({ shows, lacks = [] }) =>
      shows.every(([selector, text = '']) =>
        [...document.querySelectorAll(selector)].some(({ textContent }) => textContent.includes(text)),
      ) && !lacks.some((selector) => document.querySelector(selector));
    // The frame is handed over after its callbacks: a task later it is painted.
    const frame = new MessageChannel();
    let began = 0;
    let found = [];
    frame.port1.addEventListener('message', () => {
      for (const name of found) {
        if (name in seen) continue;
        seen[name] = performance.now() - began;
        window.painted.missing -= 1;
      }
      found = [];
      if (window.painted.missing === 0) frame.port1.close();
    });
    frame.port1.start();
    const look = () => {
      for (const [name, condition] of Object.entries(conditions))
        if (!(name in seen) && holds(condition)) found.push(name);
      if (found.length > 0) frame.port2.postMessage(0);
      if (window.painted.missing > 0) requestAnimationFrame(look);
    };
    const begin = ({ timeStamp }) => {
      began = timeStamp;
      requestAnimationFrame(look);
    };
    addEventListener('click', begin, { capture: true, once: true });
  }, wanted);
  await act();
  await page.waitForFunction(() => window.painted.missing === 0);
  return page.evaluate(() => window.painted.seen);
}

/** Presses keys one after the other, and answers for each the time until the frame with its effect was painted, ms. */
export async function keyFrames(page, keys) {
  await page.evaluate(() => {
    window.keyFrame = 0;
    let pressed = 0;
    // A task after the frame's callbacks runs once the frame has been handed over.
    const painted = new MessageChannel();
    painted.port1.addEventListener('message', () => (window.keyFrame = performance.now() - pressed));
    painted.port1.start();
    addEventListener(
      'keydown',
      (event) => {
        pressed = event.timeStamp;
        requestAnimationFrame(() => painted.port2.postMessage(0));
      },
      true,
    );
  });
  const times = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(300);
    times.push(await page.evaluate(() => window.keyFrame));
  }
  return times;
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
