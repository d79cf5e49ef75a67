import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derivedId, withEntries, type Entry, type PackedSeries } from '@/backend/store/blocks';
import { unpack, unpackErrors, withoutEntry } from '@/backend/store/unpack';
import { NOW } from '../clinic';

const entry = fc.record(
  {
    t: fc.integer({ min: 0, max: 20 }).map((minute) => NOW + minute * 60_000),
    v: fc.double({ min: 50, max: 300, noNaN: true }),
    w: fc.integer({ min: 30, max: 200 }),
    source: fc.constantFrom('staff', 'patient', 'device', 'import'),
    note: fc.string(),
    recordedAt: fc.constant(new Date(NOW).toISOString()),
    recordedBy: fc.string(),
  },
  { requiredKeys: ['t', 'v', 'w', 'source'] },
);

const pack = (batches: readonly (readonly Entry[])[]): PackedSeries | undefined =>
  batches.reduce<PackedSeries | undefined>(
    (series, batch) => withEntries('bloodPressure', series, batch),
    undefined,
  );

describe('A packed series', () => {
  it('gives back every entry exactly, in the order of time and then of entry', () => {
    fc.assert(
      fc.property(fc.array(fc.array(entry)), fc.nat({ max: 3 }), (drawn, every) => {
        // Some bring an id of their own.
        const batches = drawn.map((batch, nth) =>
          batch.map((one, index): Entry => (index % 4 < every ? { ...one, id: `own${nth}.${index}` } : one)),
        );
        const readings = unpack('p1', 'bloodPressure', pack(batches));
        const expected = batches.flat().toSorted((a, b) => a.t - b.t);
        expect(
          readings.map(({ at, value, diastolic, source, note, updatedAt, recordedBy }) => [
            Date.parse(at),
            value,
            diastolic,
            source,
            note,
            updatedAt,
            recordedBy,
          ]),
        ).toEqual(
          expected.map(({ t, v, w, source, note, recordedAt, recordedBy }) => [
            t,
            v,
            w,
            source,
            note,
            recordedAt ?? new Date(t).toISOString(),
            recordedBy,
          ]),
        );
        expect(readings.map(({ id }) => (id.startsWith('own') ? id : undefined))).toEqual(
          expected.map(({ id }) => id),
        );
        expect(new Set(readings.map(({ id }) => id)).size).toBe(readings.length);
      }),
    );
  });

  it('gives an id to a reading that later ones do not change', () => {
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1 }), fc.array(entry), (first, later) => {
        const ids = (batches: Entry[][]) => unpack('p1', 'bloodPressure', pack(batches)).map(({ id }) => id);
        expect(ids([first, later])).toEqual(expect.arrayContaining(ids([first])));
      }),
    );
  });

  it('reads a half-open range as if all had been read and the rest left out', () => {
    const minute = fc.integer({ min: -1, max: 21 }).map((minutes) => NOW + minutes * 60_000);
    fc.assert(
      fc.property(fc.array(entry), minute, minute, (entries, from, to) => {
        const series = pack([entries]);
        const inside = unpack('p1', 'bloodPressure', series).filter(({ at }) => {
          const t = Date.parse(at);
          return t >= from && t < to;
        });
        expect(unpack('p1', 'bloodPressure', series, from, to)).toEqual(inside);
      }),
    );
  });

  it('§2.4: gives up one reading and keeps all others with their ids and everything said about them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(entry), { minLength: 1 }),
        fc.nat(),
        fc.array(entry),
        (batches, nth, later) => {
          const series = pack(batches);
          const before = unpack('p1', 'bloodPressure', series);
          const chosen = before[nth % Math.max(1, before.length)];
          if (!series || !chosen) return;
          const without = withoutEntry('p1', 'bloodPressure', series, chosen.id);
          expect(without?.entry).toMatchObject({ id: chosen.id, t: Date.parse(chosen.at), v: chosen.value });
          const rest = before.filter(({ id }) => id !== chosen.id);
          expect(unpack('p1', 'bloodPressure', without?.series)).toEqual(rest);
          // The id that went is not given again, as long as what went is remembered.
          const error = { at: '', by: 'nurse', reason: 'wrong' };
          const kept = without && { ...without.series, withdrawn: [{ ...without.entry, error }] };
          const grown = withEntries(
            'bloodPressure',
            kept,
            later.map((one, index) => ({ ...one, id: `new${index}` })),
          );
          expect(unpackErrors('p1', 'bloodPressure', grown).map(({ id }) => id)).toEqual([chosen.id]);
          const ids = unpack('p1', 'bloodPressure', grown).map(({ id }) => id);
          expect(new Set([...ids, chosen.id]).size).toBe(ids.length + 1);
        },
      ),
    );
  });

  it('keeps ids that were given apart from what else is said, and reads blocks that hold both together', () => {
    const at = { v: 120, w: 80, source: 'device' as const };
    const given: Entry[] = [
      { ...at, t: NOW, id: 'cuff 1' },
      { ...at, t: NOW + 1 },
      { ...at, t: NOW + 2, id: 'cuff 2', note: 'left arm' },
    ];
    const series = pack([given]);
    if (!series) throw new Error('nothing packed');
    expect(series.ids).toEqual(['cuff 1', '', 'cuff 2']);
    expect(series.extras).toEqual([{ index: 2, extra: { note: 'left arm' } }]);

    const { ids: _ids, ...older } = series;
    const together: PackedSeries = {
      ...older,
      extras: [
        { index: 0, extra: { id: 'cuff 1' } },
        { index: 2, extra: { id: 'cuff 2', note: 'left arm' } },
      ],
    };
    const readings = unpack('p1', 'bloodPressure', series);
    expect(readings.map(({ id }) => id)).toEqual([
      'cuff 1',
      derivedId('p1', 'bloodPressure', NOW + 1, 0),
      'cuff 2',
    ]);
    expect(unpack('p1', 'bloodPressure', together)).toEqual(readings);
    const grown = withEntries('bloodPressure', together, [{ ...at, t: NOW - 1, id: 'before' }]);
    expect(grown.ids).toEqual(['before', 'cuff 1', '', 'cuff 2']);
    expect(unpack('p1', 'bloodPressure', grown).slice(1)).toEqual(readings);
    expect(withoutEntry('p1', 'bloodPressure', together, 'cuff 1')?.series.ids).toEqual(['', 'cuff 2']);
  });

  it('writes the instant of a derived id to the base 36', () => {
    const instant = fc.integer({ min: -8.64e15, max: 8.64e15 });
    fc.assert(
      fc.property(instant, fc.nat(3), (t, place) => {
        expect(derivedId('p1', 'pulse', t, place)).toBe(`pulse.${t.toString(36)}.${place}.p1`);
      }),
    );
    expect(derivedId('p'.repeat(200), 'pulse', NOW, 0)).toHaveLength(100);
  });

  it('knows no reading of another id', () => {
    const series = pack([[{ t: NOW, v: 120, w: 80, source: 'staff' }]]);
    expect(series && withoutEntry('p1', 'bloodPressure', series, 'other')).toBeUndefined();
  });
});
