import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWhole, someOf } from '@tests/support/extent';
import { sequences, type Sequence } from './steps';
import { Ward } from './ward';

/** @throws Error at the first moment at which something grave is hidden */
async function live({ moments, ...where }: Sequence): Promise<void> {
  const ward = new Ward(where);
  try {
    await ward.open();
    for (const { after, step } of moments) {
      await ward.wait(after);
      await ward.take(step);
    }
    // A day without enough urine is judged once it is over.
    await ward.wait(24);
  } finally {
    ward.close();
  }
}

// Two thousand sequences take minutes: fifty run with every rule. A failure prints its seed, its path and the sequence.
it.each(someOf([1, 2, 3, 4], 1))(
  'at every moment what is grave is in an alert that is open, was closed by somebody who could see it, or has cleared (part %d of 4)',
  async (seed) => {
    const lived = fc.assert(fc.asyncProperty(sequences, live), { numRuns: isWhole ? 500 : 50, seed });
    await expect(lived).resolves.toBeUndefined();
  },
);
