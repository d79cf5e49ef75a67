import type { MailState } from '@/domain/mail';
import type { Actor } from './actor';

/** The mails of a clinic; a browser sends none. */
export interface Mails {
  mailState(actor: Actor): Promise<MailState>;
  /** Writes a test mail to the caller. @throws Refused 409 where none can be sent */
  sendTestMail(actor: Actor): Promise<void>;
}
