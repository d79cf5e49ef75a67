import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import axios from 'axios';
import { randomUUID } from 'node:crypto';
import 'temporal-polyfill/global';
import { repositoryAdapter } from '@/backend/adapter';
import { connect } from '@/backend/embedded/database';
import { createIndexedDbRepository } from '@/backend/embedded/repository';
import type { PatientRecord } from '@/domain/record';
import { aPatient } from './builders';
import type { Answer, Call } from './faults';

const accounts = [
  { email: 'nurse@nephrodesk.test', username: 'nurse@nephrodesk.test', role: 'USER' },
  { email: 'admin@nephrodesk.test', username: 'admin@nephrodesk.test', role: 'ADMIN' },
] as const;
type Account = (typeof accounts)[number];

const identityOf = ({ username, role }: Account) => ({ username, roles: [{ name: role }] });
const tokenOf = ({ role }: Account) => `token-of-${role}`;
const accountOf = (authorization: string | undefined) =>
  accounts.find((account) => authorization === `Bearer ${tokenOf(account)}`);

function authorize(body: unknown): Answer {
  const { email, password } = body as { email?: unknown; password?: unknown };
  const account = accounts.find((known) => known.email === email && password === 'nephrodesk');
  if (!account) return { status: 200, body: { error: 'Email Or Password Invalid' } };
  return {
    status: 200,
    body: { identity: identityOf(account), accessToken: { access_token: tokenOf(account) } },
  };
}

function identities({ method, path, body, headers }: Call): Answer {
  if (method === 'POST' && path === '/iam/identities/authorize') return authorize(body);
  const account = accountOf(headers.authorization);
  if (!account) return { status: 401, body: { error: 'Not signed in' } };
  if (method === 'GET' && path === '/iam/identities/my/') return { status: 200, body: identityOf(account) };
  if (method === 'POST' && path === '/iam/identities/logout') return { status: 204 };
  return { status: 404, body: {} };
}

/** The two patients every host begins with, measured two hours before `now` (epoch ms). */
function firstRecords(now: number): PatientRecord[] {
  const at = new Date(now - 7_200_000).toISOString();
  const record = (number: number, firstName: string, lastName: string): PatientRecord => {
    const {
      version: _,
      updatedAt: __,
      ...patient
    } = aPatient({ id: `p${number}`, patientId: `ND-000${number}`, firstName, lastName });
    const base = { patient: patient.id, at, source: 'patient' as const };
    return {
      patient,
      conditions: [],
      medicationRequests: [],
      readings: [{ ...base, id: `r${number}`, measure: 'bloodPressure', value: 124, diastolic: 78 }],
    };
  };
  return [record(1, 'Ines', 'Aldag'), record(2, 'Theo', 'Marques')];
}

/** A host that keeps the whole contract: the same rules and the same store, behind HTTP. */
export async function createGenuineHost(): Promise<(call: Call) => Promise<Answer>> {
  globalThis.indexedDB = new IDBFactory();
  const repository = createIndexedDbRepository(connect().open, {
    now: () => Date.now(),
    newId: randomUUID,
    onChange: () => undefined,
  });
  await repository.importRecords(firstRecords(Date.now()), {
    username: 'admin@nephrodesk.test',
    role: 'ADMIN',
  });
  const client = axios.create({
    validateStatus: () => true,
    adapter: repositoryAdapter(repository, {
      base: '/api/care',
      authorise: (token) => Promise.resolve(accountOf(`Bearer ${token}`) ?? null),
    }),
  });
  return async (call) => {
    if (call.path.startsWith('/iam/')) return identities(call);
    const { method, path, body, headers } = call;
    const passed = { Authorization: headers.authorization ?? '', 'If-Match': headers['if-match'] };
    const answer = await client.request<unknown>({ method, url: path, data: body, headers: passed });
    return {
      status: answer.status,
      body: answer.data,
      headers: { ETag: String(answer.headers['etag'] ?? '') },
    };
  };
}
