import type { JSONContent } from '@tiptap/react';
import { mailOwner, type Mail, type MailFolder } from '@/shared/demonstration/mail';
import { now } from '@/shared/store/clock';
import { held } from '../held';

export interface MailboxMail extends Mail {
  /** What was written here, with its looks; `message` is its plain text. */
  body?: JSONContent;
  /** Where it lay before it was thrown away. */
  before?: MailFolder | undefined;
}

/** What is written here is counted from here on, beyond every mail of the host. */
const FIRST_OWN = 1_000_001;
export const isOwn = (id: number): boolean => id >= FIRST_OWN;

/**
 * What no call tells the host of (specification 7): what is written here, what is deleted for good, and what is changed
 * of a mail.
 */
interface Mailbox {
  written: readonly MailboxMail[];
  edits: ReadonlyMap<number, Partial<MailboxMail>>;
  gone: ReadonlySet<number>;
}

const mailbox = held<Mailbox>({ written: [], edits: new Map(), gone: new Set() });
/** Never one that was given before: an address may still name it. */
let next = FIRST_OWN;

const put = (change: Partial<Mailbox>): void => mailbox.write({ ...mailbox.read(), ...change });

export function editMail(id: number, change: Partial<MailboxMail>): void {
  const { edits } = mailbox.read();
  put({ edits: new Map(edits).set(id, { ...edits.get(id), ...change }) });
}

export const removeMails = (ids: readonly number[]): void =>
  put({ gone: new Set([...mailbox.read().gone, ...ids]) });

const two = (count: number): string => String(count).padStart(2, '0');

/** From the person at the keyboard, at this time. */
export function signature(): Pick<Mail, 'sender' | 'sender_name' | 'day' | 'time' | 'year'> {
  const date = new Date(now());
  const year = date.getFullYear();
  return {
    sender: mailOwner.address,
    sender_name: mailOwner.name,
    day: `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
    year,
  };
}

/** Puts something new into a folder. Returns its id. */
export function addMail(mail: Partial<MailboxMail> & Pick<MailboxMail, 'mailFolder'>): number {
  const id = next++;
  const blank: Omit<MailboxMail, 'mailFolder'> = {
    id,
    ...signature(),
    to: [],
    cc: [],
    bcc: [],
    img: '',
    subject: '',
    message: '',
    attachments: [],
    isStarred: false,
    labels: [],
    replies: [],
    unread: false,
  };
  put({ written: [...mailbox.read().written, { ...blank, ...mail }] });
  return id;
}

/** Puts a message into Sent. Returns the address where it can be read. */
export function sendToMail(
  message: Pick<Mail, 'to' | 'subject' | 'message' | 'attachments'>,
): `/email/sent?mail=${number}` {
  return `/email/sent?mail=${addMail({ ...message, mailFolder: 'sent' })}`;
}

const ageOf = ({ day, time }: Mail): string => `${day} ${time}`;

/** The mails of the host with what was written and changed here, newest first. */
export function withMailbox(fetched: readonly Mail[], { written, edits, gone }: Mailbox): MailboxMail[] {
  const portrait = fetched.find(({ sender }) => sender === mailOwner.address)?.img ?? '';
  return [...fetched, ...written.map((mail) => ({ ...mail, img: portrait }))]
    .filter(({ id }) => !gone.has(id))
    .map((mail) => ({ ...mail, ...edits.get(mail.id) }))
    .sort((one, other) => ageOf(other).localeCompare(ageOf(one)) || other.id - one.id);
}

export const useMailbox = mailbox.useValue;
