import * as z from 'zod/mini';
import { countOpenAlerts, selectOpenAlerts } from '@/features/alerts/openAlerts';
import { alerts } from '@/features/alerts/slice';
import { summaries } from '@/features/patients/slice';
import { care } from '@/shared/api/http';
import { onConnectionReturned } from '@/shared/api/connection';
import { anyOf } from '@/shared/store/actions';
import { dataChanged } from '@/shared/store/changes';
import { hostAnswered, selectConfirmedAt } from '@/shared/store/freshness';
import { changeStream } from './changeStream';
import { clinicListNames } from './refresh';
import type { AppStore } from '../store';

/** Polling interval while the host does not push changes, ms. */
const EVERY_MS = 30_000;
/** Returning to the window polls at once, but not more often than this, ms. */
const AT_LEAST_MS = 1_000;
/** A window that was hidden for so long asks when it is seen again, even if the host pushes changes, ms. */
const LONG_HIDDEN_MS = 60_000;
const LARGEST_PAGE = 1000;

/** Versions of the records of one page, by id. */
interface SeenPage {
  etag: string | undefined;
  versions: ReadonlyMap<string, string>;
  next: string | undefined;
}

const versioned = z.object({ id: z.string(), version: z.string() });
const pageSchema = z.object({ items: z.array(versioned), next: z.optional(z.string()) });

/** Fetches lists again conditionally; a host that sends an ETag answers 304 without a body when nothing has changed. */
function conditionalReader() {
  const seen = new Map<string, SeenPage>();
  const readPage = async (path: string, params: Record<string, unknown>): Promise<SeenPage> => {
    const key = `${path} ${JSON.stringify(params)}`;
    const before = seen.get(key);
    const answer = await care.get<unknown>(path, {
      params,
      headers: before?.etag === undefined ? {} : { 'If-None-Match': before.etag },
      validateStatus: (status) => status === 200 || status === 304,
    });
    if (before && answer.status === 304) return before;
    const { items, next } = pageSchema.parse(answer.data);
    const etag: unknown = answer.headers['etag'];
    const page = {
      etag: typeof etag === 'string' ? etag : undefined,
      versions: new Map(items.map(({ id, version }) => [id, version])),
      next,
    };
    seen.set(key, page);
    return page;
  };
  return {
    /** The versions of all records of a list, by id. */
    async versions(path: string, query: Record<string, unknown>): Promise<ReadonlyMap<string, string>> {
      const all = new Map<string, string>();
      let cursor: string | undefined;
      do {
        const page = await readPage(path, { ...query, ...(cursor !== undefined && { cursor }) });
        for (const [id, version] of page.versions) all.set(id, version);
        cursor = page.next;
      } while (cursor !== undefined);
      return all;
    },
    forget: () => seen.clear(),
  };
}

const isSame = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean =>
  a.size === b.size && [...a].every(([id, version]) => b.get(id) === version);

/** What a pushed change has fetched again. Where that fails an old row may be shown. */
const refetches = [
  summaries.fetchOne,
  summaries.fetchSome,
  summaries.fetchAll,
  alerts.fetchAll,
  countOpenAlerts,
] as const;
const notRefreshed = anyOf(...refetches.map(({ rejected }) => rejected));
const loaded = anyOf(summaries.fetchAll.fulfilled, countOpenAlerts.fulfilled);

/**
 * Follows a multi-user host. What it pushes is fetched again, as after a change in another tab. A host that pushes
 * nothing, or cannot be heard, is polled every 30 seconds, and at once when the user returns to the window or the
 * network returns. The time of its last word is stored so that the page can show how old its data are.
 * @param now epoch ms
 * @returns stops it
 */
export function followHost(store: AppStore, now: () => number): () => void {
  const reader = conditionalReader();
  let active: ReadonlyMap<string, string> | null = null;
  let lastAsked = 0;
  let isAsking = false;
  /** A change may have been missed: the host is asked until it has answered, even if it pushes changes. */
  let isOwed = false;
  let owing: ReturnType<typeof setTimeout> | undefined;
  const stateNow = () => store.getState() as unknown as Record<string, unknown>;

  /** Polls the worklist, which has a row for everything known about a patient. */
  const askForRows = async () => {
    const rows = await reader.versions('/summaries', { limit: LARGEST_PAGE });
    const state = stateNow();
    if (summaries.selectSlice(state).status !== 'ready') return;
    const shown = new Map(summaries.selectAll(state).map(({ id, version }) => [id, version]));
    const changed = [...rows].filter(([id, version]) => shown.get(id) !== version).map(([id]) => id);
    const isGone = [...shown.keys()].some((id) => !rows.has(id));
    if (isGone) store.dispatch(dataChanged({ patients: 'all' }));
    else if (changed.length > 0) store.dispatch(dataChanged({ patients: changed }));
  };
  /** If the worklist is not loaded, polls the active alerts and the rows of the patients shown. */
  const askForAlerts = async () => {
    const listed = await reader.versions('/alerts', { active: true, limit: LARGEST_PAGE });
    const isNews = active === null || !isSame(active, listed);
    active = listed;
    const changed: string[] = [];
    for (const { id, version } of summaries.selectAll(stateNow())) {
      const answer = await care.get<unknown>(`/summaries/${encodeURIComponent(id)}`);
      if (versioned.parse(answer.data).version !== version) changed.push(id);
    }
    // A changed patient has the alerts counted too.
    if (changed.length > 0) store.dispatch(dataChanged({ patients: changed }));
    else if (isNews) void store.dispatch(countOpenAlerts({ quiet: true }));
  };
  /** @param isSoon if the host was asked a moment ago, too */
  const ask = async (isSoon = false) => {
    const state = stateNow();
    const { status, loadedAt } = summaries.selectSlice(state);
    const counted = selectOpenAlerts(state);
    const isListed = status === 'ready';
    if (!isListed && counted.status === 'idle') {
      // Nobody is signed in or nothing is loaded yet; the next data may be for another user.
      reader.forget();
      active = null;
      return;
    }
    if (isAsking || (!isSoon && Math.abs(now() - lastAsked) < AT_LEAST_MS)) return;
    isAsking = true;
    // From here on: what is missed while the host answers is asked for again.
    isOwed = false;
    lastAsked = now();
    const since = isListed ? loadedAt : counted.countedAt;
    let isFailed = false;
    try {
      await (isListed ? askForRows() : askForAlerts());
      store.dispatch(hostAnswered(lastAsked));
    } catch {
      isFailed = true;
      // A host that rejects the conditional request is asked without the condition.
      reader.forget();
      // From the last load on, the page can show how old its data are.
      if (since > 0 && selectConfirmedAt(stateNow()) === 0) store.dispatch(hostAnswered(since));
    } finally {
      isAsking = false;
    }
    if (isFailed) isOwed = true;
    else if (isOwed) owe();
  };
  const askNow = () => void ask();
  function owe() {
    isOwed = true;
    clearTimeout(owing);
    const pauseMs = Math.max(0, Math.min(AT_LEAST_MS, lastAsked + AT_LEAST_MS - now()));
    owing = setTimeout(() => void ask(true), pauseMs);
  }
  const isAnythingShown = () =>
    summaries.selectSlice(stateNow()).status !== 'idle' || selectOpenAlerts(stateNow()).status !== 'idle';

  const stream = changeStream(store, now, {
    opened: (missed) => {
      // Polling says nothing of the lists that belong to no patient.
      if (missed) store.dispatch(dataChanged({ patients: [], lists: clinicListNames }));
      // What is fetched later than this is as the host has it now.
      if (isAnythingShown()) owe();
    },
    heard: () => {
      if (!isOwed && !isAsking) store.dispatch(hostAnswered(now()));
    },
    changed: (change) => store.dispatch(dataChanged(change)),
    unreadable: () => {
      isOwed = true;
    },
  });
  const stopNoting = store.listeners.listen(notRefreshed, ({ payload }) => {
    if (!payload?.aborted) isOwed = true;
  });
  // A list that was on its way when the host began to push may lack what changed meanwhile.
  const stopAsking = store.listeners.listen(loaded, () => {
    if (isOwed && stream.isOpen()) owe();
  });
  const isPushed = () => stream.isOpen() && !isOwed;
  const askUnlessPushed = () => {
    if (!isPushed()) askNow();
  };
  let hiddenSince = now();
  const onVisibility = () => {
    if (document.visibilityState !== 'visible') {
      hiddenSince = now();
      return;
    }
    if (Math.abs(now() - hiddenSince) < LONG_HIDDEN_MS) return askUnlessPushed();
    stream.wake();
    return askNow();
  };
  const timer = setInterval(askUnlessPushed, EVERY_MS);
  const stopOnline = onConnectionReturned(() => {
    stream.reconnect();
    askNow();
  });
  window.addEventListener('focus', askUnlessPushed);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    stream.stop();
    stopNoting();
    stopAsking();
    clearTimeout(owing);
    clearInterval(timer);
    stopOnline();
    window.removeEventListener('focus', askUnlessPushed);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
