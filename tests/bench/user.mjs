// What somebody does, by role and name.

const EMAIL = 'admin@nephrodesk.test';
const PASSWORD = 'nephrodesk';

const button = (page) => page.getByRole('button', { name: 'Sign in', exact: true });
const email = (page) => page.getByLabel('Email', { exact: true });
const password = (page) => page.getByLabel('Password', { exact: true });

/** The first patient of the dashboard. */
export const PATIENT = 'main a[href^="/userlist/"]';

export const signInForm = (page) => button(page).waitFor();
export const firstRow = (page) =>
  page.getByRole('table').locator('tbody').getByRole('link').first().waitFor();

export async function dashboardShown(page) {
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.locator(PATIENT).first().waitFor();
}

/** Email and password into the form, and the button. */
export async function signIn(page) {
  await email(page).fill(EMAIL);
  await password(page).fill(PASSWORD);
  await button(page).click();
}

/** The same key by key. @param everyMs from one key to the next */
export async function signInByKeys(page, everyMs) {
  await email(page).click();
  await page.keyboard.type(EMAIL, { delay: everyMs });
  await password(page).click();
  await page.keyboard.type(PASSWORD, { delay: everyMs });
  await button(page).click();
}

/** Somebody signs in at the list of patients, and sees it. */
export async function openList(page, origin) {
  await page.goto(`${origin}/userlist`);
  await signInForm(page);
  await signIn(page);
  await firstRow(page);
}

/** Somebody signs in, sees the dashboard, and leaves the page. */
export async function enterOnce(context, origin) {
  const page = await context.newPage();
  await page.goto(`${origin}/pages/login`);
  await signInForm(page);
  await signIn(page);
  await dashboardShown(page);
  await page.close();
}

/** Imports a file through the same dialog as a user. */
export async function importFile(page, file) {
  const dialog = page.getByRole('dialog', { name: 'Import patients' });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(file);
  await dialog.getByRole('button', { name: 'Save report' }).waitFor({ timeout: 300_000 });
}

/** Waits until the list shows this number of patients. */
export const counted = (page, patients) =>
  page.waitForFunction(
    (count) =>
      Number(document.querySelector('main .nd-filter-count')?.textContent?.replace(/\D/g, '')) >= count,
    patients,
  );
