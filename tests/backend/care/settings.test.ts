import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runAlertTimers } from '@/backend/jobs/alertTimers';
import { openStore, rowsOf } from '../stores';
import type { Store } from '@/backend/store/port';
import type { Change } from '@/domain/change';
import { createRepository } from '@/backend/care/repository';
import { deleteExpiredAudit } from '@/backend/jobs/retention';
import type { General, Setting, SettingOf, Terms } from '@/domain/settings/setting';
import { settingIds } from '@/domain/settings/defaultSettings';
import { careClient, countingIds, DAY, iso, matching, NOW } from '../clinic';
import { aPatientDraft, aReadingDraft } from '../drafts';
import { storedOtherwise } from '../suite/scene';

let databases = 0;
let now = NOW;
let store: Store;
let changes: Change[] = [];
const clock = { now: () => now, newId: countingIds() };
const repository = () => createRepository(store, { ...clock, onChange: (change) => changes.push(change) });
const admin = () => careClient(repository(), 'admin');
const nurse = () => careClient(repository(), 'nurse');

beforeEach(() => {
  now = NOW;
  changes = [];
  store = openStore(`settings-${(databases += 1)}`);
});
afterEach(() => store.close());

const invalid = (fields: Record<string, string>) => ({ status: 422, data: { fields } });
const general = async (): Promise<SettingOf<'general'>> => (await admin().get('/settings/general')).data;
const decide = async (parts: Partial<General>) => {
  const { version, updatedAt: _, ...body } = await general();
  return admin().put('/settings/general', { ...body, ...parts }, matching(version));
};
const logged = async () =>
  (await admin().get('/audit')).data.items.map(({ action, kind, record, detail }: Record<string, string>) =>
    [action, kind, record, detail].filter(Boolean).join(' '),
  );

describe('§2.12: settings', () => {
  it('are all answered, and nothing is stored before somebody decides', async () => {
    const { items } = (await nurse().get('/settings')).data;
    expect(items.map(({ id }: Setting) => id)).toEqual([...settingIds].toSorted());
    expect(new Set(items.map(({ version }: Setting) => version))).toEqual(new Set(['0']));
    expect(await rowsOf(store).count('settings')).toBe(0);
    expect((await admin().get('/settings/elsewhere')).status).toBe(404);
  });

  it('are the administrators’ to save, from the version that was read, and are logged', async () => {
    const { version, updatedAt: _, ...body } = await general();
    const path = '/settings/general';
    const named = { ...body, organisation: 'Kidney Centre', logo: 'data:image/png;base64,AAAA' };
    expect((await nurse().put(path, named, matching(version))).status).toBe(403);
    expect((await admin().put(path, named)).status).toBe(400);
    expect((await admin().put(path, named, matching('stale'))).status).toBe(412);
    const saved = await admin().put(path, named, matching(version));
    expect(saved).toMatchObject({
      status: 200,
      data: { organisation: 'Kidney Centre', updatedAt: iso(NOW) },
    });
    expect((await admin().put(path, body, matching(version))).status).toBe(412);
    expect((await nurse().get(path)).data).toEqual(saved.data);
    expect((await nurse().get('/settings')).data.items).toHaveLength(4);
    expect((await admin().post('/settings', named)).status).toBe(403);
    expect((await admin().delete(path, matching(saved.data.version))).status).toBe(403);
    expect(changes).toEqual([{ patients: 'all' }]);
    const [entry] = (await admin().get('/audit')).data.items;
    expect(entry).toMatchObject({ action: 'updated', kind: 'settings', record: 'general' });
    expect(entry.changes).toEqual([
      { field: 'organisation', before: 'Nephrodesk', after: 'Kidney Centre' },
      { field: 'logo' },
    ]);
  });

  it('are refused with the fields at fault', async () => {
    expect(await decide({ organisation: ' ' })).toMatchObject(
      invalid({ organisation: 'validation.required' }),
    );
    expect(await decide({ workTo: '07:00' })).toMatchObject(invalid({ workTo: 'validation.endBeforeStart' }));
    expect(await decide({ logo: 'data:image/svg+xml;base64,AAAA' })).toMatchObject(
      invalid({ logo: 'validation.picture' }),
    );
    const put = (id: string, body: object) => admin().put(`/settings/${id}`, { id, ...body }, matching('0'));
    expect(
      await put('socialLinks', { links: [{ label: 'Bad', url: 'java\tscript:alert(1)' }] }),
    ).toMatchObject(invalid({ 'links.0.url': 'validation.httpsAddress' }));
    expect(await put('serverSetting', { apiBase: 'https://care.example/api' })).toMatchObject(
      invalid({ apiBase: 'validation.serverTested' }),
    );
    expect(await put('notifications', { told: ['high'], digest: 'none' })).toMatchObject(
      invalid({ told: 'validation.criticalTold' }),
    );
    const tested = { apiBase: 'https://care.example/api', testedAt: iso(NOW) };
    expect(await put('serverSetting', tested)).toMatchObject({ status: 200, data: tested });
  });

  it('say when the team works: alerts that wait are reckoned anew', async () => {
    await nurse().post('/patients', aPatientDraft());
    await nurse().post('/readings', aReadingDraft({ value: 95, diastolic: 60 }));
    const alert = async () => (await nurse().get('/alerts')).data.items[0];
    const before = await alert();
    expect(before.nextAt).toBeDefined();
    const closed = Array.from({ length: 14 }, (_, day) => iso(NOW + day * DAY).slice(0, 10));
    expect((await decide({ timeZone: 'Europe/Berlin', holidays: closed })).status).toBe(200);
    await runAlertTimers(store, clock);
    const after = await alert();
    expect(Date.parse(after.nextAt)).toBeGreaterThanOrEqual(NOW + 14 * DAY - 12 * 3_600_000);
    expect((await nurse().get('/summaries/p1')).data.alerts[0].dueAt).toBe(after.nextAt);
    now += 3 * DAY;
    expect(await runAlertTimers(store, clock)).toEqual([]);
  });

  it('give a new patient the start of the day, where nobody knows theirs', async () => {
    const added = async (id: string, parts = {}) =>
      (await nurse().post('/patients', aPatientDraft({ id, patientId: id, ...parts }))).data.wakeUpTime;
    expect(await added('p1', { wakeUpTime: undefined })).toBeUndefined();
    await decide({ dayStart: '05:30' });
    expect(await added('p2', { wakeUpTime: undefined })).toBe('05:30');
    expect(await added('p3', { wakeUpTime: '09:00' })).toBe('09:00');
  });

  it('say how long the log is kept; before that it has no end', async () => {
    // Long past, for a database that is asked to forget goes by its own clock as well.
    now = Date.parse('2024-11-20T10:00:00Z');
    await nurse().post('/patients', aPatientDraft());
    now = Date.parse('2025-11-20T10:00:00Z');
    expect(await deleteExpiredAudit(store, now + 400 * DAY)).toBe(0);
    await decide({ retentionMonths: 12 });
    expect(await deleteExpiredAudit(store, now)).toBe(0);
    expect(await deleteExpiredAudit(store, now + 1)).toBe(1);
    expect(await logged()).toEqual(['updated settings general']);
  });

  it('tell that calls are answered', async () => {
    expect(await nurse().get('/health')).toMatchObject({ status: 200, data: { status: 'ok' } });
    expect((await careClient(repository(), null).get('/health')).status).toBe(401);
  });
});

describe('§2.12: terms and conditions', () => {
  const body = {
    id: 't1',
    status: 'draft',
    effectiveOn: '2026-11-20',
    texts: { en: 'Your data stay here.' },
  };
  const write = async (parts = {}): Promise<Terms> =>
    (await admin().post('/terms', { ...body, ...parts })).data;
  const save = ({ version, ...terms }: Terms, parts: Partial<Terms>) =>
    admin().put(`/terms/${terms.id}`, { ...terms, ...parts }, matching(version));

  it('are drafts until an administrator publishes them; the server counts', async () => {
    expect((await nurse().post('/terms', body)).status).toBe(403);
    expect((await admin().post('/terms', { ...body, status: 'published' })).status).toBe(422);
    const draft = await write();
    expect(draft).toMatchObject({ number: 0, status: 'draft', by: 'admin@nephrodesk.test' });
    expect(await write()).toEqual(draft);
    const other = { ...body, texts: { en: 'Other' } };
    expect(await admin().post('/terms', other)).toMatchObject(storedOtherwise(draft));
    const published = await save(draft, { status: 'published', number: 7 });
    expect(published).toMatchObject({ status: 200, data: { status: 'published', number: 1 } });
    const second = await write({ id: 't2', effectiveOn: '2026-12-01' });
    expect((await save(second, { status: 'published' })).data.number).toBe(2);
    expect((await nurse().get('/terms')).data.items).toHaveLength(2);
    expect((await logged()).slice(0, 4)).toEqual([
      'updated terms t2 published 2',
      'created terms t2',
      'updated terms t1 published 1',
      'created terms t1',
    ]);
  });

  it('never change nor go once published', async () => {
    const { data: published } = await save(await write(), { status: 'published' });
    const refused = { status: 409, data: { message: 'errors.termsPublished' } };
    expect(await save(published, { texts: { en: 'Other' } })).toMatchObject(refused);
    expect(await save(published, { status: 'draft' })).toMatchObject(refused);
    expect(await admin().delete('/terms/t1', matching(published.version))).toMatchObject(refused);
    const draft = await write({ id: 't2' });
    expect((await admin().delete('/terms/t2', matching('stale'))).status).toBe(412);
    expect((await admin().delete('/terms/t2', matching(draft.version))).status).toBe(204);
  });

  it('are published with a date that makes sense, in the language of the house, once', async () => {
    const draft = await write();
    const publish = (parts: Partial<Terms> = {}) => save(draft, { status: 'published', ...parts });
    expect(await publish({ effectiveOn: '2026-11-18' })).toMatchObject(
      invalid({ effectiveOn: 'validation.termsPast' }),
    );
    await decide({ locale: 'de', timeZone: 'Europe/Berlin' });
    expect(await publish()).toMatchObject(invalid({ 'texts.de': 'validation.termsLanguage' }));
    const texts = { de: 'Ihre Daten bleiben hier.' };
    const both = await Promise.all([publish({ texts }), publish({ texts })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const earlier = await write({ id: 't2', effectiveOn: '2026-11-20', texts });
    await save(await write({ id: 't3', effectiveOn: '2027-01-01', texts }), { status: 'published' });
    expect(await save(earlier, { status: 'published' })).toMatchObject(
      invalid({ effectiveOn: 'validation.termsOrder' }),
    );
  });
});
