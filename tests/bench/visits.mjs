// Going from page to page by the links that people use: how long each takes on a slow processor, and what two hundred leave behind.
import { print, spread } from './figures.mjs';
import { compiledCode, heap } from './list.mjs';
import { slowDown } from './slow.mjs';
import { untilPainted } from './timings.mjs';
import { dashboardShown, enterOnce } from './user.mjs';

const ROUNDS = 5;
/** From a pointer being over a link to the click. */
const HOVERED_MS = 150;
/** Between two pages: what is fetched behind a page is here. */
const REST_MS = 700;
/** Somebody looks at the first page before they go on. */
const LOOK_MS = 4_000;
const VISITS = 200;

const menu = (path) => (page) =>
  page.getByRole('navigation', { name: 'Main menu' }).locator(`a[href="${path}"]`).first();
const inMain = (selector) => (page) => page.getByRole('main').locator(selector).first();
const lacks = ['main .nd-skeleton'];
const titled = (title, ...others) => ({ shows: [['main h1', title], ...others.map((one) => [one])], lacks });

/** A round: name, link, and what the page shows once it is there. */
export const round = [
  ['worklist', menu('/userlist'), titled('', 'main .nd-filter-count', 'main tbody th a')],
  ['record', inMain('tbody th a'), titled('', 'main .nd-sections')],
  ['telemonitoring', inMain('nav a[href$="/telemonitoring"]'), titled('', '.nd-telemonitoring .nd-async')],
  ['alerts', menu('/alerts'), titled('Alerts', 'main tbody a')],
  ['alert rules', inMain('a[href="/alerts/rules"]'), titled('Alert rules', 'main tbody a')],
  ['medicines', menu('/medicinePlanner'), titled('Medicine', 'main tbody')],
  ['fluid plans', menu('/fluidplanner'), titled('Fluid', 'main tbody')],
  ['questionnaires', menu('/questioners'), titled('Question', 'main tbody')],
  ['education', menu('/therapeuticEducation'), titled('Education', 'main tbody')],
  ['dashboard', menu('/dashboard'), titled('Dashboard', 'main a[href^="/userlist/"]')],
];

/** Pointer over the link, a moment, click: as a person. @returns ms from the click to the painted page */
export async function visit(page, link, wanted) {
  await link.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await link.boundingBox();
  const go = async () => {
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.waitForTimeout(HOVERED_MS);
    await page.mouse.down();
    await page.mouse.up();
  };
  const { there } = await untilPainted(page, go, { there: wanted });
  return there;
}

/** One round of the product's pages. @returns ms by name */
async function visitAll(page, restMs = REST_MS) {
  const times = {};
  for (const [name, link, wanted] of round) {
    times[name] = await visit(page, link(page), wanted);
    await page.waitForTimeout(restMs);
  }
  return times;
}

/** The floor's two pages. @returns ms of the other one, for the first time and again */
async function visitFloor(page, origin) {
  await page.goto(`${origin}/rows`);
  await page.locator('main td a').first().waitFor();
  await slowDown(page, false);
  await page.waitForTimeout(LOOK_MS);
  const link = (path) => page.locator(`nav a[href="${path}"]`);
  const other = titled('Other page', 'main li');
  const first = await visit(page, link('/other'), other);
  await visit(page, link('/rows'), titled('row', 'main td a'));
  const warm = await visit(page, link('/other'), other);
  return { first, warm };
}

/** The next page, for the first time and again, at a quarter of the machine's speed. */
export async function pages({ profile, origin, floor }) {
  const { origin: floorOrigin } = await floor();
  const first = [];
  const warm = [];
  const least = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const context = await profile();
    await enterOnce(context, origin);
    const page = await context.newPage();
    await page.goto(`${origin}/dashboard`);
    await dashboardShown(page);
    await slowDown(page, false);
    await page.waitForTimeout(LOOK_MS);
    first.push(await visitAll(page));
    warm.push(await visitAll(page));
    await page.close();
    least.push(await visitFloor(await context.newPage(), floorOrigin));
    await context.close();
  }
  const ofAll = (times) => spread(times.flatMap((one) => Object.values(one)));
  console.log('\nnext page, at a quarter of the machine’s speed: click to painted content, ms');
  for (const [name] of round) {
    const of = (times) => spread(times.map((one) => one[name])).text;
    print(`  ${name}: first visit; again`, `${of(first)}; ${of(warm)}`);
  }
  for (const [what, times, goal, key] of [
    ['first visit, pointer over the link before', first, '≤ 150', 'first'],
    ['again', warm, '≤ 80', 'warm'],
  ]) {
    const ours = ofAll(times);
    const floors = spread(least.map((one) => one[key]));
    print(`  all of them, ${what}`, ours.text, goal);
    print('    floor', floors.text);
    print('    ratio', (ours.median / floors.median).toFixed(2));
  }
}

/** What the page holds after two hundred visits beyond what it held before them. */
export async function visited({ profile, origin }) {
  const context = await profile();
  await enterOnce(context, origin);
  const page = await context.newPage();
  await page.goto(`${origin}/dashboard`);
  await dashboardShown(page);
  const walk = async (least) => {
    for (let count = 0; count < least; count += round.length) await visitAll(page, 0);
    await page.waitForTimeout(REST_MS);
  };
  const look = async () => {
    const all = await heap(page);
    return { all, code: await compiledCode(page) };
  };
  // By then the browser has compiled most of what the round uses.
  await walk(VISITS);
  const before = await look();
  await walk(VISITS);
  const after = await look();
  await context.close();
  const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
  print(
    `\nheap after ${VISITS} visits, and after as many more, MB`,
    `${megabytes(before.all)}, ${megabytes(after.all)}`,
  );
  print('  more', `${((after.all / before.all - 1) * 100).toFixed(1)} %`, '≤ 5 %');
  print('  of it compiled code, MB', megabytes(after.code - before.code));
}
