import { describe, expect, it } from 'vitest';
import { conversations, daysOf, unseenOf } from '@/demo/chat/threads';
import type { ChatMessage, ChatThread } from '@/shared/demonstration/chat';

const message = (time: string, isSent = false, isSeen = true): ChatMessage => ({
  textContent: time,
  time,
  isSent,
  isSeen,
});
const contact = (uid: number) =>
  ({ uid, displayName: `C${uid}`, about: '', photoURL: '', status: 'online' }) as const;

describe('the threads of the chat (§3.5)', () => {
  it('are cut at the midnight of the reader, and into runs of one speaker', () => {
    const said = [
      message('2026-11-19T22:59:00Z'),
      message('2026-11-19T23:01:00Z'),
      message('2026-11-19T23:02:00Z', true),
    ];
    const shape = (zone: string) =>
      daysOf(said, zone).map(({ day, runs }) => [day, runs.map((run) => run.messages.length)]);
    expect(shape('Europe/Berlin')).toEqual([
      ['2026-11-19', [1]],
      ['2026-11-20', [1, 1]],
    ]);
    expect(shape('UTC')).toEqual([['2026-11-19', [2, 1]]]);
    // A host may write its times as `Date` does.
    expect(daysOf([message('Thu Nov 19 2026 23:30:00 GMT+0000')], 'UTC')[0]?.day).toBe('2026-11-19');
  });

  it('count as unseen what came, not what was sent', () => {
    const thread = {
      isPinned: false,
      msg: [message('2026-11-19T10:00:00Z', false, false), message('2026-11-19T10:01:00Z', true, false)],
    };
    expect(unseenOf(thread)).toBe(1);
  });

  it('stand pinned ones first, then the latest', () => {
    const thread = (time: string, isPinned = false): ChatThread => ({ isPinned, msg: [message(time)] });
    const chats = {
      1: thread('2026-11-01T10:00:00Z'),
      2: thread('2026-11-03T10:00:00Z'),
      4: thread('2026-10-01T10:00:00Z', true),
    };
    const order = conversations([1, 2, 3, 4].map(contact), chats).map((one) => one.contact.uid);
    expect(order).toEqual([4, 2, 1]);
  });
});
