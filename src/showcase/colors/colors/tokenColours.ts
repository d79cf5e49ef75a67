import { useLayoutEffect, useState, type RefObject } from 'react';
import css from '@/styles/tokens.css?raw';
import { contrast, rgbOf, seenWith, tokensOf, type Rgb } from './contrast';

export const tokens = tokensOf(css);
export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** What the browser makes of the tokens in one mode. */
export interface Measured {
  colours: ReadonlyMap<string, Rgb>;
  values: ReadonlyMap<string, string>;
}

function measure(host: HTMLElement): Measured {
  const style = getComputedStyle(host);
  const colours = new Map<string, Rgb>();
  const values = new Map<string, string>();
  for (const { name, isColour } of tokens) {
    if (!isColour) values.set(name, style.getPropertyValue(name).trim());
    else {
      host.style.color = `var(${name})`;
      const colour = rgbOf(style.color);
      if (colour) colours.set(name, colour);
    }
  }
  host.style.removeProperty('color');
  return { colours, values };
}

/** What the tokens are within an element, which says itself whether it is light or dark. */
export function useMeasured(host: RefObject<HTMLElement | null>): Measured | null {
  const [measured, setMeasured] = useState<Measured | null>(null);
  useLayoutEffect(() => {
    const read = () => setMeasured(host.current && measure(host.current));
    read();
  }, [host]);
  return measured;
}

/** The least contrast that a token has with what it is seen with. */
export function leastContrast(name: string, { colours }: Measured): { ratio: number; other: string } | null {
  const own = colours.get(name);
  const all = seenWith(name).flatMap((other) => {
    const colour = colours.get(other);
    return own && colour ? [{ ratio: contrast(own, colour), other }] : [];
  });
  return all.reduce<(typeof all)[number] | null>(
    (least, one) => (least && least.ratio <= one.ratio ? least : one),
    null,
  );
}
