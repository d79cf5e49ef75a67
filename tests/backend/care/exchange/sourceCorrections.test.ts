import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../stores';
import type { Store } from '@/backend/store/port';
import { createRepository } from '@/backend/care/repository';
import type { Alert } from '@/domain/alerts/alert';
import { patientRecordSchema, type PatientRecord, type RecordOutcome } from '@/domain/exchange/patientRecord';
import { readResources } from '@/domain/fhir/read/collector';
import { entriesOf } from '@/domain/fhir/read/entries';
import { toBundle } from '@/domain/fhir/write/toBundle';
import type { Reading } from '@/domain/readings/reading';
import { careClient, countingIds, HOUR, iso, matching, NOW } from '../../clinic';
import { aReadingDraft, aRecord } from '../../drafts';

let databases = 0;
/** Six o'clock of the day on which everything happens. */
const SIX = NOW - 4 * HOUR;
let now = NOW;
let stores: Store[] = [];
let nurse: ReturnType<typeof careClient>;

/** A nurse of a clinic of its own. */
function clinic() {
  const store = openStore(`source-corrections-${(databases += 1)}`);
  stores.push(store);
  const newId = countingIds(`c${databases}`);
  return careClient(createRepository(store, { now: () => now, newId, onChange: () => undefined }), 'nurse');
}
beforeEach(() => {
  now = NOW;
  stores = [];
  nurse = clinic();
});
afterEach(() => {
  for (const store of stores) store.close();
});

const measured = aReadingDraft({
  id: 'r1',
  at: iso(SIX - HOUR),
  value: 150,
  diastolic: 90,
  source: 'import',
});
const corrected = (amendedAt: string) => ({ ...measured, value: 119, diastolic: 70, amendedAt });
const file = (change: Partial<PatientRecord>): PatientRecord => ({
  ...aRecord('p1'),
  lastUpdated: iso(SIX),
  conditions: [],
  medicationRequests: [],
  readings: [],
  ...change,
});
async function send(change: Partial<PatientRecord>, as = nurse): Promise<RecordOutcome> {
  const { status, data } = await as.post('/records', { records: [file(change)] });
  expect(status).toBe(200);
  return data.outcomes[0];
}
const listed = async (as = nurse): Promise<Reading[]> => {
  const params = { from: iso(NOW - 900 * HOUR), to: iso(NOW + 900 * HOUR), errors: true };
  return (await as.get('/readings/p1/bloodPressure', { params })).data.items;
};
async function read(as = nurse): Promise<Reading> {
  const found = (await listed(as)).find(({ id }) => id === 'r1');
  if (!found) throw new Error('The reading has gone');
  return found;
}
const alert = async (): Promise<Alert> =>
  (await nurse.get('/alerts', { params: { patient: 'p1' } })).data.items[0];
async function call(reading: Reading, what: string, body: object): Promise<Reading> {
  const path = `/readings/p1/bloodPressure/r1${what}`;
  const save = what === '' ? nurse.put : nurse.post;
  const { status, data } = await save(path, body, matching(reading.version));
  expect(status).toBe(200);
  return data;
}
const correct = async (value: number, diastolic: number) =>
  call(await read(), '', { at: measured.at, value, diastolic, reason: 'Misread', confirmedOutOfRange: true });

describe('§2.4: a correction by the source of a reading', () => {
  it('replaces what the source said before, and the newest of its corrections stays', async () => {
    await send({ readings: [measured] });
    expect(await send({ readings: [corrected(iso(SIX))] })).toMatchObject({ updated: 1 });
    expect(await read()).toMatchObject({ value: 119, amendedAt: iso(SIX), history: [{ value: 150 }] });
    const older = { ...corrected(iso(SIX - HOUR)), value: 140 };
    expect(await send({ readings: [older] })).toMatchObject({ updated: 0 });
    expect(await send({ readings: [measured] })).toMatchObject({ updated: 0, created: 0 });
    expect((await read()).value).toBe(119);
    expect(await send({ readings: [{ ...older, amendedAt: iso(SIX + HOUR) }] })).toMatchObject({
      updated: 1,
    });
    expect((await read()).value).toBe(140);
  });

  it.each([
    ['older than the one made here', iso(SIX)],
    ['without a date', ''],
  ])('%s asks, and the value and its critical alert stand until somebody decides', async (_, amendedAt) => {
    await send({ readings: [measured] });
    await correct(195, 118);
    now += HOUR;
    const outcome = await send({ readings: [corrected(amendedAt)] });
    expect(await read()).toMatchObject({ value: 195, diastolic: 118 });
    expect(await alert()).toMatchObject({ rule: 'pressureSevere', status: 'open' });
    expect(outcome).toMatchObject({ updated: 0 });
    expect(outcome.doubt).toMatchObject({
      kind: 'older',
      differences: [
        {
          kind: 'readings',
          name: 'bloodPressure',
          at: measured.at,
          field: 'value',
          stored: '195/118',
          sent: '119/70',
        },
      ],
    });
    const { id: patient = '', version = '' } = outcome.doubt?.stored ?? {};
    const decision = { answer: 'replace', patient, version } as const;
    expect(await send({ readings: [corrected(amendedAt)], decision })).toMatchObject({ updated: 1 });
    expect(await read()).toMatchObject({ value: 119, history: [{ value: 150 }, { value: 195 }] });
  });

  it('newer than the one made here wins', async () => {
    await send({ readings: [measured] });
    await correct(195, 118);
    now += 2 * HOUR;
    expect(await send({ readings: [corrected(iso(NOW + HOUR))] })).toMatchObject({ updated: 1 });
    expect((await read()).value).toBe(119);
  });

  it('that was replaced here is not put back by the same file', async () => {
    await send({ readings: [measured] });
    await send({ readings: [corrected(iso(SIX))] });
    await correct(195, 118);
    const outcome = await send({ readings: [corrected(iso(SIX))] });
    expect(outcome).toMatchObject({ updated: 0 });
    expect(outcome.doubt).toBeUndefined();
    expect((await read()).value).toBe(195);
  });

  it('that takes it back asks where it was corrected here since', async () => {
    await send({ readings: [measured] });
    await correct(195, 118);
    const withdrawn = [{ id: 'r1', measure: 'bloodPressure' as const, lastUpdated: iso(SIX) }];
    const { doubt } = await send({ withdrawn });
    expect(doubt?.differences).toMatchObject([
      { kind: 'readings', field: 'enteredInError', stored: '195/118' },
    ]);
    expect((await read()).enteredInError).toBeUndefined();
    const { id: patient = '', version = '' } = doubt?.stored ?? {};
    await send({ withdrawn, decision: { answer: 'replace', patient, version } });
    expect((await read()).enteredInError).toBeDefined();
  });

  it('that takes it back does so once: what was put back here for a reason stays, until the source says it anew', async () => {
    await send({ readings: [measured] });
    const withdrawn = { id: 'r1', measure: 'bloodPressure' as const };
    for (const again of [{}, { lastUpdated: iso(SIX) }]) {
      await send({ withdrawn: [{ ...withdrawn, lastUpdated: iso(now) }] });
      await call(await read(), '/restore', { reason: 'It was hers' });
      expect(await send({ withdrawn: [{ ...withdrawn, ...again }] })).toMatchObject({ updated: 0 });
      expect((await read()).enteredInError).toBeUndefined();
      now += HOUR;
    }
    expect(await send({ withdrawn: [{ ...withdrawn, lastUpdated: iso(now) }] })).toMatchObject({
      updated: 1,
    });
    expect((await read()).enteredInError).toBeDefined();
  });
});

describe('§2.4: a reading that was corrected here', () => {
  /** What the file of this clinic says, read as another one reads it. */
  async function exported(): Promise<Partial<PatientRecord>> {
    const { data } = await nurse.get('/records/p1');
    const bundle: unknown = JSON.parse(JSON.stringify(toBundle(patientRecordSchema.parse(data), now)));
    const found = [...entriesOf(bundle)].map((entry) => ({ file: 'export.json', ...entry }));
    const { records } = readResources(found, { timeZone: 'UTC', now });
    return records[0] ?? {};
  }

  it('takes the place of the wrong value in a clinic that has the older file', async () => {
    await send({ readings: [measured] });
    const there = clinic();
    await send(await exported(), there);
    await correct(195, 118);
    now += HOUR;
    await send(await exported(), there);
    expect(await read(there)).toMatchObject({ value: 195, amendedAt: iso(NOW), history: [{ value: 150 }] });
    // Corrected there again, it comes back with the newer date, and neither side asks.
    const later = await there.put(
      '/readings/p1/bloodPressure/r1',
      { at: measured.at, value: 193, diastolic: 118, reason: 'Misread', confirmedOutOfRange: true },
      matching((await read(there)).version),
    );
    expect(later.status).toBe(200);
    expect(later.data.amendedAt).toBe(iso(NOW));
    const { data } = await there.get('/records/p1');
    expect(data.readings).toMatchObject([{ value: 193, amendedAt: iso(now) }]);
    const { doubt } = await send(data);
    expect(doubt).toBeUndefined();
    expect((await read()).value).toBe(193);
  });

  it('does not go into review over the stale value of a clinic that never heard of it', async () => {
    await send({ readings: [measured] });
    const there = clinic();
    await send(await exported(), there);
    const { data: stale } = await there.get('/records/p1');
    await correct(195, 118);
    now += HOUR;
    expect((await send(stale)).doubt).toBeUndefined();
    expect((await read()).value).toBe(195);
    expect(await alert()).toMatchObject({ rule: 'pressureSevere', status: 'open' });
  });
});
