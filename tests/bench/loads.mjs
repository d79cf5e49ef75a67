// First loads: what they weigh, how long they take on a poor line, what moves meanwhile.
import { kB, print, spread } from './figures.mjs';
import { build, temporary } from './setting.mjs';
import { demonstrationShare, logDownloads, routeSizes } from './sizes.mjs';
import { forgetFiles, seenBy, slowDown, watch } from './slow.mjs';
import { firstStart, watchLongTasks } from './timings.mjs';
import { dashboardShown, enterOnce, firstRow, PATIENT, signIn, signInByKeys, signInForm } from './user.mjs';

const ROUNDS = 5;
/** Between two keys of somebody who types an address and a password. */
const KEY_EVERY_MS = 80;

export async function sizes({ profile, directory, origin }) {
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
export async function demos() {
  for (const setting of ['on', 'off']) {
    const built = temporary();
    build(built, ['--sourcemap', 'hidden'], { VITE_DEMOS: setting });
    const { within, product, beside } = demonstrationShare(built);
    print(`VITE_DEMOS=${setting}: JS of the product’s pages together, gzip`, kB(product));
    print('  modules of the demonstration in it', String(within.length), '0');
    for (const name of within) console.log(`    ${name}`);
    print('  JS that only the demonstration loads, gzip', kB(beside), setting === 'off' ? '0 kB' : undefined);
  }
}

export async function starts({ profile, origin }) {
  const times = [];
  const blocked = [];
  for (let round = 0; round < ROUNDS; round += 1) {
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

/** The very first sign-in of an empty browser, typed by a person, on the poor line: until the first patient is painted. */
export async function first({ profile, origin }) {
  const clicked = [];
  const navigated = [];
  const longest = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await profile();
    const page = await context.newPage();
    await watch(page, PATIENT);
    await page.addInitScript(() =>
      addEventListener('submit', (event) => (window.seen.clicked = event.timeStamp), true),
    );
    await slowDown(page);
    await page.goto(`${origin}/pages/login`, { waitUntil: 'commit' });
    await signInForm(page);
    await signInByKeys(page, KEY_EVERY_MS);
    const { visible, clicked: at, tasks } = await seenBy(page);
    clicked.push(visible - at);
    navigated.push(visible);
    longest.push(Math.max(0, ...tasks.filter(([start]) => start > at).map(([, duration]) => duration)));
    await context.close();
  }
  console.log('\nvery first sign-in, typed, on the poor line, until the first patient is painted');
  print('  from the button, ms', spread(clicked).text, '≤ 3000');
  print('  from the navigation, ms', spread(navigated).text);
  print('  longest task of the page from the button on, ms', spread(longest).text, '≤ 50');
}

/** One cold load on the poor line. @param context somebody's, with what is stored */
async function coldLoad(context, { origin, directory }, path, selector) {
  const page = await context.newPage();
  await forgetFiles(page);
  await watch(page, selector);
  await slowDown(page);
  const sum = logDownloads(page, directory);
  await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => typeof window.seen?.visible === 'number');
  const { js } = sum();
  const seen = await seenBy(page);
  await page.close();
  return { js, ...seen };
}

async function coldRounds(profile, site, path, selector, enter) {
  const results = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await profile();
    await enter?.(context, site.origin);
    results.push(await coldLoad(context, site, path, selector));
    await context.close();
  }
  const of = (name, decimals) =>
    spread(
      results.map((one) => one[name]),
      decimals,
    );
  const { js, shifts: moved } = results[0];
  return { js, visible: of('visible'), blocking: of('blocking'), shift: of('shift', 3), moved };
}

/** The first loads of the product beside the floor's. */
export async function cold(setting) {
  const floor = await setting.floor();
  const pairs = [
    ['sign-in', '/pages/login', 'input[type="password"]', '/', 'input[type="password"]', null, 125],
    ['dashboard', '/dashboard', PATIENT, '/rows', 'main td a', enterOnce, 180],
  ];
  const wanted = { 'sign-in': [1.15, 1.2], dashboard: [1.35, 2] };
  for (const [name, path, selector, floorPath, floorSelector, entering, bytes] of pairs) {
    const ours = await coldRounds(setting.profile, setting, path, selector, entering);
    const least = await coldRounds(setting.profile, floor, floorPath, floorSelector);
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
    print('  layout shift', ours.shift.text, '0');
    for (const [value, what] of ours.moved) console.log(`    ${value.toFixed(3)} ${what}`);
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
export async function shifts({ profile, origin }) {
  console.log('\nlayout shift while a page comes (wanted 0)');
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    const context = await profile({ viewport });
    await enterOnce(context, origin);
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
