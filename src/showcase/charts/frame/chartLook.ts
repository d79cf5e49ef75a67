import { useLayoutEffect, useState, type RefObject } from 'react';
import { watchTheme } from '@/shared/charts/palette';
import { isCalm, usePageDirection } from '../../frame/pageDirection';

/** The tokens that charts are painted with; those of series come first, in their order. */
const tokens = {
  primary: '--bs-primary',
  warning: '--bs-warning',
  success: '--bs-success',
  danger: '--bs-danger',
  info: '--bs-info',
  secondary: '--bs-secondary',
  axis: '--bs-secondary-color',
  grid: '--bs-border-color',
  surface: '--nd-surface',
} as const;

export interface ChartLook extends Record<keyof typeof tokens, string> {
  /** The colours of series, in their order. */
  series: string[];
  font: string;
  isMirrored: boolean;
  /** Nothing moves by itself. */
  isCalm: boolean;
}

/** Colours as a drawing takes them: it knows neither variables nor the names of the system's colours. */
function readLook(host: HTMLElement, isMirrored: boolean): ChartLook {
  const colours = Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => {
      host.style.color = `var(${token})`;
      return [name, getComputedStyle(host).color];
    }),
  ) as Record<keyof typeof tokens, string>;
  host.style.removeProperty('color');
  const { primary, warning, success, danger, info, secondary } = colours;
  return {
    ...colours,
    series: [primary, warning, success, danger, info, secondary],
    font: getComputedStyle(host).fontFamily || 'sans-serif',
    isMirrored,
    isCalm: isCalm(),
  };
}

/** How the page around a chart looks now, and whenever that changes; null until it is there. */
export function useChartLook(host: RefObject<HTMLElement | null>): ChartLook | null {
  const direction = usePageDirection();
  const [look, setLook] = useState<ChartLook | null>(null);
  useLayoutEffect(() => {
    const read = () => setLook(host.current && readLook(host.current, direction === 'rtl'));
    read();
    return watchTheme(read);
  }, [host, direction]);
  return look;
}
