import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mailSchema, type Mail } from '@/shared/demonstration/mail';
import { NOW } from '../clinic';
import { answered, openPage, refused } from './page';

type Http = ReturnType<typeof openPage>;
const MAILS = '/api/email/mails';
const views = [
  'inbox',
  'sent',
  'draft',
  'spam',
  'trash',
  'starred',
  'personal',
  'company',
  'important',
  'private',
];

async function mailsIn(http: Http, filter?: string): Promise<Mail[]> {
  const { status, data } = await http.get<unknown>(MAILS, { params: { filter } });
  expect(status).toBe(200);
  return z.parse(z.array(mailSchema), data);
}
const idsIn = async (http: Http, filter?: string) => (await mailsIn(http, filter)).map(({ id }) => id);
const folders = async (http: Http) => {
  const all = await Promise.all(views.slice(0, 5).map((view) => mailsIn(http, view)));
  return all.flat();
};
const one = async (http: Http, id: number) => (await folders(http)).find((mail) => mail.id === id);

describe('GET /api/email/mails', () => {
  it('answers 24 mails in five folders, nine of them unread, with answers and documents', async () => {
    const http = openPage();
    const counts = await Promise.all(views.slice(0, 5).map(async (view) => (await idsIn(http, view)).length));
    expect(counts).toEqual([7, 2, 4, 6, 5]);
    const all = await folders(http);
    expect(all.filter(({ unread }) => unread)).toHaveLength(9);
    expect(all.map(({ replies }) => replies.length).filter(Boolean)).toContain(2);
    expect(all.flatMap(({ attachments }) => attachments).length).toBeGreaterThan(2);
    expect(new Set(all.flatMap((mail) => [mail, ...mail.replies]).map(({ id }) => id)).size).toBe(27);
  });

  it.each(views)('answers %s newest first', async (view) => {
    const mails = await mailsIn(openPage(), view);
    const times = mails.map(({ day, time }) => `${day} ${time}`);
    expect(mails.length).toBeGreaterThan(0);
    expect(times).toEqual(times.toSorted().reverse());
    for (const { day, year, time } of mails) {
      expect(day).toMatch(new RegExp(`^${year}-\\d\\d-\\d\\d$`));
      expect(time).toMatch(/^\d\d:\d\d$/);
      expect(Date.parse(`${day}T${time}`)).toBeLessThan(NOW);
    }
  });

  it('answers the starred ones and a label across the folders, but for the trash', async () => {
    const http = openPage();
    const [mail] = await mailsIn(http, 'starred');
    const id = mail?.id ?? 0;
    await http.post('/api/email/set-labels', { emailIds: [id], label: 'private' });
    await http.post('/api/email/move-mails', { selectedEmails: [id], mailFolder: 'spam' });
    for (const view of ['starred', 'private', 'spam']) expect(await idsIn(http, view)).toContain(id);
    await http.post('/api/email/move-mails', { selectedEmails: [id], mailFolder: 'trash' });
    for (const view of ['starred', 'private', 'spam']) expect(await idsIn(http, view)).not.toContain(id);
    expect(await idsIn(http, 'trash')).toContain(id);
  });

  it('answers the inbox where no filter is named, and nothing for an unknown one', async () => {
    const http = openPage();
    expect(await idsIn(http)).toEqual(await idsIn(http, 'inbox'));
    expect(await idsIn(http, 'nowhere')).toEqual([]);
    expect(await answered(http.get(MAILS, { params: { filter: ['inbox'] } }))).toEqual(refused[400]);
  });

  it('understands a filter in the address and in search parameters', async () => {
    const http = openPage();
    const sent = await idsIn(http, 'sent');
    const written = [
      http.get<Mail[]>(`${MAILS}?filter=sent`),
      http.get<Mail[]>(MAILS, { params: new URLSearchParams({ filter: 'sent' }) }),
    ];
    for (const { data } of await Promise.all(written)) expect(data.map(({ id }) => id)).toEqual(sent);
  });
});

describe('POST /api/email/set-starred', () => {
  it('toggles the star of a mail', async () => {
    const http = openPage();
    const before = await idsIn(http, 'starred');
    const id = (await idsIn(http)).find((candidate) => !before.includes(candidate)) ?? 0;
    expect(await answered(http.post('/api/email/set-starred', { mailId: id }))).toEqual({ status: 200 });
    expect((await idsIn(http, 'starred')).toSorted()).toEqual([...before, id].toSorted());
    await http.post('/api/email/set-starred', { mailId: id });
    expect(await idsIn(http, 'starred')).toEqual(before);
    expect(await answered(http.post('/api/email/set-starred', { mailId: 0 }))).toEqual(refused[404]);
  });
});

describe('POST /api/email/move-mails', () => {
  const move = (http: Http, selectedEmails: number[], mailFolder: string) =>
    answered(http.post('/api/email/move-mails', { selectedEmails, mailFolder }));

  it.each(['inbox', 'sent', 'draft', 'spam', 'trash'])('moves all that are chosen to %s', async (folder) => {
    const http = openPage();
    const chosen = [1, 5, 24];
    expect(await move(http, chosen, folder)).toEqual({ status: 200 });
    expect(await idsIn(http, folder)).toEqual(expect.arrayContaining(chosen));
    expect(await folders(http)).toHaveLength(24);
  });

  it('moves none where one is unknown, and to no folder that is none', async () => {
    const http = openPage();
    const before = await folders(http);
    expect(await move(http, [1, 99], 'trash')).toEqual(refused[404]);
    expect(await move(http, [1], 'starred')).toEqual(refused[400]);
    expect(await move(http, [], 'trash')).toEqual({ status: 200 });
    expect(await folders(http)).toEqual(before);
  });
});

describe('POST api/email/mark-unread', () => {
  it.each([true, false])('sets unread to %s', async (unreadFlag) => {
    const http = openPage();
    for (const _ of [1, 2]) {
      const answer = await answered(http.post('api/email/mark-unread', { emailIds: [1, 24], unreadFlag }));
      expect(answer).toEqual({ status: 200 });
      expect([await one(http, 1), await one(http, 24)]).toMatchObject([
        { unread: unreadFlag },
        { unread: unreadFlag },
      ]);
    }
  });

  it('marks none where one is unknown', async () => {
    const http = openPage();
    const before = await folders(http);
    const answer = http.post('api/email/mark-unread', { emailIds: [1, 25], unreadFlag: true });
    expect(await answered(answer)).toEqual(refused[404]);
    expect(await folders(http)).toEqual(before);
  });
});

describe('POST api/email/set-labels', () => {
  const label = (http: Http, emailIds: number[], name: string) =>
    answered(http.post('api/email/set-labels', { emailIds, label: name }));

  it('adds a label where it is absent and removes it where it is there', async () => {
    const http = openPage();
    const [having] = await idsIn(http, 'important');
    const lacking = (await mailsIn(http)).find(({ labels }) => !labels.includes('important'));
    const both = [having ?? 0, lacking?.id ?? 0];
    expect(await label(http, both, 'important')).toEqual({ status: 200 });
    expect((await one(http, both[0] ?? 0))?.labels).not.toContain('important');
    expect((await one(http, both[1] ?? 0))?.labels).toEqual([...(lacking?.labels ?? []), 'important']);
  });

  it('toggles a mail once that is named twice', async () => {
    const http = openPage();
    await label(http, [1, 1], 'private');
    expect((await one(http, 1))?.labels).toContain('private');
  });

  it('labels none where one is unknown, and with no label that is none', async () => {
    const http = openPage();
    const before = await folders(http);
    expect(await label(http, [1, 25], 'private')).toEqual(refused[404]);
    expect(await label(http, [1], 'urgent')).toEqual(refused[400]);
    expect(await folders(http)).toEqual(before);
  });
});
