import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { sweepAlerts } from '@/backend/jobs/sweep';
import { ensureDatabase } from '@/backend/store/postgres/migrate';
import { startOwnDatabase } from '@/server/ownDatabase';
import { startServer } from '@/server/server';
import { aPatientDraft, aReadingDraft } from '../../backend/drafts';
import { asOwner } from '../../backend/postgres';
import { rowsOf } from '../../backend/stores';
import {
  anEmptyClinic,
  clientOf,
  config,
  firstAdministrator,
  PASSWORD,
  signIn,
  start,
  type Ask,
} from '../clinic';

const CARE = '/api/care';
const MINUTES = 60_000;

const freePort = (): Promise<number> =>
  new Promise((settle) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => settle(port));
    });
  });

/** Asks again until it is answered, as the page does with what it sends. */
async function insist(ask: Ask, ...call: Parameters<Ask>): Promise<Awaited<ReturnType<Ask>>> {
  for (;;) {
    const answer = await ask(...call).catch(() => undefined);
    if (answer && answer.status < 500) return answer;
    await new Promise((wait) => setTimeout(wait, 100));
  }
}

describe('A server that is killed in the middle of writing', () => {
  beforeAll(async () => {
    await promisify(execFile)('npx', [
      'vite',
      'build',
      '--config',
      'vite.server.config.ts',
      '--logLevel',
      'error',
    ]);
  }, 2 * MINUTES);

  /** A process of its own over a database of its own. */
  async function aProcess() {
    const name = `killed_${crypto.randomUUID().replaceAll('-', '')}`;
    await ensureDatabase(inject('postgres'), name);
    const url = new URL(inject('postgres'));
    url.pathname = `/${name}`;
    const port = await freePort();
    const env = {
      ...process.env,
      DATABASE_URL: url.href,
      PORT: String(port),
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    };
    let running: ChildProcess | undefined;
    const origin = `http://127.0.0.1:${port}`;
    const begin = async () => {
      running = spawn(process.execPath, ['dist-server/main.js'], { env, stdio: 'ignore' });
      await insist(clientOf(origin), 'GET', '/ready');
    };
    const kill = () =>
      new Promise<void>((settle) => {
        running?.once('exit', () => settle());
        running?.kill('SIGKILL');
      });
    onTestFinished(async () => {
      await kill();
      await asOwner((client) => client.query(`drop database "${name}" with (force)`));
    });
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['dist-server/main.js', 'admin', 'ada@clinic.example'],
      { env },
    );
    return { origin, begin, kill, link: /token=(\w+)/.exec(stdout)?.[1] ?? '' };
  }

  it(
    'has every write that it acknowledged, nothing half, and what was sent again once',
    async () => {
      const { origin, begin, kill, link } = await aProcess();
      await begin();
      await clientOf(origin)('POST', '/iam/identities/password/reset', { token: link, password: PASSWORD });
      const token = await signIn(origin, 'ada@clinic.example');
      const acknowledged = new Set<string>();
      const client = async (who: number) => {
        for (let nth = 0; nth < 100; nth += 1) {
          const id = `p${who}-${nth}`;
          const draft = aPatientDraft({ id, patientId: `NP-${id}` });
          const { status } = await insist(clientOf(origin, token), 'POST', `${CARE}/patients`, draft);
          expect([id, status]).toEqual([id, 201]);
          acknowledged.add(id);
        }
      };
      const writing = Promise.all([0, 1, 2, 3, 4].map(client));
      for (const many of [120, 300]) {
        await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(many), {
          timeout: 2 * MINUTES,
          interval: 5,
        });
        await kill();
        await begin();
      }
      await writing;
      const admin = clientOf(origin, token);
      const patients = (await admin('GET', `${CARE}/patients?limit=1000`)).data.items as { id: string }[];
      const rows = (await admin('GET', `${CARE}/summaries?limit=1000`)).data.items as { id: string }[];
      expect(new Set(patients.map(({ id }) => id))).toEqual(acknowledged);
      expect(rows.map(({ id }) => id)).toEqual(patients.map(({ id }) => id));
      const logged = new Map<string, number>();
      for (let cursor: string | undefined = '', next = ''; cursor !== undefined; cursor = next || undefined) {
        const { data } = await admin(
          'GET',
          `${CARE}/audit?kind=patients&limit=500${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
        );
        for (const { record } of data.items as { record: string }[])
          logged.set(record, (logged.get(record) ?? 0) + 1);
        next = (data.next as string | undefined) ?? '';
      }
      expect(logged.size).toBe(500);
      expect(new Set(logged.values())).toEqual(new Set([1]));
    },
    5 * MINUTES,
  );
});

describe('A database that stops', () => {
  it(
    'for twenty seconds is said with when to come again, and all goes on by itself',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'nephrodesk-stopping-'));
      let database = await startOwnDatabase({ folder, isFleeting: true });
      const server = await startServer({ url: database.url, config, logger: pino({ level: 'silent' }) });
      onTestFinished(async () => {
        await server.stop();
        await database.stop();
        rmSync(folder, { recursive: true, force: true });
      });
      const address = server.app.server.address() as AddressInfo;
      const started = { ...server, origin: `http://127.0.0.1:${address.port}`, log: [] };
      const admin = clientOf(started.origin, await firstAdministrator(started));
      expect((await admin('POST', `${CARE}/patients`, aPatientDraft())).status).toBe(201);
      await database.stop();
      const until = Date.now() + 20_000;
      const refusals: [number, string | null][] = [];
      while (Date.now() < until) {
        const { status, headers } = await admin(
          'POST',
          `${CARE}/readings`,
          aReadingDraft({ at: new Date().toISOString() }),
        );
        refusals.push([status, headers.get('Retry-After')]);
        await new Promise((wait) => setTimeout(wait, 500));
      }
      expect(new Set(refusals.map(String))).toEqual(new Set(['503,2']));
      expect((await clientOf(started.origin)('GET', '/ready')).status).toBe(503);
      database = await startOwnDatabase({ folder, isFleeting: true });
      const saved = await insist(
        admin,
        'POST',
        `${CARE}/readings`,
        aReadingDraft({ at: new Date().toISOString(), value: 190 }),
      );
      expect(saved.status).toBe(201);
      expect((await admin('GET', `${CARE}/alerts`)).data.items).toHaveLength(1);
    },
    3 * MINUTES,
  );
});

describe('Two servers and ten clients', () => {
  async function twoServers() {
    const schema = await anEmptyClinic();
    const servers = [await start({ schema }), await start({ schema })];
    const token = await firstAdministrator(servers[0] as (typeof servers)[number]);
    const clients = Array.from({ length: 10 }, (_, nth) => clientOf(servers[nth % 2]?.origin ?? '', token));
    return { servers, clients, admin: clients[0] as Ask };
  }

  it(
    'that save the same version a thousand times have one winner each time',
    async () => {
      const { clients, admin } = await twoServers();
      let { data: stored } = await admin('POST', `${CARE}/patients`, aPatientDraft());
      for (let round = 0; round < 100; round += 1) {
        const match = { 'If-Match': `"${stored.version}"` };
        const answers = await Promise.all(
          clients.map((client, who) =>
            client('PUT', `${CARE}/patients/p1`, { ...stored, city: `${round}-${who}` }, match),
          ),
        );
        const statuses = answers.map(({ status }) => status);
        expect([
          statuses.filter((one) => one === 200).length,
          statuses.filter((one) => one === 412).length,
        ]).toEqual([1, 9]);
        stored = answers.find(({ status }) => status === 200)?.data;
      }
      expect((await admin('GET', `${CARE}/patients/p1`)).data).toEqual(stored);
    },
    5 * MINUTES,
  );

  it(
    'that send two hundred readings of one patient at once raise each alert once, and the row says what they say',
    async () => {
      const { servers, clients, admin } = await twoServers();
      await admin('POST', `${CARE}/patients`, aPatientDraft());
      const now = Date.now();
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, nth) => {
          const at = new Date(now - nth * 60_000).toISOString();
          const value = 120 + (nth % 80);
          const body = aReadingDraft({ id: `r${nth}`, at, value, diastolic: 70 + (nth % 50) });
          return insist(clients[nth % 10] as Ask, 'POST', `${CARE}/readings`, body);
        }),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      const alerts = (await admin('GET', `${CARE}/alerts?patient=p1`)).data.items as {
        rule: string;
        direction: string;
      }[];
      const named = alerts.map(({ rule, direction }) => `${rule} ${direction}`);
      expect(named.length).toBeGreaterThan(0);
      expect(new Set(named).size).toBe(named.length);
      const { data } = await admin(
        'GET',
        `${CARE}/readings/p1/bloodPressure?from=2020-01-01T00:00:00Z&to=2030-01-01T00:00:00Z`,
      );
      expect(data.items).toHaveLength(200);
      // Everybody is judged again from all that is stored: nothing comes out otherwise.
      const row = (await admin('GET', `${CARE}/summaries/p1`)).data;
      const { store } = servers[0]?.services ?? {};
      if (!store) throw new Error('no store');
      await rowsOf(store).put('meta', 'again', 'rules');
      await sweepAlerts(store, { now: () => Date.now(), newId: () => crypto.randomUUID() });
      const { version: _, updatedAt: __, ...fresh } = (await admin('GET', `${CARE}/summaries/p1`)).data;
      expect(row).toMatchObject(fresh);
    },
    5 * MINUTES,
  );
});

describe('Others notice nothing', () => {
  it(
    'of ten thousand wrong passwords from one address',
    async () => {
      const server = await start({ schema: await anEmptyClinic() });
      const token = await firstAdministrator(server);
      const admin = clientOf(server.origin, token);
      const wrong = clientOf(server.origin);
      const attack = { left: 10_000 };
      const statuses = new Map<number, number>();
      const attacker = async () => {
        while (attack.left > 0) {
          attack.left -= 1;
          const { status } = await wrong('POST', '/iam/identities/authorize', {
            email: `a${attack.left % 50}@x.example`,
            password: 'x',
          });
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      };
      const attacking = Promise.all(Array.from({ length: 8 }, attacker));
      let served = 0;
      while (attack.left > 0) {
        const { status } = await admin('GET', `${CARE}/patients`);
        expect(status).toBe(200);
        served += 1;
      }
      await attacking;
      expect(served).toBeGreaterThan(10);
      expect(statuses.get(429)).toBeGreaterThan(9_000);
      expect([...statuses.keys()].every((status) => [200, 429].includes(status))).toBe(true);
    },
    5 * MINUTES,
  );

  it('of tokens that another host has made', async () => {
    const server = await start({ schema: await anEmptyClinic() });
    await firstAdministrator(server);
    const claims = Buffer.from(
      JSON.stringify({ sub: 'ada', email: 'ada@clinic.example', email_verified: true }),
    ).toString('base64url');
    const tokens = [
      `eyJhbGciOiJub25lIn0.${claims}.`,
      `eyJhbGciOiJIUzI1NiJ9.${claims}.c2ln`,
      'x',
      'f'.repeat(64),
    ];
    for (const token of tokens) {
      expect((await clientOf(server.origin, token)('GET', `${CARE}/patients`)).status).toBe(401);
      expect((await clientOf(server.origin, token)('GET', '/iam/identities/staff')).status).toBe(401);
    }
  });

  it('of a server whose clock is an hour ahead: sessions are renewed, and nobody is kept out', async () => {
    const schema = await anEmptyClinic();
    const [right, ahead] = [
      await start({ schema }),
      await start({ schema, now: () => Date.now() + 3_600_000 }),
    ];
    await firstAdministrator(right);
    const { data } = await clientOf(right.origin)('POST', '/iam/identities/authorize', {
      email: 'ada@clinic.example',
      password: PASSWORD,
    });
    const { access_token: token, refresh_token: renewal } = data.accessToken as Record<string, string>;
    const first = await clientOf(ahead.origin, token)('GET', `${CARE}/patients`);
    let current = token;
    if (first.status === 401) {
      const renewed = await clientOf(ahead.origin)('POST', '/iam/identities/refresh', {
        refresh_token: renewal,
      });
      current = renewed.data.accessToken.access_token as string;
    }
    for (const { origin } of [ahead, right]) {
      expect((await clientOf(origin, current)('GET', `${CARE}/patients`)).status).toBe(200);
      await signIn(origin, 'ada@clinic.example');
    }
  });
});
