// What a clinic of a thousand and of ten thousand patients costs: lists, searches, a patient's year.
import { clinicOf } from './clinic.mjs';
import { load, print, spread } from './figures.mjs';
import { heap, listTimings } from './list.mjs';
import { slowDown } from './slow.mjs';
import { frames, keyFrames, keystrokes, untilStill } from './timings.mjs';
import { counted, firstRow, importFile, openList } from './user.mjs';

const ROUNDS = 5;
const SIZES = [1_000, 10_000];
/** Days of readings that a list looks at: more of them would only take longer to store. */
export const LISTED_DAYS = 14;

/** The search of the bar, from the first key on, which folds every name. */
async function searchInBar(page) {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search', exact: true }).waitFor();
  return (await keystrokes(page, 'berger 4', '.nd-navbar')).seen;
}

async function searchAmong({ profile, origin }, patients) {
  const context = await profile();
  const page = await context.newPage();
  await openList(page, origin);
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
  const times = (await keystrokes(page, 'berger 4')).seen;
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

export async function search(setting) {
  for (const patients of SIZES) await searchAmong(setting, patients);
}

/** What one step of a clinic of any size takes, beside the target, and by how much ten times the patients lengthen it. */
const waits = {
  firstRow: ['worklist: navigation to first row, ms', '≤ 1000'],
  all: ['worklist: navigation to every patient sorted, ms'],
  key: ['worklist: key to paint among all, ms', '≤ 50'],
  year: ['one patient’s year of 40,000 values: click to the last paint, ms', '≤ 200'],
  recorded: ['a new reading stored and judged, ms', '≤ 20'],
  dense: ['  the same of the patient with 40,000 values, ms'],
  held: ['memory of the page with the list, MB'],
};

/**
 * A page in whose browser a clinic is stored. @param days that each patient has measured on; fifty where it is not said
 * @returns also how long storing took, ms, and what each new reading took
 */
export async function filledClinic({ profile, origin, filler }, patients, days) {
  const address = filler();
  const context = await profile();
  const page = await context.newPage();
  await openList(page, origin);
  await page.goto(address);
  const figures = await page.evaluate(([count, on]) => window.fillClinic(count, on), [patients, days]);
  return { context, page, ...figures };
}

/**
 * A clinic of `patients` with 200 readings each, in the browser: what the morning's list, one patient's year and a new
 * reading take.
 */
async function scaled(setting, patients) {
  const { origin } = setting;
  const { context, page, filled, recorded } = await filledClinic(setting, patients);
  // The patient with 40,000 values comes first.
  const times = {
    firstRow: [],
    all: [],
    key: [],
    year: [],
    recorded: recorded.slice(1),
    dense: [recorded[0]],
  };

  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await page.goto(`${origin}/userlist`);
    await firstRow(page);
    times.firstRow.push(performance.now() - began);
    await counted(page, patients);
    times.all.push(performance.now() - began);
  }
  await page.waitForTimeout(5_000);
  times.held = [(await heap(page)) / 1e6];
  await page.getByRole('main').getByRole('searchbox').focus();
  times.key = (await keystrokes(page, 'berger 4')).seen;

  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(`${origin}/userlist/scale-000000/telemonitoring?measure=pulse&period=monthly`);
    const yearly = page.getByRole('main').getByText('Year', { exact: true });
    await yearly.waitFor();
    await page.locator('canvas').first().waitFor();
    times.year.push((await untilStill(page, () => yearly.click())).whole);
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

export async function scale(setting) {
  const [small, large] = SIZES;
  const before = await scaled(setting, small);
  const after = await scaled(setting, large);
  console.log('\nFrom 1,000 to 10,000 patients:');
  for (const [step, [what]] of Object.entries(waits))
    print(`  ${what.replace(/, (?:ms|MB)$/, '')}`, `× ${(after[step] / before[step]).toFixed(1)}`);
}

/** What the list of the sample clinic holds in memory, bytes. */
async function heapOfSamples({ profile, origin }) {
  const context = await profile();
  const page = await context.newPage();
  await openList(page, origin);
  // The sample clinic is being stored until then, and its code is there.
  await page.goto(`${origin}/userlist`);
  await firstRow(page);
  await page.waitForTimeout(5_000);
  const held = await heap(page);
  await context.close();
  return held;
}

/** A long list on a slow tablet, and what it holds in memory beyond the list of the sample clinic. */
export async function list(setting) {
  const patients = SIZES.at(-1);
  const before = await heapOfSamples(setting);
  const { context, page } = await filledClinic(setting, patients, LISTED_DAYS);
  await page.goto(`${setting.origin}/userlist`);
  await counted(page, patients);
  await page.waitForTimeout(5_000);
  const held = (await heap(page)) - before;
  const { keys, orders, wholes, scrolls } = await listTimings(page, 3);
  await context.close();
  console.log(`\n${patients} patients in the list, a quarter of the machine’s speed, load ${load()}`);
  print('  key to paint, ms', spread(keys).text, '≤ 60');
  print('  order to paint, ms', spread(orders).text, '≤ 80');
  print('  the rows below the window after either, ms', spread(wholes).text);
  print('  scrolled, frames a second', spread(scrolls, 1).text, '≥ 58');
  print('  heap beyond the sample clinic’s list, MB', (held / 1e6).toFixed(1), '≤ 30');
}

/** Every reading of one patient's year of 40,000, drawn, zoomed and moved by keyboard. */
export async function year(setting) {
  const { context, page } = await filledClinic(setting, 100);
  await page.goto(
    `${setting.origin}/userlist/scale-000000/telemonitoring?measure=pulse&period=yearly&single=yes`,
  );
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
  // From the year to a month and back.
  await page.keyboard.press('Home');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('-');
  const session = await slowDown(page, false);
  const zooms = [];
  for (let round = 0; round < ROUNDS; round += 1)
    zooms.push(...(await keyFrames(page, ['+', '+', '+', '+', '-', '-', '-', '-'])));
  await session.detach();
  await context.close();
  const lost = (among) => `${among.filter((gap) => gap > 25).length} of ${among.length}`;
  print('\n40,000 readings zoomed and moved: time of a frame, ms', spread(gaps, 1).text, '≤ 16.7');
  print('  frames lost', lost(gaps), '0');
  print('  frames lost while nothing is drawn', lost(still));
  print('  zoomed, key to paint at a quarter of the machine’s speed, ms', spread(zooms, 1).text, '≤ 45');
}
