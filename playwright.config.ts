import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';
import { embedded, hosted, organisation } from './tests/support/server';

const executablePath = findChromium();
const report = process.env.JOURNEYS_REPORT;

/**
 * A browser that nobody looks at still keeps what its window would show: two pages for the suggestions under its address,
 * and a process in waiting for the next site. They took a fifth of the work of all journeys. This switch takes the
 * place of Playwright's own (chromiumSwitches.ts), so what that one names stands here as well.
 */
const withoutWindow = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'Translate',
  'AutoDeElevate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
];
const launchOptions = {
  args: [`--disable-features=${withoutWindow.join(',')}`],
  ...(executablePath && { executablePath }),
};

/** Whole stories in a real browser, against the production build behind the reference headers. Nothing is repeated: a journey that fails now and then is a fault. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  globalSetup: './tests/support/server.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Machines are shared and differ by half: a wait ends when it is over, and no figure here makes one longer.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: report ? [['line'], ['json', { outputFile: report }]] : [['line']],
  use: {
    launchOptions,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    { name: 'hosted', testMatch: 'hosted/*.spec.ts', use: { baseURL: hosted.origin } },
    { name: 'organisation', testMatch: 'organisation/*.spec.ts', use: { baseURL: organisation.origin } },
    { name: 'embedded', testIgnore: ['hosted/**', 'organisation/**'], use: { baseURL: embedded.origin } },
  ],
});
