import type { Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { bundleOf, ndjsonOf, type Bundle, type Person } from '../support/bundle.mjs';
import { expect, test } from '../support/journey';
import { bruno, brunosBundle, closeImport, exportRecord, importDialog, importFiles, jsonFile } from './files';
import { heading, search, signedIn, worklistLinks } from './steps';

const searchBox = (page: Page) => page.getByRole('searchbox', { name: /^Search by name/ });
const name = `${bruno.given} ${bruno.family}`;
const at = new Date(Date.now() - 86_400_000).toISOString();

/** Says that nobody of this name is in the worklist. */
async function expectNobody(page: Page, family: string): Promise<void> {
  await page.goto('/userlist');
  await expect(worklistLinks(page).first()).toBeVisible();
  await searchBox(page).fill(family);
  await expect(page.getByText('No patient matches')).toBeVisible();
}

const whole = JSON.stringify(brunosBundle());
const broken: [what: string, file: ReturnType<typeof jsonFile>, line: RegExp][] = [
  [
    'cut off in the middle',
    jsonFile('cut.json', whole.slice(0, whole.length / 2)),
    /cut\.json: The file is damaged or not JSON/,
  ],
  [
    'no JSON at all',
    jsonFile('words.json', 'Dear colleague, please find attached'),
    /words\.json: The file is damaged or not JSON/,
  ],
  [
    'a page of a proxy',
    jsonFile('proxy.json', '<!doctype html><title>Sign in</title>'),
    /proxy\.json: The file is damaged or not JSON/,
  ],
  ['empty', jsonFile('empty.json', ''), /empty\.json: The file is empty/],
  [
    'a picture',
    { name: 'scan.png', mimeType: 'image/png', buffer: Buffer.from([137, 80, 78, 71]) },
    /scan\.png: Only \.json, \.ndjson and \.csv files are read/,
  ],
  [
    'in another encoding',
    {
      name: 'latin1.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(bundleOf({ id: 'l', given: 'Jörg', family: 'Müller' })), 'latin1'),
    },
    /latin1\.json: The file is not UTF-8/,
  ],
  ['JSON about something else', jsonFile('invoice.json', { invoice: 7, lines: [] }), /invoice\.json/],
];

test(
  'XS07: whatever a broken file is becomes a line of the report, and nothing of it is stored',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'nurse');
    for (const [what, file, line] of broken)
      await test.step(what, async () => {
        expect(await importFiles(page, [file])).toContain('No patient was stored');
        await expect(importDialog(page)).toContainText(line);
        await closeImport(page);
        await expectNobody(page, bruno.family);
      });
  },
);

test(
  'XS07: a broken file does not keep a whole one beside it from being stored',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'nurse');
    const summary = await importFiles(page, [
      jsonFile('cut.json', whole.slice(0, 200)),
      jsonFile('whole.json', whole),
    ]);
    expect(summary).toContain('1 patient: 1 new');
    await expect(importDialog(page)).toContainText('cut.json: The file is damaged');
  },
);

test(
  'XS07: a line that is no JSON is named by its number, and nothing of its file is stored',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'nurse');
    const lines = ndjsonOf([{ id: 'line', given: 'Lina', family: 'Zeilensprung' }]);
    const file = {
      name: 'bulk.ndjson',
      mimeType: 'application/x-ndjson',
      buffer: Buffer.from(`${lines}{"resourceType":\n`),
    };
    expect(await importFiles(page, [file])).toContain('No patient was stored');
    await expect(importDialog(page)).toContainText(/bulk\.ndjson: .*\(line 2\)/);
    await closeImport(page);
    await expectNobody(page, 'Zeilensprung');
  },
);

test('AP10 XS07: hostile content changes nothing but the report', { tag: '@long' }, async ({ page }) => {
  await signedIn(page, 'nurse');
  const polluting = `{"resourceType":"Bundle","type":"collection","entry":[
    {"resource":{"resourceType":"Patient","id":"evil","__proto__":{"polluted":"yes","role":"ADMIN"},"constructor":{"prototype":{"polluted":"yes"}},
     "name":[{"family":"Böse","given":["Eva"]}],"birthDate":"1970-01-01","gender":"female"}},
    {"resource":{"resourceType":"Observation","id":"o","__proto__":{"polluted":"yes"},"subject":{"reference":"Patient/evil"}}},
    {"resource":"not an object"},null,{"resource":{"resourceType":"Patient","id":7,"name":"x","birthDate":[]}},
    {"__proto__":{"polluted":"yes"}}]}`;
  const markup = bundleOf({
    id: 'markup',
    given: '<img src=x onerror="window.pwned=1">',
    family: '\u202Egnikcah',
  });
  const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
  await importFiles(page, [
    jsonFile('polluting.json', polluting),
    jsonFile('markup.json', markup),
    jsonFile('deep.json', deep),
  ]);
  await expect(importDialog(page)).toContainText('It has a field name that is not allowed');
  const effects = await page.evaluate(() => [
    ({} as Record<string, unknown>)['polluted'],
    ([] as unknown as Record<string, unknown>)['polluted'],
    (window as unknown as Record<string, unknown>)['pwned'],
  ]);
  expect(effects).toEqual([undefined, undefined, undefined]);
  await closeImport(page);
  await searchBox(page).fill('onerror');
  await expect(worklistLinks(page)).toHaveText(/<img src=x onerror/);
  await page.goto('/userCategory');
  await expect(page).toHaveURL('/misc/not-authorized');
});

test('XS08: the same file a second time changes nothing and says so', { tag: '@long' }, async ({ page }) => {
  await signedIn(page, 'nurse');
  const file = [jsonFile('bruno.json', whole)];
  expect(await importFiles(page, file)).toContain('1 patient: 1 new, 0 changed, 0 unchanged');
  await closeImport(page);
  expect(await importFiles(page, file)).toContain('1 patient: 0 new, 0 changed, 1 unchanged');
  await closeImport(page);
  await search(page, name);
});

/** Many people with enough written about each of them to make a file of the size. */
function fileOfMegabytes(size: number, family: string): Buffer {
  const person = (index: number): Person => ({
    id: `${family}-${index}`,
    given: 'Vera',
    family: `${family} ${index}`,
    pressures: Array.from({ length: 60 }, (_, day) => ({
      at: new Date(Date.parse(at) - day * 86_400_000).toISOString(),
      systolic: 120 + (day % 20),
      diastolic: 80,
    })),
  });
  const one = ndjsonOf([person(0)]).length;
  return Buffer.from(
    ndjsonOf(Array.from({ length: Math.ceil((size * 1_000_000) / one) }, (_, index) => person(index))),
  );
}

test(
  'XS07: fifty megabytes are read in the background with progress, and may be cancelled between whole patients',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'nurse', '/userlist');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const chooser = page.waitForEvent('filechooser');
    await importDialog(page).getByRole('button', { name: 'Choose files' }).click();
    // Playwright sends what is chosen from memory up to this size; a file on disk may be larger.
    const path = test.info().outputPath('large.ndjson');
    writeFileSync(path, fileOfMegabytes(50, 'Vielfalt'));
    await (await chooser).setFiles(path);
    await expect(importDialog(page).getByRole('progressbar')).toBeVisible();
    await expect(importDialog(page).getByText(/Storing patients: [1-9]/)).toBeVisible({ timeout: 120_000 });
    await importDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(importDialog(page)).toContainText('You cancelled the import');
    await importDialog(page).getByRole('button', { name: 'Close' }).last().click();
    await searchBox(page).fill('Vielfalt');
    await worklistLinks(page).first().click();
    await expect(heading(page)).toContainText('Vielfalt');
    const { entry } = await exportRecord(page);
    expect(entry.filter(({ resource }) => resource.resourceType === 'Observation')).toHaveLength(60);
  },
);

/** What a bundle says, without what only says when it was written. */
function said(bundle: { entry: { resource: { resourceType: string } }[] }): string[] {
  return bundle.entry.map(({ resource }) => JSON.stringify({ ...resource, meta: undefined })).sort();
}

test(
  'an exported record, imported in a fresh profile, is the same record',
  { tag: '@long' },
  async ({ page, profile }) => {
    await signedIn(page, 'nurse');
    const bundle: Bundle = bundleOf({
      id: 'round',
      given: 'Änne',
      family: 'Rundweg',
      gender: 'female',
      pressures: [{ at, systolic: 131, diastolic: 84 }],
      weights: [{ at, kg: 64.3 }],
      conditions: [{ code: '38341003', display: 'Hypertension', onset: '2019-05-01' }],
    });
    await importFiles(page, [jsonFile('round.json', bundle)]);
    await importDialog(page).getByRole('link', { name: 'Änne Rundweg' }).click();
    await expect(heading(page)).toHaveText('Änne Rundweg');
    const first = await exportRecord(page);
    expect(first.entry.map(({ resource }) => resource.resourceType)).toEqual(
      expect.arrayContaining(['Patient', 'Observation', 'Condition']),
    );

    const fresh = await (await profile()).newPage();
    await signedIn(fresh, 'nurse');
    expect(await importFiles(fresh, [jsonFile('exported.json', first)])).toContain('1 patient: 1 new');
    await importDialog(fresh).getByRole('link', { name: 'Änne Rundweg' }).click();
    await expect(heading(fresh)).toHaveText('Änne Rundweg');
    expect(said(await exportRecord(fresh))).toEqual(said(first));
  },
);

test(
  'an invented patient of the sample survives the same way, readings and all',
  { tag: '@long' },
  async ({ page, profile }) => {
    // The sample clinic is measured from now, to the minute: both profiles begin in the same one.
    const now = new Date();
    await page.clock.setFixedTime(now);
    await signedIn(page, 'admin', '/userlist');
    const own = await worklistLinks(page).nth(1).innerText();
    await worklistLinks(page).nth(1).click();
    await expect(heading(page)).toHaveText(own);
    const first = await exportRecord(page);
    const fresh = await (await profile()).newPage();
    await fresh.clock.setFixedTime(now);
    await signedIn(fresh, 'admin');
    // The sample clinic is in the fresh profile too: the record is recognised, and nothing about it is new.
    expect(await importFiles(fresh, [jsonFile('sample.json', first)])).toMatch(
      /1 patient: 0 new, (0 changed, 1|1 changed, 0) unchanged/,
    );
    await importDialog(fresh).getByRole('link', { name: own }).click();
    await expect(heading(fresh)).toHaveText(own);
    expect(said(await exportRecord(fresh))).toEqual(said(first));
  },
);
