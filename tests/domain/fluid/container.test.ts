import { describe, expect, it } from 'vitest';
import { containerOf } from '@/domain/fluid/container';

describe('§2.6 what a patient drinks from', () => {
  it.each([
    ['Glass', 'glass'],
    [' GLAS ', 'glass'],
    ['Verre', 'glass'],
    ['copo', 'glass'],
    ['Cup', 'cup'],
    ['Tasse', 'cup'],
    ['chávena', 'cup'],
    ['Becher', 'mug'],
    ['Garrafa', 'bottle'],
    ['Glass of Ana', null],
    ['Glasses', null],
    ['', null],
  ])('%j is %s', (name, container) => {
    expect(containerOf(name)).toBe(container);
  });
});
