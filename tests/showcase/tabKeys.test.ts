import { describe, expect, it } from 'vitest';
import { placeAt } from '@/showcase/components/tabs-component/tabKeys';

describe('the keys of a tab list', () => {
  it('lead on and back along the line, and beyond an end to the other', () => {
    expect(placeAt('ArrowRight', 0, 3, 'across')).toBe(1);
    expect(placeAt('ArrowRight', 2, 3, 'across')).toBe(0);
    expect(placeAt('ArrowLeft', 0, 3, 'across')).toBe(2);
  });

  it('IN05: turn round where the page is read from the right', () => {
    expect(placeAt('ArrowLeft', 0, 3, 'mirrored')).toBe(1);
    expect(placeAt('ArrowRight', 0, 3, 'mirrored')).toBe(2);
  });

  it('lead down a column, and leave the other arrows to the page', () => {
    expect(placeAt('ArrowDown', 1, 3, 'down')).toBe(2);
    expect(placeAt('ArrowUp', 1, 3, 'down')).toBe(0);
    expect(placeAt('ArrowRight', 1, 3, 'down')).toBeNull();
    expect(placeAt('ArrowDown', 1, 3, 'across')).toBeNull();
  });

  it('lead to both ends, and no other key leads anywhere', () => {
    expect(placeAt('Home', 2, 3, 'across')).toBe(0);
    expect(placeAt('End', 0, 3, 'down')).toBe(2);
    expect(placeAt('Enter', 0, 3, 'across')).toBeNull();
  });
});
