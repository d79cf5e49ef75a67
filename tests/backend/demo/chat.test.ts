import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { chatContactSchema, chatsSchema, type ChatMessage } from '@/shared/demonstration/chat';
import { NOW } from '../clinic';
import { answered, openPage, refused } from './page';

type Http = ReturnType<typeof openPage>;
const message: ChatMessage = {
  textContent: 'Shall we meet at ten?',
  time: new Date(NOW).toISOString(),
  isSent: true,
  isSeen: false,
};
const chatsOf = async (http: Http) =>
  z.parse(chatsSchema, (await http.get<unknown>('/api/app/chat/chats')).data);
const threadOf = async (http: Http, uid: number) => (await chatsOf(http)).chats[uid];
const withThread = async (http: Http) =>
  z
    .parse(z.array(chatContactSchema), (await http.get<unknown>('/api/app/chat/chat-contacts')).data)
    .map(({ uid }) => uid);

describe('GET /api/app/chat/chats', () => {
  it('answers ten contacts, and the threads by their uid', async () => {
    const { contacts, chats } = await chatsOf(openPage());
    expect(contacts.map(({ uid }) => uid)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(contacts.map(({ status }) => status)).size).toBe(4);
    expect(Object.entries(chats).map(([uid, { isPinned, msg }]) => [uid, isPinned, msg.length])).toEqual([
      ['1', true, 10],
      ['2', false, 6],
      ['5', false, 3],
      ['8', false, 1],
    ]);
  });

  it('answers what was said in its order, before today, and some of it not seen yet', async () => {
    const { chats } = await chatsOf(openPage());
    const said = Object.values(chats).map(({ msg }) => msg);
    for (const times of said.map((msg) => msg.map(({ time }) => Date.parse(time)))) {
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.at(-1)).toBeLessThan(NOW);
    }
    expect(said.flat().filter(({ isSent, isSeen }) => !isSent && !isSeen)).toHaveLength(3);
  });
});

describe('GET /api/app/chat/chat-contacts', () => {
  it('answers the contacts with a thread, in the order of the contacts', async () => {
    const http = openPage();
    expect(await withThread(http)).toEqual([1, 2, 5, 8]);
    await http.post('/api/app/chat/send-message', { contactId: 3, message, isPinned: false });
    expect(await withThread(http)).toEqual([1, 2, 3, 5, 8]);
  });
});

describe('POST api/app/chat/send-message', () => {
  const send = (http: Http, body: object) =>
    answered(http.post('api/app/chat/send-message', { contactId: 1, message, isPinned: false, ...body }));

  it('appends to the thread, which stays pinned as it was', async () => {
    const http = openPage();
    const before = await threadOf(http, 1);
    expect(await send(http, {})).toEqual({ status: 200 });
    expect(await threadOf(http, 1)).toEqual({ isPinned: true, msg: [...(before?.msg ?? []), message] });
  });

  it.each([true, false])('begins a thread, pinned: %s', async (isPinned) => {
    const http = openPage();
    await send(http, { contactId: 10, isPinned });
    expect(await threadOf(http, 10)).toEqual({ isPinned, msg: [message] });
  });

  it('sends nothing that is empty, at no time, or to nobody', async () => {
    const http = openPage();
    const before = await chatsOf(http);
    for (const part of [
      { textContent: ' ' },
      { textContent: 'x'.repeat(4001) },
      { time: 'soon' },
      { isSent: 1 },
    ])
      expect(await send(http, { message: { ...message, ...part } })).toEqual(refused[400]);
    expect(await send(http, { contactId: 11 })).toEqual(refused[404]);
    expect(await chatsOf(http)).toEqual(before);
  });
});

describe('POST /api/apps/chat/mark-all-seen/', () => {
  const see = (http: Http, contactId: number) =>
    answered(http.post('/api/apps/chat/mark-all-seen/', { contactId }));

  it('sets every message of the thread to seen, and of no other', async () => {
    const http = openPage();
    const other = await threadOf(http, 2);
    expect(await see(http, 1)).toEqual({ status: 200 });
    expect((await threadOf(http, 1))?.msg.every(({ isSeen }) => isSeen)).toBe(true);
    expect(await threadOf(http, 2)).toEqual(other);
  });

  it('does nothing without a thread, and knows no other contact', async () => {
    const http = openPage();
    expect(await see(http, 3)).toEqual({ status: 200 });
    expect(await withThread(http)).toEqual([1, 2, 5, 8]);
    expect(await see(http, 11)).toEqual(refused[404]);
  });
});

describe('POST /api/apps/chat/set-pinned/', () => {
  const pin = (http: Http, contactId: number, value: boolean) =>
    answered(http.post('/api/apps/chat/set-pinned/', { contactId, value }));

  it('sets the pin to the value, however often', async () => {
    const http = openPage();
    for (const value of [true, true, false]) {
      expect(await pin(http, 2, value)).toEqual({ status: 200 });
      expect((await threadOf(http, 2))?.isPinned).toBe(value);
    }
  });

  it.each([3, 11])('finds nothing to pin at contact %i', async (contactId) => {
    const http = openPage();
    expect(await pin(http, contactId, true)).toEqual(refused[404]);
    expect(await withThread(http)).toEqual([1, 2, 5, 8]);
  });
});
