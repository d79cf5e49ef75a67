import type { Mail } from '@/shared/demonstration/mail';
import { addMail } from './mailbox';

/** Puts a message into Sent. Returns the address where it can be read. */
export function sendToMail(
  message: Pick<Mail, 'to' | 'subject' | 'message' | 'attachments'>,
): `/email/sent?mail=${number}` {
  return `/email/sent?mail=${addMail({ ...message, mailFolder: 'sent' })}`;
}
