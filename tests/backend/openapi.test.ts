import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { firstRoutes } from '@/backend/identity/identities';
import { laterRoutes } from '@/backend/identity/lazyRoutes';
import { navbarRoutes } from '@/backend/navbar/navbarAnswers';
import { careRoutes } from '@/backend/care/routes';
import { contractSchemas } from './contractSchemas';

const iamRoutes = [...firstRoutes, ...laterRoutes];
/** Calls that only a server answers: a browser's own backend tells its page of changes without one. */
const serverCalls = ['get /api/care/changes'];

interface Operation {
  summary: string;
  description?: string;
  security?: unknown[];
  parameters?: { $ref?: string; name?: string; in?: string }[];
  responses: Record<string, unknown>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, unknown>;
    parameters: Record<string, unknown>;
    responses: Record<string, unknown>;
  };
}

const file = resolve('public/openapi.json');
const text = readFileSync(file, 'utf8');
const document: Document = JSON.parse(text);
const described = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({ call: `${method} ${path}`, operation })),
);

describe('The OpenAPI document', () => {
  it('describes every call that is answered, and no other', () => {
    const answered = [
      ...careRoutes.map(({ method, path }) => `${method} /api/care${path}`),
      ...navbarRoutes.map(({ method, path }) => `${method} /api${path}`),
      ...iamRoutes.map(({ method, path }) => `${method} /iam${path}`),
      ...serverCalls,
    ];
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(described.map(({ call }) => call).toSorted()).toEqual(answered.toSorted());
  });

  it('has the schemas of the domain (vitest -u writes them anew)', async () => {
    const schemas = { ...document.components.schemas, ...contractSchemas() };
    const current = { ...document, components: { ...document.components, schemas } };
    const { code } = await format(file, JSON.stringify(current, null, 2), { printWidth: 110 });
    await expect(code).toMatchFileSnapshot(file);
  });

  it('says of every create what answers an id under which something else is stored', () => {
    const paths = new Set(careRoutes.filter(({ method }) => method === 'put').map(({ path }) => path));
    const creates = careRoutes.filter(
      ({ method, path }) => method === 'post' && (paths.has(`${path}/{id}`) || path === '/readings'),
    );
    expect(creates.length).toBeGreaterThan(20);
    const told = { $ref: '#/components/responses/StoredOtherwise' };
    const silent = creates.filter(
      ({ path }) =>
        JSON.stringify(document.paths[`/api/care${path}`]?.['post']?.responses['409']) !==
        JSON.stringify(told),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  const guarded = iamRoutes.filter(({ who }) => who !== 'anyone');

  it.each(iamRoutes)('says of $method $path whether it needs a token', ({ method, path }) => {
    const operation = document.paths[`/iam${path}`]?.[method];
    expect(operation?.description).toMatch(/^(No|Needs .*|The) token/);
    expect(operation?.security === undefined).toBe(!operation?.description?.startsWith('No token'));
  });

  it.each(guarded)('says that $method $path is refused without one', ({ method, path }) => {
    const operation = document.paths[`/iam${path}`]?.[method];
    expect(operation?.security).toBeUndefined();
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(['401', '403']));
  });

  it('refers to nothing that is not in it', () => {
    for (const [, kind = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/(\w+)/g)) {
      expect(Object.keys(document.components[kind as 'schemas'] ?? {})).toContain(name);
    }
  });

  // Questions replace one another under the password, and a session only ever ends; of many alerts each names its own.
  const unversioned = /my\/(questions|sessions)|alerts\/actions/;
  it.each(described.filter(({ call }) => /^(put|delete)|actions$/.test(call) && !unversioned.test(call)))(
    'says that $call names a version',
    ({ operation }) => {
      expect(operation.parameters).toContainEqual({ $ref: '#/components/parameters/IfMatch' });
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '412']));
    },
  );
});
