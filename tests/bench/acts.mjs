// A saved reading until it is seen, and what the page's thread does in the three acts that count most.
import { LISTED_DAYS, filledClinic } from './clinics.mjs';
import { print, spread } from './figures.mjs';
import { slowDown } from './slow.mjs';
import { untilPainted } from './timings.mjs';
import { longestTasks, markedAt, tasksOf, traced } from './trace.mjs';
import { counted, dashboardShown, enterOnce, openList } from './user.mjs';

const ROUNDS = 5;
const LONG_MS = 50;
/** What follows an act within it belongs to it. */
const AFTER_MS = 1_000;

/** The addresses of patients without an alert, as many as are asked for. */
async function calmPatients(page, origin, count) {
  await page.goto(`${origin}/userlist?section=stable`);
  const links = page.locator('main tbody th a');
  await links.first().waitFor();
  const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  return all.slice(0, count);
}

/** The dialog for a severe blood pressure, filled in, over the patient's readings. */
async function fillReading(page, origin, patient, systolic) {
  await page.goto(`${origin}${patient}/telemonitoring?table=yes&record=bloodPressure`);
  await page.locator('main tbody').first().waitFor();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Systolic/).fill(String(systolic));
  await dialog.getByLabel(/^Diastolic/).fill('116');
  await page.waitForTimeout(1_500);
  return dialog.getByRole('button', { name: 'Save' });
}

const seenReading = (systolic) => ({
  value: { shows: [['main tbody td', `${systolic}/116`]] },
  alert: { shows: [['main .nd-page-lead', 'Critical']] },
});

/** From the click on *Save* to the value in the record and the alert above it. */
export async function saving({ profile, origin, browser }) {
  const context = await profile();
  const page = await context.newPage();
  await openList(page, origin);
  const patients = await calmPatients(page, origin, ROUNDS);
  const times = { value: [], alert: [], both: [], work: [] };
  for (const [turn, patient] of patients.entries()) {
    const systolic = 190 + turn;
    const session = await slowDown(page, false);
    const save = await fillReading(page, origin, patient, systolic);
    await page.evaluate(() => {
      addEventListener('click', () => performance.mark('bench.begun'), { capture: true, once: true });
    });
    let seen = {};
    const events = await traced(browser, page, async () => {
      seen = await untilPainted(page, () => save.click(), seenReading(systolic));
      await page.evaluate(() => performance.mark('bench.seen'));
    });
    const { tasks, own } = tasksOf(events);
    const [begun, end] = ['bench.begun', 'bench.seen'].map((mark) => markedAt(own, mark));
    const work = tasks.filter(({ from, to }) => to > begun && from < end);
    times.value.push(seen.value);
    times.alert.push(seen.alert);
    times.both.push(Math.max(seen.value, seen.alert));
    times.work.push(work.reduce((sum, { ms }) => sum + ms, 0));
    await session.detach();
  }
  await context.close();
  console.log('\na reading saved, at a quarter of the machine’s speed: from the click on Save, ms');
  print('  value painted in the record', spread(times.value).text);
  print('  alert painted', spread(times.alert).text);
  print('  both', spread(times.both).text, '≤ 200');
  print('  of it work of the page’s main thread', spread(times.work).text, '≤ 60');
}

/** Somebody signed in opens the dashboard with nothing fetched yet. */
async function coldDashboard(setting, trace) {
  const context = await setting.profile();
  await enterOnce(context, setting.origin);
  const page = await context.newPage();
  await trace(page, async () => {
    await page.goto(`${setting.origin}/dashboard`);
    await dashboardShown(page);
  });
  await context.close();
}

async function keyInLongList(setting, trace) {
  const { context, page } = await filledClinic(setting, 10_000, LISTED_DAYS);
  await page.goto(`${setting.origin}/userlist`);
  await counted(page, 10_000);
  await page.waitForTimeout(3_000);
  await page.getByRole('main').getByRole('searchbox').focus();
  await trace(page, () => page.keyboard.press('b'));
  await context.close();
}

async function savedReading(setting, trace) {
  const context = await setting.profile();
  const page = await context.newPage();
  await openList(page, setting.origin);
  const [patient] = await calmPatients(page, setting.origin, 1);
  const save = await fillReading(page, setting.origin, patient, 190);
  await trace(page, () => untilPainted(page, () => save.click(), seenReading(190)));
  await context.close();
}

/** Tasks of the page's main thread, at the machine's own speed, in three acts; the longest are named. */
export async function traces(setting) {
  const { browser, directory } = setting;
  console.log('\ntasks of the page’s main thread at the machine’s speed, by Chromium’s trace');
  for (const [name, perform] of [
    ['cold dashboard of somebody signed in', coldDashboard],
    ['key in a list of 10,000', keyInLongList],
    ['saved reading', savedReading],
  ]) {
    const run = async (sampled) => {
      let events = [];
      await perform(setting, async (page, act) => {
        events = await traced(
          browser,
          page,
          async () => {
            await act();
            await page.waitForTimeout(AFTER_MS);
          },
          sampled,
        );
      });
      return events;
    };
    const long = tasksOf(await run(false)).tasks.filter(({ ms }) => ms > LONG_MS);
    const lengths = long.map(({ ms }) => ms.toFixed(0)).join(', ');
    print(`  ${name}: tasks over ${LONG_MS} ms`, long.length > 0 ? `${long.length} (${lengths})` : '0', '0');
    for (const { ms, event, functions } of longestTasks(await run(true), directory))
      console.log(`    ${ms.toFixed(0).padStart(4)} ms  ${[event, ...functions].join(', ')}`);
  }
}
