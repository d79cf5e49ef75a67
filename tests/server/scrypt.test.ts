import { expect, it } from 'vitest';
import { scryptHashing } from '@/server/scrypt';

it('hashes so many at once, says when there is no room, and lets those in first who sign in', async () => {
  const ended: string[] = [];
  const made = Array.from({ length: 20 }, async () => {
    await scryptHashing.hash('tulip-anchor-river');
    ended.push('made');
  });
  const checked = scryptHashing.isRight('tulip-anchor-river', null).then(() => ended.push('checked'));
  const outcomes = await Promise.allSettled(made);
  await checked;
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  // Two are being made and ten wait.
  expect(refused).toHaveLength(8);
  expect(refused.map(({ reason }) => reason.status)).toEqual(Array.from({ length: 8 }, () => 503));
  expect(ended.indexOf('checked')).toBeLessThan(4);
  expect(ended).toHaveLength(13);
});
