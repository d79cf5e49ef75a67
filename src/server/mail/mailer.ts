import { createTransport } from 'nodemailer';
import { senderIn } from '@/domain/staff/email';
import type { Mail } from './composeMail';

/** Hands a mail over; rejects with the words of the mail server where it does not take it. */
export type SendMail = (mail: Mail) => Promise<void>;

/** A mail server that does not answer is tried again later: nobody waits for it longer than this, ms. */
const CONNECTION_MS = 15_000;
const SILENCE_MS = 45_000;

/** Whether a mail server is on this machine, where nobody reads along. */
function isHere(smtpUrl: string): boolean {
  const { hostname } = new URL(smtpUrl);
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.[\d.]+$/.test(hostname);
}

/**
 * Sends mails through a mail server, encrypted unless it is on this machine: codes and links open accounts.
 * @param smtpUrl e.g. `smtps://user:password@mail.example:465`
 * @param from whom they are from, e.g. `Nephrodesk <noreply@clinic.example>`
 */
export function createMailer(smtpUrl: string, from: string): { send: SendMail; close: () => void } {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: !isHere(smtpUrl),
    pool: true,
    maxConnections: 1,
    connectionTimeout: CONNECTION_MS,
    greetingTimeout: CONNECTION_MS,
    socketTimeout: SILENCE_MS,
    // What a message refers to is never fetched or read from the disk.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sender = senderIn(from);
  return {
    async send({ to, ...mail }) {
      // Of text the library would make several addresses, as of `a,target@x`; an object is one.
      if (!sender) throw new Error('MAIL_FROM is no address.');
      const headers = { 'Auto-Submitted': 'auto-generated' };
      await transport
        .sendMail({ ...mail, from: sender, to: { name: '', address: to }, headers })
        .catch((thrown: unknown) => {
          const isPlain = thrown instanceof Error && 'code' in thrown && thrown.code === 'ETLS';
          // What the server answered says nothing to whoever reads it on the settings page.
          throw isPlain
            ? new Error('No TLS (STARTTLS): nothing is sent in the clear.', { cause: thrown })
            : thrown;
        });
    },
    close: () => transport.close(),
  };
}
