import { expect, it, vi } from 'vitest';
import { forgetExpired } from '@/backend/identity/sessions/throttle';
import { HOUR, NOW } from '../../clinic';
import { clock, MINUTE, newcomer, nurse, page, type Page, withFreshHosts } from '../host';
import { fillUp, rowsOf } from '../../stores';

withFreshHosts();

const lose = ({ http }: Page, email = nurse.email) => http.post('/identities/password/lost', { email });

it('lists messages the newest first, also those of one moment', async () => {
  const here = page();
  await lose(here);
  await here.http.post('/identities/token/send', { email: nurse.email });
  await here.http.post('/identities/signup', { ...newcomer, email: nurse.email });
  const messages = await here.outbox.messages();
  expect(messages).toEqual([
    { id: expect.any(String), at: NOW, kind: 'alreadyRegistered', to: nurse.email },
    {
      id: expect.any(String),
      at: NOW,
      kind: 'signInLink',
      to: nurse.email,
      path: expect.stringMatching(/^\/pages\/login#token=[0-9a-f]{64}$/),
    },
    expect.objectContaining({ kind: 'resetLink' }),
  ]);
  expect(await page().outbox.messages()).toEqual(messages);
});

it('keeps thirty', async () => {
  const here = page();
  for (let count = 0; count < 33; count += 1) {
    clock.now += HOUR;
    await here.http.post('/identities/signup', { ...newcomer, email: nurse.email });
  }
  const messages = await here.outbox.messages();
  expect(messages).toHaveLength(30);
  expect(messages[0]?.at).toBe(clock.now);
  expect(await rowsOf(here.store).count('outbox')).toBe(30);
});

it('lets go of what has run out, by the hour from the database as well', async () => {
  const here = page();
  await lose(here);
  clock.now = NOW + 30 * MINUTE - 1;
  expect(await here.outbox.messages()).toHaveLength(1);
  clock.now += 1;
  expect(await here.outbox.messages()).toEqual([]);
  await forgetExpired(here.context);
  await lose(here, 'admin@nephrodesk.test');
  expect(await rowsOf(here.store).count('outbox')).toBe(1);
  expect(await rowsOf(here.store).count('links')).toBe(1);
});

it('tells every tab when something came or went, and nobody who has stopped listening', async () => {
  const [here, there] = [page(), page()];
  const [heardHere, heardThere, stopped] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  here.outbox.onChange(heardHere);
  there.outbox.onChange(heardThere);
  there.outbox.onChange(stopped)();
  await lose(here);
  await vi.waitFor(() => expect(heardThere).toHaveBeenCalled());
  expect(heardHere).toHaveBeenCalled();
  expect(stopped).not.toHaveBeenCalled();
  expect(await there.outbox.messages()).toHaveLength(1);
});

it('tells nothing of what was not kept, and nothing where nobody was written to', async () => {
  const here = page();
  const heard = vi.fn<() => void>();
  here.outbox.onChange(heard);
  await lose(here, 'nobody@clinic.example');
  fillUp('outbox');
  expect(await lose(here)).toMatchObject({ status: 503, data: { message: 'errors.storageFull' } });
  vi.restoreAllMocks();
  expect(heard).not.toHaveBeenCalled();
  expect(await rowsOf(here.store).count('links')).toBe(0);
  // Nothing was noted as sent either.
  expect((await lose(here)).data).toEqual({ resendAfterMs: 30_000 });
  expect(await here.outbox.messages()).toHaveLength(1);
});

it('ignores what others say on its channel (OF13)', async () => {
  const here = page();
  const heard = vi.fn<() => void>();
  here.outbox.onChange(heard);
  const stranger = new BroadcastChannel('nephrodesk.outbox');
  for (const payload of [null, 7, {}, { patients: 'all' }, ['changed'], 'Changed', 'changed'])
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel is this origin's own
    stranger.postMessage(payload);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  stranger.close();
});

it('keeps all of them where they wait to be sent, in their order', async () => {
  const here = page();
  here.context.keptMessages = Infinity;
  for (let count = 0; count < 33; count += 1) {
    clock.now += HOUR;
    await here.http.post('/identities/signup', { ...newcomer, email: nurse.email });
  }
  const kept = await rowsOf(here.store).getAll('outbox');
  expect(kept).toHaveLength(33);
  const inOrder = kept.toSorted((a, b) => a.order - b.order).map(({ at }) => at);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
  expect(new Set(kept.map(({ order }) => order)).size).toBe(33);
});
