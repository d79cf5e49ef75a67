import { useEffect } from 'react';

const THEME = 'data-bs-theme';
let holders = 0;
let theme: string | null = null;

/** Paper is light: the page is so until the last of those who asked for it gives back what this returns. */
export function lightPaper(): () => void {
  const root = document.documentElement;
  if (holders === 0) {
    theme = root.getAttribute(THEME);
    root.setAttribute(THEME, 'light');
  }
  holders += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    if (holders === 0 && theme !== null) root.setAttribute(THEME, theme);
  };
}

/** Prints every page on light paper, by whatever way it is asked for. */
export function useLightPaper(): void {
  useEffect(() => {
    let release: (() => void) | null = null;
    const begin = () => {
      release ??= lightPaper();
    };
    const end = () => {
      release?.();
      release = null;
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      end();
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
}
