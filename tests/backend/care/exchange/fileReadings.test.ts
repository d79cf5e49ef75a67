import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../stores';
import type { Store } from '@/backend/store/port';
import { createRepository } from '@/backend/care/repository';
import type { AuditEntry } from '@/domain/audit';
import type { ReadingDoubt } from '@/domain/exchange/fileReadings';
import type { Measure } from '@/domain/readings/measure';
import type { Reading, ReadingDraft } from '@/domain/readings/reading';
import { outlookOf } from '@/features/patients/imports/csv/csvPlan';
import { textOf } from '@/features/patients/imports/csv/csvText';
import { readCsv } from '@/features/patients/imports/csv/readCsv';
import { readFiles } from '@/features/patients/imports/run/readFiles';
import { ARRIVAL, arrivingFile } from '@tests/support/arriving';
import { careClient, countingIds, HOUR, iso, matching } from '../../clinic';
import { aPatientDraft, aReadingDraft } from '../../drafts';

let databases = 0;
let now = ARRIVAL;
let store: Store;
beforeEach(async () => {
  now = ARRIVAL;
  store = openStore(`file-readings-${(databases += 1)}`);
  await nurse().post('/patients', patient);
});
afterEach(() => store.close());

const patient = aPatientDraft({
  ext: { ...aPatientDraft().ext, timeZone: 'Europe/Berlin' },
});
const newId = countingIds();
const client = (who: string) =>
  careClient(createRepository(store, { now: () => now, newId, onChange: () => undefined }), who);
const nurse = () => client('nurse');

/** What a device's file holds for a patient, read with its presets. */
async function readingsIn(file: File, of = 'p1'): Promise<ReadingDraft[]> {
  const { settings } = outlookOf(await textOf(file), true, { timeZone: null, patient: of });
  if (!settings) throw new Error('Something of the file is left to decide');
  const { firstName, lastName, patientId, dateOfbirth, ext } = patient;
  const known = { id: of, patientId, firstName, lastName, dateOfbirth, timeZone: ext.timeZone };
  const { pieces } = await readCsv(file, { settings, patients: [known] }, now, () => undefined);
  return pieces.flatMap(({ readings }) => readings);
}
const csv = (...lines: string[]) => readingsIn(new File([lines.join('\n')], 'cuff.csv'));
const arriving = (name: string) => readingsIn(arrivingFile(name));

const send = (readings: readonly ReadingDraft[], file: object = {}, of = 'p1') =>
  nurse().post(`/patients/${of}/readings`, { readings, file });
async function imported(readings: readonly ReadingDraft[], file: object = {}, of = 'p1') {
  const { status, data } = await send(readings, file, of);
  expect(status).toBe(200);
  return data as { created: number; updated: number; unchanged: number; asked?: ReadingDoubt[] };
}
/** The readings that a question is about, sent again with its answer. */
const answered = (sent: readonly ReadingDraft[], doubt: ReadingDoubt | undefined, answer: string) => {
  const { readings = [] } = doubt ?? {};
  return imported(
    sent.filter(({ id }) => readings.some((one) => one.id === id)),
    {
      answer,
      seen: Object.fromEntries(readings.map((one) => [one.id, one.stored?.version ?? ''])),
    },
  );
};

async function stored(measure: Measure, of = 'p1'): Promise<Reading[]> {
  const params = { from: '2020-01-01T00:00:00Z', to: iso(now + HOUR) };
  return (await nurse().get(`/readings/${of}/${measure}`, { params })).data.items;
}
const values = async (measure: Measure, of?: string) =>
  (await stored(measure, of)).map(({ at, value, diastolic }) =>
    [at.slice(0, 16), value, diastolic ?? []].flat().join(' '),
  );
const imports = async (of = 'p1') => (await nurse().get(`/patients/${of}/imports`)).data.items;
const undo = (id: string, of = 'p1') =>
  nurse().post(`/patients/${of}/imports/${id}/undo`, { reason: 'Another patient' });
const openAlerts = async () =>
  (await nurse().get('/alerts', { params: { patient: 'p1' } })).data.items.filter(
    ({ status }: { status: string }) => status === 'open',
  );

describe('§3 #33: readings of a device’s file', () => {
  it('are undone whole within 30 days, with their alerts and a line in the log, and may come again', async () => {
    const severe = await csv('Date,Time,Systolic,Diastolic', '2026-11-19,07:10,188,112');
    const sent = [...(await arriving('04-wrong-patient.csv')), ...severe];
    await nurse().post('/readings', aReadingDraft({ id: 'own', at: iso(now - HOUR), value: 128 }));
    expect(await openAlerts()).toEqual([]);
    expect(await imported(sent)).toMatchObject({ created: 7 });
    expect(await openAlerts()).toMatchObject([{ rule: 'pressureSevere' }]);
    const [made] = await imports();
    expect(made).toMatchObject({
      person: false,
      items: 0,
      readings: 7,
      by: expect.stringContaining('nurse'),
    });
    now += HOUR;
    expect(await undo(made.id)).toMatchObject({ status: 200 });
    expect(await values('bloodPressure')).toEqual(['2026-11-19T09:00 128 80']);
    expect(await values('pulse')).toEqual([]);
    const { data } = await nurse().get('/readings/latest', { params: { patients: 'p1' } });
    expect(data.items).toMatchObject([{ id: 'own' }]);
    expect(await openAlerts()).toEqual([]);
    const log: AuditEntry[] = (await nurse().get('/patients/p1/audit')).data.items;
    expect(log.find(({ detail }) => detail === 'importUndone')).toMatchObject({ reason: 'Another patient' });
    expect(await imports()).toEqual([]);
    expect(await imported(sent)).toMatchObject({ created: 7 });
    expect(await values('pulse')).toHaveLength(3);
    expect(await imports()).toHaveLength(1);
  });

  it('are no import where a form or a device sends them, nor where nothing was new', async () => {
    const sent = await arriving('04-wrong-patient.csv');
    await nurse().post('/patients/p1/readings', { readings: sent });
    expect(await imported(sent)).toMatchObject({ created: 0, unchanged: 6 });
    expect(await imports()).toEqual([]);
  });

  it('are undone of each patient by themselves', async () => {
    await nurse().post('/patients', { ...patient, id: 'p2', patientId: 'NP-2' });
    const lines = ['Date,Time,Systolic,Diastolic', '2026-11-19,06:55,128,80'];
    const file = () => new File([lines.join('\n')], 'cuff.csv');
    await imported(await readingsIn(file()));
    await imported(await readingsIn(file(), 'p2'), {}, 'p2');
    const [made] = await imports('p2');
    expect(await undo(made.id, 'p2')).toMatchObject({ status: 200 });
    expect(await stored('bloodPressure', 'p2')).toEqual([]);
    expect(await stored('bloodPressure')).toHaveLength(1);
    expect(await imports()).toHaveLength(1);
  });

  it('are not undone where somebody has corrected one of them', async () => {
    await imported(await csv('Date,Time,Systolic,Diastolic', '2026-11-19,06:55,128,80'));
    const [made] = await imports();
    const [reading] = await stored('bloodPressure');
    const { id = '', version = '', at } = reading ?? {};
    const correction = { at, value: 126, diastolic: 80, reason: 'Misread' };
    const path = `/readings/p1/bloodPressure/${encodeURIComponent(id)}`;
    expect(await nurse().put(path, correction, matching(version))).toMatchObject({ status: 200 });
    expect(await undo(made.id)).toMatchObject({ status: 409, data: { message: 'errors.importMoved' } });
  });
});

/** Imports the FHIR file of 48 as somebody new. @returns under which id the person stands here */
async function byFhir(withReadings = true): Promise<string> {
  const file = arrivingFile('48-first-way.json');
  const { records } = await readFiles([file], { timeZone: 'Europe/Berlin', now }, () => undefined);
  const sent = records.map((record) => (withReadings ? record : { ...record, readings: [] }));
  const { data } = await nurse().post('/records', { records: sent });
  return data.outcomes[0].patient;
}
const byCsv = async (of: string) => imported(await readingsIn(arrivingFile('48-second-way.csv'), of), {}, of);

describe('a reading that comes by two ways', () => {
  it('is one, whichever of them tells seconds: the day of 48 has 1,000 mL', async () => {
    const id = await byFhir();
    expect(await byCsv(id)).toMatchObject({ created: 0, unchanged: 5 });
    expect(await values('bloodPressure', id)).toEqual(['2026-11-18T05:50 132 80', '2026-11-19T05:55 176 98']);
    expect((await stored('water', id)).reduce((sum, { value }) => sum + value, 0)).toBe(1000);
  });

  it('is one also the other way round, and by each once more', async () => {
    const id = await byFhir(false);
    expect(await byCsv(id)).toMatchObject({ created: 5 });
    expect(await byFhir()).toBe(id);
    expect(await byCsv(id)).toMatchObject({ created: 0 });
    expect(await values('bloodPressure', id)).toEqual(['2026-11-18T05:50 132 80', '2026-11-19T05:55 176 98']);
    expect((await stored('water', id)).map(({ value }) => value)).toEqual([300, 400, 300]);
  });

  it('is one also where it was typed, rounded or corrected since; another minute is another', async () => {
    const typed = aReadingDraft({ id: 'typed', at: iso(ARRIVAL - HOUR), value: 132, source: 'staff' });
    await nurse().post('/readings', typed);
    const draft = (id: string, at: number) =>
      aReadingDraft({ id, at: iso(at), value: 132, source: 'device' });
    const minute = 60_000;
    for (const [name, offset, created] of [
      ['the same', 0, 0],
      ['seconds', 41_000, 0],
      ['rounded up', -19_000, 0],
      ['the next minute', minute, 1],
      ['the minute before', -minute, 1],
    ] as const)
      expect([name, (await imported([draft(name, ARRIVAL - HOUR + offset)])).created]).toEqual([
        name,
        created,
      ]);
  });

  it('is as many drinks of one minute as one file says, and no more by another', async () => {
    const lines = ['Date,Time,Water (mL)', '2026-11-19,08:00,200', '2026-11-19,08:00,200'];
    const twice = await csv(...lines);
    expect(await imported(twice)).toMatchObject({ created: 2 });
    const byApp = twice.map((one, nth) => ({ ...one, id: `app-${nth}`, at: '2026-11-19T07:00:20.000Z' }));
    expect(await imported(byApp)).toMatchObject({ created: 0, unchanged: 2 });
    const thrice = [...byApp, ...byApp.slice(0, 1).map((one) => ({ ...one, id: 'app-3' }))];
    expect(await imported(thrice)).toMatchObject({ created: 1 });
    expect((await stored('water')).map(({ value }) => value)).toEqual([200, 200, 200]);
  });

  it.each([
    ['the total first', ['total', 'parts']],
    ['the parts first', ['parts', 'total']],
  ])('counts once beside the total of its day: %s', async (_name, order) => {
    const lines = {
      total: ['Date,Time,Water (mL),Day mark', '2026-11-18,23:00,1500,total'],
      parts: ['Date,Time,Water (mL)', '2026-11-18,08:00,700', '2026-11-18,12:00,800'],
    };
    for (const name of order) {
      const { asked } = await imported(await csv(...lines[name as keyof typeof lines]));
      expect(asked).toBeUndefined();
    }
    const { data } = await nurse().get('/summaries/p1');
    expect(data.waterDays).toMatchObject([{ day: '2026-11-18', ml: 1500 }]);
  });
});

describe('a value that was changed in the app since', () => {
  const before = () => arriving('13a-before-edit.csv');
  const edited = () => arriving('13b-edited-in-app.csv');
  /** Brings the first file, whose pressure of 212/78 is confirmed as unusual, and asks about the second. */
  async function asked(): Promise<ReadingDoubt> {
    const first = await before();
    const { created, asked: [unusual] = [] } = await imported(first);
    expect(created).toBe(3);
    expect(unusual).toMatchObject({ kind: 'unusual', readings: [{ id: expect.stringContaining('212.78') }] });
    await answered(first, unusual, 'take');
    expect(await openAlerts()).toContainEqual(expect.objectContaining({ rule: 'pressureSevere' }));
    const { created: more, unchanged, asked: [changed] = [] } = await imported(await edited());
    expect([more, unchanged]).toEqual([0, 3]);
    if (!changed) throw new Error('Nothing was asked');
    expect(changed).toMatchObject({ kind: 'changed', readings: [{ stored: { value: 212, diastolic: 78 } }] });
    expect(await values('bloodPressure')).toEqual(['2026-11-18T05:50 132 80', '2026-11-19T05:55 212 78']);
    return changed;
  }

  it('is one reading of its instant with its history, where the file is right', async () => {
    const changed = await asked();
    const { length } = await imports();
    expect(await answered(await edited(), changed, 'replace')).toMatchObject({ created: 0, updated: 1 });
    expect((await stored('bloodPressure')).at(-1)).toMatchObject({
      value: 122,
      diastolic: 78,
      history: [{ value: 212, diastolic: 78, confirmedOutOfRange: true }],
    });
    expect((await stored('bloodPressure')).at(-1)).not.toHaveProperty('confirmedOutOfRange');
    expect(await openAlerts()).toEqual([]);
    for (const file of [await before(), await edited()])
      expect(await imported(file)).toMatchObject({ created: 0, unchanged: 4 });
    const [made, ...others] = await imports();
    expect(others).toHaveLength(length);
    expect(await undo(made.id)).toMatchObject({ status: 200 });
    expect((await stored('bloodPressure')).at(-1)).toMatchObject({ value: 212 });
    expect(await openAlerts()).toContainEqual(expect.objectContaining({ rule: 'pressureSevere' }));
  });

  it('is two readings where both were measured, and none is replaced that has changed since it was shown', async () => {
    const changed = await asked();
    expect(await answered(await edited(), changed, 'beside')).toMatchObject({ created: 1, updated: 0 });
    expect((await values('bloodPressure')).slice(-2)).toEqual([
      '2026-11-19T05:55 212 78',
      '2026-11-19T05:55 122 78',
    ]);
    expect(await imported(await edited())).toMatchObject({ created: 0, unchanged: 4 });
    const another = (await edited()).map((one) => ({ ...one, id: `${one.id}+`, value: one.value + 2 }));
    const [first] = another.slice(0, 1);
    const { status } = await send(another.slice(0, 1), {
      answer: 'replace',
      seen: { [first?.id ?? '']: '7' },
    });
    expect(status).toBe(412);
  });

  it('is asked about whatever way the stored one came by, but not where one file says both', async () => {
    await nurse().post(
      '/readings',
      aReadingDraft({ at: '2026-11-18T05:50:00.000Z', value: 140, diastolic: 84 }),
    );
    expect(await imported(await csv('Date,Time,Sys,Dia', '2026-11-18,06:50,132,80'))).toMatchObject({
      asked: [{ kind: 'changed', readings: [{ stored: { value: 140 } }] }],
    });
    const both = await csv('Date,Time,Sys,Dia', '2026-11-17,06:50,132,80', '2026-11-17,06:50,128,79');
    expect(await imported(both)).toMatchObject({ created: 2 });
    expect(await imported(both)).toMatchObject({ created: 0, unchanged: 2 });
  });
});

describe('a reading that would be asked about where it was typed', () => {
  it('is not stored without a word: a clock that went back to 2021', async () => {
    const sent = await arriving('40-clock-reset.csv');
    const { created, asked: [old, ...others] = [] } = await imported(sent);
    expect([created, others]).toEqual([2, []]);
    expect(await values('bloodPressure')).toEqual(['2026-11-17T05:51 142 84']);
    expect(old).toMatchObject({ kind: 'old' });
    expect(old?.readings).toHaveLength(4);
    expect(await answered(sent, old, 'take')).toMatchObject({ created: 4 });
    expect(await values('bloodPressure')).toHaveLength(3);
    expect((await stored('bloodPressure'))[0]).toMatchObject({ value: 214, confirmedOutOfRange: true });
    expect(await imported(sent)).toMatchObject({ created: 0, unchanged: 6 });
  });

  it.each([
    ['seven days old', '2026-11-12,11:01,75.4', []],
    ['a minute older', '2026-11-12,10:59,75.4', ['old']],
    ['as heavy as a person can be', '2026-11-18,08:00,251', ['unusual']],
    ['five kilograms from the day before', '2026-11-18,08:00,80', []],
    ['more than five kilograms from it', '2026-11-18,08:00,80.1', ['unusual']],
  ])('is asked about or not: a weight %s', async (_name, line, kinds) => {
    await imported(await csv('Date,Time,Weight (kg)', '2026-11-17,09:00,75'));
    const { asked = [] } = await imported(await csv('Date,Time,Weight (kg)', line));
    expect(asked.map(({ kind }) => kind)).toEqual(kinds);
    expect(await stored('weight')).toHaveLength(kinds.length > 0 ? 1 : 2);
  });
});
