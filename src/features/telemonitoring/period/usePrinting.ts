import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { lightPaper } from '@/shared/ui/print/paper';

/**
 * Whether the page is being printed, by any means. `print` renders the page for paper before it calls the browser, so
 * that the chart has the paper's width.
 */
export function usePrinting(): { printing: boolean; print: () => void } {
  const [printing, setPrinting] = useState(false);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    let release = wanted ? lightPaper() : null;
    const begin = () => {
      release ??= lightPaper();
      flushSync(() => setPrinting(true));
    };
    const end = () => {
      release?.();
      release = null;
      setPrinting(false);
      setWanted(false);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    // After the frame in which the chart gets the paper's width.
    const timer = wanted ? setTimeout(() => window.print(), 200) : undefined;
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      release?.();
    };
  }, [wanted]);
  return { printing: printing || wanted, print: () => setWanted(true) };
}
