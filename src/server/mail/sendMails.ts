import { asColleagues } from '@/backend/care/patients/colleagues';
import type { AccountRecord, MessageRecord } from '@/backend/identity/records';
import type { Store, View } from '@/backend/store/port';
import { alertMailKinds, isWorthMailing, type AlertMailKind } from '@/domain/alerts/alertMail';
import { severityRank } from '@/domain/alerts/severity';
import { defaultSettings } from '@/domain/settings/defaultSettings';
import { composeMail, type MailSetting } from './composeMail';
import type { SendMail } from './mailer';

export interface Sending {
  /** Epoch ms. */
  now: () => number;
  send: SendMail;
  /** Where the application is opened, e.g. `https://clinic.example`. */
  publicAddress: string;
  /** Aborting it ends the run before the next mail. */
  signal?: AbortSignal | undefined;
}

/** What a run has done, in numbers: nothing of a message is for a log. */
export interface MailRun {
  sent: number;
  failed: number;
  /** Those that say nothing any more: their code or link has run out, or the alert needs nobody. */
  dropped: number;
}

const MINUTE_MS = 60_000;
/** After its first failures a mail is tried again so late, minutes; then every hour, without an end. */
const BACK_OFF_MINUTES = [1, 5, 15, 60];
/** A mail that somebody has begun to send is left alone for so long, ms: then that server has died. */
const LEASE_MS = 5 * MINUTE_MS;
/** After so many failures in a row the mail server is not asked again in this run. */
const MOST_IN_A_ROW = 5;
/** The number of mails looked up at once. */
const CHUNK = 50;
const LONGEST_FAILURE = 300;

const tables = ['outbox', 'links', 'alerts', 'accounts', 'settings'] as const;
type MailView = View<(typeof tables)[number]>;

const isDue = ({ nextAt = 0 }: MessageRecord, now: number): boolean => nextAt <= now;

/** The oldest messages that are due, without holding up those who write others. */
const dueMails = (store: Store, now: number): Promise<string[]> =>
  store.read(['outbox'], async (view) => {
    const due: string[] = [];
    for await (const { value } of view.table('outbox').index('order').rows()) {
      if (isDue(value, now)) due.push(value.id);
      if (due.length === CHUNK) break;
    }
    return due;
  });

const isAlertKind = (kind: MessageRecord['kind']): kind is AlertMailKind =>
  (alertMailKinds as readonly string[]).includes(kind);

/** What of a message still holds; null where nothing does. */
async function stillTrue(
  view: Pick<MailView, 'table'>,
  message: MessageRecord,
  account: AccountRecord | undefined,
  now: number,
): Promise<MessageRecord | null> {
  const { kind, link, alert, alerts = alert === undefined ? [] : [alert] } = message;
  if (link !== undefined) return ((await view.table('links').get(link))?.until ?? 0) > now ? message : null;
  if (!isAlertKind(kind)) return message;
  if (asColleagues(account ? [account] : []).length === 0) return null;
  const stored = await Promise.all(alerts.map((id) => view.table('alerts').get(id)));
  const waiting = stored.filter((one) => one !== undefined).filter((one) => isWorthMailing(kind, one));
  const [gravest] = waiting.toSorted((a, b) => severityRank(a.severity) - severityRank(b.severity));
  if (!gravest) return null;
  if (message.alerts === undefined) return message;
  return { ...message, alerts: waiting.map(({ id }) => id), severity: gravest.severity };
}

/** A message that gathers alerts is closed when it is sent: those that come after it begin another one. */
const closed = ({ id, alerts, order }: MessageRecord): string =>
  alerts === undefined || id.endsWith(` ${order}`) ? id : `${id} ${order}`;

interface Claimed {
  message: MessageRecord;
  setting: Omit<MailSetting, 'publicAddress'>;
}

/** Takes a message for sending, so that no other server does; null where there is nothing to send any more. */
const claim = (store: Store, id: string, now: number): Promise<Claimed | 'dropped' | null> =>
  store.write(tables, async (writing) => {
    const outbox = writing.table('outbox');
    const message = await outbox.get(id);
    if (!message || !isDue(message, now)) return null;
    const account = await writing.table('accounts').index('username').get(message.to);
    const said = await stillTrue(writing, message, account, now);
    if (!said || closed(message) !== id) await outbox.delete(id);
    if (!said) return 'dropped';
    const stored = await writing.table('settings').get('general');
    const general = stored?.id === 'general' ? stored : defaultSettings('UTC').general;
    const { locale, organisation, timeZone } = general;
    const claimed = { ...said, id: closed(message), nextAt: now + LEASE_MS };
    await outbox.put(claimed);
    return { message: claimed, setting: { language: account?.language ?? locale, organisation, timeZone } };
  });

/** Of a message that was withdrawn meanwhile nothing is left to be written. */
const settle = (
  store: Store,
  id: string,
  after: (message: MessageRecord) => MessageRecord | null,
): Promise<void> =>
  store.write(['outbox'], async (writing) => {
    const outbox = writing.table('outbox');
    const message = await outbox.get(id);
    if (!message) return;
    const next = after(message);
    if (next) await outbox.put(next);
    else await outbox.delete(id);
  });

/** The first line of what a mail server has said, or of why it could not be reached. */
function failureOf(thrown: unknown): string {
  const said = thrown instanceof Error ? ('response' in thrown && thrown.response) || thrown.message : thrown;
  return String(said).split('\n')[0]?.trim().slice(0, LONGEST_FAILURE) ?? '';
}

const afterFailure = (message: MessageRecord, failure: string, now: number): MessageRecord => {
  const tries = (message.tries ?? 0) + 1;
  const minutes = BACK_OFF_MINUTES[Math.min(tries, BACK_OFF_MINUTES.length) - 1] ?? 1;
  return { ...message, tries, failure, nextAt: now + minutes * MINUTE_MS };
};

/**
 * Sends what waits in the outbox and is due, the oldest first. What was sent is deleted; what failed waits for another
 * try. Several servers may do so at once.
 */
export async function sendMails(store: Store, sending: Sending): Promise<MailRun> {
  const { now, send, publicAddress, signal } = sending;
  const run: MailRun = { sent: 0, failed: 0, dropped: 0 };
  let inARow = 0;
  for (;;) {
    const due = await dueMails(store, now());
    if (due.length === 0) return run;
    for (const id of due) {
      if (signal?.aborted || inARow === MOST_IN_A_ROW) return run;
      const claimed = await claim(store, id, now());
      if (claimed === 'dropped') run.dropped += 1;
      if (claimed === null || claimed === 'dropped') continue;
      const { message, setting } = claimed;
      try {
        await send(composeMail(message, { ...setting, publicAddress }));
      } catch (thrown) {
        const failure = failureOf(thrown);
        await settle(store, message.id, (stored) => afterFailure(stored, failure, now()));
        run.failed += 1;
        inARow += 1;
        continue;
      }
      await settle(store, message.id, () => null);
      run.sent += 1;
      inARow = 0;
    }
  }
}
