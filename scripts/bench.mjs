// npm run bench: sizes and timings of the production build, beside their targets. Figures to look at, never a gate.
// npm run bench -- scale: one part of it (sizes, demos, cold, shifts, starts, search, scale, list, year, server).
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { giveUp, installPackages, tool } from './prerequisites.mjs';
import { serve } from './serve.mjs';

/** One that nobody listens on. */
const freePort = () =>
  new Promise((settle, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => settle(port));
    });
  });

const rounds = 5;
/** Timeout for a clinic of 10,000 patients on a busy machine. */
const patienceMs = 120_000;
const directory = mkdtempSync(join(tmpdir(), 'nephrodesk-bench-'));
process.on('exit', () => rmSync(directory, { recursive: true, force: true }));

installPackages();
const part = process.argv[2];
if (part === 'server') {
  const { benchServer } = await import('../tests/bench/server.mjs');
  await benchServer(freePort);
  process.exit(0);
}
const executablePath = ensureChromium();
const env = {
  NODE_ENV: 'production',
  VITE_AUTH_HOST: '',
  VITE_CARE_HOST: '',
  VITE_AUTH0_DOMAIN: '',
  VITE_AUTH0_CLIENT_ID: '',
};
console.log('Building …');
const quiet = ['--logLevel', 'error', '--emptyOutDir'];
if (!tool('vite', ['build', '--manifest', ...quiet, '--outDir', directory], { env }))
  giveUp('The build failed.');
// The page that fills the database lies beside the application, for a database belongs to its origin.
const filler = ['build', 'tests/bench/fill', '--config', 'vite.config.ts', ...quiet];
if (!tool('vite', [...filler, '--outDir', join(directory, 'fill'), '--base', '/fill/'], { env }))
  giveUp('The build of the filler failed.');
const floorDirectory = mkdtempSync(join(tmpdir(), 'nephrodesk-floor-'));
process.on('exit', () => rmSync(floorDirectory, { recursive: true, force: true }));
// The same packages saying hello, in the same run: what is slow today is slow for both.
const floor = ['build', 'tests/bench/floor', '--config', 'vite.config.ts', '--manifest', ...quiet];
if (!tool('vite', [...floor, '--outDir', floorDirectory], { env })) giveUp('The build of the floor failed.');

const { chromium } = await import('@playwright/test');
const { clinicOf } = await import('../tests/bench/clinic.mjs');
const { demonstrationShare, logDownloads, routeSizes } = await import('../tests/bench/sizes.mjs');
const { firstStart, frames, keystrokes, spread, untilStill, watchLongTasks } =
  await import('../tests/bench/timings.mjs');

const { forgetFiles, seenBy, slowDown, watch } = await import('../tests/bench/slow.mjs');
const { heap, listTimings } = await import('../tests/bench/list.mjs');

const port = await freePort();
const origin = `http://localhost:${port}`;
const floorPort = await freePort();
const floorOrigin = `http://localhost:${floorPort}`;
const stops = [await serve({ directory, port }), await serve({ directory: floorDirectory, port: floorPort })];
const browser = await chromium.launch({ executablePath });

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const print = (what, figure, target) =>
  console.log(`${what.padEnd(58)} ${figure.padStart(24)}   ${target ?? ''}`.trimEnd());

async function profile() {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(patienceMs);
  return context;
}
const signInForm = (page) => page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
const firstRow = (page) => page.getByRole('table').locator('tbody').getByRole('link').first().waitFor();

async function signIn(page) {
  await page.getByLabel('Email', { exact: true }).fill('admin@nephrodesk.test');
  await page.getByLabel('Password', { exact: true }).fill('nephrodesk');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Imports a file through the same dialog as a user. */
async function importFile(page, file) {
  const dialog = page.getByRole('dialog', { name: 'Import patients' });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(file);
  await dialog.getByRole('button', { name: 'Save report' }).waitFor({ timeout: 300_000 });
}

async function dashboardShown(page) {
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.getByRole('main').locator('a[href^="/userlist/"]').first().waitFor();
}

async function sizes() {
  const context = await profile();
  const page = await context.newPage();
  const signInSum = logDownloads(page, directory);
  await page.goto(`${origin}/pages/login`);
  await signInForm(page);
  const entrance = signInSum();
  await signIn(page);
  await dashboardShown(page);
  const everything = signInSum();
  await page.close();

  const again = await context.newPage();
  const dashboardSum = logDownloads(again, directory);
  await again.goto(`${origin}/dashboard`);
  await dashboardShown(again);
  const dashboard = dashboardSum();
  await context.close();

  print('sign-in page, JS gzip until usable', kB(entrance.js), '≤ 150 kB (goal 125)');
  print('dashboard, JS gzip until its patients are visible', kB(dashboard.js), '≤ 230 kB (goal 180)');
  print('very first visit: sign-in, sample clinic, toast, dashboard, JS gzip', kB(everything.js));
  print('CSS gzip', kB(dashboard.css), '≤ 40 kB (goal 34)');
  console.log('\nEach page beyond the first load, gzip:');
  for (const { page: name, js, css } of routeSizes(directory))
    print(`  ${name}`, css ? `${kB(js)} + ${kB(css)} CSS` : kB(js));
}

/**
 * The demonstration code in the files that the product's own pages load, and what is left of it when it is switched
 * off.
 */
async function demos() {
  for (const setting of ['on', 'off']) {
    const built = mkdtempSync(join(tmpdir(), 'nephrodesk-bench-'));
    const options = ['build', '--manifest', '--sourcemap', 'hidden', ...quiet, '--outDir', built];
    if (!tool('vite', options, { env: { ...env, VITE_DEMOS: setting } })) giveUp('The build failed.');
    const { within, product, beside } = demonstrationShare(built);
    rmSync(built, { recursive: true, force: true });
    print(`VITE_DEMOS=${setting}: JS of the product’s pages together, gzip`, kB(product));
    print('  modules of the demonstration in it', String(within.length), '0');
    for (const name of within) console.log(`    ${name}`);
    print('  JS that only the demonstration loads, gzip', kB(beside), setting === 'off' ? '0 kB' : undefined);
  }
}

async function starts() {
  const times = [];
  const blocked = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await profile();
    await watchLongTasks(context);
    const page = await context.newPage();
    const measured = await firstStart(page, `${origin}/userlist`, async () => {
      await signInForm(page);
      await signIn(page);
      await firstRow(page);
    });
    times.push(measured.ms);
    blocked.push(measured.blocked);
    await context.close();
  }
  print('\nfirst start, new profile: navigation to first patient, ms', spread(times).text, '≤ 2000');
  print('longest blocking of the page during it, ms', spread(blocked).text, '≤ 50');
}

/** The first patient of the dashboard. */
const PATIENT = 'main a[href^="/userlist/"]';

/** One cold load on the poor line. @param context somebody's, with what is stored */
async function coldLoad(context, address, selector) {
  const at = new URL(address);
  const page = await context.newPage();
  await forgetFiles(page);
  await watch(page, selector);
  await slowDown(page);
  const sum = logDownloads(page, at.origin === origin ? directory : floorDirectory);
  await page.goto(at.href, { waitUntil: 'commit' });
  await page.waitForFunction(() => typeof window.seen?.visible === 'number', undefined, {
    timeout: patienceMs,
  });
  const { js } = sum();
  const seen = await seenBy(page);
  await page.close();
  return { js, ...seen };
}

async function coldRounds(address, selector, enter) {
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await profile();
    await enter?.(context);
    results.push(await coldLoad(context, address, selector));
    await context.close();
  }
  const of = (name) => spread(results.map((one) => one[name]));
  return { js: results[0].js, visible: of('visible'), blocking: of('blocking'), shift: of('shift'), results };
}

/** Somebody signs in, and the page is left. */
async function enterOnce(context) {
  const page = await context.newPage();
  await page.goto(`${origin}/pages/login`);
  await signInForm(page);
  await signIn(page);
  await dashboardShown(page);
  await page.close();
}

/** The first loads of the product beside the floor's. */
async function cold() {
  const pairs = [
    ['sign-in', '/pages/login', 'input[type="password"]', '/', 'input[type="password"]', null, 125],
    ['dashboard', '/dashboard', PATIENT, '/rows', 'main td a', enterOnce, 180],
  ];
  const wanted = { 'sign-in': [1.15, 1.2], dashboard: [1.35, 2] };
  for (const [name, address, selector, floorAddress, floorSelector, entering, bytes] of pairs) {
    const ours = await coldRounds(`${origin}${address}`, selector, entering);
    const least = await coldRounds(`${floorOrigin}${floorAddress}`, floorSelector);
    const ratio = (what) => (ours[what].median / Math.max(1, least[what].median)).toFixed(2);
    const [seen, blocked] = wanted[name];
    console.log(`\n${name}, cold, on the poor line`);
    print('  JS gzip until visible (floor)', `${kB(ours.js)} (${kB(least.js)})`, `≤ ${bytes} kB`);
    print('  visible, ms', ours.visible.text);
    print('    floor, ms', least.visible.text);
    print('    ratio', ratio('visible'), `≤ ${seen}`);
    print('  blocking, ms', ours.blocking.text);
    print('    floor, ms', least.blocking.text);
    print('    ratio', ratio('blocking'), `≤ ${blocked}`);
    print(
      '  layout shift',
      spread(
        ours.results.map(({ shift }) => shift),
        3,
      ).text,
      '0',
    );
    for (const [value, what] of ours.results[0].shifts) console.log(`    ${value.toFixed(3)} ${what}`);
  }
}

const lists =
  '/dashboard /userlist /userlist?view=staff /alerts /alerts/rules /medicinePlanner /fluidplanner';
const others = '/questioners /therapeuticEducation /usersCategories /audit /serverSetting /user/profile';
const tabs =
  'telemonitoring medicines fluid alerts limits history profile team questionnaires treatment education conditions registration';
const record = '/userlist/sample-02';
const productPages = [
  `${lists} ${others} ${record}`.split(' '),
  tabs.split(' ').map((tab) => `${record}/${tab}`),
].flat();

/** By how much what is shown moves while a page comes, wide and narrow, on a slow processor. */
async function shifts() {
  console.log('\nlayout shift while a page comes (wanted 0)');
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    const context = await browser.newContext({ locale: 'en-GB', viewport });
    context.setDefaultTimeout(patienceMs);
    await enterOnce(context);
    for (const address of productPages) {
      const page = await context.newPage();
      await watch(page, 'main h1');
      await slowDown(page, false);
      await page.goto(`${origin}${address}`, { waitUntil: 'commit' });
      const { shift, shifts: moved } = await seenBy(page);
      const what = moved.filter(([value]) => value >= 0.0005).map(([, names]) => names);
      print(`  ${viewport.width} ${address}`, shift.toFixed(3), what.join('; '));
      await page.close();
    }
    await context.close();
  }
}

/** The search of the bar, from the first key on, which folds every name. */
async function searchInBar(page) {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search', exact: true }).waitFor();
  return keystrokes(page, 'berger 4', '.nd-navbar');
}

async function search(patients) {
  const context = await profile();
  const page = await context.newPage();
  await page.goto(`${origin}/userlist`);
  await signInForm(page);
  await signIn(page);
  await firstRow(page);
  const began = performance.now();
  await importFile(page, {
    name: 'clinic.ndjson',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(clinicOf(patients, Date.now())),
  });
  const imported = performance.now() - began;
  await page.goto(`${origin}/userlist`);
  await firstRow(page);
  await page.getByRole('main').getByRole('searchbox').focus();
  const times = await keystrokes(page, 'berger 4');
  const barTimes = await searchInBar(page);
  await context.close();
  print(`${patients} patients imported, s`, (imported / 1000).toFixed(1));
  print(`search among ${patients} patients, key to paint, ms`, spread(times, 1).text, '≤ 50');
  print(
    `the bar's search among ${patients} patients, pages, files and contacts, ms`,
    spread(barTimes, 1).text,
    '≤ 50',
  );
}

/** Waits until the list shows this number of patients. */
const counted = (page, patients) =>
  page.waitForFunction(
    (count) =>
      Number(document.querySelector('main .nd-filter-count')?.textContent?.replace(/\D/g, '')) >= count,
    patients,
  );

/** What one step of a clinic of any size takes, beside the target, and by how much ten times the patients lengthen it. */
const waits = {
  firstRow: ['worklist: navigation to first row, ms', '≤ 1000'],
  all: ['worklist: navigation to every patient sorted, ms'],
  key: ['worklist: key to paint among all, ms', '≤ 50'],
  year: ['one patient’s year of 40,000 values: click to the last paint, ms', '≤ 200'],
  recorded: ['a new reading stored and judged, ms', '≤ 20'],
  dense: ['  the same of the patient with 40,000 values, ms'],
};

/**
 * A clinic of `patients` with 200 readings each, in the browser: what the morning's list, one patient's year and a new
 * reading take.
 */
async function scale(patients) {
  const context = await profile();
  const page = await context.newPage();
  await page.goto(`${origin}/userlist`);
  await signInForm(page);
  await signIn(page);
  await firstRow(page);
  await page.goto(`${origin}/fill/index.html`);
  const { filled, recorded } = await page.evaluate((count) => window.fillClinic(count), patients);
  // The patient with 40,000 values comes first.
  const times = {
    firstRow: [],
    all: [],
    key: [],
    year: [],
    recorded: recorded.slice(1),
    dense: [recorded[0]],
  };

  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await page.goto(`${origin}/userlist`);
    await firstRow(page);
    times.firstRow.push(performance.now() - began);
    await counted(page, patients);
    times.all.push(performance.now() - began);
  }
  await page.getByRole('main').getByRole('searchbox').focus();
  times.key = await keystrokes(page, 'berger 4');

  for (let round = 0; round < rounds; round += 1) {
    await page.goto(`${origin}/userlist/scale-000000/telemonitoring?measure=pulse&period=monthly`);
    const yearly = page.getByRole('main').getByText('Year', { exact: true });
    await yearly.waitFor();
    await page.locator('canvas').first().waitFor();
    times.year.push(await untilStill(page, () => yearly.click()));
  }
  await context.close();

  const all = `${patients} patients, ${(patients * 200).toLocaleString('en')} readings`;
  console.log(`\n${all}, stored in ${(filled / 1000).toFixed(0)} s, load of the machine ${load()}`);
  const medians = {};
  for (const [step, [what, target]] of Object.entries(waits)) {
    const { median, text } = spread(times[step], 1);
    medians[step] = median;
    print(`  ${what}`, text, target);
  }
  return medians;
}

async function growth() {
  const [small, large] = [await scale(1_000), await scale(10_000)];
  console.log('\nFrom 1,000 to 10,000 patients:');
  for (const [step, [what]] of Object.entries(waits))
    print(`  ${what.replace(/, ms$/, '')}`, `× ${(large[step] / small[step]).toFixed(1)}`);
}

/** Days of readings that a list looks at: more of them would only take longer to store. */
const LISTED_DAYS = 14;

/** A list of `patients` on a slow tablet, and what it holds in memory beyond the list of the sample clinic. */
async function list(patients) {
  const context = await profile();
  const page = await context.newPage();
  await page.goto(`${origin}/userlist`);
  await signInForm(page);
  await signIn(page);
  await firstRow(page);
  // The sample clinic is being stored until then, and its code is there.
  await page.goto(`${origin}/userlist`);
  await firstRow(page);
  await page.waitForTimeout(5_000);
  const before = await heap(page);
  await page.goto(`${origin}/fill/index.html`);
  await page.evaluate(([count, days]) => window.fillClinic(count, days), [patients, LISTED_DAYS]);
  await page.goto(`${origin}/userlist`);
  await counted(page, patients);
  await page.waitForTimeout(5_000);
  const held = (await heap(page)) - before;
  const { keys, orders, scrolls } = await listTimings(page, 3);
  await context.close();
  console.log(`\n${patients} patients in the list, a quarter of the machine’s speed, load ${load()}`);
  print('  key to paint, ms', spread(keys).text, '≤ 60');
  print('  order to paint, ms', spread(orders).text, '≤ 80');
  print('  scrolled, frames a second', spread(scrolls, 1).text, '≥ 58');
  print('  heap beyond the sample clinic’s list, MB', (held / 1e6).toFixed(1), '≤ 30');
}

/** Every reading of one patient's year of 40,000, drawn, zoomed and moved by keyboard. */
async function year() {
  const context = await profile();
  const page = await context.newPage();
  await page.goto(`${origin}/userlist`);
  await signInForm(page);
  await signIn(page);
  await firstRow(page);
  await page.goto(`${origin}/fill/index.html`);
  await page.evaluate((count) => window.fillClinic(count), 100);
  await page.goto(`${origin}/userlist/scale-000000/telemonitoring?measure=pulse&period=yearly&single=yes`);
  const cursor = page.getByRole('slider');
  await cursor.waitFor();
  await page.locator('canvas').first().waitFor();
  await cursor.focus();
  const steps = ['PageUp', 'PageUp', 'PageUp', '+', 'PageDown', '-', 'ArrowLeft', 'PageDown'];
  await frames(page, ['+', '+', '+', '+', '+', '+']);
  const gaps = await frames(page, [...steps, ...steps, ...steps, ...steps, ...steps]);
  // What the machine loses while nothing is drawn.
  const still = await frames(
    page,
    Array.from({ length: 40 }, () => 'Shift'),
  );
  await context.close();
  const lost = (among) => `${among.filter((gap) => gap > 25).length} of ${among.length}`;
  print('\n40,000 readings zoomed and moved: time of a frame, ms', spread(gaps, 1).text, '≤ 16.7');
  print('  frames lost', lost(gaps), '0');
  print('  frames lost while nothing is drawn', lost(still));
}

/** How many programs want a processor, by the last minute and the last quarter of an hour; Windows does not say. */
const load = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .filter((_, index) => index !== 1)
    .join(' and ');

console.log(
  `\n${cpus().length} processors, load ${load()}, Chromium ${browser.version()}, medians with spread\n`,
);
try {
  const parts = {
    sizes,
    demos,
    cold,
    shifts,
    starts,
    search: async () => {
      await search(1_000);
      await search(10_000);
    },
    scale: growth,
    list: () => list(10_000),
    year,
  };
  for (const [name, run] of Object.entries(parts)) if (part === undefined || part === name) await run();
} finally {
  await browser.close();
  for (const stop of stops) await stop();
}
