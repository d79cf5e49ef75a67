import * as z from 'zod/mini';
import { demo } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import {
  mailFolders,
  mailSchema,
  type Mail,
  type MailFolder,
  type MailLabel,
} from '@/shared/demonstration/mail';
import { isOwn } from './mailbox';

const mailsSchema = z.array(mailSchema);

/** Every mail of the host: of all folders, so that each can say how much is in it. */
export async function fetchMails(signal: AbortSignal): Promise<Mail[]> {
  const folders = await Promise.all(
    mailFolders.map(async (filter) =>
      parseAnswer(await demo.get('/email/mails', { params: { filter }, signal }), mailsSchema),
    ),
  );
  return folders.flat();
}

/** The host does not know what is written here. */
async function tell(path: string, ids: readonly number[], body: (ids: number[]) => unknown): Promise<void> {
  const known = ids.filter((id) => !isOwn(id));
  if (known.length > 0) await demo.post(path, body(known));
}

/** Gives it a star, or takes it away. */
export const postStar = (id: number): Promise<void> =>
  tell('/email/set-starred', [id], ([mailId]) => ({ mailId }));

export const postMove = (ids: readonly number[], mailFolder: MailFolder): Promise<void> =>
  tell('/email/move-mails', ids, (selectedEmails) => ({ selectedEmails, mailFolder }));

export const postUnread = (ids: readonly number[], unreadFlag: boolean): Promise<void> =>
  tell('/email/mark-unread', ids, (emailIds) => ({ emailIds, unreadFlag }));

/** Sticks the label to those that lack it, and takes it off the others. */
export const postLabel = (ids: readonly number[], label: MailLabel): Promise<void> =>
  tell('/email/set-labels', ids, (emailIds) => ({ emailIds, label }));
