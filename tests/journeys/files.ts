import { expect, type Page } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleOf } from '../support/bundle.mjs';
import { home } from '../support/builds.mjs';

/** A file as a browser's chooser hands it over. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export function jsonFile(name: string, content: unknown): ChosenFile {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return { name, mimeType: 'application/json', buffer: Buffer.from(text) };
}

/** Where the bundles of another system lie, if they do: they are not part of the repository. */
export const foreignBundle = join(home, '../shared/data/fhir-r4/Dirk_Kuhlman.json');

/** Somebody whose pressures were taken on every first of a month of the last two whole years. */
export const bruno = { given: 'Bruno', family: 'Halden', newest: '152/91 mmHg' };
export function brunosBundle(id = 'bruno') {
  const lastYear = new Date().getUTCFullYear() - 1;
  const pressures = [lastYear - 1, lastYear].flatMap((year) =>
    Array.from({ length: 12 }, (_, month) => ({
      at: new Date(Date.UTC(year, month, 1, 8)).toISOString(),
      systolic: month === 11 ? 152 : 130 + month,
      diastolic: month === 11 ? 91 : 80,
    })),
  );
  return bundleOf({
    id,
    ...bruno,
    pressures,
    weights: [{ at: `${lastYear}-06-01T08:00:00Z`, kg: 81.4 }],
  });
}

export const importDialog = (page: Page) => page.getByRole('dialog', { name: 'Import patients' });

/** Opens the import from the worklist and chooses files; the import is then running. */
export async function choose(page: Page, files: ChosenFile[] | string[] | string): Promise<void> {
  await page.goto('/userlist');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await importDialog(page).getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(files);
}

/** Imports files and answers the sentence that sums it up, with the report still open. */
export async function importFiles(page: Page, files: ChosenFile[] | string[] | string): Promise<string> {
  await choose(page, files);
  const done = importDialog(page).getByRole('button', { name: 'Save report' });
  await expect(done).toBeVisible();
  return importDialog(page).getByRole('status').first().innerText();
}

export async function closeImport(page: Page): Promise<void> {
  await importDialog(page)
    .getByRole('contentinfo')
    .or(importDialog(page))
    .getByRole('button', { name: 'Close' })
    .last()
    .click();
  await expect(importDialog(page)).toBeHidden();
}

/** Exports the record that is open and answers the bundle in the saved file. */
export async function exportRecord(page: Page): Promise<{ entry: { resource: { resourceType: string } }[] }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const path = await (await saving).path();
  return JSON.parse(readFileSync(path, 'utf8')) as { entry: { resource: { resourceType: string } }[] };
}

export const hasForeignBundle = existsSync(foreignBundle);
