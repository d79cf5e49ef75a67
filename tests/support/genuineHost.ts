import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import axios from 'axios';
import { randomUUID } from 'node:crypto';
import 'temporal-polyfill/global';
import { connect } from '@/backend/store/indexedDb/database';
import { createRepository } from '@/backend/care/repository';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import { toRole } from '@/domain/access';
import type { Bookmark } from '@/shared/navigation/navbarCalls';
import { aPatient } from './builders';
import type { Answer, Call } from './faults';
import { ensureDefaultRules } from '@/backend/care/rules/ruleBook';
import { repositoryAdapter, installNavbar } from '@tests/support/answered';

/** Somebody whom a host knows, and the name of the role it gives them. */
export interface Account {
  username: string;
  role: string;
}
const accounts: readonly Account[] = [
  { username: 'nurse@nephrodesk.test', role: 'USER' },
  { username: 'admin@nephrodesk.test', role: 'ADMIN' },
];

const identityOf = ({ username, role }: Account) => ({ username, roles: [{ name: role }] });
const tokenOf = ({ role }: Account) => `token-of-${role}`;
/** What a host answers to the right password, and a browser keeps of it. */
const loginOf = (account: Account) => ({
  identity: identityOf(account),
  accessToken: { access_token: tokenOf(account) },
});
/** As `loginOf`, for the account of that name. @throws where nobody has */
export function loginAs(username: string): ReturnType<typeof loginOf> {
  const account = accounts.find((known) => known.username === username);
  if (!account) throw new Error(`Nobody is called ${username}.`);
  return loginOf(account);
}
const bearerOf = (authorization: string | undefined) => authorization?.replace(/^Bearer /, '') ?? '';

/** Tells whose an access token is; null for one that is nobody's, or nobody's any more. */
export type Recognise = (token: string) => Promise<Account | null>;
/** By the tokens that this host gives out for a password. */
const byPassword: Recognise = (token) =>
  Promise.resolve(accounts.find((account) => token === tokenOf(account)) ?? null);

function authorize(body: unknown): Answer {
  const { email, password } = body as { email?: unknown; password?: unknown };
  const account = accounts.find((known) => known.username === email && password === 'nephrodesk');
  if (!account) return { status: 200, body: { error: 'Email Or Password Invalid' } };
  return { status: 200, body: loginOf(account) };
}

async function identities({ method, path, body, headers }: Call, recognise: Recognise): Promise<Answer> {
  if (method === 'POST' && path === '/iam/identities/authorize') return authorize(body);
  const account = await recognise(bearerOf(headers.authorization));
  if (!account) return { status: 401, body: { error: 'Not signed in' } };
  if (method === 'GET' && path === '/iam/identities/my/') return { status: 200, body: identityOf(account) };
  if (method === 'POST' && path === '/iam/identities/logout') return { status: 204 };
  // It hears of a lock and does no more: what a locked session may not do is proved where identities are embedded.
  if (method === 'POST' && path === '/iam/identities/my/lock') return { status: 204 };
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

/** Pages as a host names them: in its own words. The last one is none of this application. */
const pages: readonly Bookmark[] = [
  ['dashboard', 'Overview'],
  ['userlist', 'Our patients'],
  ['fluidplanner', 'Fluid plans'],
  ['medicinePlanner', 'Medicines'],
  ['therapeuticEducation', 'Teaching'],
  ['questioners', 'Questionnaires'],
  ['alerts', 'Alarms'],
  ['userCategory', 'Groups of patients'],
  ['general', 'Basics'],
  ['socialLinks', 'Links to us'],
  ['serverSetting', 'Servers'],
  ['termAndConditions', 'Small print'],
  ['notifications', 'Mail and messages'],
  ['/elsewhere.test', 'Elsewhere'],
].map(([path = '', title = ''], index) => ({
  id: `page-${index + 1}`,
  target: `page-${index + 1}`,
  title,
  link: `/${path}`,
  icon: path,
  starred: index < 10 || path === '/elsewhere.test',
}));

/**
 * A host that keeps the whole contract: the same rules and the same store, behind HTTP.
 * @param recogniseOther whose tokens are that it has not given out itself
 */
export async function createGenuineHost(
  recogniseOther?: Recognise,
): Promise<(call: Call) => Promise<Answer>> {
  const recognise: Recognise = async (token) =>
    (await byPassword(token)) ?? (await recogniseOther?.(token)) ?? null;
  globalThis.indexedDB = new IDBFactory();
  const store = connect({ prepare: ensureDefaultRules });
  const repository = createRepository(store, {
    now: () => Date.now(),
    newId: randomUUID,
    onChange: () => undefined,
  });
  await repository.importRecords(firstRecords(Date.now()), {
    username: 'admin@nephrodesk.test',
    role: 'ADMIN',
  });
  const authorise = async (token: string) => {
    const account = await recognise(token);
    return account && { username: account.username, role: toRole(account.role) };
  };
  const client = axios.create({
    validateStatus: () => true,
    adapter: repositoryAdapter(repository, { base: '/api/care', authorise }),
  });
  const bar = axios.create({ validateStatus: () => true });
  installNavbar(bar, '/api', { store, authorise, pages });
  return async (call) => {
    if (call.path.startsWith('/iam/')) return identities(call, recognise);
    // It pushes no changes. Of 404 a browser would complain; a journey that wants a stream gives one as a fault.
    if (call.path === '/api/care/changes') return { status: 204 };
    const { method, path, body, headers } = call;
    const passed = { Authorization: headers.authorization ?? '', 'If-Match': headers['if-match'] };
    const asked = /^\/api\/(main-search|search|update)\//.test(path) ? bar : client;
    const answer = await asked.request<unknown>({ method, url: path, data: body, headers: passed });
    return {
      status: answer.status,
      body: answer.data,
      headers: { ETag: String(answer.headers['etag'] ?? '') },
    };
  };
}
