import type * as fhir from 'fhir/r4';
import { describe, expect, it } from 'vitest';
import type { CareOf, CareRecord } from '@/domain/exchange/careRecord';
import { readCare, writeCare } from '@/domain/fhir/resources/care';

const subject = { reference: 'Patient/p1' };
const TODAY = '2026-11-20';

/** A medicine once a day, from some day to some day. */
const segment = (from: string, change: object = {}): CareOf<'allocations'>['segments'][number] => ({
  id: from,
  from,
  anchor: from,
  dose: { value: 960, unit: 'mg' },
  frequency: { kind: 'everyday' },
  times: ['08:00'],
  windowMinutes: 120,
  ...change,
});
const course = (change: Partial<CareOf<'allocations'>>): CareRecord => ({
  allocations: [
    {
      id: 'a1',
      patient: 'p1',
      medicine: 'm1',
      segments: [segment('2025-01-10')],
      prescriber: 'Dr Sand',
      given: { id: 'm1', name: 'Cotrimoxazole', activeIngredients: [] },
      history: [],
      updatedAt: '2025-01-10T08:00:00.000Z',
      ...change,
    },
  ],
});
const stay = (to?: string): CareRecord => ({
  annotations: [
    {
      id: 'n1',
      patient: 'p1',
      kind: 'hospitalStay',
      from: '2026-11-01',
      by: 'nurse',
      updatedAt: '2026-11-01T08:00:00.000Z',
      ...(to && { to }),
    },
  ],
});
const stopped = (on: string, reason: 'completed' | 'sideEffect' = 'completed') => ({
  stopped: { on, reason },
});
const written = (care: CareRecord, day = TODAY) =>
  writeCare(care, subject, day)[0] as fhir.MedicationRequest | fhir.Flag;

describe('the state of a record in an export is that of its day', () => {
  it.each<[string, CareRecord, string]>([
    ['a course that goes on', course({}), 'active'],
    ['one to come', course({ segments: [segment('2026-12-01')] }), 'active'],
    ['one on its last day', course({ segments: [segment('2025-01-10', { to: TODAY })] }), 'active'],
    [
      'one that ended yesterday',
      course({ segments: [segment('2025-01-10', { to: '2026-11-19' })] }),
      'completed',
    ],
    [
      'one that has been over since 2025',
      course({ segments: [segment('2025-01-10', { to: '2025-01-20' })] }),
      'completed',
    ],
    ['one that is stopped today', course(stopped(TODAY, 'sideEffect')), 'stopped'],
    ['one with a stop to come', course(stopped('2026-11-21')), 'active'],
    ['one that was completed', course(stopped('2026-11-19')), 'completed'],
    ['one that pauses', course({ segments: [segment('2026-11-01', { pause: true })] }), 'on-hold'],
    [
      'one that has a pause to come',
      course({ segments: [segment('2025-01-10', { to: TODAY }), segment('2026-11-21', { pause: true })] }),
      'active',
    ],
    ['a stay in hospital that ends today', stay(TODAY), 'active'],
    ['one that ended yesterday', stay('2026-11-19'), 'inactive'],
    ['one without an end', stay(), 'active'],
  ])('%s', (_, care, status) => {
    expect(written(care).status).toBe(status);
  });

  it('and a file is read back on whatever day it was written, but not where another system changed the state', () => {
    const care = course({
      segments: [segment('2025-01-10', { to: '2025-02-10' }), segment('2025-03-01', { pause: true })],
      ...stopped('2027-01-01', 'sideEffect'),
    });
    for (const day of [
      '2024-12-31',
      '2025-01-10',
      '2025-02-11',
      '2025-03-01',
      TODAY,
      '2027-01-01',
      '2031-05-05',
    ])
      expect(readCare('MedicationRequest', { ...written(care, day) })).toHaveProperty('items');
    const changed = { ...written(care), status: 'cancelled' };
    expect(readCare('MedicationRequest', changed)).toEqual({ left: 'changedElsewhere' });
  });
});
