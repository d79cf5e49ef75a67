import { useLayoutEffect, useState, type RefObject } from 'react';

const tones = ['first', 'good', 'amber', 'bad', 'info', 'quiet', 'track', 'axis', 'grid', 'ground'] as const;
type Pen = (typeof tones)[number];

export interface Look {
  colors: Record<Pen, string>;
  font: string;
  isMirrored: boolean;
  /** Nothing moves by itself. */
  isCalm: boolean;
}

const FORCED = '(forced-colors: active)';
const CALM = '(prefers-reduced-motion: reduce)';
const query = (text: string) => window.matchMedia?.(text) as MediaQueryList | undefined;

/** A colour as the browser understands it: a drawing takes neither variables nor names of the system's colours. */
function colorOf(host: HTMLElement, pen: Pen): string {
  host.style.color = `var(--nd-tone-${pen})`;
  const { color } = getComputedStyle(host);
  host.style.removeProperty('color');
  return color;
}

function readLook(host: HTMLElement): Look {
  const { direction, fontFamily } = getComputedStyle(host);
  return {
    colors: Object.fromEntries(tones.map((pen) => [pen, colorOf(host, pen)])) as Look['colors'],
    font: fontFamily || 'sans-serif',
    isMirrored: direction === 'rtl',
    isCalm: query(CALM)?.matches ?? true,
  };
}

/** How the page around a drawing looks now: it follows theme, accent, direction, and what the system asks for. */
export function useLook(host: RefObject<HTMLElement | null>): Look | null {
  const [look, setLook] = useState<Look | null>(null);
  useLayoutEffect(() => {
    const read = () =>
      setLook((before) => {
        const next = host.current && readLook(host.current);
        return JSON.stringify(next) === JSON.stringify(before) ? before : next;
      });
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, {
      attributes: true,
      attributeFilter: ['class', 'data-bs-theme', 'dir'],
    });
    const asked = [query(FORCED), query(CALM)];
    for (const list of asked) list?.addEventListener('change', read);
    return () => {
      observer.disconnect();
      for (const list of asked) list?.removeEventListener('change', read);
    };
  }, [host]);
  return look;
}
