import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { expectAccessible } from './axe';
import { heading, signedIn } from './steps';

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

/** Counts what a person does: touches, fields filled, and choices. */
function hand(page: Page) {
  let steps = 0;
  const began = Date.now();
  return {
    tap: async (target: Locator) => {
      steps += 1;
      await target.tap();
    },
    fill: async (label: string | RegExp, text: string) => {
      steps += 1;
      await page.getByLabel(label).fill(text);
    },
    choose: async (label: string | RegExp, option: string) => {
      steps += 1;
      await page.getByLabel(label).selectOption({ label: option });
    },
    told: () => `${steps} steps, ${Math.round((Date.now() - began) / 100) / 10} s of machine time`,
  };
}

const stepName = (page: Page) => page.getByRole('heading', { level: 2 }).first();

test(
  '§2.11: a nurse with a tablet enrols a patient in one go, with plan, medicine, questionnaire, post and team',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'nurse', '/userlist');
    const { tap, fill, choose, told } = hand(page);
    const next = page.getByRole('button', { name: 'Continue', exact: true });

    await tap(page.getByRole('link', { name: 'Enrol a patient' }));
    await tap(page.getByRole('button', { name: 'Enrol a patient' }).first());
    await expect(stepName(page)).toHaveText('1 of 8: Identity');
    await fill(/^First name/, 'Karla');
    await fill(/^Last name/, 'Weidenbusch');
    await fill(/^Patient ID/, 'NP-7001');
    await fill(/^Date of birth/, '1958-03-14');
    await choose(/^Sex/, 'Female');
    await fill(/^Weight/, '71.5');
    await fill(/^Height/, '168');
    await fill(/^Mobile/, '+49 170 5550199');
    await tap(next);
    await expect(stepName(page)).toHaveText('2 of 8: Address and daily life');
    await expectAccessible(page, 'registration, daily life');
    await tap(next);
    await tap(page.getByLabel('Heart failure'));
    await expect(page.getByLabel(/^Condition/)).toHaveValue('Heart failure');
    await tap(next);
    await choose(/^Category/, 'Heart failure with CKD');
    await tap(next);
    const nephrologist = page.getByRole('group', { name: 'Nephrologist' }).getByRole('combobox');
    await tap(nephrologist);
    await nephrologist.selectOption({ index: 1 });
    await tap(next);
    await expect(stepName(page)).toHaveText('6 of 8: Monitoring');
    // The category has proposed its plan.
    await expect(page.getByText('For this patient: at most 1,500 mL a day.')).toBeVisible();
    await tap(page.getByRole('button', { name: 'Add a medicine' }));
    await choose(/^Medicine/, 'Furosemide 40 mg');
    await tap(page.getByLabel('12:00'));
    await fill(/^Prescribed by/, 'Dr Irmgard Hollerstett');
    const questionnaires = page.getByRole('group', { name: 'Questionnaires' }).getByRole('combobox').first();
    await tap(questionnaires);
    await questionnaires.selectOption({ label: 'every week' });
    await tap(page.getByRole('group', { name: 'Posts to read' }).getByRole('checkbox').first());
    await expectAccessible(page, 'registration, monitoring');
    await tap(next);
    await tap(page.getByLabel('The patient has read or heard these terms and agrees'));
    await tap(next);
    await expect(page.getByText('Nothing is missing.')).toBeVisible();
    await expectAccessible(page, 'registration, review');
    await tap(page.getByRole('button', { name: 'Enrol this patient' }));
    await expect(page).not.toHaveURL(/registration/);
    await expect(heading(page)).toContainText('Karla Weidenbusch');
    test.info().annotations.push({ type: 'enrolment on a tablet', description: told() });

    const record = new URL(page.url()).pathname;
    const shows = async (part: string, text: string | RegExp) => {
      await page.goto(`${record}/${part}`);
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    };
    await shows('fluid', 'Heart failure');
    await shows('medicines', /Furosemide/);
    await shows('conditions', 'Heart failure');
  },
);

test(
  'complaint 19: what was typed is there after a reload, on the step where it was left',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'nurse', '/userlist/registration');
    await page.getByRole('button', { name: 'Enrol a patient' }).first().tap();
    await page.getByLabel(/^First name/).fill('Half');
    await page.getByLabel(/^Weight/).fill('71,');
    await page.getByRole('button', { name: /^Category and dialysis/ }).tap();
    await page.getByLabel(/^Category/).selectOption({ label: 'Haemodialysis' });
    await expect(page.getByText('All entries are saved.')).toBeVisible();
    await page.reload();
    await expect(stepName(page)).toHaveText('4 of 8: Category and dialysis');
    await expect(page.getByLabel(/^Dialysis/)).toHaveValue('haemodialysis');
    await page.getByRole('button', { name: /^Identity/ }).tap();
    await expect(page.getByLabel(/^First name/)).toHaveValue('Half');
    await expect(page.getByLabel(/^Weight/)).toHaveValue('71,');
  },
);
