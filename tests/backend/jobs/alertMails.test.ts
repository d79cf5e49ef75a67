import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMailAlerts } from '@/backend/care/alerts/alertOutbox';
import { mailTables } from '@/backend/care/alerts/mailAlerts';
import { raiseScores } from '@/backend/care/questionnaires/scoreAlerts';
import { createRepository } from '@/backend/care/repository';
import type { AccountRecord, MessageRecord } from '@/backend/identity/records';
import { runAlertTimers } from '@/backend/jobs/alertTimers';
import { sweepAlerts } from '@/backend/jobs/sweep';
import type { Store } from '@/backend/store/port';
import { accessTo } from '@/backend/store/transaction';
import type { QuestionnaireResponse } from '@/domain/questionnaire/responses/response';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import { aPatient } from '@tests/support/builders';
import { aQuestionnaire, aScore } from '@tests/support/questionnaires';
import { careClient, countingIds, DAY, HOUR, matching, NOW } from '../clinic';
import { aPatientDraft, aReadingDraft } from '../drafts';
import { openStore, rowsOf } from '../stores';

let databases = 0;
const opened: Store[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

const account = (id: string, role: AccountRecord['role'], more: Partial<AccountRecord> = {}) => ({
  id,
  username: `${id}@nephrodesk.test`,
  firstName: id,
  lastName: 'Lind',
  role,
  verified: true,
  active: true,
  password: { salt: '', rounds: 1, hash: '' },
  questions: [],
  version: '1',
  updatedAt: '2026-11-01T08:00:00.000Z',
  ...more,
});

/** Two servers on one database, or two tabs of one browser where no mails go out. */
async function clinic({ hasMail = true, ...patient }: { hasMail?: boolean; resistration?: string } = {}) {
  const name = `mails-${(databases += 1)}`;
  const clock = { at: NOW };
  const now = () => clock.at;
  const mailed = vi.fn<() => void>();
  const ids = countingIds();
  const server = () => {
    const store = openStore(name);
    opened.push(store);
    const context = { now, newId: ids, ...(hasMail && { mailAlerts: createMailAlerts(mailed) }) };
    const repository = createRepository(store, { ...context, onChange: () => undefined });
    return {
      store,
      nurse: careClient(repository, 'nurse'),
      admin: careClient(repository, 'admin'),
      ring: () => runAlertTimers(store, context),
      sweep: () => sweepAlerts(store, context),
    };
  };
  const here = server();
  const rows = rowsOf(here.store);
  for (const one of [
    account('amelia', 'ADMIN'),
    account('nuno', 'USER'),
    account('gone', 'ADMIN', { active: false }),
    account('waits', null),
  ])
    await rows.put('accounts', one);
  await here.nurse.post('/patients', aPatientDraft({ referent: 'nuno@nephrodesk.test', ...patient }));
  const outbox = async () =>
    (await rows.getAll('outbox'))
      .sort((a, b) => a.order - b.order)
      .map(({ kind, to, severity }) => `${kind} ${severity} ${to.split('@')[0]}`);
  const alert = async () => (await here.nurse.get('/alerts')).data.items[0];
  const record = (value: number, diastolic: number, more = {}) =>
    here.nurse.post('/readings', aReadingDraft({ value, diastolic, confirmedOutOfRange: true, ...more }));
  return { ...here, server, rows, clock, mailed, outbox, alert, record };
}

describe('§2.5: mails about alerts', () => {
  it('are in the outbox once the reading is stored, and name nothing of the patient', async () => {
    const { record, rows, outbox, alert, mailed } = await clinic();
    await record(190, 115);
    expect(await outbox()).toEqual(['alertRaised critical nuno']);
    const { id } = await alert();
    expect(await rows.getAll('outbox')).toEqual<MessageRecord[]>([
      {
        id: `${id} 0 nuno@nephrodesk.test`,
        order: expect.any(Number),
        to: 'nuno@nephrodesk.test',
        at: NOW,
        kind: 'alertRaised',
        alert: id,
        severity: 'critical',
      },
    ]);
    expect(mailed).toHaveBeenCalledTimes(1);
  });

  it('are written once, however often the same is stored, and not for what is only found again', async () => {
    const { record, outbox, clock } = await clinic();
    await record(190, 115);
    await record(190, 115);
    clock.at += HOUR / 2;
    await record(192, 116, { id: 'r2', at: new Date(clock.at).toISOString() });
    expect(await outbox()).toEqual(['alertRaised critical nuno']);
  });

  it('follow an escalation, a step once: the timers twice, on two servers at once', async () => {
    const { record, outbox, clock, server, ring } = await clinic();
    const there = server();
    await record(190, 115);
    clock.at = NOW + HOUR - 1;
    await ring();
    expect(await outbox()).toHaveLength(1);
    clock.at = NOW + HOUR;
    await Promise.all([ring(), there.ring(), ring(), there.ring()]);
    await ring();
    const once = [
      'alertRaised critical nuno',
      'alertEscalated critical amelia',
      'alertEscalated critical nuno',
    ];
    expect(await outbox()).toEqual(once);
    clock.at = NOW + 4 * HOUR;
    await Promise.all([there.ring(), ring()]);
    expect((await outbox()).slice(3).sort()).toEqual([
      'alertEscalated critical amelia',
      'alertEscalated critical nuno',
    ]);
    clock.at = NOW + 200 * HOUR;
    await ring();
    expect(await outbox()).toHaveLength(5);
  });

  it('follow an escalation that an action or a reading notes before the timers do, and remind of one taken over', async () => {
    const { nurse, alert, record, outbox, clock, ring } = await clinic();
    await record(190, 115);
    clock.at = NOW + HOUR;
    const { id, version } = await alert();
    const path = `/alerts/${id}/actions`;
    const commented = await nurse.post(path, { action: 'comment', note: 'Called.' }, matching(version));
    expect(commented.status).toBe(200);
    await ring();
    expect((await outbox()).slice(1)).toEqual([
      'alertEscalated critical amelia',
      'alertEscalated critical nuno',
    ]);
    clock.at = NOW + 4 * HOUR;
    await nurse.post(path, { action: 'acknowledge' }, matching(commented.data.version));
    await ring();
    expect(await outbox()).toHaveLength(3);
    clock.at = NOW + 28 * HOUR;
    await ring();
    await ring();
    // The nurse of the call has no account here: the referent is reminded.
    expect((await outbox()).slice(3)).toEqual(['alertReminder critical nuno']);
  });

  it('tell of an alert that a death ended which was none', async () => {
    const { admin, record, outbox } = await clinic();
    await record(190, 115);
    for (const to of ['deceased', 'active']) {
      const { data } = await admin.get('/patients/p1');
      const reason = 'Entered for somebody else';
      const path = '/patients/p1/programme';
      const { status } = await admin.post(path, { to, reason, on: '2026-11-20' }, matching(data.version));
      expect(status).toBe(200);
    }
    expect(await outbox()).toEqual(['alertRaised critical nuno', 'alertRaised critical nuno']);
  });

  it('come from the sweep, too', async () => {
    const { rows, outbox, clock, sweep } = await clinic({ resistration: '2026-11-19' });
    expect(await rows.getAll('alerts')).toEqual([]);
    clock.at = NOW + 3 * DAY;
    expect(await sweep()).toEqual(['p1']);
    expect(await rows.getAll('alerts')).toHaveLength(1);
    expect(await outbox()).toEqual([expect.stringMatching(/^alertRaised \w+ nuno$/)]);
    expect((await rows.getAll('outbox'))[0]).toMatchObject({ alerts: [expect.any(String)] });
    await sweep();
    expect(await outbox()).toHaveLength(1);
  });

  it('are one for each receiver of an import, whoever it is about and however it is sent', async () => {
    const { nurse, rows, outbox, clock, record } = await clinic();
    const severe = (id: string, value: number): PatientRecord => {
      const { version: _version, updatedAt: _at, ...patient } = aPatient({ id, patientId: id, lastName: id });
      const at = new Date(clock.at - HOUR).toISOString();
      const reading = {
        id: `${id}-r`,
        patient: id,
        measure: 'bloodPressure',
        at,
        source: 'patient',
      } as const;
      const readings = [{ ...reading, value, diastolic: 90 }];
      return { patient, conditions: [], medicationRequests: [], readings };
    };
    await nurse.post('/records', { records: [severe('i1', 185), severe('i2', 190)] });
    clock.at += 15_000;
    const { status } = await nurse.post('/records', { records: [severe('i3', 195)] });
    expect(status).toBe(200);
    const alerts = await rows.getAll('alerts');
    expect(alerts).toHaveLength(3);
    // Nobody answers for them, and they are critical: everybody hears of them.
    expect(await outbox()).toEqual(['alertRaised critical amelia', 'alertRaised critical nuno']);
    const [first] = await rows.getAll('outbox');
    expect(first).toMatchObject({ at: NOW, nextAt: clock.at + 20_000, severity: 'critical' });
    expect(first?.alerts?.toSorted()).toEqual(alerts.map(({ id }) => id).toSorted());
    expect(first?.alert).toBeUndefined();
    // The same again raises nothing, and what happens meanwhile is told by itself and at once.
    await nurse.post('/records', { records: [severe('i3', 195)] });
    await record(190, 115);
    expect((await outbox()).filter((line) => line === 'alertRaised critical nuno')).toHaveLength(2);
    expect((await rows.getAll('outbox')).filter(({ nextAt }) => nextAt === undefined)).toHaveLength(1);
  });

  it('come from the scores of answers', async () => {
    const { store, rows, outbox } = await clinic();
    const band = { from: 0, to: 13, label: { en: 'Tired' }, severity: 'high' as const };
    const body = aQuestionnaire({ scores: [aScore({ bands: [band] })] });
    const scores = [{ id: 'total', value: 9, answered: 2, of: 2, band: 0 }];
    const response = { scores, answeredAt: '2026-11-20T09:00:00.000Z' } as QuestionnaireResponse;
    const [patient] = await rows.getAll('patients');
    if (!patient) throw new Error('There is no patient.');
    const context = { now: NOW, newId: countingIds('score'), by: 'u', mailAlerts: createMailAlerts(vi.fn()) };
    const { write } = accessTo(store, mailTables);
    await write((transaction) => raiseScores(transaction, patient, body, response, context));
    expect(await outbox()).toEqual(['alertRaised high nuno']);
  });

  it('go by what the clinic has decided', async () => {
    const { admin, record, outbox } = await clinic();
    const { data } = await admin.get('/settings/notifications');
    const decided = await admin.put(
      '/settings/notifications',
      { id: 'notifications', told: ['critical'], digest: 'none' },
      matching(data.version),
    );
    expect(decided.status).toBe(200);
    await record(84, 50);
    expect((await admin.get('/alerts')).data.items.length).toBeGreaterThan(0);
    expect(await outbox()).toEqual([]);
    await record(190, 115, { id: 'r2', at: '2026-11-20T09:55:00Z' });
    expect(await outbox()).toEqual(['alertRaised critical nuno']);
  });

  it('are undone with what they tell of', async () => {
    const { rows, outbox, mailed, store } = await clinic();
    const write = store.write;
    vi.spyOn(store, 'write').mockImplementation((tables, work, signal) =>
      write(
        tables,
        async (transaction) => {
          await work(transaction);
          throw new Error('lost');
        },
        signal,
      ),
    );
    const repository = createRepository(store, {
      now: () => NOW,
      newId: countingIds('lost'),
      onChange: () => undefined,
      mailAlerts: createMailAlerts(mailed),
    });
    const draft = aReadingDraft({ value: 190, diastolic: 115 });
    const actor = { username: 'nurse@nephrodesk.test', role: 'USER' as const };
    await expect(repository.record(draft, actor)).rejects.toThrow('lost');
    vi.restoreAllMocks();
    expect([await outbox(), await rows.getAll('alerts'), mailed.mock.calls]).toEqual([[], [], []]);
  });

  it('are written once by a transaction that begins again', async () => {
    const { outbox, store, mailed } = await clinic();
    const write = store.write;
    vi.spyOn(store, 'write').mockImplementation(async (tables, work, signal) => {
      await write(
        tables,
        async (transaction) => {
          await work(transaction);
          throw new Error('overtaken');
        },
        signal,
      ).catch(() => undefined);
      return write(tables, work, signal);
    });
    const repository = createRepository(store, {
      now: () => NOW,
      newId: countingIds('again'),
      onChange: () => undefined,
      mailAlerts: createMailAlerts(mailed),
    });
    const actor = { username: 'nurse@nephrodesk.test', role: 'USER' as const };
    await repository.record(aReadingDraft({ value: 190, diastolic: 115 }), actor);
    vi.restoreAllMocks();
    expect(await outbox()).toEqual(['alertRaised critical nuno']);
    expect(mailed).toHaveBeenCalledTimes(1);
  });

  it('are none in a browser', async () => {
    const { record, rows, clock, ring, sweep } = await clinic({ hasMail: false });
    await record(190, 115);
    clock.at = NOW + 5 * HOUR;
    await ring();
    await sweep();
    expect(await rows.getAll('alerts')).toHaveLength(1);
    expect(await rows.getAll('outbox')).toEqual([]);
  });
});
