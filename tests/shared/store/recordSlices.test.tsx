import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createRepository } from '@/backend/care/repository';
import { rules, thresholds } from '@/features/alertRules/slice';
import { annotations } from '@/features/annotations/slice';
import { articleAssignments, articles } from '@/features/education/slice';
import { fluidAssignments, fluidPlans } from '@/features/fluidPlans/slice';
import { practitioners } from '@/features/medicalTeam/slice';
import { allocations, intakes, medicines } from '@/features/medicines/slice';
import { conditions } from '@/features/patients/slice';
import {
  questionnaireAssignments,
  questionnaireResponses,
  questionnaires,
} from '@/features/questioners/slice';
import { enrolments } from '@/features/registration/slice';
import { terms } from '@/features/settings/slice';
import { categories } from '@/features/userCategories/slice';
import type { Entity } from '@/domain/entity';
import { care } from '@/shared/api/http';
import type { RecordSlice } from '@/shared/store/recordSlice';
import { views } from '@/shared/views/savedViews';
import { careClient, countingIds, NOW } from '../../backend/clinic';
import { anAllocationDraft } from '../../backend/planDrafts';
import { furnish, sendings } from '../../backend/suite/sameId';
import { openStore } from '../../backend/stores';
import { repositoryAdapter } from '@tests/support/answered';
import { storeOf } from '@tests/support/storeOf';

type AnyBody = { id: string; patient: string };
type AnySlice = RecordSlice<Entity, AnyBody, AnyBody & { version: string }>;

/** Every slice that stores what can be created; a setting is never new. */
const slices = [
  annotations,
  conditions,
  views,
  categories,
  rules,
  thresholds,
  fluidPlans,
  fluidAssignments,
  medicines,
  allocations,
  intakes,
  practitioners,
  enrolments,
  questionnaires,
  questionnaireAssignments,
  questionnaireResponses,
  articles,
  articleAssignments,
  terms,
].map((slice): [string, AnySlice] => [slice.name, slice as unknown as AnySlice]);

let databases = 0;
let calls: string[];

beforeEach(async ({ task }) => {
  const store = openStore(`slices-${(databases += 1)}`);
  const repository = createRepository(store, {
    now: () => NOW,
    newId: countingIds(),
    onChange: () => undefined,
  });
  await furnish(careClient(repository, 'admin'), careClient(repository, 'nurse'));
  // An intake is of something that the patient takes.
  if (task.suite?.name.startsWith('intakes'))
    await careClient(repository, 'nurse').post('/allocations', anAllocationDraft());
  const adapter = repositoryAdapter(repository, {
    base: '/api/care',
    authorise: () => Promise.resolve({ username: 'admin@nephrodesk.test', role: 'ADMIN' }),
  });
  const before = { ...care.defaults };
  calls = [];
  care.defaults.baseURL = '/api/care';
  care.defaults.adapter = (config) => {
    calls.push(`${config.method} ${config.url}`);
    config.headers.set('Authorization', 'Bearer admin');
    return adapter(config);
  };
  onTestFinished(() => {
    Object.assign(care.defaults, before);
    store.close();
  });
});

/** A tab that holds nothing yet. */
function openTab(slice: AnySlice) {
  const { dispatch, getState } = storeOf({ [slice.name]: slice.reducer });
  const held = (id: string) => slice.selectById(getState(), id);
  return { dispatch, held };
}

/** What is sent at first, and what somebody may put right in it. */
function sendingOf(name: string) {
  const { body, corrected } = sendings[name] ?? { body: { id: '' }, corrected: {} };
  // What another answer hides is not sent by a page.
  const own =
    name === 'questionnaireResponses' ? { ...body, answers: { tired: false, sleep: 'well' } } : body;
  return { body: own as AnyBody, other: { ...own, ...corrected } as AnyBody };
}

describe.each(slices)('%s', (name, slice) => {
  it('holds what was stored without reading it again', async () => {
    const { body } = sendingOf(name);
    const tab = openTab(slice);
    const outcome = await tab.dispatch(slice.store({ body, quiet: true }));
    expect(outcome.meta.requestStatus).toBe('fulfilled');
    expect(tab.held(body.id)).toEqual(outcome.payload);
    expect(calls.filter((call) => call.includes(`/${name}`))).toEqual([`post /${name}`]);
  });

  it('a stale version is refused, and what is stored now is held', async () => {
    const { body, other } = sendingOf(name);
    const stored = await openTab(slice)
      .dispatch(slice.store({ body, quiet: true }))
      .unwrap();
    const tab = openTab(slice);
    const outcome = await tab.dispatch(slice.store({ body: other, version: 'older', quiet: true }));
    expect(outcome.payload).toMatchObject({ status: 412 });
    expect(tab.held(body.id)).toEqual(stored);
  });

  it('something else under an id that is stored is refused, and what is stored is held', async () => {
    const { body, other } = sendingOf(name);
    const stored = await openTab(slice)
      .dispatch(slice.store({ body, quiet: true }))
      .unwrap();
    const tab = openTab(slice);
    const outcome = await tab.dispatch(slice.store({ body: other, quiet: true }));
    expect(outcome.payload).toMatchObject({ status: 409, conflict: { path: `/${name}` } });
    expect(tab.held(body.id)).toEqual(stored);
  });

  it('what has gone meanwhile is no longer held when storing it has failed', async () => {
    const { body } = sendingOf(name);
    const tab = openTab(slice);
    const gone = { ...body, id: 'gone' };
    tab.dispatch(slice.received([{ ...gone, version: '1', updatedAt: '2026-11-20T10:00:00.000Z' }]));
    const outcome = await tab.dispatch(slice.store({ body: gone, version: '1', quiet: true }));
    expect(outcome.payload).toMatchObject({ status: 404 });
    expect(tab.held('gone')).toBeUndefined();
  });
});

/** Kinds of which somebody may remove what was just stored. */
const removable = new Set([
  'views',
  'categories',
  'rules',
  'thresholds',
  'medicines',
  'intakes',
  'enrolments',
]);
for (const kind of ['questionnaires', 'articles', 'fluidPlans', 'terms']) removable.add(kind);

describe.each(slices.filter(([name]) => removable.has(name)))('%s, dropped', (name, slice) => {
  it('goes in the version that was shown, and stays in another one', async () => {
    const { body } = sendingOf(name);
    const tab = openTab(slice);
    const { version } = await tab.dispatch(slice.store({ body, quiet: true })).unwrap();
    const stale = await tab.dispatch(slice.drop({ record: { ...body, version: 'older' }, quiet: true }));
    expect(stale.payload).toMatchObject({ status: 412 });
    expect(tab.held(body.id)).toMatchObject({ version });
    const outcome = await tab.dispatch(slice.drop({ record: { ...body, version }, quiet: true }));
    expect(outcome.payload).toBe(body.id);
    expect(tab.held(body.id)).toBeUndefined();
  });
});
