import { describe, expect, it } from 'vitest';
import { everything, find, subjectOf } from '@/demo/pages/finding/found';

describe('what a search finds (§2.7)', () => {
  it('is nothing where nothing is asked', () => {
    expect(find(' ', 'words', 'any', 'relevance')).toEqual([]);
    expect(new Set(everything.map(({ id }) => id)).size).toBe(everything.length);
  });

  it.each([
    ['words', 'alert OFF', true],
    ['exact', 'alert OFF', false],
    ['exact', 'PUT OFF', true],
    ['words', 'alert zebra', false],
  ] as const)('holds %s “%s”: %s', (manner, text, isThere) => {
    const titles = find(text, manner, 'any', 'relevance').map(({ title }) => title);
    expect(titles.includes('Can an alert be put off?')).toBe(isThere);
  });

  it('is as new and in the order that is wanted', () => {
    const newest = find('alert', 'words', 'month', 'newest').map(({ daysAgo }) => daysAgo);
    expect(newest).toEqual([...newest].sort((one, other) => one - other));
    expect(Math.max(...newest)).toBeLessThanOrEqual(31);
    const titles = find('alert', 'words', 'any', 'title').map(({ title }) => title);
    expect(titles).toEqual([...titles].sort((one, other) => one.localeCompare(other, 'en')));
    expect(find('password', 'words', 'any', 'relevance')[0]?.title).toMatch(/password/i);
  });

  it('is mostly about one subject, or about none', () => {
    expect(subjectOf(find('password', 'words', 'any', 'relevance'))?.category.title).toBe(
      'Account and privacy',
    );
    expect(subjectOf([])).toBeNull();
  });
});
