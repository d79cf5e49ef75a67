import { describe, expect, it } from 'vitest';
import { detailWord, readingOf } from '@/features/audit/wording/auditWording';
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

describe('a target in the audit log', () => {
  it('was set or ended, and leaves what is not known as it was stored', () => {
    expect(detailWord(entry('targetSet', 'patients'))).toBe('targets.wasSet');
    expect(detailWord(entry('targetEnded', 'patients'))).toBe('targets.wasEnded');
    expect(detailWord(entry('constructor', 'patients'))).toBeNull();
  });
});

describe('all records as a file in the audit log', () => {
  it('says whether anybody can read it, and leaves what is not known as it was stored', () => {
    expect(detailWord(entry('encrypted', 'clinic'))).toBe('audit.isEncrypted');
    expect(detailWord(entry('plain', 'clinic'))).toBe('audit.isPlain');
    expect(detailWord(entry('all', 'clinic'))).toBeNull();
    expect(detailWord(entry('constructor', 'clinic'))).toBeNull();
  });
});
