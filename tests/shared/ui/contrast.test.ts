import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/styles/tokens.css', 'utf8');

function tokens(selector: string): Record<string, string> {
  const start = css.indexOf(selector);
  const block = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** WCAG 2.2 relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour over a surface, `share` of it: what color-mix() of the style sheets yields. */
function mix(over: string, under: string, share: number): string {
  const channel = (at: number) => {
    const [top, bottom] = [over, under].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    const value = Math.round((top ?? 0) * share + (bottom ?? 0) * (1 - share));
    return value.toString(16).padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

const levels = ['critical', 'unknown', 'high', 'medium', 'low', 'nodata', 'stable'];
const tones = ['primary', 'secondary', 'success', 'info', 'warning', 'danger'];
const modes = { light: tokens(":root,\n[data-bs-theme='light']"), dark: tokens("[data-bs-theme='dark']") };

describe.each(Object.entries(modes))('colours in %s mode', (_, theme) => {
  const color = (name: string) => {
    const value = theme[name];
    if (value === undefined) throw new Error(`No token ${name}`);
    return value;
  };
  const surfaces = ['--nd-surface', '--bs-body-bg'];

  it.each(levels)('AL01 severity %s can be read on its badge, on cards and on the page', (level) => {
    const text = color(`--nd-severity-${level}`);
    for (const under of [`--nd-severity-${level}-bg`, ...surfaces]) {
      expect(contrast(text, color(under))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(tones)('AC08 %s works as text, as a filled button and as a menu or bar colour', (tone) => {
    const value = color(`--bs-${tone}`);
    for (const under of surfaces) expect(contrast(value, color(under))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color('--nd-on-color'), value)).toBeGreaterThanOrEqual(4.5);
    const deepened = mix(value, color('--nd-deepen'), 0.76);
    expect(contrast(color('--nd-on-color'), deepened)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(tones)('AC08 body text and a %s outline hold on their tints', (tone) => {
    const tint = mix(color(`--bs-${tone}`), color('--nd-surface'), 0.12);
    expect(contrast(color('--bs-body-color'), tint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color(`--bs-${tone}`), tint)).toBeGreaterThanOrEqual(4.5);
  });

  it('AC08 text, quiet text and links can be read on every surface', () => {
    for (const under of [...surfaces, '--bs-tertiary-bg', '--bs-secondary-bg']) {
      for (const text of ['--bs-body-color', '--bs-secondary-color', '--bs-link-color']) {
        expect(contrast(color(text), color(under))).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('AC04 the focus ring and the edges of fields stand out at 3:1', () => {
    for (const under of surfaces) {
      for (const line of ['--nd-focus', '--nd-field-border']) {
        expect(contrast(color(line), color(under))).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
