import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore, rowsOf } from '../stores';
import type { Store } from '@/backend/store/port';
import { createRepository } from '@/backend/care/repository';
import { sweepAlerts } from '@/backend/jobs/sweep';
import type { AuditEntry } from '@/domain/audit';
import type { Alert } from '@/domain/alerts/alert';
import type { FluidAssignment } from '@/domain/fluid/assignment';
import type { Intake } from '@/domain/medicine/intake';
import type { PatientSummary } from '@/domain/patients/summary';
import { careClient, countingIds, DAY, iso, matching, NOW } from '../clinic';
import { aPatientDraft, aReadingDraft } from '../drafts';
import {
  aMedicineDraft,
  anAllocationDraft,
  anAssignmentDraft,
  anIntakeDraft,
  aPlanDraft,
  dayInNovember,
} from '../planDrafts';

let databases = 0;
let now = NOW;
let store: Store;
const clock = { now: () => now, newId: countingIds() };
const repository = () => createRepository(store, { ...clock, onChange: () => undefined });
const admin = () => careClient(repository(), 'admin');

beforeEach(async () => {
  now = NOW;
  store = openStore(`plans-${(databases += 1)}`);
  await admin().post('/patients', aPatientDraft({ resistration: '2026-01-01' }));
  await admin().post('/fluidPlans', aPlanDraft({ status: 'active' }));
});
afterEach(() => store.close());

const later = (days: number) => {
  now = NOW + days * DAY;
};
const give = async (parts: Parameters<typeof anAssignmentDraft>[0] = {}): Promise<FluidAssignment> =>
  (await admin().post('/fluidAssignments', anAssignmentDraft(parts))).data;
const save = ({ version, ...rest }: FluidAssignment, parts: Parameters<typeof anAssignmentDraft>[0]) =>
  admin().put(`/fluidAssignments/${rest.id}`, { ...rest, ...parts }, matching(version));
const assignmentOf = async (id: string): Promise<FluidAssignment> =>
  (await admin().get(`/fluidAssignments/${id}`)).data;
const rowOf = async (): Promise<PatientSummary> => (await admin().get('/summaries/p1')).data;
const drink = (value: number, daysAgo: number) =>
  admin().post(
    '/readings',
    aReadingDraft({
      id: `w${daysAgo}-${value}`,
      measure: 'water',
      value,
      diastolic: undefined,
      at: iso(now - daysAgo * DAY),
      confirmedOutOfRange: true,
    }),
  );
const overOf = async () => {
  const { data } = await admin().get('/alerts', { params: { patient: 'p1' } });
  return data.items.filter(({ rule }: { rule: string }) => rule === 'fluidOver');
};

it('§2.6: a plan that was superseded ended the day before, and what it asked until then stays', async () => {
  await give();
  later(5);
  await give({ id: 'a2', start: dayInNovember(1), override: { ml: 1200 } });
  expect(await assignmentOf('a1')).toMatchObject({ status: 'superseded', end: dayInNovember(24) });
  expect(await assignmentOf('a2')).toMatchObject({ runs: [{ from: dayInNovember(25) }] });
  expect((await rowOf()).fluidAsked).toMatchObject([
    { from: dayInNovember(20), to: dayInNovember(24), target: { maxMl: 1500 } },
    { from: dayInNovember(25), target: { maxMl: 1200 } },
  ]);
});

it('§2.6: a plan that was followed comes back only where the one after it never began', async () => {
  await give();
  const next = await give({ id: 'a2', start: dayInNovember(23), override: { ml: 1200 } });
  later(3);
  expect((await save(next, { status: 'completed', reason: 'Transplanted' })).status).toBe(200);
  expect(await assignmentOf('a1')).toMatchObject({ end: dayInNovember(22), supersededBy: 'a2' });
  expect((await rowOf()).fluidTarget).toBeUndefined();
});

it('§2.6: what a plan that never began had superseded is as it was, with history and log', async () => {
  const first = await give();
  await save(first, { status: 'paused', reason: 'In hospital' });
  await give({ id: 'a2', start: dayInNovember(28) });
  const next = await give({ id: 'a3', start: dayInNovember(25) });
  expect(await assignmentOf('a1')).toMatchObject({ status: 'superseded' });
  expect(await assignmentOf('a2')).toMatchObject({ status: 'superseded', supersededBy: 'a3' });
  later(1);
  await save(next, { status: 'completed', reason: 'Not needed' });
  // The one that was planned before is to follow again, and what paused pauses until then.
  expect(await assignmentOf('a2')).toMatchObject({
    status: 'active',
    history: [{}, {}, { status: 'active', from: dayInNovember(28), reason: 'Not needed' }],
  });
  expect(await assignmentOf('a1')).toMatchObject({ status: 'superseded', supersededBy: 'a2' });
  await save(await assignmentOf('a2'), { status: 'completed', reason: 'Neither' });
  const paused = await assignmentOf('a1');
  expect(paused.end).toBeUndefined();
  expect(paused).toMatchObject({ status: 'paused', history: expect.arrayContaining([paused.history[1]]) });
  expect(await save(paused, { status: 'active', reason: 'Home again' })).toMatchObject({ status: 200 });
  const { fluidAsked = [] } = await rowOf();
  expect(fluidAsked[0]).toMatchObject({ from: dayInNovember(21), target: { maxMl: 1500 } });
  expect(fluidAsked.at(-1)).not.toHaveProperty('to');
  const log = (await admin().get('/audit')).data.items;
  expect(
    log.filter(({ action, record }: AuditEntry) => action === 'restored' && record === 'a1'),
  ).toMatchObject([{ kind: 'fluidAssignments', reason: 'Neither' }]);
});

it('§2.6: an end lies today or later: what was asked on past days stays', async () => {
  const given = await give();
  later(5);
  const refused = { status: 422, data: { fields: { end: 'validation.startPast' } } };
  for (const parts of [{}, { status: 'paused' }, { status: 'completed' }] as const)
    expect(await save(given, { ...parts, end: dayInNovember(24) })).toMatchObject(refused);
  const past = anAssignmentDraft({ id: 'a2', start: dayInNovember(21), end: dayInNovember(24) });
  expect(await admin().post('/fluidAssignments', past)).toMatchObject(refused);
  expect(await assignmentOf('a1')).toMatchObject({ status: 'active', version: given.version });
  expect(await save(given, { end: dayInNovember(25) })).toMatchObject({ status: 200 });
  expect((await rowOf()).fluidAsked).toMatchObject([
    { from: dayInNovember(20) },
    { to: dayInNovember(25), target: { maxMl: 1500 } },
  ]);
});

it.each([
  [undefined, 75],
  [4, 80],
])('§2.6: a weight of five days ago counts as long as the house says: %s days', async (weightDays, kg) => {
  const { data: general } = await admin().get('/settings/general');
  const { version, updatedAt: _, ...body } = general;
  const decided = { ...body, ...(weightDays && { weightDays }) };
  expect((await admin().put('/settings/general', decided, matching(version))).status).toBe(200);
  const { data: patient } = await admin().get('/patients/p1');
  await admin().put('/patients/p1', { ...patient, weight: 80 }, matching(patient.version));
  const weight = { id: 'w1', measure: 'weight', value: 75, diastolic: undefined } as const;
  await admin().post('/readings', aReadingDraft({ ...weight, at: iso(NOW - 5 * DAY) }));
  await admin().post(
    '/fluidPlans',
    aPlanDraft({
      id: 'byWeight',
      name: 'By weight',
      status: 'active',
      totalFluidQuantityFormula: '20 × weight',
    }),
  );
  const given = await give({ plan: 'byWeight' });
  expect(given.runs[0]?.inputs).toMatchObject([{ name: 'weight', value: kg }]);
});

it('§2.6: a plan that is over cannot be taken up again', async () => {
  const given = await give({ end: dayInNovember(22) });
  later(3);
  expect(await save(given, { end: dayInNovember(30) })).toMatchObject({ status: 422 });
  await give({ id: 'a2' });
  // It was over by itself: nothing superseded it.
  expect((await assignmentOf('a1')).supersededBy).toBeUndefined();
});

it('§2.6: the worklist shows the target of the day, also where only time has passed', async () => {
  await admin().post(
    '/fluidPlans',
    aPlanDraft({
      id: 'hd',
      name: 'Dialysis',
      status: 'active',
      dialysisDay: { totalFluidQuantityFormula: '1000' },
    }),
  );
  // 20 November 2026 is a Friday.
  await give({ plan: 'hd', dialysisWeekdays: [6], end: dayInNovember(22) });
  expect((await rowOf()).fluidTarget).toMatchObject({ maxMl: 1500 });
  later(1);
  await sweepAlerts(store, clock);
  expect((await rowOf()).fluidTarget).toMatchObject({ maxMl: 1000 });
  later(3);
  await sweepAlerts(store, clock);
  expect((await rowOf()).fluidTarget).toBeUndefined();
  expect(await sweepAlerts(store, clock)).toEqual([]);
});

it('AL: a past day is judged by what was asked on it, a plan that came later has no say', async () => {
  await give();
  await drink(1600, 0);
  expect(await overOf()).toEqual([]);
  later(1);
  // 1600 mL are more than 110 % of 1000 mL, and were less than that of 1500 mL.
  await give({ id: 'a2', override: { ml: 1000 } });
  expect(await overOf()).toEqual([]);
  await drink(1101, 0);
  expect(await overOf()).toMatchObject([{ observed: { value: 1101, limit: 1000 } }]);
});

it('AL: a day of a pause is not judged, and neither are days before the plan', async () => {
  for (const ago of [1, 2, 3]) await drink(9000, ago);
  const given = await give();
  expect(await overOf()).toEqual([]);
  const { data: paused } = await save(given, { status: 'paused', reason: 'Ill' });
  await drink(5000, 0);
  later(1);
  await save(paused, { status: 'active', reason: 'Well' });
  expect(await overOf()).toEqual([]);
  await drink(1651, 0);
  expect(await overOf()).toMatchObject([{ severity: 'medium', observed: { days: 1 } }]);
});

it('AL: much urine is judged by what was asked to be drunk that day, on trial too; what was told before stays', async () => {
  await admin().post(
    '/fluidPlans',
    aPlanDraft({ id: 'stones', name: 'Stones', status: 'active', direction: 'minimum' }),
  );
  let voids = 0;
  const pass = async (value: number) => {
    const at = iso(now - (voids += 1) * 60_000);
    const urine = { id: `u${voids}`, measure: 'urine', value, diastolic: undefined, at } as const;
    const { status } = await admin().post(
      '/readings',
      aReadingDraft({ ...urine, confirmedOutOfRange: true }),
    );
    expect(status).toBe(201);
  };
  const told = async () => {
    const { data } = await admin().get('/alerts', { params: { patient: 'p1' } });
    return data.items
      .filter(({ measure }: { measure: string }) => measure === 'urine')
      .map(({ rule, status, observed }: Alert) => [rule, status, observed.value]);
  };
  for (const ml of [1600, 1500]) await pass(ml);
  const first = ['urineHigh', 'open', 3100];
  expect(await told()).toEqual([first]);
  await give({ plan: 'stones', override: { ml: 2500 } });
  expect(await told()).toEqual([first]);
  later(1);
  for (const ml of [1700, 1600, 1700]) await pass(ml);
  expect(await told()).toEqual([first]);
  await pass(1);
  expect((await told()).toSorted()).toEqual([first, ['urineHighDrinking', 'open', 5001]]);
  const { data: rule } = await admin().get('/rules/urineHigh');
  const { version: _v, updatedAt: _u, history: _h, ...body } = rule;
  const { data: trial } = await admin().post('/rules/simulation', body);
  expect(trial.items).toEqual([]);
});

it('§2.7: an intake keeps its day, and when it was due, where the zone of the patient becomes another', async () => {
  await admin().post('/medicines', aMedicineDraft());
  await admin().post('/allocations', anAllocationDraft());
  const { data: entered } = await admin().post<Intake>('/intakes', anIntakeDraft());
  expect(entered).toMatchObject({ day: dayInNovember(20), dueAt: '2026-11-20T07:00:00.000Z' });
  // Entries of older versions did not say it.
  const { dueAt, ...older } = entered;
  await rowsOf(store).put('intakes', older);
  const { data: patient } = await admin().get('/patients/p1');
  const ext = { ...patient.ext, timeZone: 'Pacific/Honolulu' };
  await admin().put('/patients/p1', { ...patient, ext }, matching(patient.version));
  expect(await rowsOf(store).get('intakes', entered.id)).toEqual(entered);
  // There it is still the evening before.
  const { version, ...body } = entered;
  const corrected = await admin().put(`/intakes/${body.id}`, { ...body, note: 'Seen' }, matching(version));
  expect(corrected).toMatchObject({ status: 200, data: { day: dayInNovember(20), dueAt } });
});
