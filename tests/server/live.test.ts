import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { rowsOf } from '../backend/stores';
import { asOwner } from '../backend/postgres';
import { aPatientDraft, aReadingDraft } from '../backend/drafts';
import { anEmptyClinic, clientOf, firstAdministrator, start } from './clinic';

const CARE = '/api/care';
const PATIENCE = { timeout: 60_000, interval: 20 };

/** A page that follows: what it has been sent. */
async function follow(origin: string, token: string) {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const answer = await fetch(`${origin}${CARE}/changes`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  const page = { answer, text: '', isOver: false };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const part of answer.body ?? [])
      page.text += decoder.decode(part as Uint8Array, { stream: true });
  };
  read().then(
    () => (page.isOver = true),
    () => (page.isOver = true),
  );
  const changes = (): unknown[] =>
    [...page.text.matchAll(/^event: change\ndata: (.*)$/gm)].map(
      ([, data = '']) => JSON.parse(data) as unknown,
    );
  return Object.assign(page, { changes, leave: () => leaving.abort() });
}

describe('Changes', () => {
  it('come to the pages of every server of the database, and name ids alone', async () => {
    const schema = await anEmptyClinic();
    const [one, other] = [await start({ schema }), await start({ schema })];
    const token = await firstAdministrator(one);
    const admin = clientOf(one.origin, token);
    const pages = [await follow(one.origin, token), await follow(other.origin, token)];
    expect(pages[0]?.answer.headers.get('Content-Type')).toContain('text/event-stream');
    await admin('POST', `${CARE}/patients`, aPatientDraft({ lastName: 'Weidenbusch' }));
    await admin('POST', `${CARE}/readings`, aReadingDraft({ at: new Date().toISOString(), value: 190 }));
    for (const page of pages) {
      await vi.waitFor(
        () => expect(page.changes()).toEqual([{ patients: ['p1'] }, { patients: ['p1'] }]),
        PATIENCE,
      );
      expect(page.text).toMatch(/^: alive\n\nid: \d+\.\d+\nevent: change\n/);
      expect(page.text).not.toContain('Weidenbusch');
    }
  });

  it('are for people who may see the records, and end with their session', async () => {
    const server = await start({ schema: await anEmptyClinic() });
    const token = await firstAdministrator(server);
    const anybody = clientOf(server.origin);
    expect((await anybody('GET', `${CARE}/changes`)).status).toBe(401);
    expect((await clientOf(server.origin, 'f'.repeat(64))('GET', `${CARE}/changes`)).status).toBe(401);
    const page = await follow(server.origin, token);
    expect(server.services.live.count()).toBe(1);
    await clientOf(server.origin, token)('POST', '/iam/identities/logout');
    await vi.waitFor(() => expect(page.isOver).toBe(true), { timeout: 60_000, interval: 100 });
    expect(server.services.live.count()).toBe(0);
  });

  it('that may have been missed are told as a change of everything', async () => {
    const server = await start({ schema: await anEmptyClinic() });
    const token = await firstAdministrator(server);
    const page = await follow(server.origin, token);
    await asOwner((client) =>
      client.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'nephrodesk notices'
        and query like '%${server.services.store.schema}%'`),
    );
    await vi.waitFor(() => expect(page.changes()).toEqual([{ patients: 'all' }]), PATIENCE);
    await rowsOf(server.services.store).count('patients');
    await clientOf(server.origin, token)('POST', `${CARE}/patients`, aPatientDraft());
    await vi.waitFor(() => expect(page.changes()).toHaveLength(2), PATIENCE);
  });

  it('go on for the others where one page reads nothing, and where one has left', async () => {
    const server = await start({ schema: await anEmptyClinic() });
    const token = await firstAdministrator(server);
    const left = await follow(server.origin, token);
    left.leave();
    // It is never read: what is sent to it piles up on its way.
    const deaf = await fetch(`${server.origin}${CARE}/changes`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const page = await follow(server.origin, token);
    const many = { patients: Array.from({ length: 50 }, (_, nth) => `patient-${nth}-${'x'.repeat(90)}`) };
    for (let nth = 0; nth < 40; nth += 1) server.services.live.announce(many);
    await vi.waitFor(() => expect(page.changes()).toHaveLength(40), PATIENCE);
    expect((await clientOf(server.origin, token)('GET', `${CARE}/patients`)).status).toBe(200);
    await deaf.body?.cancel();
  });
});
