/** Whether the keyboard has ⌘ instead of Ctrl; there, Ctrl+K deletes the rest of a text line. */
export const hasCommandKey = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** Ctrl+K, or ⌘K on keyboards with that key. */
export function opensPalette(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  const [held, other] = hasCommandKey() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return held && !other && !altKey && !shiftKey && !isComposing && key.toLowerCase() === 'k';
}

/** The pages opened by two keys. */
export const pageKeys = {
  'g d': '/dashboard',
  'g u': '/userlist',
  'g a': '/alerts',
} as const;
