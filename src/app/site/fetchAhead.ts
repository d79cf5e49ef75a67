import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { productParts } from 'virtual:message-parts';
import type { Entity } from '@/domain/entity';
import { rules, thresholds } from '@/features/alertRules/slice';
import { alerts } from '@/features/alerts/slice';
import { articles } from '@/features/education/slice';
import { fluidPlans } from '@/features/fluidPlans/slice';
import { medicines } from '@/features/medicines/slice';
import { summaries } from '@/features/patients/slice';
import { questionnaires } from '@/features/questioners/slice';
import { categories } from '@/features/userCategories/slice';
import type { Role } from '@/domain/access';
import { aheadOfNeed } from '@/shared/api/codeFiles';
import { useFetchMessages } from '@/shared/i18n/lazyWithMessages';
import { nextIdle, savesData } from '@/shared/spareTime';
import type { EntitySlice } from '@/shared/store/recordSlice';
import { mayVisit, pageAt } from './deriveTrail';
import { pages } from '../siteMap';
import type { AppStore } from '../store';
import { usePreparing, type Prepare } from './preparePage';

/**
 * Delay before prefetching, so that the page loads first, ms: the lock screen must not wait for a connection, and
 * letters typed right after the search key belong to the search.
 */
const FETCH_AFTER_MS = 3_000;
/** A pointer or the focus that only passes over a link stays there for less, ms. */
const PASSING_MS = 50;

/** Where most go next, the likeliest first: what is bookmarked for everybody, the record of a patient, the menu. */
const likely = [
  ...pages.filter(({ starred }) => starred).map(({ path }) => path),
  '/userlist/:id',
  '/userlist/:id/telemonitoring',
  ...pages.filter(({ menu }) => menu === 'menus').map(({ path }) => path),
];

const listed = <T extends Entity>({ selectSlice, fetchAll }: EntitySlice<T>) => ({
  isUnasked: (state: Record<string, unknown>) => selectSlice(state).status === 'idle',
  fetchAll,
});
/** What pages that are lists show. Records of patients are asked for by nobody but who opens them. */
const lists: Readonly<Record<string, readonly ReturnType<typeof listed>[]>> = {
  '/userlist': [listed(summaries), listed(categories)],
  '/userCategory': [listed(categories)],
  '/alerts': [listed(alerts), listed(summaries), listed(categories)],
  '/alerts/rules': [listed(rules), listed(thresholds), listed(categories)],
  '/fluidplanner': [listed(fluidPlans)],
  '/medicinePlanner': [listed(medicines)],
  '/questioners': [listed(questionnaires)],
  '/therapeuticEducation': [listed(articles)],
};

/** Asks for lists that nobody has asked for yet. Where that fails, the page says so once it is opened. */
function fetchLists(address: string, { getState, dispatch }: AppStore): void {
  const state: Record<string, unknown> = { ...getState() };
  const [path = ''] = address.split('?');
  for (const { isUnasked, fetchAll } of lists[path] ?? [])
    if (navigator.onLine && isUnasked(state)) void dispatch(fetchAll({ quiet: true }));
}

/** Fetches the code that is needed without a connection: sign-out, lock and the words of a failure. */
const fetchForFailures = (): Promise<unknown>[] => [
  pageAt('/pages/lock-screen')?.load() ?? Promise.resolve(),
  pageAt('/')?.load() ?? Promise.resolve(),
  import('@/features/auth/signIn/OrganisationSignIn'),
  import('@/shell/navbar/UserMenu'),
  import('@/session/identity'),
  import('../toasts/ToastHost'),
];
const fetchDialogs = (): Promise<unknown>[] => [
  import('../search/SearchDialog'),
  import('../palette/Palette'),
];

/** Failures are reported where the failed code is used. */
const start = (fetching: () => Promise<unknown>[]): void => {
  for (const fetched of aheadOfNeed(fetching)) fetched.catch(() => undefined);
};

/** One page after the other, while the browser has nothing else to do. */
async function prepareLikely(role: Role | null, prepare: Prepare, signal: AbortSignal): Promise<void> {
  for (const address of likely.filter((path) => mayVisit(role, path))) {
    // oxlint-disable-next-line no-await-in-loop
    await nextIdle();
    if (signal.aborted) return;
    // oxlint-disable-next-line no-await-in-loop
    await prepare(address, true);
  }
}

/** Where the link around a place leads within this program, path and query; null for every other place. */
function addressAround(place: EventTarget | null): string | null {
  const link = place instanceof Element ? place.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== window.location.origin || link.hasAttribute('download')) return null;
  return ['', '_self'].includes(link.target) ? link.pathname + link.search : null;
}

/**
 * Tells of each link that somebody is about to follow: pointed at or focused for a moment, or pressed, which leaves no
 * time for more than its code.
 * @returns stops it
 */
function watchLinks(tell: (address: string, isPressed: boolean) => void): () => void {
  let passing: ReturnType<typeof setTimeout> | undefined;
  let over: string | null = null;
  const reach = ({ target }: Event) => {
    const address = addressAround(target);
    if (address === over) return;
    over = address;
    clearTimeout(passing);
    if (address !== null) passing = setTimeout(() => tell(address, false), PASSING_MS);
  };
  const press = ({ target }: Event) => {
    const address = addressAround(target);
    if (address === null) return;
    clearTimeout(passing);
    tell(address, true);
  };
  const stopping = new AbortController();
  const options = { passive: true, signal: stopping.signal };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, reach, options);
  for (const type of ['pointerdown', 'touchstart']) document.addEventListener(type, press, options);
  return () => {
    clearTimeout(passing);
    stopping.abort();
  };
}

/**
 * Fetches what is likely to be wanted next, before it is: the page of a link that somebody is about to follow, with the
 * list that it shows, and after a while, one by one, the pages that most go to. Nothing of that where the browser saves data.
 */
export function useFetchAhead(role: Role | null): void {
  const fetchMessages = useFetchMessages();
  const prepare = usePreparing();
  const store = useStore() as AppStore;
  useEffect(() => {
    const stopping = new AbortController();
    const timer = setTimeout(() => {
      start(fetchForFailures);
      if (savesData()) return;
      fetchMessages(productParts);
      start(fetchDialogs);
      void prepareLikely(role, prepare, stopping.signal);
    }, FETCH_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [role, prepare, fetchMessages]);
  useEffect(
    () =>
      watchLinks((address, isPressed) => {
        if (savesData() || !mayVisit(role, address)) return;
        void prepare(address, true);
        if (!isPressed) fetchLists(address, store);
      }),
    [role, prepare, store],
  );
}
