import { createContext, use, useEffect, useEffectEvent } from 'react';

/** True where single keys do anything; a user who dictates or hits keys by accident turns them off (WCAG 2.1.4). */
export const SingleKeysContext = createContext(true);

/** In these, keys are text or have a meaning of their own. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="dialog"], [role="menu"]';
/** The second of two strokes counts this long after the first, ms. */
const SECOND_STROKE_MS = 2_000;

/** Tells whether a dialog lies over the page, so that nothing behind it is to be reached. */
export const isModalOpen = (): boolean =>
  document.querySelector('[aria-modal="true"], .offcanvas-backdrop') !== null;

function isSingle(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return false;
  if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(OWN_KEYS)))
    return false;
  // Last, for it looks through the whole page: most keys are text.
  return !isModalOpen();
}

/**
 * Lets keys without Ctrl, Alt or ⌘ act anywhere on the page, unless they are turned off, something is being typed or a
 * dialog is open.
 * @param actions by key as `KeyboardEvent.key` names it, or by two keys pressed one after the other, e.g. `g d`
 */
export function useSingleKeys(actions: Readonly<Record<string, () => void>>): void {
  const isOn = use(SingleKeysContext);
  const act = useEffectEvent((...names: string[]) => {
    const known = names.find((name) => Object.hasOwn(actions, name));
    if (known !== undefined) actions[known]?.();
    return known !== undefined;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    let first = { key: '', at: -Infinity };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSingle(event)) return;
      const { key, timeStamp: at } = event;
      const isSecond = at - first.at <= SECOND_STROKE_MS;
      const isDone = act(...(isSecond ? [`${first.key} ${key}`] : []), key);
      if (isDone) event.preventDefault();
      first = isDone ? { key: '', at: -Infinity } : { key, at };
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
