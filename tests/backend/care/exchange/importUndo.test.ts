import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, rowsOf } from '../../stores';
import type { Store } from '@/backend/store/port';
import { createRepository } from '@/backend/care/repository';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import type { Reading } from '@/domain/readings/reading';
import type { AuditEntry } from '@/domain/audit';
import { careClient, countingIds, DAY, HOUR, iso, matching, NOW } from '../../clinic';
import { aPatientDraft, aReadingDraft, aRecord } from '../../drafts';

let databases = 0;
let now = NOW;
let store: Store;
beforeEach(async () => {
  now = NOW;
  store = openStore(`import-undo-${(databases += 1)}`);
  await nurse().post('/patients', aPatientDraft());
  await nurse().post('/conditions', condition);
});
afterEach(() => store.close());

const newId = countingIds();
const client = (who: string) =>
  careClient(createRepository(store, { now: () => now, newId, onChange: () => undefined }), who);
const nurse = () => client('nurse');
const admin = () => client('admin');
const condition = {
  id: 'c1',
  patient: 'p1',
  label: 'Chronic kidney disease',
  clinicalStatus: 'active',
} as const;
const read = async () => (await nurse().get('/patients/p1')).data;
const alerts = async () => (await nurse().get('/alerts', { params: { patient: 'p1' } })).data.items;
const imports = async () => (await nurse().get('/patients/p1/imports')).data.items;
const undo = (id: string, reason = 'Two people of one name') =>
  nurse().post(`/patients/p1/imports/${id}/undo`, { reason });
const log = async (): Promise<AuditEntry[]> => (await nurse().get('/patients/p1/audit')).data.items;

const pressures = async (): Promise<Reading[]> => {
  const params = { from: iso(NOW - 9 * DAY), to: iso(NOW + 9 * DAY) };
  return (await nurse().get('/readings/p1/bloodPressure', { params })).data.items;
};
/** The file that came last. */
let lastSent: PatientRecord;

/** A file about the same number that changes the person, a diagnosis, and brings another and two readings. */
async function sent(city = 'Lagos') {
  now += HOUR;
  const record = aRecord('p1');
  lastSent = {
    ...record,
    lastUpdated: iso(now),
    patient: { ...record.patient, city },
    conditions: [
      { ...condition, label: 'Chronic kidney disease, stage 4', lastUpdated: iso(now) },
      { ...condition, id: 'c2', label: 'Hypertension' },
    ],
    medicationRequests: [],
    readings: [
      aReadingDraft({ id: 'i1', at: iso(NOW), value: 205, diastolic: 118 }),
      aReadingDraft({ id: 'i2', at: iso(NOW + HOUR - DAY), value: 130 }),
    ],
  };
  const { data } = await nurse().post('/records', { records: [lastSent] });
  expect(data.outcomes[0].doubt).toBeUndefined();
  return data.outcomes[0];
}

describe('§2.1: an import into the record of somebody who was stored', () => {
  it('is undone whole: the person, diagnoses and readings stand as they did, and the log says why', async () => {
    const before = await read();
    await sent();
    expect((await read()).city).toBe('Lagos');
    expect(await alerts()).toMatchObject([{ rule: 'pressureSevere', status: 'open' }]);
    const [made] = await imports();
    expect(made).toMatchObject({ by: expect.stringContaining('nurse'), person: true, items: 2, readings: 2 });
    expect(await undo(made.id)).toMatchObject({ status: 200 });
    const { version, updatedAt, ...after } = await read();
    expect([version, updatedAt]).not.toEqual([before.version, before.updatedAt]);
    // It is as old as it was: its file may come again, and no other clinic takes it for newer.
    const { imported, ...ext } = after.ext;
    expect(imported).toEqual({ lastUpdated: before.updatedAt, version });
    expect({ ...after, ext, version: before.version, updatedAt: before.updatedAt }).toEqual(before);
    const { data } = await nurse().get('/conditions', { params: { patient: 'p1' } });
    expect(data.items).toMatchObject([{ id: 'c1', label: 'Chronic kidney disease' }]);
    const { data: readings } = await nurse().get('/readings/p1/bloodPressure', {
      params: { from: iso(NOW - 9 * DAY), to: iso(now) },
    });
    expect(readings.items).toEqual([]);
    expect(await alerts()).not.toContainEqual(expect.objectContaining({ status: 'open' }));
    expect((await log()).find(({ detail }) => detail === 'importUndone')).toMatchObject({
      action: 'restored',
      reason: 'Two people of one name',
      changes: expect.arrayContaining([expect.objectContaining({ field: 'city', before: 'Lagos' })]),
    });
    expect(await imports()).toEqual([]);
    expect(await undo(made.id)).toMatchObject({ status: 404 });
  });

  it('asks for a reason, and is not undone where somebody has changed any of it since', async () => {
    await sent();
    const [made] = await imports();
    expect(await undo(made.id, ' ')).toMatchObject({
      status: 422,
      data: { fields: { reason: 'validation.required' } },
    });
    const { data: c2 } = await nurse().get('/conditions/c2');
    await nurse().put('/conditions/c2', { ...c2, note: 'Since 2019' }, matching(c2.version));
    const stored = await read();
    expect(await undo(made.id)).toMatchObject({ status: 409, data: { message: 'errors.importMoved' } });
    expect(await read()).toEqual(stored);
    expect(await imports()).toHaveLength(1);
  });

  it('is not undone where it moved somebody in the programme, nor kept of somebody who was removed', async () => {
    now += HOUR;
    const record = aRecord('p1');
    const patient = { ...record.patient, ext: { ...record.patient.ext, status: 'deceased' } };
    await nurse().post('/records', {
      records: [{ ...record, readings: [], patient, lastUpdated: iso(now) }],
    });
    expect((await read()).ext.status).toBe('deceased');
    const [made] = await imports();
    expect(await undo(made.id)).toMatchObject({ status: 409, data: { message: 'errors.importMoved' } });
    expect((await read()).ext.status).toBe('deceased');
    const database = rowsOf(store);
    expect(await database.getAllKeys('meta')).toContain('imports p1');
    await admin().delete('/patients/p1', matching((await read()).version));
    expect(await database.getAllKeys('meta')).not.toContain('imports p1');
  });

  it('can be undone one after the other, the newest first, for 30 days', async () => {
    await sent('Lagos');
    await sent('Faro');
    const [newer, older] = await imports();
    expect([newer, older]).toMatchObject([
      { person: true, items: 0, readings: 0 },
      { person: true, items: 2, readings: 2 },
    ]);
    now = Date.parse(older.at) + 30 * DAY - 1;
    expect(await undo(older.id)).toMatchObject({ status: 409 });
    expect(await undo(newer.id)).toMatchObject({ status: 200 });
    expect((await read()).city).toBe('Lagos');
    expect(await undo(older.id)).toMatchObject({ status: 200 });
    expect((await read()).city).toBe(aPatientDraft().city);
    await sent('Faro');
    const [late] = await imports();
    now = Date.parse(late.at) + 30 * DAY;
    expect(await imports()).toEqual([]);
    expect(await undo(late.id)).toMatchObject({ status: 404 });
  });

  it('brings all of it once more where it was undone by mistake', async () => {
    const before = await read();
    const again = await sent();
    const file = { ...lastSent };
    const [made] = await imports();
    expect(await undo(made.id)).toMatchObject({ status: 200 });
    now += HOUR;
    const { data } = await nurse().post('/records', { records: [file] });
    expect(data.outcomes[0]).toEqual(again);
    expect((await read()).city).toBe('Lagos');
    expect(await pressures()).toMatchObject([
      { id: 'i2', value: 130 },
      { id: 'i1', value: 205 },
    ]);
    expect(await alerts()).toContainEqual(
      expect.objectContaining({ rule: 'pressureSevere', status: 'open' }),
    );
    const [second] = await imports();
    expect(await undo(second.id)).toMatchObject({ status: 200 });
    expect((await read()).city).toBe(before.city);
    expect(await pressures()).toEqual([]);
  });

  it('of corrections alone puts back what it corrected or took out, and the alert that stood on it', async () => {
    await sent();
    const before = await pressures();
    now += HOUR;
    const { readings } = lastSent;
    const corrections = {
      ...lastSent,
      readings: [{ ...readings[0], value: 119, diastolic: 70, amendedAt: iso(now) }],
      withdrawn: [
        { id: 'i2', measure: 'bloodPressure' },
        { id: 'i3', measure: 'bloodPressure', at: iso(NOW - DAY), value: 120, diastolic: 60 },
      ],
    };
    const correct = async () => (await nurse().post('/records', { records: [corrections] })).data.outcomes[0];
    for (let time = 0; time < 2; time += 1) {
      expect(await correct()).toMatchObject({ created: 0, updated: 2 });
      expect(await pressures()).toMatchObject([{ id: 'i1', value: 119 }]);
      expect(await alerts()).not.toContainEqual(expect.objectContaining({ status: 'open' }));
      const [made] = await imports();
      expect(made).toMatchObject({ person: false, items: 0, readings: 3 });
      expect(await undo(made.id)).toMatchObject({ status: 200 });
      const said = ({ version: _version, updatedAt: _updatedAt, ...reading }: Reading) => reading;
      expect((await pressures()).map(said)).toEqual(before.map(said));
      expect(await alerts()).toContainEqual(
        expect.objectContaining({ rule: 'pressureSevere', status: 'open' }),
      );
    }
    const unheard = aReadingDraft({ id: 'i3', at: iso(NOW - DAY), value: 120, diastolic: 60 });
    const later = { ...lastSent, readings: [...readings, unheard] };
    const { data } = await nurse().post('/records', { records: [later] });
    expect(data.outcomes[0]).toMatchObject({ created: 1 });
    const [last, first] = await imports();
    expect(await undo(last.id)).toMatchObject({ status: 200 });
    expect(await undo(first.id)).toMatchObject({ status: 200 });
    expect(await pressures()).toEqual([]);
  });

  it('is not undone where a reading that it brought or corrected was corrected here since', async () => {
    await sent();
    const [made] = await imports();
    const [, reading] = await pressures();
    const change = {
      at: reading?.at,
      value: 200,
      diastolic: 118,
      reason: 'Misread',
      confirmedOutOfRange: true,
    };
    const path = '/readings/p1/bloodPressure/i1';
    expect(await nurse().put(path, change, matching(reading?.version ?? ''))).toMatchObject({ status: 200 });
    expect(await undo(made.id)).toMatchObject({ status: 409, data: { message: 'errors.importMoved' } });
    expect(await pressures()).toMatchObject([{ id: 'i2' }, { id: 'i1', value: 200 }]);
  });

  it('writes and removes what belongs to the patient alone, whatever is said to have been there', async () => {
    await nurse().post('/patients', aPatientDraft({ id: 'p2', patientId: 'NP-2' }));
    await nurse().post('/conditions', { ...condition, id: 'c2', patient: 'p2' });
    const { data: other } = await nurse().get('/conditions/c2');
    const made = (items: object[]) => [{ id: 'made', at: iso(now), by: 'nurse', items, readings: [] }];
    for (const [item, status] of [
      [{ kind: 'rules', id: 'pressureSevere', before: null, version: '1' }, 404],
      [{ kind: 'conditions', id: 'c2', before: other, version: other.version }, 404],
      [{ kind: 'conditions', id: 'c2', before: null, version: other.version }, 409],
    ] as const) {
      await rowsOf(store).put('meta', JSON.stringify(made([item])), 'imports p1');
      expect((await undo('made')).status).toBe(status);
    }
    expect((await nurse().get('/conditions/c2')).data).toEqual(other);
  });

  it('leaves nothing to undo where it changed nothing, or made somebody new', async () => {
    await sent();
    const count = (await imports()).length;
    await nurse().post('/records', { records: [aRecord('p9')] });
    expect((await nurse().get('/patients/p9/imports')).data.items).toEqual([]);
    expect(await imports()).toHaveLength(count);
  });
});
