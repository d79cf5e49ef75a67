// npm test: every check there is, from a fresh clone, in the order in which a failure is cheapest to find.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { home, installPackages, tool } from './prerequisites.mjs';
import { fromPlaywright, fromVitest } from './tally.mjs';

installPackages();
const browser = ensureChromium();

// Below the repository, so that no folder above it with a space in its name gets between a command and its argument.
const reports = 'test-results';
rmSync(join(home, reports), { recursive: true, force: true });
mkdirSync(join(home, reports));
const unitReport = `${reports}/unit.json`;
const journeyReport = `${reports}/journeys.json`;

/** Tests describe the application as it is without a configuration, whatever .env says here. */
const unconfigured = {
  VITE_AUTH_HOST: '',
  VITE_CARE_HOST: '',
  VITE_AUTH0_DOMAIN: '',
  VITE_AUTH0_CLIENT_ID: '',
};

const steps = [
  { name: 'types', run: () => tool('tsc', ['--noEmit']) },
  { name: 'lint', run: () => tool('oxlint', ['--deny-warnings']) },
  { name: 'format', run: () => tool('prettier', ['--check', '--log-level', 'warn', '.']) },
  { name: 'dead code', run: () => tool('knip', ['--no-progress']) },
  {
    name: 'unit tests',
    run: () =>
      tool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`], {
        env: { ...unconfigured, NODE_ENV: 'test' },
      }),
    tally: () => fromVitest(read(unitReport)),
  },
  {
    name: 'build',
    run: () =>
      tool('vite', ['build', '--logLevel', 'warn'], { env: { ...unconfigured, NODE_ENV: 'production' } }),
  },
  {
    name: 'journeys',
    run: () =>
      tool('playwright', ['test'], {
        env: { CHROME_PATH: browser, JOURNEYS_REPORT: journeyReport, JOURNEYS_BUILT: 'dist' },
      }),
    tally: () => fromPlaywright(read(journeyReport)),
  },
];

function read(report) {
  const path = join(home, report);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

const total = { passed: 0, failed: 0, skipped: 0 };
const lines = [];
for (const step of steps) {
  console.log(`\n── ${step.name}`);
  const began = Date.now();
  const succeeded = step.run();
  const tally = step.tally?.();
  for (const key of Object.keys(total)) total[key] += tally?.[key] ?? 0;
  lines.push(
    `${succeeded ? 'ok    ' : 'FAILED'}  ${step.name.padEnd(12)} ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
  if (succeeded) continue;
  // A check without single tests, or a run that broke outside of them, is one failure.
  if (!tally?.failed) total.failed += 1;
  break;
}
lines.push(...steps.slice(lines.length).map((step) => `not run ${step.name}`));

console.log(`\n${lines.join('\n')}\n`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed === 0 ? 0 : 1);
