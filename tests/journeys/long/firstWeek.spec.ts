import type { Locator, Page } from '@playwright/test';
import { createIntl } from 'react-intl';
import type { MessageId } from '@/locales';
import { readFileSync } from 'node:fs';
import { expect, test } from '../../support/journey';
import { dress, heading, signedIn } from '../steps';
import { allMessages } from '@tests/support/allMessages';

type Values = Record<string, string | number>;
const escaped = (text: string) =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`);

/** What the product says in a language, as exact text and as the beginning of a label. */
async function speaking(locale: 'en' | 'de') {
  const messages = allMessages[locale];
  const intl = createIntl({ locale: locale === 'en' ? 'en-GB' : locale, messages });
  const t = (id: MessageId, values?: Values) => intl.formatMessage({ id }, values);
  return { t, label: (id: MessageId, values?: Values) => new RegExp(`^${escaped(t(id, values))}`) };
}
type Speech = Awaited<ReturnType<typeof speaking>>;

const born = { en: '14/3/1958', de: '14.3.1958' };

/** Enrols somebody on haemodialysis: what the plan of the category lacks is typed where it is named. */
async function enrol(page: Page, { t, label }: Speech, locale: 'en' | 'de'): Promise<void> {
  const next = page.getByRole('button', { name: t('registration.next'), exact: true });
  const step = (name: MessageId) =>
    expect(page.getByRole('heading', { level: 2 }).first()).toContainText(t(name));
  await page.goto('/userlist/registration');
  await page
    .getByRole('button', { name: t('worklist.enrol') })
    .first()
    .click();
  await step('registration.step_identity');
  // A number that nobody has is proposed.
  await expect(page.getByLabel(label('registration.patientId'))).toHaveValue(/\d/);
  await page.getByLabel(label('profile.firstName')).fill('Karla');
  await page.getByLabel(label('profile.lastName')).fill('Weidenbusch');
  await page.getByRole('textbox', { name: label('patient.dateOfBirth') }).fill(born[locale]);
  await page.getByLabel(label('patient.sex')).selectOption({ label: t('patient.female') });
  await page.getByLabel(label('patient.weight')).fill('71');
  await page.getByLabel(label('patient.height')).fill('168');
  await page.getByLabel(label('patient.mobile')).fill('+49 170 5550199');
  await next.click();
  await step('registration.step_dailyLife');
  await next.click();
  await step('registration.step_pathologies');
  await next.click();
  await step('registration.step_category');
  await page.getByLabel(label('audit.fieldCategory')).selectOption('HD');
  await page.getByLabel(label('patient.dryWeight')).fill('69');
  const days = page.getByRole('group', { name: label('audit.fieldDialysisDays') }).getByRole('checkbox');
  for (const day of [0, 2, 4]) await days.nth(day).check();
  await next.click();
  await step('registration.step_team');
  await next.click();
  await step('registration.step_monitoring');
  const names = t('formula.name_urine24h').replace(/\s*\([^()]*\)$/, '');
  await expect(page.getByText(t('fluidPlans.missing', { names, count: 1 }))).toBeVisible();
  await page.getByLabel(label('formula.name_urine24h')).fill('450');
  const target = t('patient.fluidMaximum', { max: '950\u00a0mL' });
  await expect(page.getByText(t('registration.planGives', { target }))).toBeVisible();
  await page.getByRole('button', { name: t('registration.addMedicine') }).click();
  await page.getByLabel(label('medicines.medicine')).selectOption({ label: 'Furosemide 40 mg' });
  await page.getByLabel('12:00').check();
  await page.getByLabel(label('fluidRecord.prescriber')).fill('Dr Irmgard Hollerstett');
  await next.click();
  await step('registration.step_consent');
  await page.getByLabel(t('registration.consentGiven')).check();
  await next.click();
  // Nobody of the medical team was named: that is said and confirmed.
  await page.getByRole('checkbox', { name: label('registration.checked', { what: '' }) }).check();
  await expect(page.getByText(t('registration.complete'))).toBeVisible();
  await page.getByRole('button', { name: t('registration.activate') }).click();
  await expect(page).not.toHaveURL(/registration/);
  await expect(heading(page)).toContainText('Karla Weidenbusch');
}

async function saved(page: Page, dialog: Locator, { t }: Speech): Promise<void> {
  await dialog.getByRole('button', { name: t('common.save'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/**
 * A care team's first week with somebody on haemodialysis: enrolled with plan and medicine, measured, an alert taken over,
 * a target set; then the record goes to another clinic as a file and is the same there (18.9, FHIR round trip).
 */
for (const locale of ['en', 'de'] as const)
  test(`§2.11 §2.6 §2.5: the first week of somebody on haemodialysis, to another clinic and back in ${locale}`, async ({
    page,
    browser,
    watch,
  }) => {
    const speech = await speaking(locale);
    const { t, label } = speech;
    await signedIn(page, 'nurse', '/userlist');
    await dress(page, { locale });
    await enrol(page, speech, locale);
    const record = new URL(page.url()).pathname.replace(/\/$/, '');

    // Somebody enrolled a minute ago has missed nothing and is silent since no day.
    await page.goto(`${record}/medicines`);
    await expect(page.getByText(/Furosemid/).first()).toBeVisible();
    await expect(page.getByText(t('intakes.state_missed'), { exact: true })).toHaveCount(0);
    await page.goto(`${record}/fluid`);
    await expect(page.getByRole('region', { name: t('fluidRecord.now') })).toContainText(/950/);

    await page.goto(`${record}/telemonitoring?record=bloodPressure`);
    const reading = page.getByRole('dialog', { name: label('telemonitoring.record') });
    await reading.getByLabel(label('telemonitoring.systolic')).fill('186');
    await reading.getByLabel(label('telemonitoring.diastolic')).fill('112');
    await saved(page, reading, speech);
    await page.goto(`${record}/limits`);
    const card = page.getByRole('region', { name: t('alertRules.targetTitle') });
    await card
      .getByRole('button', { name: t('targets.setOf', { kind: t('targets.kind_pressure') }) })
      .click();
    const target = page.getByRole('dialog');
    await target.getByLabel(t('targets.proposal')).selectOption({ index: 1 });
    await target.getByLabel(label('targets.reason')).fill('Agreed at the first visit');
    await saved(page, target, speech);
    await expect(card).toContainText(t('targets.own'));

    // The morning round: the alert stands on top and is taken over by name.
    await page.goto(`/alerts?q=Weidenbusch`);
    await page
      .getByRole('row', { name: /Weidenbusch/ })
      .getByRole('link')
      .nth(1)
      .click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('button', { name: t('alerts.acknowledge'), exact: true }).click();
    await expect(panel.getByText(/Nuno Carvalho/).first()).toBeVisible();

    await page.goto(record);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: t('patient.export') }).click();
    const path = await (await saving).path();
    await expect(page.getByText(/Karla/).first()).toBeVisible();

    const context = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      locale: 'en-GB',
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
    });
    await watch.over(context);
    const there = await context.newPage();
    await signedIn(there, 'nurse', '/userlist');
    await dress(there, { locale });
    await there.getByRole('button', { name: t('worklist.import'), exact: true }).click();
    const chooser = there.waitForEvent('filechooser');
    const dialog = there.getByRole('dialog', { name: t('imports.title') });
    await dialog.getByRole('button', { name: t('imports.choose') }).click();
    await (
      await chooser
    ).setFiles([{ name: 'karla.json', mimeType: 'application/json', buffer: readFileSync(path) }]);
    await expect(dialog.getByRole('button', { name: t('imports.saveReport') })).toBeVisible();
    await expect(dialog).toContainText(
      t('imports.summary', { count: 1, created: 1, updated: 0, unchanged: 0 }),
    );
    await there.goto(`${record}/fluid`);
    await expect(heading(there)).toContainText('Karla Weidenbusch');
    await expect(there.getByRole('region', { name: t('fluidRecord.now') })).toContainText(/950/);
    await there.goto(`${record}/medicines`);
    await expect(there.getByText(/Furosemid/).first()).toBeVisible();
    await there.goto(`${record}/limits`);
    await expect(there.getByRole('region', { name: t('alertRules.targetTitle') })).toContainText(
      'Agreed at the first visit',
    );
    await there.goto(`${record}/alerts`);
    await expect(there.getByText(/186\/112/).first()).toBeVisible();
    await context.close();
  });
