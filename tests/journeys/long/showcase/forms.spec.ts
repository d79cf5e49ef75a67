import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../support/journey';
import { heading, signedIn } from '../../steps';

const example = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

/** Goes there as a link does, without the whole program being loaded again. */
async function visit(page: Page, address: string, title: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
  await expect(heading(page)).toHaveText(title);
}

/** What a toast says. */
const toast = (page: Page, text: string | RegExp) => page.locator('.Toastify').getByText(text).last();

test.beforeEach(async ({ page }) => {
  await signedIn(page, 'nurse');
});

test('§2.7: what can be chosen in the showcase is chosen by mouse and by keyboard', async ({ page }) => {
  await test.step('select', async () => {
    await visit(page, '/forms/elements/select', 'Form fields: select');
    const own = example(page, 'In a form of the product');
    await own.getByLabel('Dialysis shift').selectOption('Evening');
    await expect(own.getByText('Chosen: Evening')).toBeVisible();

    const rich = example(page, 'With search, in groups, can be cleared');
    const box = rich.getByRole('combobox', { name: 'First person to ask' });
    await expect(box).toHaveValue('Tobias Fenn');
    await box.click();
    await expect(rich.getByRole('group', { name: 'Doctors (3)' }).getByRole('option')).toHaveCount(3);
    await rich.getByRole('option', { name: 'Ruth Aldgate' }).click();
    await expect(rich.getByText('Chosen: Ruth Aldgate')).toBeVisible();
    await box.press('ArrowDown');
    await expect(rich.getByRole('listbox')).toBeVisible();
    await page.keyboard.type('pereto');
    await expect(rich.getByRole('option')).toHaveText(['No Result', 'Dr Rui Pereto']);
    await page.keyboard.press('Escape');
    await expect(rich.getByRole('listbox')).toBeHidden();
    await expect(box).toHaveValue('Ruth Aldgate');
    await page.keyboard.type('pereto');
    await page.keyboard.press('Enter');
    await expect(rich.getByText('Chosen: Dr Rui Pereto')).toBeVisible();
    await button(rich, 'Clear “First person to ask”').click();
    await expect(rich.getByText('Nothing is chosen.')).toBeVisible();
    await expect(box).toBeFocused();

    const states = example(page, 'States');
    const nurse = states.getByRole('combobox', { name: 'Named nurse' });
    await nurse.click();
    await expect(states.getByText('Loading…')).toBeVisible();
    await states.getByRole('switch', { name: 'The choices are still loading' }).uncheck();
    await nurse.click();
    await expect(states.getByRole('option')).toHaveCount(5);
    await states.getByRole('switch', { name: 'The box is locked' }).check();
    await expect(nurse).toBeDisabled();

    const several = example(page, 'Several, one of them fixed');
    await expect(several.getByRole('listitem')).toHaveCount(2);
    await button(several, 'Remove Émile Brisk').click();
    await expect(several.getByRole('listitem')).toHaveText(['Dr Elin Sandquist']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(several.getByRole('listitem')).toHaveText(['Dr Elin Sandquist', 'Ines Marlow']);
    await expect(button(several, 'Remove Dr Elin Sandquist')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(several.getByRole('listbox')).toBeHidden();

    const open = example(page, 'Several, also new ones');
    await open.getByRole('combobox', { name: 'Who may be called' }).click();
    await page.keyboard.type('Wanda Quill');
    await open.getByRole('option', { name: 'Add “Wanda Quill”' }).click();
    await expect(button(open, 'Remove Wanda Quill')).toBeVisible();
  });

  await test.step('switch', async () => {
    await visit(page, '/forms/elements/switch', 'Form fields: switch');
    await example(page, 'Says what it did').getByRole('switch', { name: 'Alerts at night' }).press('Space');
    await expect(toast(page, 'Alerts reach you at night, too.')).toBeVisible();
    const controlled = example(page, 'Controlled');
    await button(controlled, 'Turn it on').click();
    await expect(controlled.getByRole('switch', { name: 'Remind of the daily weight' })).toBeChecked();
    await expect(controlled.getByText('A reminder comes every morning.')).toBeVisible();
    const locked = example(page, 'Disabled');
    await expect(locked.getByRole('switch', { disabled: true })).toHaveCount(2);
    await expect(locked.getByRole('switch', { checked: true })).toHaveCount(1);
  });

  await test.step('checkbox', async () => {
    await visit(page, '/forms/elements/checkbox', 'Form fields: checkbox');
    const own = example(page, 'In a form of the product');
    await own.getByRole('checkbox', { name: 'Cramps at night' }).check();
    await expect(own.getByText('2 signs are noted.')).toBeVisible();
    const all = example(page, 'All at once');
    const first = all.getByRole('checkbox', { name: 'Everything measured at home' });
    await expect(first).toBeChecked({ indeterminate: true });
    await first.press('Space');
    await expect(all.getByRole('checkbox', { checked: true })).toHaveCount(4);
    await all.getByRole('checkbox', { name: 'Weight' }).uncheck();
    await expect(first).toBeChecked({ indeterminate: true });
  });

  await test.step('radio', async () => {
    await visit(page, '/forms/elements/radio', 'Form fields: radio');
    const basic = example(page, 'Basic');
    await basic.getByRole('radio', { name: 'Haemodialysis' }).press('ArrowDown');
    await expect(basic.getByRole('radio', { name: 'Peritoneal dialysis' })).toBeChecked();
    await expect(basic.getByRole('radio', { name: 'Transplant' })).toBeDisabled();
    const side = example(page, 'Side by side');
    await side.getByText('kPa', { exact: true }).click();
    await expect(side.getByText('The upper limit is 18 kPa.')).toBeVisible();
    const cards = example(page, 'Custom');
    await cards.getByText('Three times a week on the ward').click();
    await expect(cards.getByRole('radio', { name: 'Haemodialysis' })).toBeChecked();
  });
});

test('§2.7: what can be typed in the showcase is read, counted, masked and refused with words', async ({
  page,
}) => {
  await test.step('input', async () => {
    await visit(page, '/forms/elements/input', 'Form fields: text input');
    const judged = example(page, 'Right or wrong as it is typed');
    const month = judged.getByLabel('Filter may be used until');
    await month.fill('13/2027');
    await expect(judged.getByText('Give month and year, for example 04/2027.')).toBeVisible();
    await expect(month).toHaveAttribute('aria-invalid', 'true');
    await month.fill('04/2027');
    await expect(judged.getByText('This is a month and a year.')).toBeVisible();
    const needed = example(page, 'Validation');
    await needed.getByLabel('First name').fill('Ada');
    await button(needed, 'Save').click();
    await expect(needed.getByText('Fill in this field.')).toHaveCount(2);
    await expect(needed.getByLabel('Last name')).toBeFocused();
    await page.keyboard.type('Fernhill');
    await needed.getByLabel('Town or city').fill('Quenby');
    await page.keyboard.press('Enter');
    await expect(needed.getByText('All three entries are there.')).toBeVisible();
    const file = example(page, 'One file');
    await file
      .getByLabel('Letter of the referring doctor')
      .setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('abc') });
    await expect(file.getByText('Chosen: letter.txt, 3 bytes')).toBeVisible();
  });

  await test.step('input group', async () => {
    await visit(page, '/forms/elements/input-group', 'Form fields: input group');
    const box = example(page, 'With a checkbox');
    await box.getByRole('checkbox', { name: 'A limit applies' }).uncheck();
    await expect(box.getByLabel('Fluid allowed per day')).toBeDisabled();
    const radio = example(page, 'With radio buttons');
    await radio.getByRole('radio', { name: 'Reach by: Telephone' }).check();
    await expect(radio.getByLabel('Email', { exact: true })).toBeDisabled();
    await expect(radio.getByLabel('Telephone', { exact: true })).toBeEnabled();
    const code = example(page, 'With a button');
    await code.getByLabel('Code of the dialyser').fill('FX-0080');
    await button(code, 'Check').click();
    await expect(code.getByText('FX-0080 is in stock.')).toBeVisible();
    const menu = example(page, 'With a menu');
    await button(menu, 'Unit: mL').press('Enter');
    await page.getByRole('menuitem', { name: 'fl oz' }).click();
    await expect(button(menu, 'Unit: fl oz')).toBeVisible();
  });

  await test.step('number input', async () => {
    await visit(page, '/forms/elements/number-input', 'Form fields: number');
    const basic = example(page, 'Basic');
    const count = basic.getByRole('spinbutton', { name: 'How well do you feel today?' });
    await button(basic, 'One more').click();
    await expect(count).toHaveValue('43');
    await count.press('End');
    await expect(count).toHaveValue('100');
    await button(basic, 'One more').press('Enter');
    await expect(count).toHaveValue('100');
    await count.fill('7');
    await count.press('ArrowDown');
    await expect(count).toHaveAttribute('aria-valuenow', '6');
    const pulse = example(page, 'Validation');
    await pulse.getByLabel(/^Pulse/).fill('500');
    await page.keyboard.press('Tab');
    await expect(pulse.getByText('Only values from 30 to 220 can be recorded here.')).toBeVisible();
    const weight = example(page, 'With decimals');
    await weight.getByLabel(/^Weight/).fill('81,3');
    await expect(weight.getByText('Read as: 81.3 kilograms')).toBeVisible();
    await weight.getByLabel(/^Weight/).fill('eighty');
    await page.keyboard.press('Tab');
    await expect(weight.getByText('Give a number in digits, for example 72 or 72.5.')).toBeVisible();
    const price = example(page, 'An amount of money');
    await price.getByLabel('Price of the device').fill('1999.9');
    await expect(price.getByText('€1,999.90')).toBeVisible();
    const states = example(page, 'States');
    await expect(states.getByLabel(/^Dry weight/)).not.toBeEditable();
    await expect(states.getByLabel(/^Sessions a week/)).toBeDisabled();
  });

  await test.step('textarea', async () => {
    await visit(page, '/forms/elements/textarea', 'Form fields: text area');
    const counted = example(page, 'With a count');
    const box = counted.getByLabel('Headline of the handover');
    await box.fill('Twenty characters ok');
    await expect(counted.getByText('20 / 20')).not.toHaveClass(/text-danger/);
    await box.press('End');
    await page.keyboard.type('!');
    await expect(counted.getByText('21 / 20')).toHaveClass(/text-danger/);
    await expect(counted.getByText(/^At most 20 characters fit/)).toBeVisible();
    await expect(box).toHaveValue('Twenty characters ok!');
  });

  await test.step('input mask', async () => {
    await visit(page, '/forms/elements/input-mask', 'Form fields: input mask');
    const type = async (name: string, label: string, keys: string) => {
      const box = example(page, name).getByRole('textbox', { name: label });
      await box.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(keys);
      return box;
    };
    await expect(await type('Day, month and year', 'Day, month and year', '3112x2026')).toHaveValue(
      '31/12/2026',
    );
    await expect(await type('Telephone', 'Telephone', '1632960143')).toHaveValue('+44 1632 960 143');
    const card = await type('Number of a payment card', 'Number of a payment card', '4000123412341234');
    await expect(card).toHaveValue('4000 1234 1234 1234');
    await card.fill('');
    await card.pressSequentially('371234567890123');
    await expect(card).toHaveValue('3712 345678 90123');
    await expect(example(page, 'Number of a payment card').getByText(/^15 figures of 15/)).toBeVisible();
    await type('Number of an order', 'Number of an order', '2026kx0417');
    await expect(example(page, 'Number of an order').getByText('Stored: ND2026KX0417')).toBeVisible();
    await expect(await type('Amount with decimals', 'Amount with decimals', '12345.678')).toHaveValue(
      '12,345.67',
    );
  });
});

test('§2.7: days and times of the showcase are picked, listed and refused with words', async ({ page }) => {
  await visit(page, '/forms/elements/pickers', 'Form fields: date and time');
  const within = async (name: string, label: string, value: string) => {
    await example(page, name).getByLabel(label, { exact: true }).fill(value);
    return example(page, name);
  };
  const said = await within('A day, said in words', 'Date of birth', '1970-01-31');
  await expect(said.getByText(/^Saturday,? 31 January 1970$/)).toBeVisible();
  const limited = await within('Within the next 14 days', 'Next blood test', '2020-01-01');
  await expect(limited.getByText(/^This is not possible\./)).toBeVisible();
  const closed = await within('Not on certain days', 'Day of the home visit', '2026-12-25');
  await expect(closed.getByText(/^The unit is closed from 24 Dec 2026/)).toBeVisible();
  await within('Not on certain days', 'Day of the home visit', '2026-12-27');
  await expect(closed.getByText(/^The unit is closed/)).toBeHidden();
  const stay = await within('From one day to another', 'Departure', '2026-11-24');
  await expect(stay.getByText('2 days with arrival and departure')).toBeVisible();
  await within('From one day to another', 'Arrival', '2026-11-25');
  await expect(stay.getByText('Departure cannot come before arrival.')).toBeVisible();
  const weeks = await within('With the number of the week', 'First day of duty', '2026-11-23');
  await expect(weeks.getByText('Week 48')).toBeVisible();
  const time = await within('A time within limits', 'Start of the evening shift', '15:59');
  await expect(time.getByText('This is not possible. Choose something from 16:00 to 22:30.')).toBeVisible();

  const several = await within('Several days', 'Further day of training', '2026-11-26');
  await button(several, 'Add the day').click();
  const days = several.getByRole('list', { name: 'Days of training' }).getByRole('listitem');
  await expect(days).toHaveText(['25 Nov 2026', '26 Nov 2026', '2 Dec 2026']);
  await within('Several days', 'Further day of training', '2026-11-25');
  await button(several, 'Add the day').press('Enter');
  await expect(several.getByText('This day is in the list already.')).toBeVisible();
  await button(several, 'Remove 25 Nov 2026').press('Enter');
  await expect(several.getByText('2 days are chosen.')).toBeVisible();
  await expect(several.getByRole('textbox', { name: 'Further day of training' })).toBeFocused();
});

test('§2.7: forms of the showcase are filled in, led through, checked and sent', async ({ page }) => {
  await test.step('layouts', async () => {
    await visit(page, '/forms/layout/form-layout', 'Forms: layout');
    for (const name of ['Vertical', 'Horizontal', 'With floating labels', 'In columns']) {
      const form = example(page, name);
      await button(form, 'Submit').click();
      await expect(toast(page, 'Nothing is filled in yet.')).toBeVisible();
      await form.getByLabel('Name', { exact: true }).fill(`Ada ${name}`);
      await page.keyboard.press('Enter');
      await expect(toast(page, `This was submitted: Ada ${name}`)).toBeVisible();
      await expect(form.getByLabel('Name', { exact: true })).toHaveValue('');
      await form.getByLabel('Name', { exact: true }).fill(`Bo ${name}`);
      await form.getByRole('checkbox', { name: 'Keep my entries for the next time' }).check();
      await button(form, 'Submit').click();
      await expect(toast(page, `This was submitted: Bo ${name}`)).toBeVisible();
      await expect(form.getByLabel('Name', { exact: true })).toHaveValue(`Bo ${name}`);
      await button(form, 'Reset').click();
      await expect(form.getByLabel('Name', { exact: true })).toHaveValue('');
      await expect(form.getByText('The form is empty again.')).toBeVisible();
    }
  });

  await test.step('wizard', async () => {
    await visit(page, '/forms/wizard', 'Forms: wizard');
    const free = example(page, 'Numbered, every step open');
    await expect(button(free, 'Previous')).toBeDisabled();
    await button(free, 'Note').click();
    await expect(free.getByRole('heading', { name: 'Step 3 of 3: Note' })).toBeFocused();
    await free.getByLabel('Note').fill('All well');
    await button(free, 'Previous').click();
    await expect(free.getByRole('heading', { name: 'Step 2 of 3: Fluid' })).toBeFocused();
    await button(free, 'Next').click();
    await expect(free.getByLabel('Note')).toHaveValue('All well');
    await button(free, 'Submit').click();
    await expect(free.getByText(/^Submitted: .*All well$/)).toBeVisible();

    const checked = example(page, 'Each step is checked');
    await expect(button(checked, 'When')).toBeDisabled();
    await button(checked, 'Next').click();
    await expect(checked.getByText('Fill in this field.')).toHaveCount(2);
    await expect(checked.getByLabel(/^Name/)).toBeFocused();
    await page.keyboard.type('Ada Fernhill');
    await checked.getByLabel(/^Telephone/).fill('1632 960 143');
    await page.keyboard.press('Enter');
    await expect(checked.getByRole('heading', { name: 'Step 2 of 3: When' })).toBeFocused();
    await checked.getByLabel(/^Day you would like/).fill('2026-12-01');
    await button(checked, 'Next').click();
    await button(checked, 'Submit').click();
    await expect(toast(page, 'A visit of Ada Fernhill on 2026-12-01 was asked for.')).toBeVisible();
    await expect(checked.getByRole('heading', { name: 'Step 1 of 3: Who' })).toBeFocused();
    await expect(checked.getByLabel(/^Name/)).toHaveValue('');
  });

  await test.step('formik, and the own way', async () => {
    await visit(page, '/forms/formik', 'Forms: Formik');
    const basic = example(page, 'Basic');
    await basic.getByLabel('Town or city').fill('Quenby');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Sent: {"town":"Quenby"}')).toBeVisible();
    const messages = example(page, 'Messages at the entries');
    await messages.getByLabel(/^First name/).fill('A');
    await button(messages, 'Send').click();
    await expect(messages.getByText('Give at least two characters.')).toHaveCount(2);
    await messages.getByLabel(/^First name/).fill('Ada');
    await messages.getByLabel(/^Last name/).fill('Fernhill');
    await messages.getByLabel(/^Email/).fill('ada@fernhill.example');
    await page.keyboard.press('Enter');
    await expect(toast(page, /^Sent: .*"lastName":"Fernhill"/)).toBeVisible();
    const rules = example(page, 'Validation');
    await rules.getByLabel(/^Username/).fill('fernhill');
    await rules.getByLabel('Password (required)', { exact: true }).fill('my fernhill');
    await rules.getByLabel(/^Password again/).fill('my fernhil');
    await button(rules, 'Send').click();
    await expect(rules.getByText('The password must not hold the username.')).toBeVisible();
    await expect(rules.getByText('The two passwords differ.')).toBeVisible();
    const own = example(page, 'As the product does it');
    await button(own, 'Send').click();
    const summary = own.getByRole('group', { name: /^There are problems with 3 fields/ });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: /^Email: / }).click();
    await expect(own.getByLabel(/^Email/)).toBeFocused();
  });
});
