/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** What a browser computes for an opaque colour: `rgb(15, 108, 189)`. Null for anything else. */
export function rgbOf(computed: string): Rgb | null {
  const found = /^rgb\((\d+),\s*(\d+),\s*(\d+)\)$/.exec(computed);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : null;
}

export const hexOf = (colour: Rgb): string =>
  `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance (WCAG 2.2), 0 to 1. */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours (WCAG 2.2), 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What a contrast is enough for: text, graphics and the borders of fields, or nothing that must be seen. */
export function enoughFor(ratio: number): 'text' | 'graphics' | 'decoration' {
  if (ratio >= 4.5) return 'text';
  return ratio >= 3 ? 'graphics' : 'decoration';
}

/** The tokens that a style sheet declares, each once, in its order, and whether they are colours. */
export function tokensOf(css: string): { name: string; isColour: boolean }[] {
  const found = new Map<string, boolean>();
  for (const [, name = '', value = ''] of css.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm))
    if (!found.has(name)) found.set(name, value.startsWith('#'));
  return [...found].map(([name, isColour]) => ({ name, isColour }));
}

const tones = ['primary', 'secondary', 'success', 'info', 'warning', 'danger'].map((tone) => `--bs-${tone}`);

/** What a colour is seen on, or, of a ground, what is written on it. */
export function seenWith(name: string): string[] {
  if (name === '--nd-on-color') return tones;
  if (name === '--nd-on-bar-dark') return ['--nd-bar-dark'];
  if (name === '--nd-bar-dark') return ['--nd-on-bar-dark'];
  const severity = /^(--nd-severity-\w+?)(-bg)?$/.exec(name);
  if (severity?.[2]) return [severity[1] ?? ''];
  if (severity) return [`${name}-bg`, '--nd-surface', '--bs-body-bg'];
  if (name.endsWith('-bg') || name === '--nd-surface') return ['--bs-body-color', '--bs-secondary-color'];
  return ['--nd-surface', '--bs-body-bg'];
}
