import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Repository } from '@/backend/contract';
import { openStore } from '../../stores';
import type { Store } from '@/backend/store/port';
import type { Change } from '@/domain/change';
import { createRepository } from '@/backend/care/repository';
import type { AuditEntry } from '@/domain/audit';
import type { Measure } from '@/domain/readings/measure';
import type { Reading } from '@/domain/readings/reading';
import { careClient, countingIds, HOUR, iso, NOW } from '../../clinic';
import { aPatientDraft, aReadingDraft } from '../../drafts';

let store: Store;
let repository: Repository;
let count = 0;
const changes: Change[] = [];

beforeEach(async () => {
  store = openStore(`readings-${(count += 1)}`);
  repository = createRepository(store, {
    now: () => NOW,
    newId: countingIds(),
    onChange: (change) => changes.push(change),
  });
  await careClient(repository, 'admin').post('/patients', aPatientDraft());
  changes.length = 0;
});
afterEach(() => store.close());

const nurse = () => careClient(repository, 'nurse');
const send = (...readings: object[]) => nurse().post('/readings/bulk', { readings });
const stored = async (measure: Measure): Promise<Reading[]> => {
  const params = { from: iso(NOW - 24 * HOUR), to: iso(NOW + 1) };
  return (await nurse().get(`/readings/p1/${measure}`, { params })).data.items;
};
const log = async (): Promise<AuditEntry[]> => (await nurse().get('/patients/p1/audit')).data.items;
const pressure = aReadingDraft({ value: 190, diastolic: 80 });
const pulse = aReadingDraft({ id: 'r2', measure: 'pulse', value: 70, diastolic: undefined });

describe('several readings in one call', () => {
  it('are stored together, judged once and told of once', async () => {
    const answer = await send(pressure, pulse);
    expect(answer).toMatchObject({
      status: 201,
      data: {
        items: [
          { id: 'r1', value: 190, diastolic: 80, recordedBy: 'nurse@nephrodesk.test' },
          { id: 'r2', value: 70 },
        ],
      },
    });
    expect(changes).toEqual([{ patients: ['p1'] }]);
    expect(await stored('bloodPressure')).toEqual([answer.data.items[0]]);
    expect(await stored('pulse')).toEqual([answer.data.items[1]]);
    const { data: alerts } = await nurse().get('/alerts', { params: { patient: 'p1' } });
    expect(alerts.items).toMatchObject([{ rule: 'pressureSevere', repeatCount: 1 }]);
    const recorded = (await log()).filter(({ action }) => action === 'recorded');
    expect(recorded.map(({ record }) => record).toSorted()).toEqual(['r1', 'r2']);
  });

  it('are stored all or none; the refusal names the reading and its field', async () => {
    expect(await send(pressure, { ...pulse, value: 900 })).toMatchObject({
      status: 422,
      data: { fields: { 'readings.1.value': 'validation.outOfRange' } },
    });
    expect(await send({ ...pressure, diastolic: undefined }, pulse)).toMatchObject({
      status: 422,
      data: { fields: { 'readings.0.diastolic': 'validation.bothPressures' } },
    });
    expect(await stored('bloodPressure')).toEqual([]);
    expect(await stored('pulse')).toEqual([]);
    expect((await nurse().get('/alerts', { params: { patient: 'p1' } })).data.items).toEqual([]);
    expect((await log()).filter(({ action }) => action === 'recorded')).toEqual([]);
    expect(changes).toEqual([]);
  });

  it('ask about an unusual value until somebody confirms it', async () => {
    const unusual = { ...pressure, value: 270, diastolic: 155 };
    expect(await send(pulse, unusual)).toMatchObject({
      status: 422,
      data: { fields: { 'readings.1.value': 'validation.checkHigh' } },
    });
    expect((await send(pulse, { ...unusual, confirmedOutOfRange: true })).status).toBe(201);
  });

  it('are answered as they are stored when they are sent again', async () => {
    const first = await send(pressure, pulse);
    changes.length = 0;
    const again = await send(pressure, pulse);
    expect([again.status, again.data]).toEqual([201, first.data]);
    expect(changes).toEqual([]);
    expect(await stored('bloodPressure')).toHaveLength(1);
  });

  it('are refused where an id is of another reading, with what is stored', async () => {
    const first = await send(pressure);
    expect(await send({ ...pulse, at: iso(NOW - 2 * HOUR) }, { ...pressure, value: 150 })).toMatchObject({
      status: 409,
      data: { message: 'errors.storedOtherwise', record: first.data.items[0] },
    });
    expect(await stored('pulse')).toEqual([]);
  });

  it('are of one patient, who exists', async () => {
    expect(await send(pressure, { ...pulse, patient: 'p2' })).toMatchObject({
      status: 422,
      data: { fields: { 'readings.1.patient': 'validation.invalid' } },
    });
    expect((await send({ ...pressure, patient: 'nobody' })).status).toBe(404);
    expect(await stored('bloodPressure')).toEqual([]);
  });

  it('are at least one and at most fifty', async () => {
    expect((await send()).status).toBe(422);
    const many = Array.from({ length: 51 }, (_, place) => ({ ...pulse, id: `p${place}` }));
    expect((await send(...many)).status).toBe(422);
  });

  it.each([
    ['nobody', null, 401],
    ['a visitor', 'visitor', 403],
  ])('are not taken from %s', async (_who, token, status) => {
    const answer = await careClient(repository, token).post('/readings/bulk', { readings: [pulse] });
    expect(answer.status).toBe(status);
  });
});
