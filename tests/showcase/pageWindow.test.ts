import { describe, expect, it } from 'vitest';
import { namedPages } from '@/showcase/components/pagination/pageWindow';

describe('§2.7: the pages that a strip names', () => {
  it('are all of them where few are there', () => {
    expect(namedPages(1, 1)).toEqual([1]);
    expect(namedPages(3, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('are both ends, the current one and its neighbours, with a gap for more than one page', () => {
    expect(namedPages(1, 10)).toEqual([1, 2, null, 10]);
    expect(namedPages(5, 10)).toEqual([1, null, 4, 5, 6, null, 10]);
    expect(namedPages(10, 10)).toEqual([1, null, 9, 10]);
  });

  it('leave out no single page, for a gap takes as much room', () => {
    expect(namedPages(4, 10)).toEqual([1, 2, 3, 4, 5, null, 10]);
    expect(namedPages(7, 10)).toEqual([1, null, 6, 7, 8, 9, 10]);
  });

  it('name the current page, each once and in order, wherever one is', () => {
    for (let count = 1; count <= 12; count += 1)
      for (let page = 1; page <= count; page += 1) {
        const named = namedPages(page, count).filter((one) => one !== null);
        expect(named).toEqual([...new Set(named)].sort((a, b) => a - b));
        expect(named).toEqual(expect.arrayContaining([1, page, count]));
      }
  });
});
