import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRepository } from '@/backend/care/repository';
import { careRoutes } from '@/backend/care/routes';
import type { Repository } from '@/backend/contract';
import { firstRoutes } from '@/backend/identity/identities';
import { laterRoutes } from '@/backend/identity/lazyRoutes';
import type { Store } from '@/backend/store/port';
import { becomeReader, withReader } from '@tests/support/reader';
import { careClient, countingIds, matching, NOW } from '../clinic';
import { bearer, nurse, page, signIn, withFreshHosts } from '../identity/host';
import { openStore } from '../stores';

withReader();
withFreshHosts();

let store: Store;
let repository: Repository;
let stores = 0;
beforeEach(() => {
  store = openStore(`reader-${(stores += 1)}`);
  repository = createRepository(store, { now: () => NOW, newId: countingIds(), onChange: () => {} });
});
afterEach(() => store.close());

const urlOf = (path: string) => path.replace('{measure}', 'weight').replaceAll(/\{\w+\}/g, 'x1');

describe('AZ01: a role that may only read', () => {
  it.each(careRoutes.map(({ method, path, action }) => [method, path, action] as const))(
    'is let through to %s %s only where that reads the clinic (%s)',
    async (method, path, action) => {
      const reads = action === 'clinic.read';
      const reader = careClient(repository, 'reader');
      const { status } = await reader.request({ method, url: urlOf(path), ...matching('1') });
      expect(status === 403).toBe(!reads);
      expect(reads && method !== 'get').toBe(false);
    },
  );

  const guarded = [...firstRoutes, ...laterRoutes].filter(({ who }) => who !== 'anyone' && who !== 'own');
  it.each(guarded)('is refused $method $path of the identities', async ({ method, path }) => {
    const here = page();
    await becomeReader(here.store, nurse.email);
    const token = await signIn(here.http, nurse);
    const url = path.replace('{id}', 'x1');
    expect((await here.http.request({ method, url, ...bearer(token) })).status).toBe(403);
    const { data } = await here.http.get('/identities/my/', bearer(token));
    expect(data.roles).toEqual([{ name: 'READER' }]);
  });
});
