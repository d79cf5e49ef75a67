// npm run bench: sizes and timings of the production build, beside their targets. Figures to look at, never a gate.
// npm run bench -- scale: one part of it. The parts are listed below; `server` is one too.
import { cpus } from 'node:os';
import { ensureChromium } from './chromium.mjs';
import { giveUp, installPackages } from './prerequisites.mjs';

installPackages();
const { freePort, openSetting } = await import('../tests/bench/setting.mjs');
const part = process.argv[2];
if (part === 'server') {
  const { benchServer } = await import('../tests/bench/server.mjs');
  await benchServer(freePort);
  process.exit(0);
}
const { cold, demos, first, shifts, sizes, starts } = await import('../tests/bench/loads.mjs');
const { list, scale, search, year } = await import('../tests/bench/clinics.mjs');
const { pages, visited } = await import('../tests/bench/visits.mjs');
const { saving, traces } = await import('../tests/bench/acts.mjs');
const { lighthouse } = await import('../tests/bench/lighthouse.mjs');
const { load } = await import('../tests/bench/figures.mjs');

const parts = { sizes, demos, cold, shifts, starts, first, pages, saving, traces, search };
Object.assign(parts, { scale, list, year, heap: visited, lighthouse });
if (part !== undefined && !(part in parts))
  giveUp(`There is no part ${part}. There are: ${Object.keys(parts).join(', ')}, server.`);

const setting = await openSetting(await ensureChromium());
console.log(
  `\n${cpus().length} processors, load ${load()}, Chromium ${setting.browser.version()}, medians with spread\n`,
);
try {
  for (const [name, run] of Object.entries(parts))
    if (part === undefined || part === name) await run(setting);
} finally {
  await setting.close();
}
