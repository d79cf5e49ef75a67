import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  /** As it was sent. */
  source: string;
  /** With folded lines joined, so that a link in it is whole. */
  text: string;
}

export interface MailServer {
  mails: ReceivedMail[];
  url: string;
  close: () => Promise<void>;
}

/** A mail server of this machine that keeps what it is given. @param refused addresses it has no mailbox for */
export async function startMailServer(refused: readonly string[] = []): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const isRefused = refused.includes(address);
      done(isRefused ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : undefined);
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const source = Buffer.concat(parts).toString('utf8');
        const text = source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), source, text });
        done();
      });
    },
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', () => settle()));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((settle) => server.close(() => settle()));
  return { mails, url: `smtp://127.0.0.1:${port}`, close };
}
