import type { UnknownAction } from 'redux';
import type { ThunkDispatch } from 'redux-thunk';
import * as z from 'zod/mini';
import { countOpenAlerts, selectOpenAlerts } from '@/features/alerts/openAlerts';
import { summaries } from '@/features/patients/slice';
import { care } from '@/shared/api/http';
import { onConnectionReturned } from '@/shared/api/connection';
import { dataChanged } from '@/shared/store/changes';
import { hostAnswered, selectConfirmedAt } from '@/shared/store/freshness';

/** Polling interval for a host that does not push changes, ms. */
const EVERY_MS = 30_000;
/** Returning to the window polls at once, but not more often than this, ms. */
const AT_LEAST_MS = 1_000;
const LARGEST_PAGE = 1000;

interface FollowedStore {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => unknown;
}
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

/**
 * Polls a multi-user host that does not push changes: every 30 seconds, and at once when the user returns to the window
 * or the network returns. Changed records are fetched again, as after a change in another tab. The time of the last
 * answer is stored so that the page can show how old its data are.
 * @returns stops it
 */
export function followHost(store: FollowedStore, now: () => number): () => void {
  const reader = conditionalReader();
  let active: ReadonlyMap<string, string> | null = null;
  let lastAsked = 0;
  let isAsking = false;
  const stateNow = () => store.getState() as Record<string, unknown>;

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
    const alerts = await reader.versions('/alerts', { active: true, limit: LARGEST_PAGE });
    const isNews = active === null || !isSame(active, alerts);
    active = alerts;
    const changed: string[] = [];
    for (const { id, version } of summaries.selectAll(stateNow())) {
      const answer = await care.get<unknown>(`/summaries/${encodeURIComponent(id)}`);
      if (versioned.parse(answer.data).version !== version) changed.push(id);
    }
    // A changed patient has the alerts counted too.
    if (changed.length > 0) store.dispatch(dataChanged({ patients: changed }));
    else if (isNews) void store.dispatch(countOpenAlerts({ quiet: true }));
  };
  const ask = async () => {
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
    if (isAsking || now() - lastAsked < AT_LEAST_MS) return;
    isAsking = true;
    lastAsked = now();
    const since = isListed ? loadedAt : counted.countedAt;
    try {
      await (isListed ? askForRows() : askForAlerts());
      store.dispatch(hostAnswered(lastAsked));
    } catch {
      // A host that rejects the conditional request is asked without the condition.
      reader.forget();
      // From the last load on, the page can show how old its data are.
      if (since > 0 && selectConfirmedAt(stateNow()) === 0) store.dispatch(hostAnswered(since));
    } finally {
      isAsking = false;
    }
  };

  const askNow = () => void ask();
  const askWhenSeen = () => {
    if (document.visibilityState === 'visible') askNow();
  };
  const timer = setInterval(askNow, EVERY_MS);
  const stopOnline = onConnectionReturned(askNow);
  window.addEventListener('focus', askNow);
  document.addEventListener('visibilitychange', askWhenSeen);
  return () => {
    clearInterval(timer);
    stopOnline();
    window.removeEventListener('focus', askNow);
    document.removeEventListener('visibilitychange', askWhenSeen);
  };
}
