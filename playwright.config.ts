import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';
import { embedded, hosted } from './tests/support/server';

const executablePath = findChromium();
const report = process.env.JOURNEYS_REPORT;
/** Walks over all pages and looks, random and endless ones, rare faults: a folder of them, and single ones by their tag. */
const long = /@long|(^| )long\//;
/**
 * Which journeys run. `short`: those through which the product is used, in `npm test`. `long`: all others. `quick`: a
 * dozen of the short ones, tagged. All when absent.
 */
const sets: Record<string, { grep?: RegExp; grepInvert?: RegExp }> = {
  short: { grepInvert: long },
  long: { grep: long },
  quick: { grep: /@quick/ },
  all: {},
};
const chosen = process.env.JOURNEYS ?? 'all';
const set = sets[chosen];
if (!set) throw new Error(`There are no ${chosen} journeys.`);

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

const project = (name: string, baseURL: string, testMatch: string, others: string[] = []) => ({
  name,
  testMatch,
  testIgnore: others,
  use: { baseURL },
});

/** Whole stories in a real browser, against the production build behind the reference headers. Nothing is repeated: a journey that fails now and then is a fault. */
export default defineConfig({
  testDir: 'tests/journeys',
  ...set,
  outputDir: 'test-results/journeys',
  globalSetup: './tests/support/server.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // A journey waits a quarter of its time.
  workers: 3,
  retries: 0,
  // Machines are shared and differ by half: a wait ends when it is over, and no figure here makes one longer.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: report ? [['./tests/support/quietReporter.ts'], ['json', { outputFile: report }]] : [['line']],
  use: {
    launchOptions,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    // What slides in stands still for a moment before it sets out, on a busy machine long enough for a click to miss it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    project('hosted', hosted.origin, '**/hosted/*.spec.ts'),
    project('organisation', hosted.origin, '**/organisation/*.spec.ts'),
    project('embedded', embedded.origin, '**/*.spec.ts', ['**/hosted/**', '**/organisation/**']),
  ],
});
