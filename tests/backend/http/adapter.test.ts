import axios, { type AxiosInstance } from 'axios';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../stores';
import type { Store } from '@/backend/store/port';
import { createRepository } from '@/backend/care/repository';
import type { Repository } from '@/backend/contract';
import { careRoutes } from '@/backend/care/routes';
import { may, rolesFor } from '@/domain/access';
import { careClient, countingIds, matching, NOW } from '../clinic';
import { aPatientDraft, aReadingDraft, aRecord } from '../drafts';

let store: Store;
let repository: Repository;
let databases = 0;

beforeEach(() => {
  store = openStore(`adapter-${(databases += 1)}`);
  repository = createRepository(store, {
    now: () => NOW,
    newId: countingIds(),
    onChange: () => {},
  });
});
afterEach(() => store.close());

const statusOf = async (client: AxiosInstance, method: string, url: string) =>
  (await client.request({ method, url, headers: { 'If-Match': '1' } })).status;
const urlOf = (path: string) => path.replace('{measure}', 'weight').replaceAll(/\{\w+\}/g, 'x1');

describe('Who may do what (AZ01)', () => {
  const allowed = (status: number) => status !== 401 && status !== 403;

  it.each(careRoutes.map((route) => [route.method, route.path, rolesFor(route.action)] as const))(
    '%s %s',
    async (method, path, roles) => {
      const url = urlOf(path);
      expect(await statusOf(careClient(repository, null), method, url)).toBe(401);
      expect(await statusOf(careClient(repository, 'forged'), method, url)).toBe(401);
      expect(await statusOf(careClient(repository, 'visitor'), method, url)).toBe(403);
      expect(allowed(await statusOf(careClient(repository, 'nurse'), method, url))).toBe(
        roles.includes('USER'),
      );
      expect(allowed(await statusOf(careClient(repository, 'admin'), method, url))).toBe(true);
    },
  );

  it('leaves what holds for all, the log, exports and deleting to administrators', () => {
    const adminsOnly = careRoutes.filter(({ action }) => !may('USER', action));
    expect(adminsOnly.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'delete /annotations/{id}',
      'delete /articles/{id}',
      'delete /categories/{id}',
      'delete /fluidPlans/{id}',
      'delete /medicationRequests/{id}',
      'delete /medicines/{id}',
      'delete /patients/{id}',
      'delete /practitioners/{id}',
      'delete /questionnaires/{id}',
      'delete /rules/{id}',
      'delete /terms/{id}',
      'get /audit',
      'get /clinic/mail',
      'get /clinic/standing',
      'post /alerts/export',
      'post /categories',
      'post /categories/{id}/move',
      'post /clinic',
      'post /clinic/check',
      'post /clinic/export',
      'post /clinic/mail/test',
      'post /medicines',
      'post /rules',
      'post /rules/simulation',
      'post /summaries/export',
      'post /terms',
      'put /categories/{id}',
      'put /medicines/{id}',
      'put /rules/{id}',
      'put /settings/{id}',
      'put /terms/{id}',
    ]);
  });
});

describe('Hostile calls', () => {
  it.each(['..%2fpatients', '%2e%2e', 'a%2Fb', 'a%5Cb', '%00', '%zz', '', 'p1/'])(
    'does not read the id "%s"',
    async (id) => {
      await repository.create('patients', aPatientDraft(), { username: 'u', role: 'ADMIN' });
      expect(await statusOf(careClient(repository), 'get', `/patients/${id}`)).toBe(404);
    },
  );

  it('decodes an id exactly once', async () => {
    await repository.create('patients', aPatientDraft({ id: 'a%20b c' }), { username: 'u', role: 'ADMIN' });
    const { data } = await careClient(repository).get(`/patients/${encodeURIComponent('a%20b c')}`);
    expect(data.id).toBe('a%20b c');
  });

  it('takes over nothing that is not in the contract, at any depth (AP10)', async () => {
    const nurse = careClient(repository, 'nurse');
    const evil = '{"polluted":"yes","constructor":{"prototype":{"polluted":"yes"}}}';
    const text = (value: object) =>
      JSON.stringify(value)
        .replaceAll('{', `{"__proto__":${evil},"constructor":{"prototype":{"polluted":1}},`)
        .replaceAll(',}', '}');
    expect((await nurse.post('/patients', text(aPatientDraft()))).status).toBe(201);
    expect((await nurse.post('/readings', text(aReadingDraft()))).status).toBe(201);
    expect((await nurse.post('/records', text({ records: [aRecord('p2')] }))).status).toBe(200);
    for (const id of ['p1', 'p2']) {
      const exported = (await nurse.get(`/records/${id}`)).data;
      expect(JSON.stringify(exported)).not.toMatch(/polluted|__proto__|constructor/);
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(([] as unknown as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('refuses what is no JSON', async () => {
    const answer = await careClient(repository).post('/patients', '{"id": "p1"');
    expect(answer).toMatchObject({ status: 400, data: { message: 'errors.badRequest' } });
  });
});

describe('As a server would', () => {
  it('rejects with a response where the client wants errors', async () => {
    const client = careClient(repository);
    client.defaults.validateStatus = (status) => status < 300;
    await expect(client.get('/patients/nobody')).rejects.toMatchObject({
      isAxiosError: true,
      code: 'ERR_BAD_REQUEST',
      response: { status: 404, data: { message: 'errors.notFound' } },
    });
  });

  it('fails as it is told to', async () => {
    const nobody = careClient(repository, 'admin', {
      faults: ({ path }) => (path === '/patients' ? 500 : 'network'),
    });
    expect((await nobody.get('/patients')).status).toBe(500);
    await expect(nobody.get('/alerts')).rejects.toMatchObject({ code: 'ERR_NETWORK' });
  });

  it('cancels a call whose view has gone, before and during it (RC03)', async () => {
    const client = careClient(repository, 'admin', { delay: 20 });
    const gone = AbortSignal.abort();
    await expect(client.get('/patients', { signal: gone })).rejects.toSatisfy(axios.isCancel);
    const going = new AbortController();
    const call = client.get('/patients', { signal: going.signal });
    going.abort();
    await expect(call).rejects.toSatisfy(axios.isCancel);
  });

  it('leaves other addresses to the network', async () => {
    const client = careClient(repository);
    await expect(client.get('http://127.0.0.1:9/elsewhere')).rejects.toMatchObject({ code: 'ERR_NETWORK' });
    await expect(client.get('http://127.0.0.1:9/api/care/patients')).rejects.toMatchObject({
      code: 'ERR_NETWORK',
    });
  });

  it('accepts a body that was never text', async () => {
    const client = careClient(repository);
    const draft = aPatientDraft();
    const created = await client.post('/patients', draft, { transformRequest: [(data: unknown) => data] });
    expect(created.status).toBe(201);
    const saved = await client.put(
      '/patients/p1',
      { ...draft, city: 'Bern' },
      matching(created.data.version),
    );
    expect(saved.data.city).toBe('Bern');
  });
});
