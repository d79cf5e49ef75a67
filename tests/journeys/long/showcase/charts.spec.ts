import { deflateSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../support/journey';
import { dress, open, signedIn } from '../../steps';

const example = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first();
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });

/** How many pixels of a canvas are painted. */
const painted = (drawing: Locator): Promise<number> =>
  drawing.evaluate((canvas: HTMLCanvasElement) => {
    const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    return [...data].filter((value, place) => place % 4 === 3 && value > 0).length;
  });

/** A picture file of one grey point. */
function greyPoint(): Buffer {
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    let crc = ~0;
    for (const byte of body) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(~crc >>> 0, 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('§2.7: charts are drawn, have a table beside them and follow the theme', async ({ page }) => {
  await signedIn(page, 'nurse');
  const drawn = { '/charts/apex': 13, '/charts/chartjs': 9, '/charts/recharts': 8 };
  for (const [route, count] of Object.entries(drawn)) {
    await test.step(route, async () => {
      await open(page, route);
      await expect(page.getByRole('img', { name: /: .+\.$/ })).toHaveCount(count);
      // Some kinds are drawn on more than one canvas.
      const pens = page
        .locator('.nd-chart-drawing')
        .filter({ has: page.locator('canvas, .recharts-surface') });
      await expect(pens).toHaveCount(count);
    });
  }
  await open(page, '/charts/apex');
  const line = example(page, 'Line');
  await expect.poll(() => painted(line.locator('canvas'))).toBeGreaterThan(1000);
  await button(line, /^Show as table/).press('Enter');
  await expect(line.getByRole('row', { name: /Jan 142 151/ })).toBeVisible();
  await button(line, /^Show as chart/).press('Enter');
  await expect(line.getByRole('img', { name: /^Mean systolic pressure/ })).toBeVisible();
  const scatter = example(page, 'Scatter');
  await button(scatter, 'Show less, larger').press('Enter');
  await expect(scatter.getByRole('status')).toHaveText('Fluid from 1,250 to 2,050\u00a0mL');
  const pixels = () => line.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await expect.poll(() => painted(line.locator('canvas'))).toBeGreaterThan(1000);
  const light = await pixels();
  await dress(page, { theme: 'dark' });
  await expect.poll(pixels).not.toBe(light);
});

test('§2.7: a map answers to the pointer and to the keyboard', async ({ page }) => {
  await signedIn(page, 'nurse');
  await open(page, '/maps/leaflet');
  const basic = example(page, 'Basic');
  await button(basic, 'Larchmere').press('Enter');
  await expect(basic.getByText('Larchmere: dialysis centre with 24 places')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(basic.getByText('Larchmere: dialysis centre with 24 places')).toBeHidden();

  const events = example(page, 'Clicks on the map');
  await events.getByRole('application').click({ position: { x: 60, y: 60 } });
  await expect(button(events, 'You are here')).toBeVisible();
  const where = events.getByRole('status');
  const clicked = await where.innerText();
  await button(events, 'Take the middle of the map').press('Enter');
  // What opens there may have moved the map to be seen as a whole.
  await expect(where).toHaveText(/^Latitude 4\d\.\d, longitude \d\.\d$/);
  await expect(where).not.toHaveText(clicked);

  const tips = example(page, 'Words while pointed at');
  await button(tips, /pressed 0 times/).press('Enter');
  await expect(button(tips, /pressed once/)).toBeVisible();
  await expect(tips.getByText('Always told')).toBeVisible();

  const layers = example(page, 'Choice of layers');
  await layers.getByLabel('Centres', { exact: true }).uncheck();
  await expect(button(layers, 'Quenby')).toHaveCount(0);
  const outlines = layers.locator('path.nd-map-land');
  const borders = await outlines.count();
  await layers.getByLabel('Land only', { exact: true }).check();
  await expect.poll(() => outlines.count()).toBeLessThan(borders);

  const moved = example(page, 'A place that can be moved');
  await expect(moved.getByRole('status')).toHaveText('Latitude 47.0, longitude 7.0');
  await button(moved, 'Transport, can be moved').press('ArrowRight');
  await expect(moved.getByRole('status')).toHaveText('Latitude 47.0, longitude 8.8');

  const listed = example(page, 'Places with a list');
  const choice = listed.getByRole('list').getByRole('button', { name: 'Quenby' });
  await choice.press('Enter');
  await expect(listed.getByText('Quenby: dialysis centre with 24 places')).toBeVisible();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
});

test('§2.7: sliders, lists, menus and slides answer to the keyboard, mirrored too', async ({ page }) => {
  await signedIn(page, 'nurse');
  await test.step('slider', async () => {
    await open(page, '/extensions/slider');
    const first = example(page, 'Basic').getByRole('slider').first();
    await first.press('ArrowRight');
    await expect(first).toHaveAttribute('aria-valuetext', '1,550\u00a0mL');
    const reset = example(page, 'Can be put back');
    await reset.getByRole('slider').press('End');
    await expect(reset.getByRole('slider')).toHaveAttribute('aria-valuenow', '100');
    await button(reset, 'Put back to 40').click();
    await expect(reset.getByRole('slider')).toHaveAttribute('aria-valuenow', '40');
    const bounds = example(page, 'Bounds that change');
    await bounds.getByLabel('Highest value').fill('1200');
    await expect(bounds.getByRole('slider')).toHaveAttribute('aria-valuenow', '1200');
    await bounds.getByLabel('Highest value').fill('300');
    await expect(bounds.getByRole('status')).toHaveText('The lowest value must be below the highest.');
    await dress(page, { direction: 'rtl' });
    await first.press('ArrowLeft');
    await expect(first).toHaveAttribute('aria-valuetext', '1,600\u00a0mL');
    await dress(page, { direction: 'ltr' });
  });
  await test.step('drag and drop', async () => {
    await open(page, '/extensions/drag-and-drop');
    const list = example(page, 'A list in order').getByRole('listitem');
    await list.first().getByRole('button').focus();
    for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
    await expect(list.nth(1)).toHaveText('Weigh the patient');
    const two = example(page, 'Two lists');
    await button(two, 'Order supplies').focus();
    for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    await expect(two.getByRole('region', { name: 'Done' }).getByText('Order supplies')).toBeVisible();
    await dress(page, { direction: 'rtl' });
    const cards = example(page, 'Cards in order').getByRole('listitem');
    // The row is handed over from its other end.
    await button(example(page, 'Cards in order'), 'Weight').focus();
    for (const key of ['Space', 'ArrowLeft', 'Space']) await page.keyboard.press(key);
    await expect(cards).toHaveText(['Alerts', 'Fluid', 'Weight', 'Systolic pressure']);
    await dress(page, { direction: 'ltr' });
  });
  await test.step('context menu', async () => {
    await open(page, '/extensions/context-menu');
    const right = example(page, 'By the right button');
    await right
      .getByText(/^Click here with the right/)
      .click({ button: 'right', position: { x: 20, y: 12 } });
    const menu = page.getByRole('menu', { name: 'Actions for Bo Larch' });
    await menu.getByRole('menuitem', { name: 'Open the record' }).click();
    await expect(page.getByText('Chosen: Open the record')).toBeVisible();
    await expect(menu).toBeHidden();
    await button(right, 'Actions for Bo Larch').press('Shift+F10');
    await expect(menu.getByRole('menuitem', { name: 'Open the record' })).toBeFocused();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
    await expect(menu.getByRole('menuitem', { name: 'The doctor on duty' })).toBeFocused();
    await expect(menu.getByRole('menuitem', { name: 'Nobody (not possible)' })).toBeDisabled();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Chosen: The nurse on duty')).toBeVisible();
    await expect(menu).toBeHidden();
    await expect(button(right, 'Actions for Bo Larch')).toBeFocused();
  });
  await test.step('slides', async () => {
    await open(page, '/extensions/swiper');
    const several = example(page, 'Several at a time');
    const on = button(several, 'Next slide');
    await on.press('ArrowRight');
    await expect(several.getByRole('status')).toHaveText('2 of 5');
    await on.click();
    await expect(several.getByRole('status')).toHaveText('3 of 5');
    const gallery = example(page, 'Gallery with thumbnails');
    await button(gallery, 'Drinks').press('Enter');
    await expect(gallery.getByRole('group', { name: '3 of 4' })).not.toHaveAttribute('inert');
    const faded = example(page, 'One fades into the next');
    await expect(faded.getByText('Weigh yourself every morning.')).toBeVisible();
    await button(faded, 'Next slide').press('Enter');
    await expect(faded.getByText('Weigh yourself every morning.')).toBeHidden();
    await expect(
      button(example(page, 'Goes on by itself, with a button to stop it'), 'Start moving'),
    ).toBeVisible();
  });
});

test('§2.7: a text is written, a tour taken, a number copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedIn(page, 'nurse');
  await test.step('text editor', async () => {
    await open(page, '/extensions/wysiwyg-editor');
    const controlled = example(page, 'Controlled');
    const note = controlled.getByRole('textbox', { name: 'Note to the patient' });
    await note.focus();
    await button(controlled, 'Bold').press('Enter');
    // The tool gives the focus back in the next frame.
    await expect(note).toBeFocused();
    await page.keyboard.type('Drink less');
    await expect(note.locator('strong')).toHaveText('Drink less');
    await button(controlled, 'Empty the text').click();
    await expect(note).toHaveText('');
    const starred = example(page, 'With a tool of its own');
    await button(starred, 'Insert a star').click();
    await expect(starred.getByRole('textbox')).toContainText('⭐');
    const pictured = example(page, 'Insert a picture');
    await button(pictured, 'Insert a picture').click();
    const form = page.getByRole('dialog', { name: 'Insert a picture' });
    await form
      .getByLabel(/^Picture from/)
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: greyPoint() });
    await button(form, 'Insert').click();
    await expect(form).toBeVisible();
    await form.getByLabel(/^What can be seen/).fill('A scale');
    await button(form, 'Insert').click();
    await expect(form).toBeHidden();
    await expect(pictured.getByRole('img', { name: 'A scale' })).toBeVisible();
    const quiet = example(page, 'Tools only while writing');
    await expect(quiet.locator('.nd-text-tools')).toBeHidden();
    await quiet.getByRole('textbox').focus();
    await expect(quiet.getByRole('toolbar')).toBeVisible();
  });
  await test.step('tour', async () => {
    await open(page, '/extensions/tour');
    const start = button(page, 'Start the tour');
    await start.press('Enter');
    await expect(page.getByRole('dialog', { name: 'The bar' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Skip')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'The search' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(start).toBeFocused();
    await start.click();
    for (const name of ['Next', 'Next', 'Finish']) await button(page.getByRole('dialog'), name).click();
    await expect(start).toBeFocused();
  });
  await test.step('clipboard', async () => {
    await open(page, '/extensions/clipboard');
    const basic = example(page, 'Basic');
    await basic.getByLabel('Number of the case').fill('ND-1');
    await basic.getByLabel('Number of the case').press('Enter');
    await expect(page.getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ND-1');
  });
});
