import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../support/journey';
import { open, signedIn } from '../../steps';

const example = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
const choice = (within: Locator, name: string) => within.getByRole('radio', { name, exact: true });

/** Chooses one of a row of choices by the arrows; they go on from the one that is chosen. */
async function chooseByKeys(within: Locator, from: string, to: string, steps: number): Promise<void> {
  await choice(within, from).focus();
  for (let step = 0; step < steps; step += 1) await within.page().keyboard.press('ArrowRight');
  await expect(choice(within, to)).toBeChecked();
}

test('§2.7: the elements of the showcase do what their examples say, and their code can be read', async ({
  page,
}) => {
  await signedIn(page, 'nurse');

  await test.step('grid: alignment and gutters', async () => {
    await open(page, '/ui-element/grid');
    const across = example(page, 'Alignment along the row');
    await chooseByKeys(across, 'justify-content-start', 'justify-content-center', 1);
    await expect(across.getByTestId('across')).toHaveCSS('justify-content', 'center');
    const gutters = example(page, 'Gutters, or none');
    await gutters.getByText('g-0', { exact: true }).click();
    await expect(gutters.getByTestId('gutters').locator(':scope > *').first()).toHaveCSS(
      'padding-inline',
      '0px',
    );
    const options = example(page, 'Options');
    await choice(options, 'Code').focus();
    await page.keyboard.press('Space');
    await expect(options.getByText('function Breakpoints()')).toBeVisible();
  });

  await test.step('typography: what is truncated can be read', async () => {
    await open(page, '/ui-element/typography');
    const terms = example(page, 'Terms and what they say');
    const note = terms.getByText('The pressure fell after two hours', { exact: false });
    await expect(note).toHaveCSS('white-space', 'nowrap');
    await button(terms, 'Show truncated words whole').press('Enter');
    await expect(note).toHaveCSS('white-space', 'normal');
  });

  await test.step('text utilities: sides and case', async () => {
    await open(page, '/ui-element/textutilities');
    const sides = example(page, 'Alignment');
    await sides.getByText('text-center', { exact: true }).click();
    await expect(sides.getByText('Whoever measures at home', { exact: false })).toHaveCSS(
      'text-align',
      'center',
    );
    const cases = example(page, 'Case');
    await chooseByKeys(cases, 'text-uppercase', 'text-capitalize', 1);
    await expect(cases.getByText('Two readings are missing', { exact: false })).toHaveCSS(
      'text-transform',
      'capitalize',
    );
  });

  await test.step('highlighter: languages, marked lines, own code', async () => {
    await open(page, '/ui-element/syntaxhighlighter');
    const languages = example(page, 'Languages, each fetched when it is shown');
    await languages.getByText('python', { exact: true }).click();
    await expect(languages.locator('.hljs-keyword').first()).toHaveText('def');
    const marked = example(page, 'Lines that stand out');
    await marked.getByRole('textbox').fill('1');
    await expect(marked.locator('mark')).toHaveText(['interface Drink {']);
    const live = example(page, 'Live example');
    await live.getByRole('textbox').fill('return 7');
    await expect(live.locator('.hljs-number')).toHaveText('7');
  });
});

test('§2.7: colours are measured as the browser shows them, and icons are found and copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedIn(page, 'nurse');

  await test.step('colours: tokens, contrast of two', async () => {
    await open(page, '/colors/colors');
    const palette = example(page, 'Tokens and their contrast');
    const primary = palette.getByRole('row', { name: /^Copy --bs-primary #/ });
    await expect(primary).toContainText('#0f6cbd');
    await expect(primary).toContainText('#62abf5');
    await palette.getByText('Severities', { exact: true }).click();
    await expect(palette.getByRole('row', { name: /^Copy --nd-severity-high #/ })).toContainText(
      'enough for text',
    );
    await button(palette, 'Copy --nd-severity-high').press('Enter');
    await expect(page.getByText('Copied: --nd-severity-high').first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('var(--nd-severity-high)');
    const checker = example(page, 'Contrast of any two of them');
    await checker.getByLabel('On top').selectOption('--nd-surface');
    await expect(checker.getByRole('status')).toHaveText('1.0:1 decoration only');
    await checker.getByLabel('On top').selectOption('--bs-body-color');
    await expect(checker.getByRole('status')).toContainText('enough for text');
  });

  await test.step('icons: search, pages, copy', async () => {
    await open(page, '/icons/reactfeather');
    const set = example(page, 'The whole set');
    await button(set, 'Next page').click();
    await expect(set.getByText(/^121–240/)).toBeVisible();
    await set.getByRole('searchbox').fill('heart pulse');
    await expect(set.getByRole('listitem')).toHaveText(['heart-pulse']);
    await button(set, 'heart-pulse').press('Enter');
    await expect(page.getByText('The import of heart-pulse was copied.').first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "import HeartPulse from 'lucide-react/icons/heart-pulse';",
    );
    await set.getByRole('searchbox').fill('zzz');
    await expect(set.getByText('No icon is called “zzz”.')).toBeVisible();
  });
});

test('§2.7: the cards of the showcase answer, count, play, fold, go and come back', async ({ page }) => {
  await signedIn(page, 'nurse');

  await test.step('basic cards', async () => {
    await open(page, '/cards/basic');
    const profile = example(page, 'Profile');
    await button(profile, 'Follow').press('Enter');
    await expect(profile.getByText('13', { exact: true })).toBeVisible();
    const chat = example(page, 'Chat');
    await chat.getByLabel('Your message').fill('It was the soup.');
    await page.keyboard.press('Enter');
    await expect(chat.getByRole('log').getByText('It was the soup.')).toBeVisible();
    const post = example(page, 'A post');
    await button(post, 'I like it').click();
    await expect(post.getByRole('status')).toHaveText('Liked by 8 people');
    const film = example(page, 'A film that nobody has to watch');
    const place = film.getByRole('slider', { name: 'Place in the film' });
    await place.press('End');
    await expect(place).toHaveAttribute('aria-valuetext', '12 seconds');
    await button(film, 'Play').click();
    await button(film, 'Pause').click();
    await expect(button(film, 'Play')).toBeVisible();
  });

  await test.step('statistics and analytics: figures behind the drawings', async () => {
    await open(page, '/cards/statistics');
    const areas = example(page, 'With an area below');
    await button(areas, 'Show as table: Open alerts').click();
    await expect(areas.getByRole('table', { name: 'Figures: Open alerts' }).getByRole('row')).toHaveCount(15);
    await open(page, '/cards/analytics');
    const bars = example(page, 'Bars with aims, by week');
    await expect(bars.getByText('270 L')).toBeVisible();
    await chooseByKeys(bars, 'This week', 'Last week', 1);
    await expect(bars.getByText('262 L')).toBeVisible();
    await expect(bars.getByRole('progressbar', { name: 'At dry weight' })).toHaveAttribute(
      'aria-valuetext',
      '81%',
    );
    const lists = example(page, 'Praise, tasks and shares');
    await lists.getByLabel('Order filters for May').press('Space');
    await expect(lists.getByRole('status')).toHaveText('2 tasks are left');
    const cursor = example(page, 'Over time, compared and stacked').getByRole('slider');
    await cursor.press('Home');
    await expect(cursor).toHaveAttribute('aria-valuetext', /64\.2/);
  });

  await test.step('cards that act', async () => {
    await open(page, '/cards/action');
    const all = example(page, 'All of them');
    const fold = button(all, 'Content');
    await fold.press('Enter');
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(all.getByText('134/82')).toBeHidden();
    await fold.click();
    await button(all, 'Fetch anew').press('Enter');
    await expect(all.getByText('Fetching…')).toBeVisible();
    await expect(all.getByRole('status')).toHaveText('Fetched once');
    await expect(all.getByText('131/82')).toBeVisible();
    await button(all, 'Remove the card').press('Enter');
    await expect(button(all, 'Put the card back')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(all, 'Remove the card')).toBeFocused();
  });
});

test('§2.7 §4 search box: small components mark, go one by one, and complete what is typed', async ({
  page,
}) => {
  await signedIn(page, 'nurse');

  await test.step('avatars and chips', async () => {
    await open(page, '/extra-components/avatar');
    const badge = example(page, 'With a number');
    await button(badge, 'Mark as read').press('Enter');
    await expect(badge.getByRole('status')).toHaveText('No unread message');
    const state = example(page, 'Whether somebody is there');
    await chooseByKeys(state, 'Online', 'Busy', 1);
    await expect(state.getByText('Joe Marsh, Busy')).toBeVisible();
    await open(page, '/extra-components/chips');
    const chips = example(page, 'Can be removed');
    await button(chips, 'Remove Joe Marsh').click();
    await expect(chips.getByRole('listitem')).toHaveText(['Pia Lund', 'Eva Costa']);
    await expect(button(chips, 'Remove Pia Lund')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(chips, 'Remove Eva Costa')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(chips, 'Show all of them again')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chips.getByRole('listitem')).toHaveCount(3);
    await open(page, '/extra-components/divider');
    await expect(
      example(page, 'With words, in the middle and at the ends').getByText('Yesterday'),
    ).toHaveCount(3);
  });

  await test.step('auto-complete', async () => {
    await open(page, '/extra-components/auto-complete');
    const basic = example(page, 'Basic');
    const box = basic.getByRole('combobox');
    await box.fill('a');
    await expect(basic.getByRole('option')).toHaveCount(4);
    await box.fill('calci');
    await expect(basic.getByRole('option')).toHaveText(['Calcium acetate', 'Calcitriol']);
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(box).toHaveValue('Calcitriol');
    await expect(basic.getByText('Chosen: Calcitriol')).toBeVisible();
    await expect(basic.getByRole('listbox')).toHaveCount(0);

    const fetched = example(page, 'Fetched from the host');
    await fetched.getByRole('combobox').fill('sea');
    await expect(fetched.getByRole('option')).toHaveCount(4);
    await fetched.getByRole('option').first().click();
    await expect(fetched.getByText(/^Chosen: .*Sea/)).toBeVisible();

    const sections = example(page, 'In sections');
    await sections.getByRole('combobox').fill('mar');
    await expect(sections.getByRole('group', { name: 'Medicines' })).toContainText('No Result');
    await expect(sections.getByRole('group', { name: 'People' }).getByRole('option')).toHaveCount(2);
    await sections.getByRole('combobox').press('Escape');
    await expect(sections.getByRole('combobox')).toHaveValue('');

    const drawn = example(page, 'Drawn in a way of their own');
    await drawn.getByRole('combobox').fill('mira');
    await expect(drawn.getByRole('option')).toContainText('Unit 2');

    const offered = example(page, 'Offers before anything is typed');
    await offered.getByRole('combobox').focus();
    await expect(offered.getByRole('option')).toHaveCount(3);
    await page.keyboard.press('Enter');
    await expect(offered.getByText('Chosen: Mira Holm')).toBeVisible();

    const limited = example(page, 'At most two of each section');
    await limited.getByRole('combobox').fill('a');
    await expect(limited.getByRole('group', { name: 'Medicines' }).getByRole('option')).toHaveCount(2);
    await expect(limited.getByRole('group', { name: 'People' }).getByRole('option')).toHaveCount(2);
  });
});
