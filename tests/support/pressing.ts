import { act, fireEvent } from '@testing-library/react';
import type { AxiosAdapter } from 'axios';
import { onTestFinished, vi } from 'vitest';
import { addressOf, type renderApp } from './renderApp';

type App = Awaited<ReturnType<typeof renderApp>>;

/** Of buttons that look alike, such as those of the cells of a table, so many are pressed. */
const MOST_ALIKE = 3;
/** What ends a dialog comes after everything else in it. */
const ENDS = /^(?:Close|Cancel|Back)$/;

/** Lists the calls of the care contract that would change something, as they go by; for `between`. */
export function watchWrites(): { writes: string[]; between: (store: AxiosAdapter) => AxiosAdapter } {
  const writes: string[] = [];
  return {
    writes,
    between: (store) => (config) => {
      if (config.method !== 'get') writes.push(`${config.method} ${config.url}`);
      return store(config);
    },
  };
}

/** Lets pages print and save files, which jsdom cannot. */
export function letSaveAndPrint(): void {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { createObjectURL, revokeObjectURL } = URL;
  Object.assign(URL, { createObjectURL: () => 'blob:pressed', revokeObjectURL: () => undefined });
  const { print } = window;
  window.print = () => undefined;
  onTestFinished(() => {
    vi.restoreAllMocks();
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    window.print = print;
  });
}

const nameOf = (button: Element): string =>
  (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();

/** Buttons and boxes to tick in a part of the page that can be used, without those that were pressed before. */
function nextIn(part: ParentNode, pressed: Map<string, number>): HTMLElement | undefined {
  const all = [
    ...part.querySelectorAll<HTMLElement>('button:not(:disabled), input[type="checkbox"]:not(:disabled)'),
  ].filter((one) => !one.closest('fieldset:disabled') && one.getAttribute('aria-disabled') !== 'true');
  const isNew = (one: HTMLElement) =>
    !pressed.has(nameOf(one)) && (pressed.get(`.${one.className}`) ?? 0) < MOST_ALIKE;
  return all.find((one) => isNew(one) && !ENDS.test(nameOf(one))) ?? all.find(isNew);
}

async function press(button: HTMLElement, pressed: Map<string, number>): Promise<void> {
  const alike = `.${button.className}`;
  pressed.set(nameOf(button), 1);
  pressed.set(alike, (pressed.get(alike) ?? 0) + 1);
  await act(async () => void fireEvent.click(button));
}

const openDialogs = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"]')];

/** Presses everything in what came up over the page, sends its forms, and leaves. */
async function pressDialogs(pressed: Map<string, number>): Promise<void> {
  for (const dialog of openDialogs()) {
    for (const form of dialog.querySelectorAll('form')) await act(async () => void fireEvent.submit(form));
    for (let one = nextIn(dialog, pressed); one && dialog.isConnected; one = nextIn(dialog, pressed))
      await press(one, pressed);
  }
}

/**
 * Presses every button of a page and of what it opens, ticks every box, sends every form and strikes the keys of rows,
 * as somebody would who tries what can be changed. What leads away is come back from.
 */
export async function pressEverything(app: App): Promise<void> {
  const address = addressOf(app);
  const pressed = new Map<string, number>();
  const main = () => document.querySelector<HTMLElement>('#main') ?? document.body;
  for (const form of main().querySelectorAll('form')) await act(async () => void fireEvent.submit(form));
  for (const row of [...main().querySelectorAll('tbody tr')].slice(0, 2))
    for (const key of ['e', 'a']) await act(async () => void fireEvent.keyDown(row, { key }));
  for (let one = nextIn(main(), pressed); one; one = nextIn(main(), pressed)) {
    await press(one, pressed);
    await pressDialogs(new Map());
    if (addressOf(app) !== address) await app.router.navigate(address);
  }
}
