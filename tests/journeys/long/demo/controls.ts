import { expect, type Page } from '@playwright/test';

/** One control as it stands on the page now. */
interface Control {
  /** Where it is and what it is called. */
  name: string;
  /** The same for those that do the same to different rows. */
  kind: string;
  /** It already stands for what is shown: the current page, the chosen tab. It is tried again once it does not. */
  isCurrent: boolean;
  place: number;
}

type Outcome = 'changed' | 'gone' | 'nothing';

interface Bench {
  /** Whether a dialog or a menu lies over the page. */
  isCovered: () => boolean;
  controls: () => Control[];
  press: (place: number) => Promise<Outcome>;
}

declare global {
  interface Window {
    bench: Bench;
    /** How often something happened that no element shows: a print, a copy, a download, a chosen file. */
    outside: number;
  }
}

/** Runs in the page: finds its controls, presses one, and says whether anything came of it. */
function install(): void {
  window.outside = 0;
  const notes = () => {
    window.outside += 1;
  };
  window.print = notes;
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async () => notes(), readText: async () => '' },
  });
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest('a[download], input[type="file"]')) notes();
    },
    true,
  );

  const wanted =
    'button, a[href], summary, select, input[type="checkbox"], input[type="radio"], [role="button"], [role="menuitem"], [role="tab"], [role="option"], [role="switch"], [role="slider"]';
  const nameOf = (element: Element): string =>
    (
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.item(0)?.textContent ??
      element.textContent ??
      ''
    )
      .trim()
      .replaceAll(/“[^”]*”/g, '“…”')
      .replaceAll(/\d[\d.,:/ ]*/g, '#');
  /** What of a page is its own; with a dialog or a menu open, what is in that. */
  const layers = (): Element[] =>
    [...document.querySelectorAll('[role="dialog"]:not([inert] *), [role="menu"]')].filter((one) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
  const ground = (): Element => layers().at(-1) ?? document.querySelector('main') ?? document.body;
  const inReach = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[inert], [aria-hidden="true"]') === null &&
    !element.matches(':disabled, [aria-disabled="true"]');
  const leadsOut = (element: Element): boolean =>
    element instanceof HTMLAnchorElement &&
    (element.origin !== location.origin || element.protocol === 'mailto:');
  const isCurrent = (element: Element): boolean =>
    element.matches(
      '[aria-selected="true"], [aria-checked="true"][role="radio"], input[type="radio"]:checked',
    ) ||
    (element.hasAttribute('aria-current') && element.getAttribute('aria-current') !== 'false') ||
    (element instanceof HTMLAnchorElement && element.href === location.href) ||
    (element instanceof HTMLSelectElement && element.options.length < 2);
  let found: HTMLElement[] = [];
  const controls = (): Control[] => {
    const layer = ground();
    found = [...layer.querySelectorAll<HTMLElement>(wanted)].filter(
      (element) => inReach(element) && !leadsOut(element),
    );
    return found.map((element, place) => {
      const role = element.getAttribute('role') ?? element.tagName + (element.getAttribute('type') ?? '');
      const group =
        element.closest('[role="group"], nav, section, table, ul')?.getAttribute('aria-label') ?? '';
      const where = [location.pathname, layer.getAttribute('role') ?? '', group, role].join(' | ');
      const name = `${where} | ${nameOf(element)}`;
      return { name, kind: `${where} | ${element.className}`, isCurrent: isCurrent(element), place };
    });
  };

  /** What elements hold that no mutation tells. */
  const held = (): string =>
    JSON.stringify([
      location.href,
      window.outside,
      window.scrollY,
      [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map((one) => [
        one.value,
        one.checked,
      ]),
      [...document.querySelectorAll('[data-scrolls], ul, ol, section, div')].reduce(
        (sum, one) => sum + one.scrollTop + one.scrollLeft,
        0,
      ),
    ]);
  const counts = ({ target, addedNodes, type }: MutationRecord): boolean => {
    const element = target instanceof Element ? target : target.parentElement;
    if (element?.closest('[role="timer"]')) return false;
    // The bars around the page count alerts and tell the time by themselves.
    if (!element?.closest('main') && element?.closest('header, nav, aside, footer')) return false;
    // A message that goes by itself is nobody's doing.
    return !element?.closest('.Toastify') || (type === 'childList' && addedNodes.length > 0);
  };
  const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()));
  const quiet = async () => {
    let last = performance.now();
    const watch = new MutationObserver((records) => {
      if (records.some(counts)) last = performance.now();
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const began = performance.now();
    while (performance.now() - last < 50 && performance.now() - began < 3000) await frame();
    watch.disconnect();
  };

  const press = async (place: number): Promise<Outcome> => {
    const element = found[place];
    if (!element?.isConnected || !inReach(element)) return 'gone';
    element.focus();
    await quiet();
    if (!element.isConnected || !inReach(element)) return 'gone';
    const before = held();
    let changed = false;
    const watch = new MutationObserver((records) => {
      changed ||= records.some(counts);
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    if (element instanceof HTMLSelectElement) {
      const next = [...element.options].find((option) => !option.selected && !option.disabled);
      const set = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set;
      set?.call(element, next?.value);
      element.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (element.matches('[role="slider"]')) {
      element.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
      );
    } else {
      element.click();
    }
    const began = performance.now();
    const isDone = () => {
      const active = document.activeElement;
      return changed || held() !== before || (active !== element && active !== document.body);
    };
    while (!isDone() && performance.now() - began < 2000) await frame();
    await quiet();
    watch.disconnect();
    return isDone() ? 'changed' : 'nothing';
  };
  window.bench = { controls, press, isCovered: () => layers().length > 0 };
}

/** How many of a kind are pressed: the next row of a table is like the one before it. */
const OF_A_KIND = 8;

async function atRest(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(install);
}

/** Whether the page is still the document that was looked at, and not one that came by a reload. */
const isEquipped = (page: Page) => page.evaluate(() => 'bench' in window).catch(() => false);

/** Goes back to where a link of the page was pressed. */
async function goBack(page: Page, address: string, home: string): Promise<void> {
  await page.goBack().catch(() => null);
  if (new URL(page.url()).pathname !== home || !(await isEquipped(page))) return atRest(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

const isCovered = (page: Page) => page.evaluate(() => window.bench.isCovered());

/** Closes what lies over the page and has been gone through. A question whether to close may come in its place. */
async function uncover(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect
    .poll(() => isCovered(page), { timeout: 1_000 })
    .toBe(false)
    .catch(() => undefined);
}

/**
 * Presses every enabled button, link, entry of a menu and choice of a page, and of the dialogs and menus that open by it.
 * @returns how many were pressed, and the names of those that did nothing
 */
export async function pressEverything(
  page: Page,
  address: string,
): Promise<{ pressed: number; inert: string[] }> {
  // What the browser itself answers: a question for a file, or a file to keep.
  let files = 0;
  const note = () => {
    files += 1;
  };
  page.on('filechooser', note).on('download', note);
  const done = new Set<string>();
  const kinds = new Map<string, number>();
  const inert: string[] = [];
  const unpressed = async () =>
    (await page.evaluate(() => window.bench.controls())).find(
      ({ name, kind, isCurrent }) => !isCurrent && !done.has(name) && (kinds.get(kind) ?? 0) < OF_A_KIND,
    );
  await atRest(page, address);
  const home = new URL(page.url()).pathname;
  // A page that was pressed about offers others than one that is new: it is over when a new one has nothing left.
  let isNew = true;
  for (;;) {
    if (new URL(page.url()).pathname !== home) {
      await goBack(page, address, home);
      // Somebody who has signed out does not come back.
      if (new URL(page.url()).pathname !== home) break;
    }
    const next = await unpressed();
    if (!next && (await isCovered(page))) {
      await uncover(page);
      if (!(await isCovered(page)) || (await unpressed())) continue;
      await atRest(page, address);
      isNew = true;
      continue;
    }
    if (!next && isNew) break;
    if (!next) {
      await atRest(page, address);
      isNew = true;
      continue;
    }
    isNew = false;
    done.add(next.name);
    kinds.set(next.kind, (kinds.get(next.kind) ?? 0) + 1);
    const before = files;
    const outcome = await page
      .evaluate((place) => window.bench.press(place), next.place)
      .catch((): Outcome => 'changed');
    if (outcome === 'nothing' && files === before) inert.push(next.name);
    if (await isEquipped(page)) continue;
    // The page loads itself again.
    await page.waitForFunction(() => !('bench' in window) && document.readyState === 'complete');
    await atRest(page, address);
  }
  return { pressed: done.size, inert };
}
