// npm run screenshot: takes the pictures in the README from the built application.
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { giveUp, home, installPackages, tool } from './prerequisites.mjs';
import { serve } from './serve.mjs';

const port = 4194;
installPackages();
const executablePath = await ensureChromium();
const env = { NODE_ENV: 'production', VITE_AUTH_HOST: '', VITE_CARE_HOST: '' };
if (!tool('vite', ['build', '--logLevel', 'warn'], { env }))
  giveUp('The build failed: the lines above say why.');

const { chromium } = await import('@playwright/test');
const stop = await serve({ directory: join(home, 'dist'), port });
const browser = await chromium.launch({ executablePath });
const page = await browser.newPage({
  viewport: { width: 1440, height: 900 },
  locale: 'en-GB',
  reducedMotion: 'reduce',
});
await page.goto(`http://localhost:${port}/`);
await page.getByLabel('Email', { exact: true }).fill('nurse@nephrodesk.test');
await page.getByLabel('Password', { exact: true }).fill('nephrodesk');
await page.getByRole('button', { name: 'Sign in', exact: true }).click();
await page.getByRole('main').locator('a[href^="/userlist/"]').first().waitFor();
// A fresh load shows the page without the greeting.
await page.reload();
await page.getByRole('main').locator('a[href^="/userlist/"]').first().waitFor();
await page.getByRole('button', { name: 'Choose bookmarks' }).waitFor();
await page.screenshot({ path: join(home, 'public', 'screenshot.png') });
await page.goto(`http://localhost:${port}/userlist/sample-02/telemonitoring`);
await page.locator('main canvas').first().waitFor();
await page.getByRole('main').getByText('Mornings (mean)').waitFor();
await page.screenshot({ path: join(home, 'public', 'record.png') });
await browser.close();
await stop();
