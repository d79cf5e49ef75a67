import { useCallback, useState } from 'react';
import { toAppError } from '@/shared/api/appError';
import type { ChatThread } from '@/shared/demonstration/chat';
import { now } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { useFetched } from '../useFetched';
import { fetchChats, markAllSeen, sendMessage, setPinned, type Chats } from './calls';

type Threads = Chats['chats'];

/** The contacts and threads, and what can be done with one: each holds once the host has agreed. */
export function useChats() {
  const dispatch = useAppDispatch();
  const { data: answer, ...fetched } = useFetched(fetchChats);
  const [changed, setChanged] = useState<{ of?: Chats; threads: Threads }>({ threads: {} });
  const threads = changed.of === answer ? changed.threads : {};
  const change = useCallback(
    (uid: number, to: (thread: ChatThread) => ChatThread) =>
      setChanged((before) => {
        const mine = before.of === answer ? before.threads : {};
        const thread = mine[uid] ?? answer?.chats[uid] ?? { isPinned: false, msg: [] };
        return { ...(answer && { of: answer }), threads: { ...mine, [uid]: to(thread) } };
      }),
    [answer],
  );
  const failed = useCallback(
    (thrown: unknown) => {
      const { message, text } = toAppError(thrown);
      dispatch(noticed({ tone: 'error', message, ...(text !== undefined && { text }) }));
    },
    [dispatch],
  );

  /** @throws where it could not be sent */
  const send = async (uid: number, textContent: string) => {
    const time = new Date(now()).toISOString();
    const message = { textContent, time, isSent: true, isSeen: false };
    await sendMessage(uid, message);
    change(uid, (thread) => ({ ...thread, msg: [...thread.msg, message] }));
  };
  const seen = useCallback(
    (uid: number) =>
      markAllSeen(uid).then(
        () =>
          change(uid, (thread) => ({ ...thread, msg: thread.msg.map((one) => ({ ...one, isSeen: true })) })),
        failed,
      ),
    [change, failed],
  );
  const pin = (uid: number, isPinned: boolean) =>
    setPinned(uid, isPinned).then(() => change(uid, (thread) => ({ ...thread, isPinned })), failed);

  const chats = answer && { contacts: answer.contacts, chats: { ...answer.chats, ...threads } };
  return { ...fetched, chats, send, seen, pin };
}
