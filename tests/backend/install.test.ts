// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LostClinic } from '@/backend/clinic';
import { ensureDefaultRules } from '@/backend/care/rules/ruleBook';
import { connect, DATABASE_NAME } from '@/backend/store/indexedDb/database';
import type { Change } from '@/domain/change';
import { type Backend, type BackendProblem } from '@/backend/embedded';
import { sampleRecords } from '@/backend/seed/sampleClinic';
import { beginEmpty } from '@/backend/seed/seeded';
import { care, iam, navbar } from '@/shared/api/http';
import type { Bookmark } from '@/shared/navigation/navbarCalls';
import { countingIds, DAY, NOW } from './clinic';
import { aPatientDraft, aReadingDraft } from './drafts';
import { installBackend } from '@tests/support/inPage';
import { itLong, someOf } from '@tests/support/extent';

const sampleIds: string[] = [];
for await (const { patient } of sampleRecords(NOW)) sampleIds.push(patient.id);

const backends: Backend[] = [];
const untouched = {
  care: care.defaults.adapter,
  iam: iam.defaults.adapter,
  navbar: navbar.defaults.adapter,
};
let now = NOW;

function start(
  env: { VITE_AUTH_HOST?: string; VITE_CARE_HOST?: string } = {},
  prefix = 'a',
  pages: readonly Bookmark[] = [],
  dutiesAfterMs = 0,
) {
  const onChange = vi.fn<(change: Change) => void>();
  const onProblem = vi.fn<(problem: BackendProblem) => void>();
  const newId = countingIds(prefix);
  const onLost = vi.fn<(lost: LostClinic) => void>();
  const backend = installBackend({
    env,
    now: () => now,
    newId,
    onChange,
    onProblem,
    onLost,
    pages,
    dutiesAfterMs,
  });
  backends.push(backend);
  return { ...backend, onChange, onProblem, onLost };
}

async function signIn(email = 'nurse@nephrodesk.test'): Promise<{ headers: { Authorization: string } }> {
  const credentials = { email, password: 'nephrodesk' };
  const { data } = await iam.post('/identities/authorize', credentials);
  return { headers: { Authorization: `Bearer ${data.accessToken.access_token}` } };
}

/** A clinic of this browser without records: the sample takes seconds to make. */
async function begunEmpty(): Promise<void> {
  const store = connect({ prepare: ensureDefaultRules });
  await beginEmpty(store, NOW);
  store.close();
}

const deleteDatabase = () =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(DATABASE_NAME);
    request.addEventListener('success', resolve);
    request.addEventListener('error', reject);
  });

beforeEach(() => {
  now = NOW;
  care.defaults.baseURL = '/api/care';
  iam.defaults.baseURL = '/iam';
});
afterEach(async () => {
  for (const backend of backends.splice(0)) backend.close();
  care.defaults.adapter = untouched.care ?? 'xhr';
  iam.defaults.adapter = untouched.iam ?? 'xhr';
  navbar.defaults.adapter = untouched.navbar ?? 'xhr';
  await deleteDatabase();
  localStorage.clear();
});

describe('The first start', () => {
  it('signs in at once, answers care calls when the sample clinic is in place, and fills it once, however many tabs start together and however often', async () => {
    const [one, two] = [start({}, 'a'), start({}, 'b')];
    const nurse = await signIn();
    const { data } = await care.get('/summaries', nurse);
    expect(data.items.map(({ id }: { id: string }) => id)).toEqual(sampleIds);
    expect(data.items.some((row: { alerts: unknown[] }) => row.alerts.length > 0)).toBe(true);
    await Promise.all([one.ready, two.ready]);
    const before = (await one.repository.list('alerts', {})).items;
    const again = start({}, 'c');
    await again.ready;
    expect((await again.repository.list('alerts', {})).items).toEqual(before);
    // Those of the clinic's past are part of the sample; the others were raised by the tab that filled it.
    const raisedBy = before.map(({ id }) => id.split('-')[0]).filter((tab) => tab !== 'sample');
    expect(new Set(raisedBy).size).toBe(1);
  });

  it('§2.5: judges everybody anew as soon as an administrator has changed a rule, again where the storage failed at first', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    // The hourly look at everybody comes only later.
    const { repository, ready, onChange } = start({}, 'a', [], DAY);
    await ready;
    const admin = await signIn('admin@nephrodesk.test');
    const { data: rule } = await care.get('/rules/pressureMean', admin);
    const before = (await repository.list('alerts', { active: true })).items;
    onChange.mockClear();
    const put = IDBObjectStore.prototype.put;
    const failing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function breaks(
      this: IDBObjectStore,
      ...args
    ) {
      if (this.name === 'alerts') throw new DOMException('lost', 'UnknownError');
      return put.apply(this, args);
    });
    const levels = [{ severity: 'medium', limit: 110, diastolic: 60 }];
    const headers = { ...admin.headers, 'If-Match': rule.version };
    await care.put('/rules/pressureMean', { ...rule, levels }, { headers });
    await vi.waitFor(() =>
      expect(failing.mock.contexts.some((store) => (store as IDBObjectStore).name === 'alerts')).toBe(true),
    );
    failing.mockRestore();
    await vi.waitFor(async () => {
      const { items } = await repository.list('alerts', { active: true });
      expect(items.length).toBeGreaterThan(before.length + 10);
      // The rule, and all that follows from it in one.
      expect(onChange).toHaveBeenCalledTimes(2);
    });
  });

  it('that breaks off leaves nothing behind, and the next one makes it whole', async () => {
    const put = IDBObjectStore.prototype.put;
    let writes = 0;
    const failing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function breaks(
      this: IDBObjectStore,
      ...args
    ) {
      if (this.name === 'patients' && (writes += 1) > 5)
        throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, args);
    });
    const { ready, repository } = start();
    await expect(ready).rejects.toMatchObject({ status: 503, message: 'errors.storageFull' });
    expect((await repository.list('patients', {})).items).toEqual([]);
    expect((await repository.list('categories', {})).items).toEqual([]);
    failing.mockRestore();
    const { data } = await care.get('/summaries', await signIn());
    expect(data.items.length).toBeGreaterThan(20);
  });

  itLong(
    'is never repeated by itself: records that are gone are not replaced by invented ones (OF10)',
    async () => {
      await begunEmpty();
      const { ready, onProblem, onLost } = start();
      await ready;
      await deleteDatabase();
      expect(onProblem).toHaveBeenCalledWith('deleted');
      // Accounts are kept in the same database, and those of the beginning come back.
      const nurse = await signIn();
      const refused = care.get('/summaries', nurse);
      await expect(refused).rejects.toMatchObject({
        response: { status: 503, data: { message: 'errors.clinicLost' } },
      });
      expect(onLost).toHaveBeenCalledWith({
        since: new Date(NOW).toISOString(),
        begin: expect.any(Function),
      });
      now += DAY;
      const later = start({}, 'b');
      await expect(later.ready).rejects.toMatchObject({ status: 503 });
      expect(later.onLost.mock.calls[0]?.[0]).toMatchObject({ since: new Date(NOW).toISOString() });
    },
  );

  it.each(
    someOf(
      [
        ['empty', 0],
        ['sample', sampleIds.length],
      ] as const,
      1,
    ),
  )('goes on with what somebody has decided where they are gone: %s', async (how, count) => {
    await begunEmpty();
    await start().ready;
    for (const backend of backends.splice(0)) backend.close();
    await deleteDatabase();
    now += DAY;
    const { ready, onLost } = start({}, 'b');
    await expect(ready).rejects.toMatchObject({ status: 503 });
    await onLost.mock.calls[0]?.[0].begin(how);
    const { data } = await care.get('/summaries', await signIn());
    expect(data.items).toHaveLength(count);
    // From now on this is the clinic that is kept.
    for (const backend of backends.splice(0)) backend.close();
    const again = start({}, 'c');
    await again.ready;
    expect((await care.get('/summaries', await signIn())).data.items).toHaveLength(count);
    expect(again.onLost).not.toHaveBeenCalled();
  });
});

describe('Who is signed in', () => {
  it('may do with the next call what their role has become', async () => {
    await begunEmpty();
    const { ready } = start();
    await ready;
    const nurse = await signIn();
    const administrator = await signIn('admin@nephrodesk.test');
    const change = async (what: object) => {
      const { data } = await iam.get('/identities/staff/sample-user', administrator);
      const headers = { ...administrator.headers, 'If-Match': data.version };
      await iam.put('/identities/staff/sample-user', { id: data.id, active: true, ...what }, { headers });
    };
    const status = () =>
      care.get('/patients', nurse).then(
        (answer) => answer.status,
        (thrown: { response: { status: number } }) => thrown.response.status,
      );
    expect(await status()).toBe(200);
    await change({ role: null });
    expect(await status()).toBe(403);
    await change({ role: 'ADMIN' });
    expect(await status()).toBe(200);
    await change({ role: 'ADMIN', active: false });
    expect(await status()).toBe(401);
  });

  it('has bookmarks of their own (§7)', async () => {
    const alerts = { id: 'alerts', target: 'alerts', title: 'Alerts', link: '/alerts', icon: 'alerts' };
    navbar.defaults.baseURL = '/api';
    start({}, 'a', [{ ...alerts, starred: false }]);
    const [nurse, administrator] = [await signIn(), await signIn('admin@nephrodesk.test')];
    await navbar.post('/update/bookmarks', { obj: { ...alerts, starred: false } }, nurse);
    const starred = async (who: object) =>
      (await navbar.get('/search/bookmarks/data', who)).data.searchResult[0].starred;
    expect([await starred(nurse), await starred(administrator)]).toEqual([true, false]);
    await expect(starred({})).rejects.toMatchObject({ response: { status: 401 } });
  });

  it('is written to in the browser, where no host sends mail', async () => {
    const { outbox } = start();
    await iam.post('/identities/password/lost', { email: 'nurse@nephrodesk.test' });
    expect(await outbox?.messages()).toMatchObject([{ kind: 'resetLink', to: 'nurse@nephrodesk.test' }]);
  });
});

describe('A host that is configured', () => {
  it('is left alone: care', () => {
    start({ VITE_CARE_HOST: 'https://care.example' });
    expect(care.defaults.adapter).toBe(untouched.care);
    expect(navbar.defaults.adapter).toBe(untouched.navbar);
    expect(iam.defaults.adapter).not.toBe(untouched.iam);
  });

  it('is left alone: identities', async () => {
    await begunEmpty();
    const { ready, outbox } = start({ VITE_AUTH_HOST: 'https://auth.example' });
    expect(outbox).toBeNull();
    expect(iam.defaults.adapter).toBe(untouched.iam);
    expect(care.defaults.adapter).not.toBe(untouched.care);
    await ready;
  });
});

describe('The hourly round', () => {
  it('notices what only time brings and says whom it concerns', async () => {
    await begunEmpty();
    const { ready, repository } = start();
    await ready;
    const nurse = await signIn();
    await care.post('/patients', aPatientDraft({ resistration: '2026-01-01' }), nurse);
    await care.post('/readings', aReadingDraft(), nurse);
    const missing = async () =>
      (await repository.list('alerts', { limit: 1000 })).items.filter(
        ({ direction }) => direction === 'missing',
      ).length;
    const before = await missing();
    for (const backend of backends.splice(0)) backend.close();
    now = NOW + 4 * DAY;
    const later = start({}, 'later');
    await later.ready;
    await vi.waitFor(() => expect(later.onChange).toHaveBeenCalledWith({ patients: ['p1'] }));
    expect(await missing()).toBeGreaterThan(before);
  });
});
