// Lighthouse on a phone: what it says of four pages. It is fetched when it is asked for, and is no package of the project.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { runFetched } from '../../scripts/prerequisites.mjs';
import { print } from './figures.mjs';
import { freePort, temporary } from './setting.mjs';
import { enterOnce } from './user.mjs';

const LIGHTHOUSE = 'lighthouse@12';
const cache = join(tmpdir(), 'nephrodesk-lighthouse');
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/** One look of Lighthouse at a page in a browser that runs. @returns its report, or undefined */
async function look(port, address) {
  const options = ['--output=json', '--quiet', '--disable-storage-reset'];
  const only = `--only-categories=${CATEGORIES.join(',')}`;
  const { succeeded, output } = await runFetched(
    LIGHTHOUSE,
    [address, `--port=${port}`, only, ...options],
    cache,
  );
  return succeeded ? JSON.parse(output.slice(output.indexOf('{'))) : undefined;
}

/** Sign-in, dashboard, list and record of somebody who has signed in before in the same browser. */
export async function lighthouse({ executablePath, origin }) {
  console.log('\nLighthouse, mobile');
  const { succeeded } = await runFetched(LIGHTHOUSE, ['--version'], cache);
  if (!succeeded) return console.log('  Lighthouse could not be fetched, so nothing is said of it.');
  const port = await freePort();
  const context = await chromium.launchPersistentContext(temporary(), {
    executablePath,
    locale: 'en-GB',
    args: [`--remote-debugging-port=${port}`],
  });
  for (const [name, path, goal, enters] of [
    ['sign-in', '/pages/login', 98, false],
    ['dashboard', '/dashboard', 92, true],
    ['worklist', '/userlist', 92, false],
    ['record', '/userlist/sample-02', 92, false],
  ]) {
    if (enters) await enterOnce(context, origin);
    const report = await look(port, `${origin}${path}`);
    if (!report) {
      print(`  ${name}`, 'no report');
      continue;
    }
    const { categories, audits, finalDisplayedUrl } = report;
    const scores = CATEGORIES.map((id) => Math.round(100 * (categories[id]?.score ?? NaN)));
    print(`  ${name}: ${CATEGORIES.join(', ')}`, scores.join(', '), `≥ ${goal}, 100, 100`);
    if (new URL(finalDisplayedUrl).pathname !== path) console.log(`    it ended at ${finalDisplayedUrl}`);
    const value = (id) => audits[id].displayValue;
    print(
      '    CLS; TBT; LCP',
      ['cumulative-layout-shift', 'total-blocking-time', 'largest-contentful-paint'].map(value).join('; '),
    );
    const failed = CATEGORIES.slice(1).flatMap((id) =>
      categories[id].auditRefs.filter((one) => one.weight > 0 && (audits[one.id].score ?? 1) < 1),
    );
    if (failed.length > 0) console.log(`    not passed: ${failed.map(({ id }) => id).join(', ')}`);
  }
  await context.close();
  return undefined;
}
