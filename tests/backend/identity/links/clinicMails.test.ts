import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRepository } from '@/backend/care/repository';
import { createClinicMails } from '@/backend/identity/links/clinicMails';
import type { MessageRecord } from '@/backend/identity/records';
import type { Store } from '@/backend/store/port';
import { mailStateSchema } from '@/domain/mail';
import { careClient, countingIds, HOUR, iso, NOW } from '../../clinic';
import { openStore, rowsOf } from '../../stores';

let databases = 0;
let store: Store;
beforeEach(() => {
  store = openStore(`clinicMails-${(databases += 1)}`);
});
afterEach(() => store.close());

const clock = { now: NOW };
const newId = countingIds();
const mailed = vi.fn<() => void>();
beforeEach(() => {
  clock.now = NOW;
  mailed.mockClear();
});

/** A server with or without a mail server; null is a browser. */
const clinic = (isConfigured: boolean | null = true) => {
  const now = () => clock.now;
  const mails =
    isConfigured === null ? undefined : createClinicMails(store, { now, newId, isConfigured, mailed });
  const repository = createRepository(store, { now, newId, onChange: () => undefined, mails });
  const as = (who: string) => careClient(repository, who);
  return {
    as,
    state: async (who = 'admin') => mailStateSchema.parse((await as(who).get('/clinic/mail')).data),
    test: (who = 'admin') => as(who).post('/clinic/mail/test'),
  };
};

let orders = 0;
const post = (more: Partial<MessageRecord>) => {
  const order = (orders += 1);
  return rowsOf(store).put('outbox', {
    id: `m${order}`,
    order,
    to: 'nuno@clinic.example',
    at: NOW,
    kind: 'resetLink',
    ...more,
  });
};

it('tells administrators what waits and what fails, the newest first, and nothing that opens an account', async () => {
  await post({ code: 'ABCD2345', path: '/pages/login#token=secret', link: 'l' });
  await post({ tries: 2, failure: 'busy', nextAt: NOW + HOUR });
  await post({ tries: 3, failure: '550 No such mailbox', at: NOW - HOUR });
  await post({ kind: 'alertRaised', alert: 'a1', severity: 'critical', tries: 9, failure: 'refused' });
  const { as, state } = clinic();
  expect(await state()).toEqual({
    isConfigured: true,
    waiting: 2,
    failing: [
      { kind: 'alertRaised', to: 'nuno@clinic.example', tries: 9, at: iso(NOW), failure: 'refused' },
      {
        kind: 'resetLink',
        to: 'nuno@clinic.example',
        tries: 3,
        at: iso(NOW - HOUR),
        failure: '550 No such mailbox',
      },
    ],
    isTestWaiting: false,
  });
  const said = JSON.stringify((await as('admin').get('/clinic/mail')).data);
  expect(said).not.toMatch(/ABCD2345|secret|a1/);
  expect((await as('nurse').get('/clinic/mail')).status).toBe(403);
  expect((await as('nurse').post('/clinic/mail/test')).status).toBe(403);
});

it('names the newest fifty that fail', async () => {
  for (let count = 0; count < 53; count += 1) await post({ tries: 3, failure: `${count}` });
  const { failing, waiting } = await clinic().state();
  expect([failing.length, failing[0]?.failure, failing.at(-1)?.failure, waiting]).toEqual([50, '52', '3', 0]);
});

it('writes a test mail to the caller, one at a time, and tells at its first try that it fails', async () => {
  const { state, test } = clinic();
  expect((await test()).status).toBe(204);
  expect(mailed).toHaveBeenCalledTimes(1);
  expect(await state()).toMatchObject({ waiting: 1, failing: [], isTestWaiting: true });
  const [written] = await rowsOf(store).getAll('outbox');
  expect(written).toEqual({
    id: expect.any(String),
    order: expect.any(Number),
    to: 'admin@nephrodesk.test',
    at: NOW,
    kind: 'test',
  });
  await rowsOf(store).put('outbox', { ...written, tries: 1, failure: 'refused' } as MessageRecord);
  expect(await state()).toMatchObject({
    waiting: 0,
    failing: [{ kind: 'test', to: 'admin@nephrodesk.test', tries: 1, failure: 'refused' }],
    isTestWaiting: false,
  });
  await test();
  await post({ kind: 'test', to: 'other@clinic.example' });
  expect(await state()).toMatchObject({ waiting: 2, failing: [], isTestWaiting: true });
});

it.each([[false], [null]])(
  'sends none where no mail server is set up, and says so: %j',
  async (isConfigured) => {
    const { state, test } = clinic(isConfigured);
    await post({});
    expect(await state()).toMatchObject({ isConfigured: false, failing: [], isTestWaiting: false });
    expect(await test()).toMatchObject({ status: 409, data: { message: 'settings.mailNotSetUp' } });
    expect(mailed).not.toHaveBeenCalled();
  },
);

it('sends none to somebody whose user name is no address', async () => {
  const mails = createClinicMails(store, { now: () => NOW, newId, isConfigured: true, mailed });
  await expect(mails.sendTestMail({ username: 'auth0|17', role: 'ADMIN' })).rejects.toMatchObject({
    status: 409,
    message: 'settings.mailNoAddress',
  });
});
