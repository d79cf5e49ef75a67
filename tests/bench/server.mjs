// npm run bench -- server: a clinic's server over a PostgreSQL of its own, asked by a process beside it.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveUp, home, tool } from '../../scripts/prerequisites.mjs';
import { clientOf, followers, steadily } from './server/load.mjs';
import { quantile } from './figures.mjs';

const TEMPLATES = 100;
const COPIES = Number(process.env.BENCH_COPIES ?? 100);
const FOLLOWERS = 200;
const ROUNDS = 200;
const CARE = '/api/care';
const MINUTE_MS = 60_000;
const PASSWORD = 'tulip-anchor-river';
const EMAIL = 'ada@clinic.example';

const print = (what, figure, target) =>
  console.log(`${what.padEnd(62)} ${figure.padStart(30)}   ${target ?? ''}`.trimEnd());
const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const times = (values) => `${ms(quantile(values, 0.5))}, p95 ${ms(quantile(values, 0.95))}`;

/** The largest memory that a process has had so far, MB; what it has now where the system does not say. */
function memoryOf(pid) {
  const status = `/proc/${pid}/status`;
  const kB = existsSync(status)
    ? /VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kB) / 1024;
}

async function startProcess(url, port) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: url,
    PORT: String(port),
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'error',
  };
  const program = join(home, 'dist-server', 'main.js');
  const words = execFileSync(process.execPath, [program, 'admin', EMAIL], { env, encoding: 'utf8' });
  const running = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const origin = `http://127.0.0.1:${port}`;
  const anybody = clientOf(origin);
  for (;;) {
    const answer = await anybody.ask('GET', '/ready').catch(() => undefined);
    if (answer?.status === 200) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const token = /token=(\w+)/.exec(words)?.[1];
  await anybody.ask('POST', '/iam/identities/password/reset', { token, password: PASSWORD });
  const entered = await anybody.ask('POST', '/iam/identities/authorize', {
    email: EMAIL,
    password: PASSWORD,
  });
  const stop = () =>
    new Promise((settle) => {
      running.once('exit', settle);
      running.kill('SIGTERM');
    });
  return {
    origin,
    anybody,
    stop,
    token: JSON.parse(entered.text()).accessToken.access_token,
    memory: () => memoryOf(running.pid),
  };
}

/** Another patient each time, in an order that is the same every time. */
const pick = (ids, nth) => ids[(nth * 7_919) % ids.length];

let sent = 0;
/** A blood pressure of a minute ago; every third one is a crisis. */
function pressure(patient) {
  sent += 1;
  const value = sent % 3 === 0 ? 192 : 126;
  const at = new Date(Date.now() - MINUTE_MS).toISOString();
  return {
    id: `bench-${sent}`,
    patient,
    measure: 'bloodPressure',
    at,
    value,
    diastolic: 84,
    source: 'device',
  };
}

/** 50 readings a second of many patients: what each took until it, its alert and the worklist row were committed. */
async function writes({ ask }, ids, count, { undone }) {
  const before = await undone();
  const began = new Map();
  const answers = await steadily(50, count, (nth) => {
    const patient = pick(ids, nth);
    began.set(patient, performance.now());
    return ask('POST', `${CARE}/readings`, pressure(patient));
  });
  // The database adds up what was undone about once a second.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const good = answers.filter(({ status }) => status === 201);
  print(
    '  reading to alert committed, 50 a second',
    times(good.map((one) => one.ms)),
    '≤ 30 ms, p95 ≤ 100 ms',
  );
  print('    begun again', `${(await undone()) - before} of ${count}`, 'few');
  print('    refused', `${count - good.length} of ${count}`, '0');
}

async function reads({ ask }, ids, dense) {
  const year = `from=${new Date(Date.now() - 366 * 86_400_000).toISOString()}&to=${new Date().toISOString()}`;
  const of = (nth) => pick(ids, nth);
  const everything = [];
  const measure = async (what, paths, target = 'p95 ≤ 50 ms', rounds = ROUNDS) => {
    const values = [];
    for (let nth = 0; nth < rounds; nth += 1) {
      const began = performance.now();
      const answers = await Promise.all(paths(nth).map((path) => ask('GET', CARE + path)));
      values.push(performance.now() - began);
      const [{ status, text }] = answers;
      if (status !== 200 || (nth === 0 && /"items":\[\]/.test(text())))
        throw new Error(`${what}: ${status} ${text().slice(0, 200)}`);
    }
    if (target) everything.push(...values);
    print(`  ${what}`, times(values), target);
  };
  await measure('worklist, first 100 rows', () => ['/summaries?limit=100']);
  await measure('worklist, first page as the program asks', () => ['/summaries'], '', 50);
  await measure('open alerts, first 100', () => ['/alerts?active=true&limit=100']);
  await measure('record page: its four calls', (nth) => {
    const own = `?patient=${of(nth)}&limit=1000`;
    return [
      `/patients/${of(nth)}`,
      `/summaries/${of(nth)}`,
      `/conditions${own}`,
      `/medicationRequests${own}`,
    ];
  });
  await measure('a year of one measure', (nth) => [`/readings/${of(nth)}/bloodPressure?${year}`]);
  await measure('a year of one measure, a value an hour', () => [`/readings/${dense}/pulse?${year}`], '', 50);
  // The page finds people among all rows, which it asks for page by page.
  const whole = [];
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now();
    let next;
    do {
      const cursor = next === undefined ? '' : `?cursor=${encodeURIComponent(next)}`;
      ({ next } = JSON.parse((await ask('GET', `${CARE}/summaries${cursor}`)).text()));
    } while (next !== undefined);
    whole.push(performance.now() - began);
  }
  print('  search: all rows, which the page then looks through', times(whole));
  const within = everything.filter((value) => value <= 50).length / everything.length;
  print('  of these reads within 50 ms', `${(within * 100).toFixed(1)} %`, '≥ 95 %');
}

/** How long after a reading was sent each of the pages that follow hears of it. */
async function events(server, ids) {
  const sentAt = new Map();
  const late = [];
  let heard = 0;
  const leave = await followers(server.origin, server.token, FOLLOWERS, (patients) => {
    for (const patient of patients) {
      const at = sentAt.get(patient);
      if (at === undefined) continue;
      heard += 1;
      late.push(performance.now() - at);
    }
  });
  return {
    leave,
    async measure({ ask }) {
      const wanted = 100;
      await steadily(10, wanted, (nth) => {
        const patient = pick(ids, nth);
        sentAt.set(patient, performance.now());
        return ask('POST', `${CARE}/readings`, pressure(patient));
      });
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      print(
        `  event to ${FOLLOWERS} pages, from sending the reading`,
        `${times(late)}, last ${ms(Math.max(...late))}`,
        '≤ 2 s',
      );
      print('    heard', `${heard} of ${wanted * FOLLOWERS}`, 'all');
    },
  };
}

async function signIns({ ask }) {
  const began = performance.now();
  const until = began + 10_000;
  let count = 0;
  const person = async (who) => {
    for (let nth = 0; performance.now() < until; nth += 1) {
      const from = `10.${who}.${nth >> 8}.${nth & 255}`;
      const body = { email: EMAIL, password: PASSWORD };
      const { status } = await ask('POST', '/iam/identities/authorize', body, from);
      if (status === 200) count += 1;
    }
  };
  await Promise.all([0, 1, 2, 3].map(person));
  print('  sign-ins a second', (count / ((performance.now() - began) / 1_000)).toFixed(1));
}

const load = () => loadavg()[0].toFixed(1);

export async function benchServer(freePort) {
  console.log('Building …');
  const build = ['build', '--config', 'vite.server.config.ts', '--logLevel', 'error'];
  const filler = [...build, '--ssr', 'tests/bench/server/fill.ts', '--outDir', 'dist-bench'];
  if (!tool('vite', build) || !tool('vite', filler)) giveUp('The build failed.');
  const { startOwnDatabase, beginClinic, multiply, fillYear, undone } = await import(
    join(home, 'dist-bench', 'fill.js')
  );
  const folder = mkdtempSync(join(tmpdir(), 'nephrodesk-bench-'));
  const database = await startOwnDatabase({ folder });
  try {
    const now = Date.now();
    await beginClinic(database.url, TEMPLATES, now);
    const young = await multiply(database.url, TEMPLATES, { first: 1, copies: 1 });
    const counters = { undone: () => undone(database.url) };
    console.log(
      `\n${cpus().length} processors for database, server and load; load of the machine ${load()}\n`,
    );
    console.log(`A young clinic, ${2 * TEMPLATES} patients:`);
    const server = await startProcess(database.url, await freePort());
    const admin = clientOf(server.origin, server.token);
    try {
      await writes(admin, young, 500, counters);
      const began = performance.now();
      const ids = await multiply(database.url, TEMPLATES, { first: 2, copies: COPIES - 2 });
      await fillYear(database.url, ids.at(-1), now);
      const patients = TEMPLATES * COPIES;
      const took = ((performance.now() - began) / 1000).toFixed(0);
      console.log(
        `\n${patients.toLocaleString('en')} patients, ${(patients * 200).toLocaleString('en')} readings, stored in ${took} s; ${FOLLOWERS} pages follow; load of the machine ${load()}:`,
      );
      const following = await events(server, ids);
      await reads(admin, ids, ids.at(-1));
      await following.measure(admin);
      await writes(admin, ids, 1_500, counters);
      following.leave();
      await signIns(server.anybody);
      print('  memory of the server, at most', `${server.memory().toFixed(0)} MB`, '≤ 300 MB');
      admin.close();
    } finally {
      await server.stop();
    }
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
