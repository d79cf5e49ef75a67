import { describe, expect, it } from 'vitest';
import { mayUndo, REVIEW_UNDO_MS } from '@/domain/patients/review';

describe('undoing a review (§3 #10)', () => {
  const at = '2026-11-20T10:00:00.000Z';
  const by = 'nurse@nephrodesk.test';
  it.each([
    [by, 0, true],
    [by, REVIEW_UNDO_MS, true],
    [by, REVIEW_UNDO_MS + 1, false],
    ['admin@nephrodesk.test', 0, false],
  ])('by %s after %i ms: %s', (user, passed, expected) => {
    expect(mayUndo({ by, at }, user, Date.parse(at) + passed)).toBe(expected);
  });
});
