import { recipientsOf } from '@/shared/demonstration/recipients';
import { postMove } from '../calls';
import { isBlank, plainText, type Letter } from './letter';
import { addMail, editMail, isOwn, removeMails, signature, type MailboxMail } from '../mailbox';

const written = ({ to, cc, bcc, subject, body, attachments }: Letter): Partial<MailboxMail> => ({
  ...signature(),
  to: recipientsOf(to),
  cc: recipientsOf(cc),
  bcc: recipientsOf(bcc),
  subject: subject.trim(),
  message: plainText(body),
  body,
  attachments,
});

/**
 * Keeps what is being written, as a draft.
 * @param id of the draft it is; null of one that is none yet
 * @returns its id, null while there is nothing to keep
 */
export function keepDraft(id: number | null, letter: Letter): number | null {
  if (isBlank(letter) && (id === null || isOwn(id))) {
    if (id !== null) removeMails([id]);
    return null;
  }
  if (id === null) return addMail({ ...written(letter), mailFolder: 'draft' });
  editMail(id, written(letter));
  return id;
}

/** Puts it into Sent. */
export async function sendLetter(id: number | null, letter: Letter): Promise<void> {
  if (id === null) {
    addMail({ ...written(letter), mailFolder: 'sent' });
    return;
  }
  await postMove([id], 'sent');
  editMail(id, { ...written(letter), mailFolder: 'sent', unread: false });
}
