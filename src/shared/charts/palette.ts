import type { ChartColor } from './chartSpec';

export type Palette = Record<ChartColor, string>;
const names: readonly ChartColor[] = ['first', 'second', 'quiet', 'target', 'limit', 'mark', 'axis', 'grid'];

/** The colours and the font that the style sheet gives a chart now. */
export function readPalette(host: Element): { colors: Palette; font: string } {
  const style = getComputedStyle(host);
  const colors = Object.fromEntries(
    names.map((name) => [name, style.getPropertyValue(`--nd-chart-${name}`).trim()]),
  );
  return { colors: colors as Palette, font: `12px ${style.fontFamily || 'sans-serif'}` };
}

/** Calls back whenever light turns to dark or back, or the system's own colours take over. Returns what ends the watch. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-bs-theme', 'class'],
  });
  const forced = matchMedia('(forced-colors: active)');
  forced.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    forced.removeEventListener('change', onChange);
  };
}
