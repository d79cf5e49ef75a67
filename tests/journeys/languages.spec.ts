import type { Page } from '@playwright/test';
import { titleFor } from '@/app/site/deriveTrail';
import { allMessages, partOfMessage } from '../support/allMessages';
import { expect, test } from '../support/journey';
import { heading, menuRoutes, signedIn, worklistLinks } from './steps';
import { settle } from './walk';

interface Spoken {
  name: string;
  /** The worklist's title, how many there are, and what was drunk of a target with thousands. */
  title: string;
  shown: string;
  drunk: RegExp;
  /** In the record: its sections, an age, a birthday and a dry weight. */
  tabs: string;
  age: RegExp;
  day: RegExp;
  weight: RegExp;
  /** On the dashboard: as of when it is. */
  asOf: RegExp;
  firstName: string;
}

const spoken: Record<'de' | 'fr' | 'pt' | 'en', Spoken> = {
  de: {
    name: 'Deutsch',
    title: 'Patienten',
    shown: '48 Patienten',
    drunk: /\d\.\d{3}\smin\.\s2\.000/,
    tabs: 'Bereiche der Akte',
    age: /\d\d Jahre/,
    day: /\d\d\.\d\d\.19\d\d/,
    weight: /\d\d,\d\skg/,
    asOf: /Stand \d\d:\d\d/,
    firstName: 'Vorname',
  },
  fr: {
    name: 'Français',
    title: 'Patients',
    shown: '48 patients',
    drunk: /\d\s\d{3}\smin\.\s2\s000/,
    tabs: 'Rubriques du dossier',
    age: /\d\d ans/,
    day: /\d{1,2} \p{L}+\.? 19\d\d/u,
    weight: /\d\d,\d\skg/,
    asOf: /État à \d\d:\d\d/,
    firstName: 'Prénom',
  },
  pt: {
    name: 'Português',
    title: 'Doentes',
    shown: '48 doentes',
    drunk: /\d{4}\smín\.\s2000/,
    tabs: 'Secções do processo',
    age: /\d\d anos/,
    day: /\d\d\/\d\d\/19\d\d/,
    weight: /\d\d,\d\skg/,
    asOf: /Situação às \d\d:\d\d/,
    firstName: 'Nome próprio',
  },
  en: {
    name: 'English',
    title: 'User',
    shown: '48 patients',
    drunk: /\d,\d{3}\smin\s2,000/,
    tabs: 'Sections of the record',
    age: /\d\d years/,
    day: /\d{1,2} [A-Z][a-z]+ 19\d\d/,
    weight: /\d\d\.\d\skg/,
    asOf: /As of \d\d:\d\d/,
    firstName: 'First name',
  },
};
type Language = keyof typeof spoken;
const languages = Object.keys(spoken) as Language[];

/** Words of our English that neither the other languages nor the sample patients' records have. */
const english =
  /\b(of|yesterday|years?|readings?|severity|search|filters|overview|newest|today|pressure|record|weight|dashboard|skip|menu of|older|yet|beyond|settings|language)\b/i;

/** Everything that is said around and on the page, to eyes and to screen readers. */
const said = (page: Page) =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...names].join('\n');
  });

/** Chooses a language in the bar, whatever the present one is. */
async function choose(page: Page, language: Language): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Language|Sprache|Langue|Idioma)$/ })
    .click();
  await page.getByRole('menuitem', { name: spoken[language].name }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

async function expectOnly(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  if (language !== 'en') expect(await said(page)).not.toMatch(english);
}

test(
  'AC15, IN07, RS10: every language takes over at once, whole, and stays',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'nurse', '/userlist');
    const main = page.getByRole('main');
    await expect(worklistLinks(page).first()).toBeVisible();
    const record = 'main tbody a[href^="/userlist/"]';

    for (const language of languages) {
      const words = spoken[language];
      await test.step(`the worklist in ${language}`, async () => {
        await choose(page, language);
        await expect(page).toHaveTitle(`${words.title} · Nephrodesk`);
        await expect(main.getByText(words.shown, { exact: true })).toBeVisible();
        await expect(main.getByText(words.drunk).first()).toBeVisible();
        await expectOnly(page, language);
      });
    }

    await test.step('the record, without leaving it', async () => {
      await page.locator(record).first().click();
      await expect(page.getByRole('navigation', { name: spoken.en.tabs })).toBeVisible();
      await expect(main.getByText(spoken.en.weight).filter({ visible: true }).first()).toBeVisible();
      for (const language of languages) {
        const words = spoken[language];
        await choose(page, language);
        await expect(page.getByRole('navigation', { name: words.tabs })).toBeVisible();
        for (const shown of [words.age, words.day, words.weight])
          await expect(main.getByText(shown).filter({ visible: true }).first()).toBeVisible();
        await expectOnly(page, language);
      }
    });

    await test.step('the dashboard, on a clock of 24 hours', async () => {
      await page.getByRole('link', { name: 'Nephrodesk' }).first().click();
      for (const language of languages) {
        await choose(page, language);
        await expect(main).toContainText(spoken[language].asOf);
        await expectOnly(page, language);
      }
    });

    await test.step('what is typed stays through all of them, in a page and in a dialog', async () => {
      await page.goto('/user/profile');
      await page.getByLabel(spoken.en.firstName).fill('Änne-Sofie');
      for (const language of languages) {
        await choose(page, language);
        await expect(page.getByLabel(spoken[language].firstName)).toHaveValue('Änne-Sofie');
      }
      await page.getByLabel(spoken.en.firstName).fill('Nuno');

      await page.goto('/userlist');
      const patient = (await page.locator(record).first().getAttribute('href'))?.split('?')[0] ?? '';
      await page.goto(`${patient}/telemonitoring?measure=weight&record=weight`);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').first().fill('71.3');
      for (const language of languages) {
        // Another tab of the same person changes it: the bar is out of reach behind the dialog.
        await page.evaluate((locale) => {
          const key = Object.keys(localStorage).find((name) => name.startsWith('nephrodesk.settings.')) ?? '';
          const settings = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), locale });
          localStorage.setItem(key, settings);
          window.dispatchEvent(new StorageEvent('storage', { key, newValue: settings }));
        }, language);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(dialog.getByRole('textbox').first()).toHaveValue(language === 'en' ? '71.3' : '71,3');
      }
      await page.keyboard.press('Escape');
    });

    await test.step('and the choice outlives the page', async () => {
      await page.goto('/alerts');
      await choose(page, 'fr');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(heading(page)).toHaveText('Alertes');
      await expectOnly(page, 'fr');
    });
  },
);

test(
  'IN08: a new browser is met in its language, or in English',
  { tag: ['@quick', '@long'] },
  async ({ profile }) => {
    const met = [
      ['pt-BR', 'pt', 'Iniciar sessão'],
      ['de-AT', 'de', 'Anmelden'],
      ['fr-CH', 'fr', 'Se connecter'],
      ['it', 'en', 'Sign in'],
    ] as const;
    for (const [locale, language, button] of met) {
      const context = await profile({ locale });
      const page = await context.newPage();
      await page.goto('/');
      await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      if (language !== 'en') expect(await said(page)).not.toMatch(english);
      await context.close();
    }
  },
);

/** Notes whatever the page ever shows that is the id of a message instead of its words, be it for a moment. */
async function watchIds(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(
    (ids) => {
      const known = new Set(ids);
      const seen = ((window as unknown as { seenIds: Set<string> }).seenIds = new Set<string>());
      const look = (text: string | null) => {
        for (const [word] of (text ?? '').matchAll(/[\w:/#-]+(?:\.\w+)+/g))
          if (known.has(word)) seen.add(word);
      };
      const lookAt = (node: Node) => {
        look(node.textContent);
        if (!(node instanceof Element)) return;
        for (const element of [node, ...node.querySelectorAll('[aria-label], [placeholder], [title]')])
          for (const name of ['aria-label', 'placeholder', 'title']) look(element.getAttribute(name));
      };
      lookAt(document.documentElement);
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
          for (const node of [target, ...addedNodes]) lookAt(node);
      }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    },
    [...partOfMessage.keys()],
  );
  return () => page.evaluate(() => [...(window as unknown as { seenIds: Set<string> }).seenIds]);
}

test(
  'IN07: pages reached by the menu right after another language never show an id of a message',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'nurse', '/dashboard');
    const seen = await watchIds(page);
    await choose(page, 'de');
    for (const route of menuRoutes.everybody) {
      await test.step(route, async () => {
        await page.locator(`nav a[href="${route}"]`).first().click();
        await expect(page).toHaveTitle(`${allMessages.de[titleFor(route)]} · Nephrodesk`);
        await settle(page, route);
      });
    }
    expect(await seen()).toEqual([]);
  },
);
