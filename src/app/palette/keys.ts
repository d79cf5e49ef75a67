/** Whether the keyboard has ⌘ in the place of Ctrl; there, Ctrl+K cuts the rest of a line that is being typed. */
export const hasCommandKey = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** Ctrl+K, or ⌘K where there is that key. */
export function opensPalette(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  const [held, other] = hasCommandKey() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return held && !other && !altKey && !shiftKey && !isComposing && key.toLowerCase() === 'k';
}

/** The pages that two keys lead to. */
export const pageKeys = {
  'g d': '/dashboard',
  'g u': '/userlist',
  'g a': '/alerts',
} as const;
