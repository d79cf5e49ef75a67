import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { iconsFound, importOf } from '@/showcase/icons/reactfeather/iconPages';
import { productIcons } from '@/showcase/icons/reactfeather/productIcons';
import { iconSet } from '../../scripts/iconSet';

const product = ['app', 'features', 'session', 'shared', 'shell'].flatMap((room) =>
  readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`src/${room}/${file}`, 'utf8')),
);

describe('the page of icons', () => {
  it('shows every icon of the product', () => {
    const imported = product.flatMap((source) => source.match(/(?<=lucide-react\/icons\/)[\w-]+/g) ?? []);
    expect([...productIcons].sort()).toEqual([...new Set(imported)].sort());
  });

  it('finds them by parts of their names and by former names', () => {
    const icons = { 'alarm-clock-check': { aliases: ['alarm-check'] }, heart: {}, 'heart-pulse': {} };
    const found = (text: string) => iconsFound(icons, Object.keys(icons), text);
    expect(found('')).toHaveLength(3);
    expect(found('Heart')).toEqual(['heart', 'heart-pulse']);
    expect(found('pulse heart')).toEqual(['heart-pulse']);
    expect(found('alarm-check')).toEqual(['alarm-clock-check']);
    expect(found('kidney')).toEqual([]);
  });

  it('gives the line that imports one', () => {
    expect(importOf('heart-pulse')).toBe("import HeartPulse from 'lucide-react/icons/heart-pulse';");
    expect(importOf('arrow-down-0-1')).toBe("import ArrowDown01 from 'lucide-react/icons/arrow-down-0-1';");
  });
});

describe('the set of icons', () => {
  const { load, resolveId } = iconSet();

  it('has the product’s icons with their drawings, and none twice', () => {
    const code = load(resolveId('virtual:icon-set') ?? '') ?? '';
    const names = [...code.matchAll(/^(?:export const icons = \{)?"([\w-]+)": \{/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(1500);
    expect(new Set(names).size).toBe(names.length);
    const former = [...code.matchAll(/aliases: \[([^\]]*)\]/g)].flatMap(
      ([, list = '']) => list.match(/[\w-]+/g) ?? [],
    );
    expect(productIcons.filter((name) => !names.includes(name) && !former.includes(name))).toEqual([]);
  });

  it('leaves every other module alone', () => {
    expect(resolveId('lucide-react')).toBeUndefined();
    expect(load('lucide-react')).toBeUndefined();
  });
});
