import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { anEmptyClinic, firstAdministrator, start, type StartedServer } from './clinic';

interface Operation {
  requestBody?: unknown;
  responses: Record<string, { $ref?: string }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, { headers?: Record<string, unknown> }> };
}
const document: Document = JSON.parse(readFileSync('public/openapi.json', 'utf8'));
const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
);
const parameters: Record<string, string> = { measure: 'pulse' };
const addressOf = (path: string) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? 'x');

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface Sent {
  token?: string;
  body?: string;
  headers?: Record<string, string>;
}
const ask = ({ app }: StartedServer, method: string, url: string, { token, body, headers }: Sent = {}) =>
  app.inject({
    method: method.toUpperCase() as Method,
    url,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: body }),
  });
type Answer = Awaited<ReturnType<typeof ask>>;

/** What is wrong with the answer to a call by what the document says of it. */
function faultsOf({ path, method, operation }: (typeof calls)[number], answer: Answer): string[] {
  const call = `${method} ${path} ${answer.statusCode}`;
  const declared = operation.responses[String(answer.statusCode)];
  if (!declared) return [`${call}: not declared`];
  if (answer.statusCode < 400) return [];
  const named = document.components.responses[declared.$ref?.split('/').at(-1) ?? ''];
  const isTimed = named?.headers?.['Retry-After'] !== undefined;
  const { message, error } = answer.json<{ message?: unknown; error?: unknown }>();
  return [
    ...(typeof (message ?? error) === 'string' ? [] : [`${call}: ${answer.body}`]),
    ...(isTimed && answer.headers['retry-after'] === undefined ? [`${call}: no Retry-After`] : []),
  ];
}

describe('Every answer is one that the contract declares, in its shape:', () => {
  /** Asks every call but those that end the session or never end. */
  async function everyCall(server: StartedServer, sent: (operation: Operation) => Sent | undefined) {
    const faults: string[] = [];
    const statuses = new Set<number>();
    for (const call of calls) {
      const how = sent(call.operation);
      if (!how || /logout|\/lock$|my\/sessions|\/changes$|my\/password/.test(call.path)) continue;
      const answer = await ask(server, call.method, addressOf(call.path), how);
      statuses.add(answer.statusCode);
      faults.push(...faultsOf(call, answer));
    }
    return { faults, statuses: [...statuses].toSorted((one, other) => one - other) };
  }
  const aServer = async () => start({ schema: await anEmptyClinic() });

  it('without a token', async () => {
    const { faults, statuses } = await everyCall(await aServer(), () => ({}));
    expect(faults).toEqual([]);
    expect(statuses).toContain(401);
  });

  it('to an administrator who sends nothing that makes sense, or names what is not there', async () => {
    const server = await aServer();
    const token = await firstAdministrator(server);
    for (const body of ['{}', '{"a":']) {
      const { faults, statuses } = await everyCall(server, ({ requestBody }) => ({
        token,
        ...(requestBody !== undefined && { body }),
        headers: { 'if-match': '"x"' },
      }));
      expect(faults).toEqual([]);
      expect(statuses).toEqual(expect.arrayContaining([400, 404]));
    }
  });

  it('to a body that is too large', async () => {
    const server = await aServer();
    const token = await firstAdministrator(server);
    const { faults, statuses } = await everyCall(server, ({ requestBody }) =>
      requestBody === undefined
        ? undefined
        : { token, body: '{}', headers: { 'content-length': '999999999' } },
    );
    expect(faults).toEqual([]);
    expect(statuses).toEqual([413]);
  });

  it('while the database is away, with when to come again', async () => {
    const server = await aServer();
    const token = await firstAdministrator(server);
    await server.services.store.end();
    const { faults, statuses } = await everyCall(server, () => ({ token }));
    expect(faults).toEqual([]);
    expect(statuses).toContain(503);
    // What the host offers stands in its settings, not in the database.
    expect(statuses.filter((status) => status < 400)).toEqual([200]);
  });

  it('to whoever knocks too often, with when to come again', async () => {
    const server = await aServer();
    const open = calls.filter(({ path, operation }) => path.startsWith('/iam') && 'security' in operation);
    expect(open.length).toBeGreaterThan(8);
    for (const call of open) {
      let answer: Answer | undefined;
      for (let nth = 0; nth < 121; nth += 1) {
        const body = call.method === 'get' ? {} : { body: '{}' };
        answer = await ask(server, call.method, addressOf(call.path), body);
      }
      expect([call.path, answer?.statusCode, answer && faultsOf(call, answer)]).toEqual([call.path, 429, []]);
    }
  });

  it.each([
    ['no path', `/api/care/patients/%zz`],
    ['an endless id', `/api/care/patients/${'x'.repeat(400)}`],
    ['no call', '/iam/nothing'],
  ])('to an address that is %s', async (_, url) => {
    const server = await aServer();
    const answer = await ask(server, 'get', url, { token: await firstAdministrator(server) });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(Object.keys(answer.json<object>())).toEqual(['message']);
  });
});
