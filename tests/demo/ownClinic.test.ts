// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, describe, expect, it } from 'vitest';
import { type Backend } from '@/backend/embedded';
import type { Patient } from '@/domain/patients/patient';
import { account, care, demo, iam, navbar } from '@/shared/api/http';
import { countingIds, NOW } from '../backend/clinic';
import { aPatientDraft } from '../backend/drafts';
import { installBackend } from '@tests/support/inPage';

const clients = [account, care, demo, iam, navbar];
const untouched = clients.map(({ defaults: { adapter, transformRequest } }) => ({
  adapter,
  transformRequest,
}));
let backend: Backend | undefined;
afterAll(() => {
  backend?.close();
  for (const [place, client] of clients.entries()) Object.assign(client.defaults, untouched[place]);
});

interface Person {
  headers: { Authorization: string };
  validateStatus: () => true;
}
const bearing = (token: string): Person => ({
  headers: { Authorization: `Bearer ${token}` },
  validateStatus: () => true,
});

/** Somebody was entered and somebody imported by the staff; an administrator of theirs and one of the demonstration. */
async function opened() {
  globalThis.indexedDB = new IDBFactory();
  for (const client of [iam, account]) client.defaults.baseURL = '/iam';
  care.defaults.baseURL = '/api/care';
  for (const client of [demo, navbar]) client.defaults.baseURL = '/api';
  const now = () => NOW;
  backend = installBackend({
    env: {},
    now,
    newId: countingIds(),
    onChange: () => undefined,
    onProblem: () => undefined,
    passwordRounds: 1,
  });
  await backend.ready;
  const credentials = { email: 'admin@nephrodesk.test', password: 'nephrodesk' };
  const own = await iam.post('/identities/authorize', credentials);
  const theirs = { email: 'admin@demo.nephrodesk.test', password: 'demonstration' };
  const { data } = await demo.post('/authenticate/login/user', theirs);
  const staff = bearing(own.data.accessToken.access_token);
  const demonstration = bearing(data.accessToken);
  const sample = await names(staff);
  const entered = aPatientDraft({ id: 'entered', patientId: 'E-1', lastName: 'Entered' });
  expect((await care.post('/patients', entered, staff)).status).toBe(201);
  const imported = {
    patient: aPatientDraft({ id: 'imported', patientId: 'I-1', lastName: 'Imported' }),
    conditions: [],
    medicationRequests: [],
    readings: [],
  };
  expect((await care.post('/records', { records: [imported] }, staff)).status).toBe(200);
  return { sample, staff, demonstration };
}

let opening: ReturnType<typeof opened> | undefined;
/** Two sample clinics are put in place once for all tests. */
const clinic = () => (opening ??= opened());

const names = async (who: Person): Promise<string[]> => {
  const { data } = await care.get<{ items: Patient[] }>('/patients', { ...who, params: { limit: 1000 } });
  return data.items.map(({ lastName }) => lastName).toSorted();
};

describe('A demonstration account, whatever its role', () => {
  it('never sees a person who was entered or imported, nor does the staff see one of its', async () => {
    const { sample, staff, demonstration } = await clinic();
    expect(await names(staff)).toEqual([...sample, 'Entered', 'Imported'].toSorted());
    expect(await names(demonstration)).toEqual(sample);
    for (const path of ['/patients/entered', '/summaries/entered', '/records/imported'])
      expect([path, (await care.get(path, demonstration)).status]).toEqual([path, 404]);
    const { data: log } = await care.get('/audit', demonstration);
    expect(JSON.stringify(log)).not.toContain('entered');
    const tried = aPatientDraft({ id: 'tried', patientId: 'T-1', lastName: 'Tried' });
    expect((await care.post('/patients', tried, demonstration)).status).toBe(201);
    expect(await names(demonstration)).toEqual([...sample, 'Tried'].toSorted());
    expect(await names(staff)).toEqual([...sample, 'Entered', 'Imported'].toSorted());
  });

  it('has no say over those who work here', async () => {
    const { demonstration } = await clinic();
    expect((await account.get('/identities/staff', demonstration)).status).toBe(403);
    const invited = { id: 'x', username: 'x@y.test', firstName: 'X', lastName: 'Y', role: 'ADMIN' };
    expect((await account.post('/identities/staff', invited, demonstration)).status).toBe(403);
    const { data } = await care.get('/colleagues', demonstration);
    expect(JSON.stringify(data)).not.toContain('@nephrodesk.test');
  });
});
