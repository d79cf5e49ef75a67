import { describe, expect, inject, it, vi } from 'vitest';
import { leadAlone } from '@/backend/store/postgres/leadership';
import { toNextMinute } from '@/server/jobs';
import { asOwner } from '../backend/postgres';
import { aPatientDraft, aReadingDraft } from '../backend/drafts';
import { anEmptyClinic, clientOf, firstAdministrator, start } from './clinic';

const CARE = '/api/care';
const HOUR = 3_600_000;

describe('What only time brings', () => {
  it('is done by exactly one of several servers, and by another when that one goes', async () => {
    const url = inject('postgres');
    const name = `lock ${crypto.randomUUID()}`;
    const order: string[] = [];
    const server = (who: string) => {
      const closing = new AbortController();
      const leading = leadAlone(
        url,
        name,
        (signal) => {
          order.push(who);
          return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
        },
        closing.signal,
      );
      return { stop: async () => (closing.abort(), await leading) };
    };
    const first = server('first');
    await vi.waitFor(() => expect(order).toEqual(['first']), { timeout: 60_000 });
    const second = server('second');
    await new Promise((wait) => setTimeout(wait, 300));
    expect(order).toEqual(['first']);
    // As a process that is killed: its connection goes without a word.
    await asOwner((client) =>
      client.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
        and pid in (select pid from pg_stat_activity where application_name = 'nephrodesk jobs'
          and query like '%pg_try_advisory_lock%')`),
    );
    await vi.waitFor(() => expect(order.length).toBe(2), { timeout: 60_000, interval: 50 });
    await Promise.all([first.stop(), second.stop()]);
    expect(order.length).toBe(2);
  });

  it('escalates an alert that nobody takes over, without any page open', async () => {
    const schema = await anEmptyClinic();
    const clock = { now: Date.now() };
    const server = await start({ schema, now: () => clock.now });
    const token = await firstAdministrator(server);
    const admin = clientOf(server.origin, token);
    await admin('POST', `${CARE}/patients`, aPatientDraft());
    const at = new Date(clock.now).toISOString();
    await admin('POST', `${CARE}/readings`, aReadingDraft({ at, value: 190, diastolic: 115 }));
    const alert = async () => {
      const { data } = await admin('GET', `${CARE}/alerts?patient=p1`);
      return data.items[0] as { history: { action: string; step?: string }[] };
    };
    expect((await alert()).history.some(({ step }) => step === 'critical.team')).toBe(false);
    await server.stop();
    // An hour and a minute later another server comes up.
    clock.now += HOUR + 60_000;
    const later = await start({ schema, now: () => clock.now });
    const again = clientOf(later.origin, await firstAdministrator(later, 'bea@clinic.example'));
    await vi.waitFor(
      async () => {
        const { data } = await again('GET', `${CARE}/alerts?patient=p1`);
        expect((data.items[0] as { history: { step?: string }[] }).history.map(({ step }) => step)).toContain(
          'critical.team',
        );
      },
      { timeout: 60_000, interval: 200 },
    );
  });

  it('is due at the minute', () => {
    const minute = Date.parse('2026-11-20T10:00:00Z');
    expect([toNextMinute(minute), toNextMinute(minute + 1), toNextMinute(minute + 59_999)]).toEqual([
      60_000, 59_999, 1,
    ]);
  });
});
