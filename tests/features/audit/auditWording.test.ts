import { describe, expect, it } from 'vitest';
import { readingOf } from '@/features/audit/auditWording';
import type { AuditEntry } from '@/domain/audit';

const entry = (detail: string, kind = 'readings') => ({ kind, detail }) as AuditEntry;

describe('§2.0 a reading in the audit log', () => {
  it('is read where it is one, and stands as it was stored where it is not', () => {
    expect(readingOf(entry('bloodPressure'), 'value', '194/106')).toEqual({
      measure: 'bloodPressure',
      value: 194,
      diastolic: 106,
    });
    expect(readingOf(entry('weight'), 'value', '72.5')).toEqual({ measure: 'weight', value: 72.5 });
    const others: [detail: string, field: string, text: string, kind?: string][] = [
      ['bloodPressure', 'value', '194'],
      ['weight', 'value', '72/5'],
      ['weight', 'value', 'much'],
      ['weight', 'note', '72'],
      ['steps', 'value', '72'],
      ['weight', 'value', '72', 'alerts'],
    ];
    for (const [detail, field, text, kind] of others)
      expect(readingOf(entry(detail, kind), field, text)).toBeNull();
  });
});
