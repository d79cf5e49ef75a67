// What Chromium's trace says of the page's main thread: its tasks, how long each took, and what it spent most in.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing'];
const SAMPLES = ['disabled-by-default-v8.cpu_profiler'];
const US = 1000;
/** The mark after which nothing of the trace is owed to its own beginning. */
const SETTLED = 'bench.settled';
const SETTLE_MS = 500;

/**
 * Traces the page while something is done.
 * @param sampled whether functions are looked at as well, which lengthens everything a little
 */
export async function traced(browser, page, act, sampled = false) {
  await browser.startTracing(page, { categories: [...CATEGORIES, ...(sampled ? SAMPLES : [])] });
  if (sampled) {
    // The first function that runs pays for the looking: here one that does nothing.
    await page.evaluate((mark) => performance.mark(mark), SETTLED);
    await page.waitForTimeout(SETTLE_MS);
  }
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8'));
  return traceEvents;
}

/** The process and thread that run the page: of all renderers' main threads the one that has worked most. */
function mainThread(events) {
  const names = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const worked = ({ pid, tid }) =>
    events.reduce((sum, one) => sum + (one.pid === pid && one.tid === tid ? (one.dur ?? 0) : 0), 0);
  return names.toSorted((one, other) => worked(other) - worked(one))[0];
}

/**
 * The tasks of the page's main thread, in order: begun and ended, µs of the trace, and the processor's time in between, ms,
 * which other programs do not lengthen; and all events of that thread.
 */
export function tasksOf(events) {
  const { pid, tid } = mainThread(events);
  const own = events.filter((one) => one.pid === pid && one.tid === tid);
  const tasks = own
    .filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask'))
    .map(({ ts, dur, tdur = dur }) => ({ from: ts, to: ts + dur, ms: tdur / US }))
    // One inside another is part of it.
    .toSorted((one, other) => one.from - other.from || other.to - one.to);
  let end = 0;
  const outer = tasks.filter(({ from, to }) => from >= end && (end = to) > 0);
  return { tasks: outer, own, thread: { pid, tid } };
}

/** When a mark of the page was set, µs of the trace. */
export const markedAt = (own, mark) => own.find(({ name }) => name === mark)?.ts ?? Infinity;

/** Names the places of a build by its source maps. */
function sources(directory) {
  const maps = new Map();
  return (url, line, column) => {
    const file = URL.canParse(url) ? join(directory, `${new URL(url).pathname}.map`) : '';
    if (!maps.has(file))
      maps.set(file, existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null);
    const entry = maps.get(file)?.findEntry(line, column);
    const source = entry?.originalSource?.replace(/^.*\/(?=(?:src|node_modules)\/)/, '');
    return source ? `${source.replace('node_modules/', '')}:${entry.originalLine + 1}` : undefined;
  };
}

/** The samples of all functions of a thread: when, and the function's place. */
function samplesOf(events, { pid, tid }, placeOf) {
  const samples = [];
  const profiles = new Map();
  for (const { name, args, ts, id, pid: process, tid: thread } of events) {
    if (process !== pid) continue;
    // A profile is begun by its thread; what is sampled comes from another one.
    if (name === 'Profile' && thread === tid)
      profiles.set(id, { now: args.data.startTime ?? ts, nodes: new Map() });
    if (name !== 'ProfileChunk' || !profiles.has(id)) continue;
    const profile = profiles.get(id);
    const { cpuProfile = {}, timeDeltas = [] } = args.data;
    for (const { id: node, callFrame } of cpuProfile.nodes ?? []) profile.nodes.set(node, callFrame);
    for (const [index, node] of (cpuProfile.samples ?? []).entries()) {
      profile.now += timeDeltas[index] ?? 0;
      const { functionName, url = '', lineNumber = 0, columnNumber = 0 } = profile.nodes.get(node) ?? {};
      if (functionName === '(idle)' || functionName === undefined) continue;
      const place = placeOf(url, lineNumber, columnNumber);
      samples.push({ at: profile.now, name: place ?? (functionName || '(anonymous)') });
    }
  }
  return samples;
}

/** Each of `names` with its share, the largest first. */
function ranked(names, shown) {
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, shown)
    .map(([name, count]) => `${name} ${Math.round((100 * count) / names.length)} %`);
}

/** Time of the events themselves, without those inside them, ms by name. */
function ownTimes(inside) {
  const sorted = inside.toSorted((one, other) => one.ts - other.ts || other.dur - one.dur);
  const open = [];
  const times = new Map();
  for (const { name, ts, dur } of sorted) {
    while (open.length > 0 && open.at(-1).end <= ts) open.pop();
    const parent = open.at(-1);
    if (parent) times.set(parent.name, times.get(parent.name) - dur / US);
    times.set(name, (times.get(name) ?? 0) + dur / US);
    open.push({ name, end: ts + dur });
  }
  return [...times].toSorted(([, one], [, other]) => other - one);
}

/**
 * The longest tasks of a sampled trace, each with the events and functions that it spent most in.
 * @param directory of the build, with source maps
 */
export function longestTasks(events, directory, count = 5) {
  const { tasks, own, thread } = tasksOf(events);
  const samples = samplesOf(events, thread, sources(directory));
  // The page may have moved to another process since: there is no mark in that one.
  const settled = markedAt(own, SETTLED);
  return tasks
    .filter(({ from }) => settled === Infinity || from > settled)
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ from, to, ms }) => {
      const inside = own.filter(
        ({ ph, ts, dur, name }) => ph === 'X' && ts >= from && ts + dur <= to && !name.endsWith('RunTask'),
      );
      const [most] = ownTimes(inside);
      const names = samples.filter(({ at }) => at >= from && at <= to).map(({ name }) => name);
      return { ms, event: most ? `${most[0]} ${most[1].toFixed(0)} ms` : '', functions: ranked(names, 4) };
    });
}
