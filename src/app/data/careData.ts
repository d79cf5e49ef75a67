import { allergies } from '@/features/allergies/slice';
import { auditReducer } from '@/features/audit/slice';
import { rules, thresholds } from '@/features/alertRules/slice';
import { articleAssignments, articles } from '@/features/education/slice';
import { fluidAssignments, fluidPlans } from '@/features/fluidPlans/slice';
import { allocations, intakes, medicines } from '@/features/medicines/slice';
import { dialysisSessions } from '@/features/dialysis/slice';
import { labResults } from '@/features/laboratory/slice';
import { practitioners } from '@/features/medicalTeam/slice';
import { openAlertsReducer } from '@/features/alerts/openAlerts';
import { alerts } from '@/features/alerts/slice';
import { undoAlertActionsOnRequest } from '@/features/alerts/bulk/undoAlertActions';
import {
  conditions,
  medicationRequests,
  patients,
  summaries,
  worklistSearchReducer,
} from '@/features/patients/slice';
import { profileReducer } from '@/features/profile/slice';
import {
  questionnaireAssignments,
  questionnaireResponses,
  questionnaires,
} from '@/features/questioners/slice';
import { enrolments } from '@/features/registration/slice';
import { settings, terms } from '@/features/settings/slice';
import { staff } from '@/features/staff/slice';
import { annotations } from '@/features/annotations/slice';
import { readingsReducer } from '@/features/telemonitoring/slice';
import { categories } from '@/features/userCategories/slice';
import { followRole } from '@/session/followRole';
import { guardCalls } from '@/session/guardCalls';
import { watchClock } from '@/session/clockSkew';
import { selectProfile, selectStatus } from '@/session/state';
import { account, care, reachesHost } from '@/shared/api/http';
import { peopleReducer } from '@/shared/people/names';
import { now } from '@/shared/store/clock';
import { freshnessReducer } from '@/shared/store/freshness';
import { views } from '@/shared/views/savedViews';
import { bookmarksReducer } from '@/shell/bookmarks/slice';
import { customizerReducer } from '@/shell/customizer/slice';
import { searchReducer } from '@/shell/search/slice';
import { settingsChanged } from '@/shell/themeSlice';
import { refreshOnChange } from './refresh';
import { undoOnRequest } from './undoRequests';
import type { AppStore } from '../store';

const careReducers = {
  patients: patients.reducer,
  summaries: summaries.reducer,
  conditions: conditions.reducer,
  medicationRequests: medicationRequests.reducer,
  labResults: labResults.reducer,
  allergies: allergies.reducer,
  dialysisSessions: dialysisSessions.reducer,
  categories: categories.reducer,
  views: views.reducer,
  worklistSearch: worklistSearchReducer,
  alerts: alerts.reducer,
  openAlerts: openAlertsReducer,
  rules: rules.reducer,
  thresholds: thresholds.reducer,
  audit: auditReducer,
  annotations: annotations.reducer,
  articles: articles.reducer,
  articleAssignments: articleAssignments.reducer,
  fluidPlans: fluidPlans.reducer,
  fluidAssignments: fluidAssignments.reducer,
  medicines: medicines.reducer,
  allocations: allocations.reducer,
  intakes: intakes.reducer,
  practitioners: practitioners.reducer,
  enrolments: enrolments.reducer,
  questionnaires: questionnaires.reducer,
  questionnaireAssignments: questionnaireAssignments.reducer,
  questionnaireResponses: questionnaireResponses.reducer,
  readings: readingsReducer,
  settings: settings.reducer,
  terms: terms.reducer,
  staff: staff.reducer,
  people: peopleReducer,
  profile: profileReducer,
  customizer: customizerReducer,
  search: searchReducer,
  bookmarks: bookmarksReducer,
  freshness: freshnessReducer,
};

/** Code that could not be fetched is asked for again, ms. */
const AGAIN_AFTER_MS = 30_000;

/**
 * Follows a host, whose other users change its records. Where no host is configured its code is never loaded.
 * @returns stops it
 */
function followLoaded(store: AppStore): () => void {
  let stop: (() => void) | null = null;
  let isLeft = false;
  const load = async () => {
    if (isLeft) return;
    try {
      const { followHost } = await import('./followHost');
      if (!isLeft) stop = followHost(store, now);
    } catch {
      setTimeout(() => void load(), AGAIN_AFTER_MS);
    }
  };
  void load();
  return () => {
    isLeft = true;
    stop?.();
  };
}

/**
 * Has the identity host write mails in the language that somebody chooses here, where it keeps their profile. What is
 * adopted from the storage or another tab comes whole, and is no choice.
 */
const tellLanguage = ({ listeners }: AppStore): (() => void) =>
  listeners.listen(settingsChanged, ({ payload: { locale: language, ...others } }, { getState }) => {
    if (language === undefined || Object.keys(others).length > 0) return;
    const state = getState();
    if (selectStatus(state) !== 'signedIn' || selectProfile(state)?.version === undefined) return;
    // Nobody waits for it, and the next choice says it again.
    account.post('/identities/my/language', { language }).catch(() => undefined);
  });

const joined = new WeakMap<AppStore, () => void>();

/**
 * Adds the care data slices and their API calls to the store, once per store.
 * @returns removes the calls again
 */
export function joinCareData(store: AppStore): () => void {
  const known = joined.get(store);
  if (known) return known;
  store.join(careReducers);
  undoAlertActionsOnRequest(store.listeners);
  undoOnRequest(store.listeners);
  const untie = [refreshOnChange(store.listeners), guardCalls(store), followRole(store), watchClock(store)];
  if (reachesHost(care.defaults)) untie.push(followLoaded(store));
  if (reachesHost(account.defaults)) untie.push(tellLanguage(store));
  const leave = () => {
    for (const undo of untie) undo();
  };
  joined.set(store, leave);
  return leave;
}
