import { describe, expect, it } from 'vitest';
import { boxOf, placeDropdown } from '@/shell/menubar/placeDropdown';
import { fittingCount } from '@/shell/menubar/useFittingEntries';

const view = { inline: 1200, block: 800, top: 0 };
const entry = (start: number, top: number) => ({ start, end: start + 150, top, bottom: top + 40 });

describe('§2.3: a list of the menu bar', () => {
  it('opens below its entry, and moves in where the window ends', () => {
    const size = { inline: 208, block: 250 };
    expect(placeDropdown(entry(100, 60), size, view, false)).toEqual({ start: 100, top: 100, room: 692 });
    expect(placeDropdown(entry(1040, 60), size, view, false)).toMatchObject({ start: 984 });
    expect(placeDropdown(entry(-20, 60), size, view, false)).toMatchObject({ start: 8 });
  });

  it('is never higher than the window, and is scrolled then', () => {
    expect(placeDropdown(entry(100, 60), { inline: 208, block: 2000 }, view, false)).toMatchObject({
      top: 100,
      room: 692,
    });
  });

  it('opens beside an entry of another list, and on the other side where there is no room', () => {
    const size = { inline: 208, block: 250 };
    expect(placeDropdown(entry(300, 200), size, view, true)).toEqual({ start: 450, top: 200, room: 592 });
    expect(placeDropdown(entry(834, 200), size, view, true)).toMatchObject({ start: 984 });
    expect(placeDropdown(entry(835, 200), size, view, true)).toMatchObject({ start: 627 });
    // Neither side has room: it lies over the entry rather than out of the window.
    expect(placeDropdown(entry(10, 200), { inline: 1100, block: 250 }, view, true)).toMatchObject({
      start: 92,
    });
  });

  it('beside an entry rises as far as it must, but not above the first list', () => {
    const below = { ...view, top: 100 };
    expect(placeDropdown(entry(300, 700), { inline: 208, block: 250 }, below, true)).toMatchObject({
      top: 542,
      room: 250,
    });
    expect(placeDropdown(entry(300, 700), { inline: 208, block: 2000 }, below, true)).toMatchObject({
      top: 100,
      room: 692,
    });
  });

  it('is measured in the direction of the page', () => {
    const rect = { left: 100, right: 250, top: 5, bottom: 45 } as DOMRect;
    expect(boxOf(rect, 'ltr', 1200)).toEqual({ start: 100, end: 250, top: 5, bottom: 45 });
    expect(boxOf(rect, 'rtl', 1200)).toEqual({ start: 950, end: 1100, top: 5, bottom: 45 });
  });
});

describe('§2.3: entries of the menu bar', () => {
  it.each([
    ['all fit exactly', [100, 100, 100], 60, 300, 3],
    ['all fit within half a pixel', [100, 100.4, 100], 60, 300, 3],
    ['one too many: the entry that gathers the rest needs room too', [100, 100, 100], 60, 299, 2],
    ['no room for two and the gathering entry', [100, 100, 100], 101, 299, 1],
    ['no room for any', [100, 100], 60, 150, 0],
    ['none there', [], 60, 300, 0],
  ])('%s', (_, sizes, more, room, count) => {
    expect(fittingCount(sizes, more, room)).toBe(count);
  });
});
