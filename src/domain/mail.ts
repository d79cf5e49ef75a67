import * as z from 'zod/mini';
import { alertMailKinds } from './alerts/alertMail';

/** The kinds of mail that are written about an account. */
const letterKinds = [
  'signUpCode',
  'alreadyRegistered',
  'signInLink',
  'resetLink',
  'invitation',
  'passwordChanged',
] as const;
export type LetterKind = (typeof letterKinds)[number];

/** `test`: whether mails arrive. `other` is what cannot be read. */
const mailKinds = [...letterKinds, ...alertMailKinds, 'test', 'other'] as const;

/** A mail that failed several times counts as failing; one that somebody wrote to try it out, at once. */
export const FAILING_TRIES = 3;

/** The state of a clinic's mails. */
export const mailStateSchema = z.object({
  /** True where a mail server is set up. */
  isConfigured: z.boolean(),
  /** Mails that are to be sent, without those that are failing. */
  waiting: z.int(),
  /** The newest first, 50 at most: to whom, how often it was tried, since when it waits, what the mail server said. */
  failing: z.array(
    z.object({
      kind: z.catch(z.enum(mailKinds), 'other'),
      to: z.string(),
      tries: z.int(),
      at: z.string(),
      failure: z.string(),
    }),
  ),
  /** True while a test mail of the caller still waits for its first try. */
  isTestWaiting: z.boolean(),
});
export type MailState = z.infer<typeof mailStateSchema>;
