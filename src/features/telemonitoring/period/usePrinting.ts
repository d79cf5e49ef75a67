import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const THEME = 'data-bs-theme';

/**
 * Whether the page is being printed, by any means. Paper is light, and the theme is restored afterwards. `print`
 * renders the page for paper before it calls the browser, so that the chart has the paper's width.
 */
export function usePrinting(): { printing: boolean; print: () => void } {
  const [printing, setPrinting] = useState(false);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const root = document.documentElement;
    let theme: string | null = null;
    const begin = () => {
      theme ??= root.getAttribute(THEME);
      root.setAttribute(THEME, 'light');
      flushSync(() => setPrinting(true));
    };
    const end = () => {
      if (theme !== null) root.setAttribute(THEME, theme);
      theme = null;
      setPrinting(false);
      setWanted(false);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (wanted) {
      theme = root.getAttribute(THEME);
      root.setAttribute(THEME, 'light');
      // After the frame in which the chart gets the paper's width.
      timer = setTimeout(() => window.print(), 200);
    }
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      if (theme !== null) root.setAttribute(THEME, theme);
    };
  }, [wanted]);
  return { printing: printing || wanted, print: () => setWanted(true) };
}
