import { MedplumClient } from '@medplum/core';
import type { Bundle, Observation } from 'fhir/r4';
import { Client } from 'fhir-kit-client';
import FHIR from 'fhirclient';
import { describe, expect, it } from 'vitest';
import { aDoor, aPressure, aWeight } from './door';

/** What every client of others does here, in its own way. */
interface Foreign {
  create: (resource: object) => Promise<Observation>;
  search: (query: string) => Promise<Bundle>;
  next: (page: Bundle) => Promise<Bundle | undefined>;
  update: (resource: Observation) => Promise<Observation>;
  /** Sends what the server refuses; rejects, or answers the outcome. */
  refused: (resource: object) => Promise<unknown>;
}

type Door = Awaited<ReturnType<typeof aDoor>>;

/** `@medplum/core` pages by itself, by the link `next`. */
function medplum({ base, token }: Door): Foreign {
  const client = new MedplumClient({ baseUrl: base, fhirUrlPath: '', accessToken: token, cacheTime: 0 });
  return {
    create: (resource) =>
      client.createResource(resource as never) as Promise<unknown> as Promise<Observation>,
    search: (query) =>
      client.search('Observation', query, { cache: 'reload' }) as Promise<unknown> as Promise<Bundle>,
    next: async ({ link }) => {
      const url = link?.find(({ relation }) => relation === 'next')?.url;
      return url === undefined ? undefined : (client.get(url) as Promise<Bundle>);
    },
    update: (resource) =>
      client.updateResource(resource as never) as Promise<unknown> as Promise<Observation>,
    refused: (resource) => client.createResource(resource as never),
  };
}

function kit({ base, token }: Door): Foreign {
  const client = new Client({ baseUrl: base, bearerToken: token });
  const resourceType = 'Observation';
  return {
    create: (resource) =>
      client.create({ resourceType, body: resource as never }) as Promise<unknown> as Promise<Observation>,
    search: (query) =>
      client.search({
        resourceType,
        searchParams: Object.fromEntries(new URLSearchParams(query)),
      }) as Promise<unknown> as Promise<Bundle>,
    next: (page) =>
      (client.nextPage({ bundle: page as never }) ??
        Promise.resolve(undefined)) as Promise<unknown> as Promise<Bundle | undefined>,
    update: (resource) =>
      client.update({
        resourceType,
        id: resource.id ?? '',
        body: resource as never,
        options: { headers: { 'If-Match': `W/"${resource.meta?.versionId}"` } },
      }) as Promise<unknown> as Promise<Observation>,
    refused: (resource) => client.create({ resourceType, body: resource as never }),
  };
}

function smart({ base, token }: Door): Foreign {
  const client = FHIR({} as never, {} as never).client({
    serverUrl: base,
    tokenResponse: { access_token: token, token_type: 'bearer' },
  });
  return {
    create: (resource) => client.create(resource as never) as Promise<unknown> as Promise<Observation>,
    search: (query) => client.request(`Observation?${query}`),
    next: async ({ link }) => {
      const url = link?.find(({ relation }) => relation === 'next')?.url;
      return url === undefined ? undefined : client.request(url);
    },
    update: (resource) => client.update(resource as never) as Promise<unknown> as Promise<Observation>,
    refused: (resource) => client.create(resource as never),
  };
}

describe.each<[string, (door: Door) => Foreign]>([
  ['@medplum/core', medplum],
  ['fhir-kit-client', kit],
  ['fhirclient', smart],
])('%s', (_, clientFor) => {
  it('creates, searches, pages and corrects', async () => {
    const door = await aDoor();
    const client = clientFor(door);
    const made = await client.create(aPressure(190, 115));
    expect(made.id).toEqual(expect.any(String));
    for (let nth = 0; nth < 5; nth += 1) await client.create(aWeight(70 + nth, 20 + nth));
    const seen: string[] = [];
    let page: Bundle | undefined = await client.search('patient=p1&code=29463-7&_sort=-date&_count=2');
    expect(page.total).toBe(5);
    while (page) {
      seen.push(...(page.entry ?? []).map(({ resource }) => resource?.id ?? ''));
      page = await client.next(page);
    }
    expect([seen.length, new Set(seen).size]).toEqual([5, 5]);
    const corrected = await client.update({
      ...made,
      component: aPressure(140, 85).component,
    } as Observation);
    expect(corrected).toMatchObject({ status: 'corrected', meta: { versionId: '2' } });
    // What was read before the correction is overtaken.
    const stale = client.update({ ...made, component: aPressure(150, 85).component } as Observation);
    await expect(stale).rejects.toThrow(expect.anything());
    await expect(client.refused(aWeight(900))).rejects.toThrow(expect.anything());
    const { data } = await door.fhir('GET', '/Observation?patient=p1&_summary=count');
    expect(data.total).toBe(6);
  });
});
