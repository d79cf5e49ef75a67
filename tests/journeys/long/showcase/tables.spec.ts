import type { Download, Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import writeXlsxFile from 'write-excel-file/universal';
import { expect, test } from '../../../support/journey';
import { dress, open, signedIn } from '../../steps';

const example = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const button = (within: Locator | Page, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });

/** What was handed over to be saved, as bytes. */
async function saved(page: Page, save: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent('download');
  await save();
  const download: Download = await waiting;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test('§2.7: tables sort, filter, page, open, and take what is written into them', async ({ page }) => {
  await signedIn(page, 'nurse');

  await test.step('the library’s tables: groups of columns and pages', async () => {
    await open(page, '/tables/react-tables');
    const grouped = example(page, 'Groups of columns, and pages');
    await expect(grouped.getByRole('columnheader', { name: 'Person' })).toHaveAttribute('colspan', '3');
    await expect(grouped.getByRole('row')).toHaveCount(12);
    await expect(grouped.getByText('1–10 of 48')).toBeVisible();
    await button(grouped, 'Next page').click();
    await expect(grouped.getByText('11–20 of 48')).toBeVisible();
  });

  await test.step('search, filters of columns and sorting', async () => {
    const searching = example(page, 'Search, sort and filters of columns');
    await searching.getByLabel('Letters of the last name, in order').fill('hbrw');
    await expect(searching.getByText(/^\d+ people were found\.$/)).toBeVisible();
    const lasts = searching.getByRole('cell', { name: 'Highbarrow' });
    await expect(searching.getByRole('row')).toHaveCount((await lasts.count()) + 1);
    await searching.getByLabel('Letters of the last name, in order').fill('');
    await searching.getByLabel('Unit').selectOption('Orchard');
    await searching.getByLabel('At least of the age').fill('60');
    await button(searching, 'Age').focus();
    await page.keyboard.press('Enter');
    await expect(searching.getByRole('columnheader', { name: 'Age' })).toHaveAttribute(
      'aria-sort',
      /ending$/,
    );
    const ages = (await searching.locator('tbody td:nth-child(4)').allInnerTexts()).map(Number);
    expect(ages.length).toBeGreaterThan(1);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(60);
    const rising = [...ages].sort((a, b) => a - b);
    expect([rising, rising.toReversed()]).toContainEqual(ages);
    await searching.getByLabel('Search all columns').fill('nobody of that name');
    await expect(searching.getByText('0 people were found.')).toBeVisible();
  });

  await test.step('cells to write in', async () => {
    const editable = example(page, 'Cells to write in');
    const cell = editable.getByLabel('First name, row 1');
    await cell.fill('Wilma');
    await page.keyboard.press('Tab');
    await expect(editable.getByRole('row').nth(1)).toContainText('Wilma Ambersley');
    await cell.fill('Nobody');
    await page.keyboard.press('Escape');
    await expect(cell).toHaveValue('Wilma');
  });

  await test.step('rows within rows, and details', async () => {
    const nested = example(page, 'Rows within rows, with details');
    await button(nested, 'Details of Quay').focus();
    await page.keyboard.press('Enter');
    await expect(button(nested, 'Details of Quay')).toHaveAttribute('aria-expanded', 'true');
    const person = nested.getByRole('button', { name: /^Details of/, expanded: false }).first();
    const name = (await person.getAttribute('aria-label'))?.replace('Details of ', '') ?? '';
    await person.click();
    await expect(nested.getByRole('table', { name: `The last sessions of ${name}` })).toBeVisible();
  });

  await test.step('state held outside, and put back', async () => {
    const held = example(page, 'Controlled');
    const state = held.getByRole('region', { name: 'State of the table' });
    await button(held, 'Age').click();
    await held.getByRole('searchbox').fill('quay');
    await expect(state).toContainText('"globalFilter": "quay"');
    await expect(state).toContainText('"id": "age"');
    await button(held, 'Reset state').click();
    await expect(state).toContainText('"globalFilter": ""');
    await expect(held.getByRole('searchbox')).toHaveValue('');
  });

  await test.step('the product’s own table', async () => {
    await open(page, '/tables/data-tables');
    const basic = example(page, 'Basic');
    await button(basic, 'Removed (mL)').click();
    await expect(basic.getByRole('columnheader', { name: 'Removed (mL)' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(basic.getByRole('rowheader').first()).toHaveText('Ada Ambersley');
    const selectable = example(page, 'Rows to choose');
    await selectable.getByLabel('Choose Bero Birkwater').check();
    await expect(selectable.getByText('1 row is chosen.')).toBeVisible();
    await selectable.getByRole('checkbox').first().press('Space');
    await expect(selectable.getByText('6 rows are chosen.')).toBeVisible();
    const expandable = example(page, 'Rows that tell more');
    const details = expandable.getByRole('button', { name: /^Details of/ }).first();
    await details.press('Enter');
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await expect(expandable.getByText(/treated in the unit/)).toBeVisible();
    const filtered = example(page, 'With a filter');
    await filtered.getByRole('searchbox').fill('bero birk');
    await expect(filtered.getByRole('rowheader')).toHaveText(['Bero Birkwater']);
    const fixed = example(page, 'With a head that stays').getByRole('region');
    await fixed.scrollIntoViewIfNeeded();
    await fixed.evaluate((frame) => frame.scrollTo(0, frame.scrollHeight));
    await expect(fixed.getByRole('columnheader', { name: 'Name' })).toBeInViewport();
  });
});

test('§2.7: the grid sorts, edits, filters, pages and is exported without a formula', async ({ page }) => {
  await signedIn(page, 'nurse');
  await open(page, '/tables/agGrid');
  const contacts = example(page, 'Contacts of suppliers');
  const grid = contacts.getByRole('grid');
  const cell = (row: number, column: string) =>
    grid.locator(`.ag-row[row-index="${row}"] [col-id="${column}"]`);
  await expect(contacts.getByText('1–20 of 134')).toBeVisible();
  await contacts.getByLabel('Rows per page').selectOption('134');
  await expect(contacts.getByText('1–134 of 134')).toBeVisible();
  await contacts.getByLabel('Rows per page').selectOption('20');
  await button(contacts, 'Next page').click();
  await expect(contacts.getByText('21–40 of 134')).toBeVisible();
  await button(contacts, 'Previous page').click();

  await grid.getByRole('columnheader', { name: /^Last name/ }).click();
  await expect(grid.getByRole('columnheader', { name: /^Last name/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );

  await cell(0, 'company').click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('=1+1');
  await page.keyboard.press('Enter');
  await expect(cell(0, 'company')).toHaveText('=1+1');

  await cell(0, 'firstname').click();
  await page.keyboard.press('Space');
  await expect(contacts.getByText('1 contact is chosen.')).toBeVisible();

  await contacts.getByLabel('Search all columns').fill('=1+1');
  await expect(contacts.getByText('1–1 of 1')).toBeVisible();
  const { name, bytes } = await saved(page, () => button(contacts, 'Export as CSV').click());
  expect(name).toBe('contacts.csv');
  const [heads = '', row = '', ...rest] = bytes.toString('utf8').split('\r\n');
  expect(heads).toContain('First name,Last name,Email,Company');
  expect(row).toContain("'=1+1");
  expect(rest).toEqual(['']);
  await contacts.getByLabel('Search all columns').fill('');
  await contacts.getByRole('spinbutton', { name: 'Followers Filter' }).fill('9000');
  await expect(contacts.getByText(/^1–\d+ of \d+$/)).not.toHaveText('1–20 of 134');
});

test('XS06 XS07 XS08: what is exported is read back, and what is no table is refused in words', async ({
  page,
}) => {
  await signedIn(page, 'nurse');
  let workbook: Buffer = Buffer.alloc(0);
  let text: Buffer = Buffer.alloc(0);

  await test.step('the filtered table is written', async () => {
    await open(page, '/extensions/export');
    const table = example(page, 'Export of a filtered table');
    await button(table, 'Export 10 rows').click();
    const dialog = page.getByRole('dialog', { name: 'Export the table' });
    const file = await saved(page, () => button(dialog, 'Save the file').click());
    expect(file.name).toBe('sessions.xlsx');
    workbook = file.bytes;
    await expect(dialog).toBeHidden();
    await expect(page.getByText('sessions.xlsx was handed to the browser.')).toBeVisible();
    await table.getByRole('searchbox').fill('bero');
    await button(table, 'Export 1 row').press('Enter');
    await dialog.getByLabel(/^File name/).fill('');
    await button(dialog, 'Save the file').click();
    await expect(dialog.getByText('Enter a name with at least one letter or digit.')).toBeVisible();
    await dialog.getByLabel(/^File name/).fill('only bero.csv');
    await dialog.getByLabel('Format').selectOption('csv');
    const one = await saved(page, () => dialog.getByLabel(/^File name/).press('Enter'));
    expect(one.name).toBe('only bero.csv');
    text = one.bytes;
    expect(text.toString('utf8')).toContain('Bero Birkwater');
    expect(text.toString('utf8')).toContain("'=SUM(A1:A9)");
  });

  await test.step('only the chosen rows are written', async () => {
    await open(page, '/extensions/export-selected');
    const table = example(page, 'Export of chosen rows');
    await expect(button(table, 'Export 0 rows')).toBeDisabled();
    await table.getByLabel('Choose Ada Ambersley').check();
    await table.getByLabel('Choose Cilla Coldmarsh').check();
    await table.getByLabel('Choose Ada Ambersley').uncheck();
    expect(
      await table
        .getByRole('checkbox')
        .first()
        .evaluate((box) => (box as HTMLInputElement).indeterminate),
    ).toBe(true);
    await button(table, 'Export 1 row').click();
    const dialog = page.getByRole('dialog', { name: 'Export the table' });
    await dialog.getByLabel('Format').selectOption('txt');
    const { name, bytes } = await saved(page, () => button(dialog, 'Save the file').click());
    expect(name).toBe('sessions.txt');
    const lines = bytes.toString('utf8').trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^Cilla Coldmarsh\t/);
  });

  await test.step('both are read back', async () => {
    await open(page, '/extensions/import');
    const table = example(page, 'Table out of a file');
    const input = table.locator('input[type="file"]');
    const give = (name: string, buffer: Buffer) => input.setInputFiles({ name, mimeType: '', buffer });
    await give('sessions.xlsx', workbook);
    await expect(table.getByText('10 rows were read.')).toBeVisible();
    await expect(table.getByRole('heading', { name: 'sessions.xlsx' })).toBeVisible();
    await expect(table.getByRole('cell', { name: '=SUM(A1:A9)' })).toBeVisible();
    await table.getByRole('searchbox').fill('bero');
    await expect(table.getByRole('rowheader')).toHaveText(['Bero Birkwater']);
    await give('sessions.xlsx', workbook);
    await expect(
      table.getByText('sessions.xlsx holds what is already shown: nothing was added.'),
    ).toBeVisible();
    await give('only bero.csv', text);
    await expect(table.getByText('1 row was read.')).toBeVisible();
    await expect(table.getByRole('cell', { name: '=SUM(A1:A9)' })).toBeVisible();
    for (const [name, buffer, words] of [
      ['picture.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), /holds no table of text/],
      ['text.xlsx', Buffer.from('a,b\n1,2\n'), /is no workbook/],
      ['letter.pdf', Buffer.from('%PDF-1.7'), /end in \.csv or \.xlsx/],
      ['old.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), /old or a locked Excel workbook/],
      ['open.csv', Buffer.from('a,b\n1,2\n3,"4\n'), /in line 3 is not closed/],
      ['large.csv', Buffer.alloc(5 * 1024 ** 2 + 1, 0x61), /larger than 5.MB/],
    ] as const) {
      await give(name, buffer);
      await expect(table.getByRole('alert')).toContainText(`${name} was not read`);
      await expect(table.getByRole('alert')).toContainText(words);
    }
    // What was read before is still there.
    await expect(table.getByRole('rowheader')).toHaveText(['Bero Birkwater']);
    const rows = `a;b\r\n${Array.from({ length: 20_000 }, (_, row) => `${row};x`).join('\r\n')}\r\n`;
    await give('many.csv', Buffer.from(rows));
    await expect(
      table.getByText('20000 rows were read.').or(table.getByText('20,000 rows were read.')),
    ).toBeVisible();
    // Beyond half a megabyte the library would unpack in a worker that the content security policy refuses.
    const cells = Array.from({ length: 15_000 }, (_, row) => [`row ${row}`, `cell of the row ${row}`, row]);
    const large = await writeXlsxFile([['Name', 'Cell', 'Figure'], ...cells]).toBlob();
    await give('large.xlsx', Buffer.from(await large.arrayBuffer()));
    await expect(table.getByText(/^15,?000 rows were read\.$/)).toBeVisible();
  });
});

test('§2.7: a tree is filtered, walked by keyboard and fetched again, and pictures are taken', async ({
  page,
}) => {
  await signedIn(page, 'nurse');
  await open(page, '/extensions/tree');

  await test.step('the filter keeps what is above a match', async () => {
    const filterable = example(page, 'With a filter');
    await expect(filterable.getByRole('treeitem', { name: 'Orchard', exact: true })).toBeVisible();
    await filterable.getByRole('searchbox').fill('orchard 2');
    await expect(filterable.getByText('1 match')).toBeVisible();
    await expect(filterable.getByRole('treeitem')).toHaveText(['Orchard', 'Orchard 2']);
    await filterable.getByRole('searchbox').fill('');
    await expect(filterable.getByRole('treeitem', { name: 'Lantern', exact: true })).toBeVisible();
  });

  for (const [direction, opens, closes] of [
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const)
    await test.step(`the keyboard alone shows a node: ${direction}`, async () => {
      await dress(page, { direction });
      await open(page, '/extensions/tree');
      const viewer = example(page, 'Chosen node');
      await viewer.getByRole('tree').focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press(closes);
      await expect(viewer.getByRole('treeitem', { name: 'Quay 1', exact: true })).toHaveAttribute(
        'aria-expanded',
        'false',
      );
      await page.keyboard.press(opens);
      await expect(viewer.getByRole('treeitem', { name: 'Quay 1', exact: true })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      await page.keyboard.press(opens);
      await page.keyboard.press('Space');
      await expect(viewer.getByRole('treeitem', { selected: true })).toHaveCount(1);
      await expect(viewer.getByRole('region', { name: 'Chosen node as JSON' })).toContainText(
        /"key": "p\d+"/,
      );
    });
  await dress(page, { direction: 'ltr' });

  await test.step('a branch that fails is fetched again', async () => {
    const loading = example(page, 'Branches that are fetched');
    await loading.getByRole('treeitem', { name: 'Quay', exact: true }).locator('.nd-tree-switcher').click();
    const again = loading.getByRole('treeitem', { name: 'Could not be fetched. Try again.' });
    await expect(again).toBeVisible();
    await loading.getByText('It answers').click();
    await again.click();
    await expect(loading.getByRole('treeitem', { name: 'Quay 1' })).toBeVisible();
    await expect(again).toHaveCount(0);
  });

  await test.step('pictures are shown, others refused, and taken away', async () => {
    await open(page, '/extensions/file-uploader');
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
    const only = example(page, 'Only JPEG and PNG');
    const chooser = page.waitForEvent('filechooser');
    await only.getByRole('button', { name: /^Drop photographs here/ }).press('Enter');
    await (
      await chooser
    ).setFiles([
      { name: 'wound.png', mimeType: 'image/png', buffer: picture },
      { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a nothing') },
    ]);
    await expect(only.locator('img')).toHaveCount(1);
    await expect(only.getByRole('progressbar', { name: /wound\.png/ })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
    await expect(only.getByRole('alert')).toHaveText(/^Not taken/);
    await button(only, 'Remove fake.png').press('Enter');
    await expect(only.getByRole('listitem')).toHaveCount(1);
    await button(only, 'Remove wound.png').click();
    await expect(only.getByRole('listitem')).toHaveCount(0);

    const byButton = example(page, 'Opened by the button alone');
    const second = page.waitForEvent('filechooser');
    await button(byButton, 'Choose photographs').click();
    await (await second).setFiles({ name: 'letter.png', mimeType: 'image/png', buffer: picture });
    await expect(byButton.locator('img')).toHaveCount(1);
    await expect(
      example(page, 'Disabled').getByRole('button', { name: /^No files are taken/ }),
    ).toBeDisabled();

    // Dropping is what the mouse does.
    const dropped = example(page, 'Drop or choose, with previews');
    const transfer = await page.evaluateHandle(
      (bytes) => {
        const carried = new DataTransfer();
        carried.items.add(new File([Uint8Array.from(bytes)], 'dropped.png', { type: 'image/png' }));
        return carried;
      },
      [...picture],
    );
    await dropped
      .getByRole('button', { name: /^Drop pictures here/ })
      .dispatchEvent('drop', { dataTransfer: transfer });
    await expect(dropped.locator('img')).toHaveCount(1);
  });
});
