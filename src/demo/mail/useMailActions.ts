import { useState } from 'react';
import type { MessageId } from '@/locales';
import { toAppError } from '@/shared/api/appError';
import type { MailFolder, MailLabel } from '@/shared/demonstration/mail';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { postLabel, postMove, postStar, postUnread } from './calls';
import { editMail, removeMails, type MailboxMail } from './mailbox';

/** Mails that were moved, as they were before. */
interface Moved {
  mails: readonly MailboxMail[];
  folder: MailFolder;
}

/** Ids by something of their mails. */
function grouped<Key>(mails: readonly MailboxMail[], keyOf: (mail: MailboxMail) => Key): Map<Key, number[]> {
  const groups = new Map<Key, number[]>();
  for (const mail of mails) groups.set(keyOf(mail), [...(groups.get(keyOf(mail)) ?? []), mail.id]);
  return groups;
}

async function moveInto(
  mails: readonly MailboxMail[],
  folderOf: (mail: MailboxMail) => MailFolder,
): Promise<void> {
  for (const [folder, ids] of grouped(mails, folderOf)) await postMove(ids, folder);
  for (const mail of mails) {
    const mailFolder = folderOf(mail);
    const before = mailFolder === 'trash' ? mail.mailFolder : undefined;
    editMail(mail.id, { mailFolder, before });
  }
}

/** What is done to mails: the host is told first, as far as it has a call for it (specification 7). */
export function useMailActions() {
  const dispatch = useAppDispatch();
  const [moved, setMoved] = useState<Moved | null>(null);
  const [busy, setBusy] = useState(false);

  const tell = async (action: () => Promise<void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      await action();
      return true;
    } catch (thrown) {
      const { message, text } = toAppError(thrown);
      dispatch(noticed({ tone: 'error', message, ...(text !== undefined && { text }) }));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const say = (message: MessageId, count: number) =>
    dispatch(noticed({ tone: 'success', message, values: { count } }));

  return {
    moved,
    forget: () => setMoved(null),
    move: (mails: readonly MailboxMail[], folder: MailFolder) =>
      tell(async () => {
        await moveInto(mails, () => folder);
        setMoved({ mails, folder });
      }),
    takeBack: (was: Moved) =>
      tell(async () => {
        await moveInto(was.mails, ({ mailFolder }) => mailFolder);
        setMoved(null);
      }),
    /** To where each lay before. */
    restore: (mails: readonly MailboxMail[]) =>
      tell(async () => {
        await moveInto(mails, ({ before = 'inbox' }) => before);
        setMoved(null);
        say('mail.restoredNotice', mails.length);
      }),
    /** Sticks a label to all of them; where all have it, takes it off. */
    label: (mails: readonly MailboxMail[], label: MailLabel) =>
      tell(async () => {
        const without = mails.filter(({ labels }) => !labels.includes(label));
        const isGiven = without.length > 0;
        const changed = isGiven ? without : mails;
        await postLabel(
          changed.map(({ id }) => id),
          label,
        );
        for (const { id, labels } of changed)
          editMail(id, { labels: isGiven ? [...labels, label] : labels.filter((one) => one !== label) });
      }),
    setUnread: (mails: readonly MailboxMail[], unread: boolean) =>
      tell(async () => {
        const changed = mails.filter((mail) => mail.unread !== unread).map(({ id }) => id);
        await postUnread(changed, unread);
        for (const id of changed) editMail(id, { unread });
      }),
    star: ({ id, isStarred }: MailboxMail) =>
      tell(async () => {
        await postStar(id);
        editMail(id, { isStarred: !isStarred });
      }),
    /** For good: nothing is left of them. */
    remove(mails: readonly MailboxMail[]) {
      removeMails(mails.map(({ id }) => id));
      setMoved(null);
      say('mail.removedNotice', mails.length);
    },
  };
}

export type MailActions = ReturnType<typeof useMailActions>;
