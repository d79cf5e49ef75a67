import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addressesSchema } from '@/shared/demonstration/addresses';
import { calendarEventSchema, type CalendarEvent } from '@/shared/demonstration/calendar';
import { titlesSchema } from '@/shared/demonstration/titles';
import { listedUserSchema } from '@/shared/demonstration/users';
import { NOW } from '../clinic';
import { openPage } from './page';

const DAY_MS = 86_400_000;
const dataOf = async (path: string, now = NOW) => (await openPage({ now }).get<unknown>(path)).data;
const isUnique = (texts: readonly (string | number)[]) => new Set(texts).size === texts.length;
function countsOf(texts: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1;
  return counts;
}

describe('GET /api/apps/calendar/events', () => {
  const eventsAt = async (now: number): Promise<CalendarEvent[]> =>
    z.parse(z.array(calendarEventSchema), await dataOf('/api/apps/calendar/events', now));

  it('answers an event of the whole day today first', async () => {
    const [first] = await eventsAt(NOW);
    expect(first).toMatchObject({ id: 1, label: 'business', allDay: true, selectable: true });
    for (const instant of [first?.start, first?.end])
      expect(new Date(instant ?? '').toDateString()).toBe(new Date(NOW).toDateString());
  });

  it('answers events of every label around today, none of which ends before it starts', async () => {
    const events = await eventsAt(NOW);
    expect(new Set(events.map(({ label }) => label)).size).toBe(4);
    expect(isUnique(events.map(({ id }) => id))).toBe(true);
    expect(new Set(events.map(({ allDay }) => allDay)).size).toBe(2);
    for (const { start, end } of events) {
      expect(Date.parse(start)).toBeLessThanOrEqual(Date.parse(end));
      expect(Math.abs(Date.parse(start) - NOW)).toBeLessThan(21 * DAY_MS);
    }
    expect((await eventsAt(NOW + 400 * DAY_MS)).map(({ title }) => title)).toEqual(
      events.map(({ title }) => title),
    );
  });
});

describe('GET /api/users/list', () => {
  it('answers fifty users of every role, state and department', async () => {
    const users = z.parse(z.array(listedUserSchema), await dataOf('/api/users/list'));
    expect(users).toHaveLength(50);
    expect(countsOf(users.map(({ role }) => role))).toEqual({ admin: 7, staff: 13, user: 30 });
    expect(countsOf(users.map(({ status }) => status))).toEqual({ active: 36, deactivated: 8, blocked: 6 });
    expect(Object.keys(countsOf(users.map(({ department }) => department)))).toHaveLength(3);
    expect(new Set(users.map(({ is_verified }) => is_verified)).size).toBe(2);
    for (const texts of [users.map(({ id }) => id), users.map(({ email }) => email)])
      expect(isUnique(texts)).toBe(true);
    for (const { avatar } of users) expect(avatar).toMatch(/^data:image\/svg\+xml,/);
  });

  it('tells more of the first one only', async () => {
    const [first, ...others] = z.parse(z.array(listedUserSchema), await dataOf('/api/users/list'));
    const more = ['dob', 'gender', 'company', 'mobile', 'website', 'languages_known', 'contact_options'];
    expect(Object.keys(first ?? {})).toEqual(expect.arrayContaining([...more, 'location', 'social_links']));
    for (const other of others) expect(Object.keys(other)).not.toEqual(expect.arrayContaining(['dob']));
  });
});

describe('GET /api/aggrid/data', () => {
  it('answers 134 rows, of nobody twice', async () => {
    const { data } = z.parse(addressesSchema, await dataOf('/api/aggrid/data'));
    expect(data).toHaveLength(134);
    expect(isUnique(data.map(({ email }) => email))).toBe(true);
    expect(new Set(data.map(({ followers }) => followers)).size).toBeGreaterThan(100);
    for (const { phone, email, web } of data) {
      expect(phone).toMatch(/^555-01\d\d$/);
      expect(email).toMatch(/^[\w.-]+@contacts\.test$/);
      expect(web).toMatch(/^https:\/\/[\w-]+\.contacts\.test$/);
    }
  });
});

describe('GET /api/autocomplete/data', () => {
  it('answers a hundred titles, each with its rank as a text', async () => {
    const { autoComplete } = z.parse(titlesSchema, await dataOf('/api/autocomplete/data'));
    expect(autoComplete).toHaveLength(100);
    expect(isUnique(autoComplete.map(({ title }) => title))).toBe(true);
    expect(autoComplete.map(({ rank }) => rank)).toEqual(autoComplete.map(({ id }) => String(id)));
    expect(autoComplete[99]?.rank).toBe('100');
  });
});
