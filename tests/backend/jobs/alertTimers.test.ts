import { afterEach, expect, it } from 'vitest';
import { runAlertTimers } from '@/backend/jobs/alertTimers';
import { colleaguesOf } from '@/backend/care/patients/colleagues';
import { openStore, rowsOf } from '../stores';
import type { Store } from '@/backend/store/port';
import type { Change } from '@/domain/change';
import { createRepository } from '@/backend/care/repository';
import type { AccountRecord } from '@/backend/identity/records';
import type { Colleague } from '@/domain/staff/colleague';
import { careClient, countingIds, HOUR, iso, matching, NOW } from '../clinic';
import { aPatientDraft, aReadingDraft } from '../drafts';

let databases = 0;
const opened: Store[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

/** A store whose clock the test sets. */
function clinic(colleagues?: () => Promise<Colleague[]>) {
  const store = openStore(`alarms-${(databases += 1)}`);
  opened.push(store);
  const clock = { at: NOW };
  const newId = countingIds();
  const changes: Change[] = [];
  const now = () => clock.at;
  const repository = createRepository(store, {
    now,
    newId,
    onChange: (change) => changes.push(change),
    ...(colleagues && { colleagues }),
  });
  return {
    changes,
    clock,
    nurse: careClient(repository, 'nurse'),
    ring: () => runAlertTimers(store, { now, newId }),
    store,
  };
}

async function withAlert() {
  const here = clinic();
  await here.nurse.post('/patients', aPatientDraft());
  await here.nurse.post('/readings', aReadingDraft({ value: 190, diastolic: 100 }));
  const alert = async () => (await here.nurse.get('/alerts')).data.items[0];
  const row = async () => (await here.nurse.get('/summaries/p1')).data.alerts[0];
  return { ...here, alert, row };
}

it('complaint 37: notes each escalation and reminder once, when it is due, and says whose it is', async () => {
  const { alert, clock, nurse, ring, row } = await withAlert();
  expect(await alert()).toMatchObject({ nextAt: iso(NOW + HOUR) });
  expect(await ring()).toEqual([]);
  clock.at = NOW + HOUR;
  expect(await ring()).toEqual(['p1']);
  expect(await ring()).toEqual([]);
  expect(await row()).toMatchObject({ escalatedTo: 'nextInTeam', dueAt: iso(NOW + 4 * HOUR) });
  clock.at = NOW + 100 * HOUR;
  expect(await ring()).toEqual(['p1']);
  const escalated = await alert();
  expect(escalated.nextAt).toBeUndefined();
  expect(escalated.history.map(({ step }: { step?: string }) => step)).toEqual([
    undefined,
    'critical.team',
    'critical.referent',
  ]);
  const taken = await nurse.post(
    `/alerts/${escalated.id}/actions`,
    { action: 'acknowledge' },
    matching(escalated.version),
  );
  expect(taken.data.escalatedTo).toBeUndefined();
  clock.at += 24 * HOUR;
  expect(await ring()).toEqual(['p1']);
  expect(await row()).toMatchObject({ status: 'acknowledged', remindedAt: iso(clock.at) });
});

it('§3 #1: a snooze that is over has ended for whoever reads, before anything has noted it', async () => {
  const { alert, clock, nurse, ring, row } = await withAlert();
  const { id, version } = await alert();
  const put = await nurse.post(`/alerts/${id}/actions`, { action: 'snooze', hours: 1 }, matching(version));
  clock.at = NOW + HOUR - 1;
  expect([(await alert()).status, (await row()).status, await ring()]).toEqual(['snoozed', 'snoozed', []]);
  clock.at = NOW + HOUR;
  expect([(await alert()).status, (await row()).status]).toEqual(['open', 'open']);
  expect((await row()).snoozedUntil).toBeUndefined();
  expect((await nurse.get(`/alerts/${id}`)).data).toMatchObject({
    status: 'open',
    version: put.data.version,
  });
  const done = await nurse.post(
    `/alerts/${id}/actions`,
    { action: 'acknowledge' },
    matching(put.data.version),
  );
  expect(done.data.history.map(({ action }: { action: string }) => action)).toEqual([
    'raised',
    'snoozed',
    'woken',
    'acknowledged',
  ]);
  expect(await ring()).toEqual([]);
});

it('rings the alarms of an earlier version that had none', async () => {
  const { alert, clock, store, ring } = await withAlert();
  const { nextAt: _, ...before } = await alert();
  // As the upgrade leaves it: to be looked at once.
  await rowsOf(store).put('alerts', { ...before, nextAt: before.lastEventAt });
  clock.at = NOW + 60_000;
  await ring();
  expect(await alert()).toMatchObject({ nextAt: iso(NOW + HOUR), version: before.version });
});

it('gives alerts to active accounts only', async () => {
  const bea = { username: 'bea@nephrodesk.test', name: 'Bea Lind', role: 'USER' as const };
  const { nurse } = clinic(() => Promise.resolve([bea]));
  await nurse.post('/patients', aPatientDraft());
  await nurse.post('/readings', aReadingDraft({ value: 190 }));
  const { id, version } = (await nurse.get('/alerts')).data.items[0];
  const assign = (owner: string) =>
    nurse.post(`/alerts/${id}/actions`, { action: 'assign', owner }, matching(version));
  expect(await assign('gone@nephrodesk.test')).toMatchObject({
    status: 422,
    data: { fields: { owner: 'validation.colleague' } },
  });
  const many = await nurse.post('/alerts/actions', {
    items: [{ id, version }],
    action: { action: 'assign', owner: 'gone@nephrodesk.test' },
  });
  expect(many.status).toBe(422);
  expect((await assign(bea.username)).data).toMatchObject({ owner: bea.username });
  expect((await nurse.get('/colleagues')).data.items).toEqual([
    bea,
    { username: 'nurse@nephrodesk.test', name: 'nurse@nephrodesk.test', role: 'USER' },
  ]);
});

it('knows the active accounts by name, and nobody who is invited, waits or has left', async () => {
  const { store } = clinic();
  const database = rowsOf(store);
  const account: AccountRecord = {
    id: 'c1',
    username: 'bea@nephrodesk.test',
    firstName: 'Bea',
    lastName: 'Lind',
    role: 'USER',
    verified: true,
    active: true,
    password: { salt: '', rounds: 1, hash: '' },
    questions: [],
    version: '1',
    updatedAt: iso(NOW),
  };
  const others: Partial<AccountRecord>[] = [
    { active: false },
    { verified: false },
    { password: null },
    { role: null },
  ];
  await database.put('accounts', account);
  for (const [index, other] of others.entries()) {
    await database.put('accounts', {
      ...account,
      ...other,
      id: `x${index}`,
      username: `x${index}@nephrodesk.test`,
    });
  }
  expect(await colleaguesOf(store)).toEqual([{ username: account.username, name: 'Bea Lind', role: 'USER' }]);
});
