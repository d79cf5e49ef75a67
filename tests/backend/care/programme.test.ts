import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, rowsOf } from '../stores';
import type { Store } from '@/backend/store/port';
import { createRepository } from '@/backend/care/repository';
import { runAlertTimers } from '@/backend/jobs/alertTimers';
import { sweepAlerts } from '@/backend/jobs/sweep';
import type { Repository } from '@/backend/contract';
import type { Alert } from '@/domain/alerts/alert';
import type { AuditEntry } from '@/domain/audit';
import type { Patient } from '@/domain/patients/patient';
import { addDays } from '@/domain/patientDay';
import { careClient, countingIds, DAY, HOUR, iso, matching, NOW } from '../clinic';
import { aPatientDraft, aReadingDraft } from '../drafts';

const TODAY = '2026-11-20';
let store: Store;
let repository: Repository;
let now: number;
let count = 0;
const newId = countingIds();

beforeEach(() => {
  now = NOW;
  store = openStore(`programme-${(count += 1)}`);
  repository = createRepository(store, {
    now: () => now,
    newId,
    onChange: () => undefined,
  });
});
afterEach(() => store.close());

const nurse = () => careClient(repository, 'nurse');
const admin = () => careClient(repository, 'admin');
const read = async (): Promise<Patient> => (await nurse().get('/patients/p1')).data;
const alerts = async (): Promise<Alert[]> =>
  (await nurse().get('/alerts', { params: { patient: 'p1' } })).data.items;
const log = async (): Promise<AuditEntry[]> => (await nurse().get('/patients/p1/audit')).data.items;
const enrol = (body: Parameters<typeof aPatientDraft>[0] = {}) =>
  admin().post('/patients', aPatientDraft({ resistration: '2026-11-19', ...body }));
const press = (id: string, value = 190) =>
  nurse().post('/readings', aReadingDraft({ id, at: iso(now - HOUR / 2), value, diastolic: 100 }));
const step = async (draft: object, who = nurse()) =>
  who.post('/patients/p1/programme', draft, matching((await read()).version));
const sweep = () => sweepAlerts(store, { now: () => now, newId });
const pause = (until: string) => step({ to: 'paused', until, reason: 'Travelling' });

const asking = {
  patient: 'p1',
  status: 'active',
  start: TODAY,
  recurrence: { by: 'days', every: 7 },
  windowDays: 3,
  remindAfterDays: [1],
};

describe('§2.11 a change of the programme', () => {
  it('says who, why, since and until, in the record, the worklist and the log, as one deed', async () => {
    await enrol();
    const { status, data, headers } = await pause('2026-12-01');
    expect(status).toBe(200);
    expect(headers['etag']).toBe(`"${data.version}"`);
    const told = { from: 'active', on: TODAY, until: '2026-12-01', reason: 'Travelling' };
    expect((await read()).ext).toMatchObject({
      status: 'paused',
      programme: { ...told, by: 'nurse@nephrodesk.test' },
    });
    expect((await nurse().get('/summaries/p1')).data.status).toBe('paused');
    expect((await log())[0]).toMatchObject({
      action: 'updated',
      kind: 'patients',
      detail: 'programme',
      reason: 'Travelling',
      changes: expect.arrayContaining([{ field: 'ext.status', before: 'active', after: 'paused' }]),
    });
  });

  it('is refused with its fields, in another version, by whoever may not, and leaves nothing behind', async () => {
    await enrol();
    await press('r1');
    const before = [await read(), await alerts(), await log()];
    expect(await step({ to: 'paused' })).toMatchObject({
      status: 422,
      data: { fields: { until: 'validation.required', reason: 'validation.required' } },
    });
    expect(await step({ to: 'completed', on: '2026-11-18' })).toMatchObject({
      status: 422,
      data: { fields: { on: 'validation.beforeEnrolment' } },
    });
    expect(await step({ to: 'draft' })).toMatchObject({ status: 422 });
    expect(await step({ to: 'withdrawn', reason: 'Moved' })).toMatchObject({ status: 403 });
    const stale = await nurse().post('/patients/p1/programme', { to: 'completed' }, matching('old'));
    expect(stale.status).toBe(412);
    expect(await nurse().post('/patients/p1/programme', { to: 'completed' })).toMatchObject({ status: 400 });
    expect([await read(), await alerts(), await log()]).toEqual(before);
  });

  it('is no part of writing the profile', async () => {
    await enrol();
    const was = await read();
    const ext = { ...was.ext, status: 'completed' };
    expect(await nurse().put('/patients/p1', { ...was, ext }, matching(was.version))).toMatchObject({
      status: 422,
      data: { fields: { 'ext.status': 'validation.stepImpossible' } },
    });
    await pause('2026-12-01');
    const paused = await read();
    const forged = { ...paused.ext, programme: { on: '2020-01-01', by: 'me' } };
    const body = { ...paused, city: 'Faro', ext: forged };
    expect((await nurse().put('/patients/p1', body, matching(paused.version))).status).toBe(200);
    expect((await read()).ext.programme).toEqual(paused.ext.programme);
    const dead = aPatientDraft({ id: 'p2', patientId: 'NP-2' });
    dead.ext.status = 'deceased';
    expect((await nurse().post('/patients', dead)).status).toBe(422);
  });

  it.each(['completed', 'withdrawn', 'deceased'] as const)(
    'to %s closes what is open, says why, and raises nothing more',
    async (to) => {
      await enrol();
      await press('r1');
      const [open] = await alerts();
      await nurse().post(
        `/alerts/${open?.id}/actions`,
        { action: 'snooze', hours: 1 },
        matching(open?.version ?? ''),
      );
      const { data: preview } = await nurse().get('/patients/p1/programme', { params: { to } });
      expect(preview).toMatchObject({ alerts: 1 });
      expect((await step({ to, reason: 'Told by phone' }, admin())).status).toBe(200);
      const outcome = {
        completed: 'programmeCompleted',
        withdrawn: 'programmeWithdrawn',
        deceased: 'patientDeceased',
      }[to];
      const [closed] = await alerts();
      expect(closed).toMatchObject({ status: 'resolved', outcome, note: 'Told by phone' });
      expect(closed?.nextAt).toBeUndefined();
      expect(closed?.history.at(-1)).toMatchObject({ action: 'resolved', was: { status: 'snoozed' } });
      now += 5 * DAY;
      await press('r2', 210);
      await sweep();
      expect(await runAlertTimers(store, { now: () => now, newId })).toEqual([]);
      expect((await alerts()).map(({ status }) => status)).toEqual(['resolved']);
      expect((await nurse().get('/summaries/p1')).data).toMatchObject({ status: to, alerts: [] });
    },
  );

  it('to paused closes what is missing, leaves what was measured, and raises nothing new', async () => {
    await enrol();
    now += 4 * DAY;
    await sweep();
    const missing = (await alerts()).filter(({ direction }) => direction === 'missing');
    expect(missing.length).toBeGreaterThan(0);
    await press('r1');
    const measured = (await alerts()).filter(({ direction }) => direction !== 'missing').length;
    expect(measured).toBe(1);
    await pause('2026-12-20');
    const open = (await alerts()).filter(({ status }) => status === 'open');
    expect(open.map(({ direction }) => direction)).toEqual(['high']);
    for (const alert of (await alerts()).filter(({ direction }) => direction === 'missing'))
      expect(['programmePaused', undefined]).toContain(alert.outcome);
    now += 6 * DAY;
    await nurse().post(
      '/readings',
      aReadingDraft({ id: 'f1', measure: 'fatigue', at: iso(now - HOUR), value: 9, diastolic: undefined }),
    );
    await sweep();
    expect((await alerts()).filter(({ status }) => status === 'open')).toHaveLength(1);
  });

  it('to paused still lets an emergency through, whatever way it came, and nothing milder', async () => {
    await enrol();
    await pause('2026-12-20');
    await press('r1', 85);
    expect(await alerts()).toEqual([]);
    await press('r2', 190);
    expect(await alerts()).toMatchObject([{ rule: 'pressureSevere', severity: 'critical', status: 'open' }]);
    const urine = { measure: 'urine', value: 40, diastolic: undefined, dayMark: 'total' } as const;
    const sent = aReadingDraft({ ...urine, id: 'u1', at: iso(now - DAY), confirmedOutOfRange: true });
    expect(await nurse().post('/readings', sent)).toMatchObject({ status: 201 });
    const open = (await alerts()).map(({ rule, severity }) => [rule, severity]);
    expect(open).toContainEqual(['urineLow', 'critical']);
    now += DAY;
    await sweep();
    expect((await alerts()).filter(({ direction }) => direction === 'missing')).toEqual([]);
  });

  it.each([
    // Back from summer time on 25 October 2026, forward on 28 March 2027, at midnight of the patient in Paris.
    ['2026-10-25', '2026-10-20T10:00:00Z', '2026-10-24T21:59:00Z', '2026-10-24T22:00:00Z'],
    ['2026-10-26', '2026-10-20T10:00:00Z', '2026-10-25T22:59:00Z', '2026-10-25T23:00:00Z'],
    ['2027-03-29', '2027-03-20T10:00:00Z', '2027-03-28T21:59:00Z', '2027-03-28T22:00:00Z'],
  ])('ends by itself on %s, and silence counts from that day', async (until, begun, before, after) => {
    now = Date.parse(begun);
    await enrol({ resistration: begun.slice(0, 10) });
    await pause(until);
    now = Date.parse(before);
    await sweep();
    expect((await read()).ext.status).toBe('paused');
    now = Date.parse(after);
    expect(await sweep()).toEqual(['p1']);
    expect((await read()).ext).toMatchObject({
      status: 'active',
      programme: { from: 'paused', on: until, by: 'system' },
      pauses: [{ on: begun.slice(0, 10), until }],
    });
    expect((await log())[0]).toMatchObject({ by: 'system', detail: 'programme' });
    expect(await alerts()).toEqual([]);
    expect(await sweep()).toEqual([]);
    now += 2 * DAY;
    await sweep();
    expect(await alerts()).toEqual([]);
    now += 5 * DAY;
    await sweep();
    expect((await alerts()).length).toBeGreaterThan(0);
  });

  it('keeps its pauses; those before they were kept are read from the history', async () => {
    await enrol();
    await pause('2026-11-25');
    now += 5 * DAY;
    await sweep();
    await pause('2026-12-10');
    now += DAY;
    await step({ to: 'active' });
    const pauses = [
      { on: TODAY, until: '2026-11-25' },
      { on: '2026-11-25', until: '2026-11-26' },
    ];
    const kept = await read();
    expect(kept.ext.pauses).toEqual(pauses);
    const older = async () => {
      const { pauses: _, ...ext } = kept.ext;
      await rowsOf(store).put('patients', { ...kept, ext });
    };
    await older();
    expect(await sweep()).toEqual(['p1']);
    expect(await read()).toEqual(kept);
    expect(await sweep()).toEqual([]);
    // A step that comes before the sweep loses none of them either.
    await older();
    await pause('2026-12-20');
    expect((await read()).ext.pauses).toEqual(pauses);
  });

  it('to deceased ends what is asked and given, and a correction brings it back as it was', async () => {
    await enrol();
    await press('r1');
    const rows = rowsOf(store);
    const entity = { version: '1', updatedAt: iso(NOW), by: 'nurse@nephrodesk.test' };
    const question = { ...asking, ...entity, id: 'q1', questionnaire: 'fatigue' };
    const post = { ...entity, id: 'a1', patient: 'p1', article: 'x', revision: 1, assignedAt: iso(NOW) };
    await rows.put('questionnaireAssignments', question as never);
    await rows.put('articleAssignments', { ...post, state: 'opened', due: TODAY });
    const segment = {
      id: 's1',
      from: '2026-11-01',
      dose: { value: 5, unit: 'mg' },
      frequency: { kind: 'everyday' },
      anchor: '2026-11-01',
      times: ['08:00'],
      windowMinutes: 120,
    };
    const tablet = {
      ...entity,
      id: 'm1',
      patient: 'p1',
      medicine: 'ramipril',
      prescriber: 'Dr',
      history: [],
    };
    const given = { id: 'ramipril', name: 'Ramipril', activeIngredients: [] };
    await rows.put('allocations', { ...tablet, given, segments: [segment] } as never);

    const { data: preview } = await nurse().get('/patients/p1/programme', { params: { to: 'deceased' } });
    expect(preview).toEqual({
      alerts: 1,
      questionnaires: 1,
      articles: 1,
      allocations: 1,
      fluidAssignments: 0,
    });
    expect((await step({ to: 'deceased', on: '2026-11-18' })).status).toBe(200);
    expect(await repository.read('questionnaireAssignments', 'q1')).toMatchObject({ status: 'cancelled' });
    expect(await repository.read('articleAssignments', 'a1')).toMatchObject({ state: 'withdrawn' });
    expect(await repository.read('allocations', 'm1')).toMatchObject({ stopped: { on: '2026-11-18' } });

    expect((await step({ to: 'active', reason: 'Another person' })).status).toBe(403);
    expect(await step({ to: 'active' }, admin())).toMatchObject({
      status: 422,
      data: { fields: { reason: 'validation.required' } },
    });
    expect((await step({ to: 'active', reason: 'Another person' }, admin())).status).toBe(200);
    expect((await alerts()).map(({ status }) => status)).toEqual(['open']);
    expect((await alerts())[0]?.nextAt).toBeDefined();
    expect(await repository.read('questionnaireAssignments', 'q1')).toMatchObject({ status: 'active' });
    expect(await repository.read('articleAssignments', 'a1')).toMatchObject({ state: 'opened' });
    expect((await repository.read('allocations', 'm1')).stopped).toBeUndefined();
  });

  it('to deceased may come from another system, with the same consequences', async () => {
    await enrol();
    await press('r1');
    const { data: record } = await nurse().get('/records/p1');
    record.patient.ext.status = 'deceased';
    expect((await nurse().post('/records', { records: [record] })).status).toBe(200);
    expect((await alerts())[0]).toMatchObject({ status: 'resolved', outcome: 'patientDeceased' });
    expect((await read()).ext).toMatchObject({ status: 'deceased', programme: { from: 'active' } });
  });

  it('of two at once one wins, and the other is told', async () => {
    await enrol();
    const { version } = await read();
    const both = await Promise.all([
      nurse().post('/patients/p1/programme', { to: 'completed' }, matching(version)),
      admin().post('/patients/p1/programme', { to: 'deceased' }, matching(version)),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect((await log()).filter(({ detail }) => detail === 'programme')).toHaveLength(1);
  });

  it('taken up again raises at once what had only ended with the programme', async () => {
    await enrol();
    await press('r1');
    await step({ to: 'completed' });
    await step({ to: 'active', reason: 'Completed by mistake' }, admin());
    expect((await alerts()).filter(({ status }) => status === 'open')).toHaveLength(1);
    expect(addDays(TODAY, 0)).toBe((await read()).ext.programme?.on);
  });
});
