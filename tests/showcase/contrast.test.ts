import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, enoughFor, hexOf, rgbOf, seenWith, tokensOf } from '@/showcase/colors/colors/contrast';

const css = readFileSync('src/styles/tokens.css', 'utf8');

describe('contrast (WCAG 2.2)', () => {
  it('is 21 of black on white, 1 of a colour on itself, and the same both ways', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
    expect(contrast([15, 108, 189], [15, 108, 189])).toBe(1);
    expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
    expect(contrast([255, 255, 255], [118, 118, 118])).toBeCloseTo(4.54, 2);
    // Each part of a colour weighs what the eye makes of it.
    expect(contrast([255, 0, 0], [255, 255, 255])).toBeCloseTo(4, 2);
    expect(contrast([0, 0, 255], [255, 255, 255])).toBeCloseTo(8.59, 2);
  });

  it('is enough for text from 4.5 on, and for graphics from 3 on', () => {
    expect([4.5, 4.49, 3, 2.99].map(enoughFor)).toEqual(['text', 'graphics', 'graphics', 'decoration']);
  });

  it('reads colours as browsers compute them', () => {
    expect(rgbOf('rgb(15, 108, 189)')).toEqual([15, 108, 189]);
    expect(rgbOf('rgba(15, 108, 189, 0.5)')).toBeNull();
    expect(hexOf([15, 8, 255])).toBe('#0f08ff');
  });
});

describe('the tokens', () => {
  const tokens = tokensOf(css);
  const names = tokens.map(({ name }) => name);

  it('are all that the style sheet declares, each once', () => {
    const declared = css.match(/^\s*--[\w-]+(?=:)/gm)?.map((name) => name.trim()) ?? [];
    expect(declared.length).toBeGreaterThan(50);
    expect(names).toEqual([...new Set(declared)]);
  });

  it('are told apart from sizes, shadows and parts of colours', () => {
    const of = (name: string) => tokens.find((token) => token.name === name)?.isColour;
    expect(of('--bs-primary')).toBe(true);
    expect(of('--bs-primary-rgb')).toBe(false);
    expect(of('--nd-shadow-card')).toBe(false);
    expect(of('--nd-gutter')).toBe(false);
  });

  it('are seen with tokens that there are', () => {
    const others = tokens.filter(({ isColour }) => isColour).flatMap(({ name }) => seenWith(name));
    expect(others.filter((other) => !names.includes(other))).toEqual([]);
    expect(seenWith('--nd-severity-high')).toContain('--nd-severity-high-bg');
    expect(seenWith('--nd-severity-high-bg')).toEqual(['--nd-severity-high']);
    expect(seenWith('--nd-surface')).toContain('--bs-body-color');
    expect(seenWith('--nd-on-color')).toContain('--bs-danger');
  });
});
