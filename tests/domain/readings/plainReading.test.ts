import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measures } from '@/domain/readings/measure';
import { isPlainReading, readingSchema, readingSources } from '@/domain/readings/reading';

const plain = {
  id: 'r1',
  version: '1',
  updatedAt: '2026-11-20T11:00:00.000Z',
  patient: 'p1',
  measure: 'pulse',
  at: '2026-11-20T11:00:00.000Z',
  value: 72,
  source: 'device',
};
const pressure = { ...plain, measure: 'bloodPressure', value: 128, diastolic: 79 };

describe('A reading without anything special', () => {
  it.each([
    ['a pulse', plain],
    ['a blood pressure', pressure],
    ['one without fractions of a second', { ...plain, at: '2026-11-20T11:00:00Z' }],
    ['one with an id of 100 characters', { ...plain, id: 'x'.repeat(100) }],
  ])('%s is taken as it is', (_what, sent) => {
    expect(isPlainReading(sent)).toBe(true);
    expect(readingSchema.parse(sent)).toEqual(sent);
  });

  it.each([
    ['nothing', null],
    ['a list', [plain]],
    ['one with a note', { ...plain, note: 'sitting' }],
    ['one with a field nobody knows', { ...plain, weather: 'fine' }],
    ['one with an id of 101 characters', { ...plain, id: 'x'.repeat(101) }],
    ['one without an id', { ...plain, id: '' }],
    ['half a pressure', { ...pressure, diastolic: undefined }],
    ['a pulse with a diastolic', { ...plain, diastolic: 80 }],
    ['a value that is none', { ...plain, value: Number.NaN }],
    ['a value in words', { ...plain, value: '72' }],
    ['a day that does not exist', { ...plain, at: '2026-13-20T11:00:00Z' }],
    ['an instant without a zone', { ...plain, at: '2026-11-20T11:00:00' }],
    ['an unknown measure', { ...plain, measure: 'mood' }],
    ['an unknown source', { ...plain, source: 'rumour' }],
  ])('%s is left to the schema', (_what, sent) => {
    expect(isPlainReading(sent)).toBe(false);
  });

  it('is never anything the schema would refuse or change', () => {
    const any = fc.oneof(
      fc.constantFrom<unknown>(undefined, null, '', 'x', 0, -1, 72.5, Number.NaN, Infinity, {}, []),
      fc.string(),
    );
    const either = <T>(sound: fc.Arbitrary<T>) => fc.oneof({ weight: 9, arbitrary: sound }, any);
    const sent = fc.record(
      {
        id: either(fc.string({ minLength: 1, maxLength: 101 })),
        version: either(fc.constant('1')),
        updatedAt: either(fc.constant(plain.updatedAt)),
        patient: either(fc.constant('p1')),
        measure: either(fc.constantFrom<string>(...measures)),
        at: either(fc.date({ noInvalidDate: true }).map((date) => date.toISOString())),
        value: either(fc.double()),
        diastolic: either(fc.option(fc.double(), { nil: undefined })),
        source: either(fc.constantFrom<string>(...readingSources)),
        note: fc.string(),
      },
      {
        requiredKeys: ['id', 'version', 'updatedAt', 'patient', 'measure', 'at', 'value', 'source'],
      },
    );
    let accepted = 0;
    fc.assert(
      fc.property(sent, (one) => {
        if (!isPlainReading(one)) return;
        accepted += 1;
        expect(readingSchema.parse(one)).toEqual(one);
      }),
      { numRuns: 1000 },
    );
    expect(accepted).toBeGreaterThan(0);
  });
});
