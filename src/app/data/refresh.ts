import type { Entity } from '@/domain/entity';
import { rules, thresholds } from '@/features/alertRules/slice';
import { countOpenAlerts, selectOpenAlerts } from '@/features/alerts/openAlerts';
import { alerts } from '@/features/alerts/slice';
import { articles } from '@/features/education/slice';
import { fluidPlans } from '@/features/fluidPlans/slice';
import { practitioners } from '@/features/medicalTeam/slice';
import { medicines } from '@/features/medicines/slice';
import { medicationRequests, patients, summaries } from '@/features/patients/slice';
import { questionnaires } from '@/features/questioners/slice';
import { enrolments } from '@/features/registration/slice';
import { loadSettings, settings, terms } from '@/features/settings/slice';
import { categories } from '@/features/userCategories/slice';
import { dataChanged } from '@/shared/store/changes';
import type { Listeners } from '@/shared/store/listeners';
import type { EntitySlice } from '@/shared/store/recordSlice';
import type { AppDispatch as Dispatch } from '@/shared/store/useEntities';

type Changed = { patients: string[] | 'all'; lists: readonly string[] };

/** What follows a change so closely belongs to it: a reading and the alerts it raises. */
const FIRST_PAUSE_MS = 20;
/** Changes come in bursts: after the first one they are waited for. */
const PAUSE_MS = 250;
/** The batches of an import. */
const IMPORT_PAUSE_MS = 1_500;
/** During a long burst, data on screen are never older than this. */
const LONGEST_PAUSE_MS = 10_000;
/** Above this number of patients, fetching the whole list is cheaper than one call each. */
const FEW = 10;

/** Fetches again what was requested before, also if that request failed; anything else stays unloaded. */
function refetch<T extends Entity>(
  slice: EntitySlice<T>,
  state: Record<string, unknown>,
  dispatch: Dispatch,
): void {
  const { status } = slice.selectSlice(state);
  if (status === 'ready' || status === 'failed') void dispatch(slice.fetchAll());
}

/** Fetches single records of the patients concerned: loaded ones, and new ones if the whole list is loaded. */
function refetchSome<T extends Entity>(
  slice: EntitySlice<T>,
  ids: readonly string[],
  state: Record<string, unknown>,
  dispatch: Dispatch,
): void {
  const isWhole = slice.selectSlice(state).status === 'ready';
  const shown = ids.filter((id) => isWhole || slice.selectById(state, id));
  if (shown.length > 0) void dispatch(slice.fetchSome(shown));
}

/** Updates the count in the bar, if it was counted without the worklist. */
function recount(state: Record<string, unknown>, dispatch: Dispatch): void {
  if (summaries.selectSlice(state).status === 'ready' || selectOpenAlerts(state).status === 'idle') return;
  void dispatch(countOpenAlerts({ quiet: true }));
}

type Listed = Pick<EntitySlice<Entity>, 'name'> & {
  again: (state: Record<string, unknown>, dispatch: Dispatch) => void;
};
const listed = <T extends Entity>(slice: EntitySlice<T>): Listed => ({
  name: slice.name,
  again: (state, dispatch) => refetch(slice, state, dispatch),
});
/** Lists of the clinic that belong to no patient; each is fetched again when a change names it. */
const clinicLists: readonly Listed[] = [
  listed(articles),
  listed(fluidPlans),
  listed(medicines),
  listed(enrolments),
  listed(practitioners),
  listed(questionnaires),
  listed(terms),
];
export const clinicListNames = clinicLists.map(({ name }) => name);

function refresh(changed: Changed, state: Record<string, unknown>, dispatch: Dispatch): void {
  if (changed.patients !== 'all') {
    for (const list of clinicLists) if (changed.lists.includes(list.name)) list.again(state, dispatch);
    if (changed.patients.length === 0) return;
  }
  recount(state, dispatch);
  refetch(alerts, state, dispatch);
  refetch(thresholds, state, dispatch);
  refetch(medicationRequests, state, dispatch);
  if (changed.patients !== 'all' && changed.patients.length <= FEW) {
    refetchSome(patients, changed.patients, state, dispatch);
    const known = changed.patients.every((id) => summaries.selectById(state, id));
    if (known) refetchSome(summaries, changed.patients, state, dispatch);
    else refetch(summaries, state, dispatch);
    return;
  }
  refetch(patients, state, dispatch);
  refetch(summaries, state, dispatch);
  refetch(categories, state, dispatch);
  refetch(rules, state, dispatch);
  for (const list of clinicLists) list.again(state, dispatch);
  if (settings.selectSlice(state).ids.length > 0) void dispatch(loadSettings({ quiet: true }));
}

const union = (a: Changed['patients'], b: Changed['patients']): Changed['patients'] =>
  a === 'all' || b === 'all' ? 'all' : [...new Set([...a, ...b])];

/**
 * Refreshes lists on screen after another user, or a side effect of a call, changed their records.
 * @returns stops it, with what waits
 */
export function refreshOnChange({ listen }: Listeners): () => void {
  let waiting: Changed['patients'] = [];
  const lists = new Set<string>();
  /** When the oldest pending change arrived, epoch ms. */
  let since: number | null = null;
  /** When lists were fetched again last, epoch ms. */
  let acted = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = listen(dataChanged, ({ payload }, { dispatch, getState }) => {
    waiting = union(waiting, payload.patients);
    for (const list of payload.lists ?? []) lists.add(list);
    since ??= Date.now();
    const isFirst = since - acted > PAUSE_MS;
    const pause = waiting === 'all' ? IMPORT_PAUSE_MS : isFirst ? FIRST_PAUSE_MS : PAUSE_MS;
    const act = () => {
      const changed = { patients: waiting, lists: [...lists] };
      waiting = [];
      lists.clear();
      since = null;
      acted = Date.now();
      refresh(changed, getState() as Record<string, unknown>, dispatch);
    };
    clearTimeout(timer);
    timer = setTimeout(act, Math.max(0, Math.min(pause, since + LONGEST_PAUSE_MS - Date.now())));
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
