import type { JSONContent } from '@tiptap/react';
import { mailOwner } from '@/shared/demonstration/mail';
import type { MailboxMail } from '../mailbox';

/** What is being written. */
export interface Letter {
  to: string;
  cc: string;
  bcc: string;
  subject: string;
  body: JSONContent;
  attachments: MailboxMail['attachments'];
}

const lines = (text: string): JSONContent[] =>
  text
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line }]),
    ]);

const paragraphs = (text: string): JSONContent[] =>
  text.split(/\n{2,}/).map((part) => ({ type: 'paragraph', content: lines(part) }));

const documentOf = (content: JSONContent[]): JSONContent => ({ type: 'doc', content });

/** A mail as it is shown and written: of a plain text its paragraphs. */
export const bodyOf = ({ body, message }: Pick<MailboxMail, 'body' | 'message'>): JSONContent =>
  body ?? documentOf(paragraphs(message));

/** The words of a document, without their looks. */
export function plainText({ type, text, content = [] }: JSONContent): string {
  if (type === 'text') return text ?? '';
  if (type === 'hardBreak') return '\n';
  const isLine = content.some((part) => part.type === 'text' || part.type === 'hardBreak');
  return content
    .map((part) => plainText(part))
    .filter((part) => isLine || part !== '')
    .join(isLine ? '' : '\n\n');
}

export const blankLetter: Letter = {
  to: '',
  cc: '',
  bcc: '',
  subject: '',
  body: documentOf([{ type: 'paragraph' }]),
  attachments: [],
};

/** Whether there is nothing in it that somebody could miss. */
export const isBlank = ({ to, cc, bcc, subject, body, attachments }: Letter): boolean =>
  [to, cc, bcc, subject, plainText(body)].every((text) => text.trim() === '') && attachments.length === 0;

const listed = (addresses: readonly string[]): string => addresses.join(', ');

/** A draft, to be written on. */
export const letterOf = (mail: MailboxMail): Letter => ({
  to: listed(mail.to),
  cc: listed(mail.cc),
  bcc: listed(mail.bcc),
  subject: mail.subject,
  body: bodyOf(mail),
  attachments: mail.attachments,
});

const titled = (prefix: string, subject: string): string =>
  subject.toLowerCase().startsWith(prefix.toLowerCase()) ? subject : `${prefix} ${subject}`.trim();

/** Between two empty lines, the words of a mail under a line that says whose they are. */
const quoting = (mail: MailboxMail, headline: string): JSONContent =>
  documentOf([
    { type: 'paragraph' },
    { type: 'paragraph', content: lines(headline) },
    { type: 'blockquote', content: bodyOf(mail).content ?? [] },
    { type: 'paragraph' },
  ]);

const isOther = (address: string): boolean => address !== mailOwner.address;

/** An answer to the sender of a mail; to one's own mail, to its recipients. */
export function answerTo(mail: MailboxMail, headline: string): Letter {
  const to = isOther(mail.sender) ? [mail.sender] : mail.to;
  return {
    ...blankLetter,
    to: listed(to),
    subject: titled('Re:', mail.subject),
    body: quoting(mail, headline),
  };
}

/** An answer that goes to everybody who read it as well. */
export function answerToAll(mail: MailboxMail, headline: string): Letter {
  const letter = answerTo(mail, headline);
  const to = new Set([mail.sender, ...mail.to].filter(isOther));
  return {
    ...letter,
    to: listed([...to]),
    cc: listed(mail.cc.filter((one) => isOther(one) && !to.has(one))),
  };
}

/** The mail itself, to be sent on to somebody. */
export const forwarded = (mail: MailboxMail, headline: string): Letter => ({
  ...blankLetter,
  subject: titled('Fwd:', mail.subject),
  body: quoting(mail, headline),
  attachments: mail.attachments,
});

/** Whether a mail is one of those that are looked for (specification 5). */
export const matches = ({ sender, sender_name, subject, message }: MailboxMail, wanted: string): boolean =>
  [sender_name, sender, subject, message].some((text) =>
    text.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
