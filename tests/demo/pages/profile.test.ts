import { describe, expect, it } from 'vitest';
import { pollWith } from '@/demo/pages/profile/profileState';

describe('the poll of the profile (§2.7)', () => {
  it.each([null, 'lighthouse', 'home'])('counts the vote for %s', (vote) => {
    const before = pollWith(null);
    const { total, options } = pollWith(vote);
    expect(total).toBe(before.total + (vote === null ? 0 : 1));
    for (const { id, votes, share } of options) {
      const former = before.options.find((one) => one.id === id);
      expect(votes).toBe((former?.votes ?? 0) + (id === vote ? 1 : 0));
      expect(share).toBe(Math.round((votes / total) * 100));
    }
  });
});
