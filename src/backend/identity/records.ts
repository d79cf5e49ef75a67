import type { Role } from '@/domain/access';
import type { AlertMailKind, AlertMailReason } from '@/domain/alerts/alertMail';
import type { Severity } from '@/domain/alerts/severity';
import type { LetterKind } from '@/domain/mail';
import type { QuestionId } from '@/domain/staff/questions';
import type { Language } from '@/domain/text';

/**
 * The records that the embedded identity host keeps. No secret is among them, only what tells whether one is right.
 */

/** A password or answer, slowly hashed: its salt and the rounds stand beside it; by PBKDF2 unless it says otherwise. */
export interface SlowHash {
  algorithm?: 'scrypt';
  salt: string;
  rounds: number;
  hash: string;
}

export interface AccountRecord {
  id: string;
  /** The address, folded. */
  username: string;
  firstName: string;
  lastName: string;
  phone?: string | undefined;
  mobile?: string | undefined;
  avatar?: string | undefined;
  /** The language of mails to them; without it the clinic's. */
  language?: Language;
  role: Role | null;
  /** True where the address is known to be theirs: by a code, by a link, or because an administrator wrote to it. */
  verified: boolean;
  active: boolean;
  /** Hashes of the secrets of browsers that have signed in, the latest last. */
  devices?: string[];
  /** Null until it is set; so it is with an invitation. */
  password: SlowHash | null;
  questions: { question: QuestionId; answer: SlowHash }[];
  version: string;
  updatedAt: string;
  lastSignInAt?: string;
}

/** Times are epoch ms. */
export interface SessionRecord {
  id: string;
  account: string;
  accessHash: string;
  /**
   * Hash of the part that all renewal tokens of the session share; `refreshHash` is of the part that only the last
   * one has.
   */
  familyHash: string;
  refreshHash: string;
  /**
   * The renewal token that was spent last, when (epoch ms), and the salt of its successors: only a caller with that
   * token can be given the same successors again.
   */
  spent?: { hash: string; at: number; salt: string };
  accessUntil: number;
  startedAt: number;
  endsAt: number;
  lastSeenAt: number;
  device: string;
  /** Since when it is locked: then its tokens are refused until the user signs in again. */
  lockedAt?: number;
}

/**
 * `waiting` is a sign-up whose address is still to be proven, `signUp` its code; `answered` is a reset whose security
 * questions have been answered.
 */
export type LinkPurpose = 'waiting' | 'signUp' | 'signIn' | 'reset' | 'answered' | 'invitation';

/** A one-time code or link, or a sign-up that waits for its code. */
export interface LinkRecord {
  id: string;
  /** Hash of the code or token; a sign-up has none. */
  hash: string;
  purpose: LinkPurpose;
  /** Whose it is: the id of an account; the folded address of a sign-up, and the id of the sign-up for its code. */
  account: string;
  /** Epoch ms. */
  until: number;
  triesLeft: number;
  /** For a sign-up alone: the account that it becomes, under the id of the sign-up, once the address is proven. */
  person?: Pick<AccountRecord, 'firstName' | 'lastName' | 'password'>;
  /** For a sign-up alone: hash of the secret by which its page is known again. */
  nonce?: string;
}

/** A message: in a browser in place of a mail, on a server a mail that waits to be sent. */
export interface MessageRecord {
  id: string;
  /** Messages of one millisecond keep their order. */
  order: number;
  to: string;
  /** Epoch ms. */
  at: number;
  /** `test`: whether mails arrive. Alerts and tests are written on a server alone. */
  kind: LetterKind | AlertMailKind | 'test';
  code?: string;
  path?: string;
  /** The code or link in it; the message goes with it. */
  link?: string;
  /** The id and the severity of the alert that it tells of. Nothing of a patient is ever in a message. */
  alert?: string;
  severity?: Severity;
  /** Why it tells of an alert that is not simply new. */
  reason?: AlertMailReason;
  /** In place of one alert: those of an import or a sweep that one mail tells of, with the highest of their severities. */
  alerts?: string[];
  /** The number of times that sending it has failed, and the mail server's last words about it. */
  tries?: number;
  failure?: string;
  /** It is not sent before, epoch ms. */
  nextAt?: number;
}

/** When something was tried or asked for, epoch ms, by what it was and for whom, hashed. */
export interface TriesRecord {
  key: string;
  at: number[];
  /** The number of them where not each instant is kept. */
  count?: number;
}
