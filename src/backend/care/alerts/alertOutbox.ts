import type { Alert } from '@/domain/alerts/alert';
import { alertMails } from '@/domain/alerts/alertMail';
import { severityRank } from '@/domain/alerts/severity';
import { defaultSettings } from '@/domain/settings/defaultSettings';
import type { MessageRecord } from '@/backend/identity/records';
import { nextOrder } from '@/backend/identity/links/outboxOrder';
import type { Writing } from '../../store/port';
import type { CareTable } from '../../store/transaction';
import { asColleagues } from '../patients/colleagues';
import { generalSetting } from '../settings/storedSettings';
import type { AlertWritten, mailTables, MailAlerts } from './mailAlerts';

type MailTransaction = Writing<CareTable | (typeof mailTables)[number]>;

/** Tells whether the timeline of an alert has grown; most of what is written about alerts has nothing to tell. */
const hasNews = ({ before, after }: AlertWritten): boolean =>
  after.history.length > (before?.history.length ?? 0);

/**
 * The mail about an import goes out once nothing has come for so long, ms, but no later than after the longer time.
 */
const QUIET_MS = 20_000;
const LONGEST_GATHERING_MS = 5 * 60_000;

/** A message that gathers alerts, with a further one. @param now epoch ms */
function withAlert(
  message: MessageRecord | undefined,
  id: string,
  to: string,
  { id: alert, severity }: Alert,
  now: number,
): MessageRecord {
  const { at = now, order = nextOrder(now), alerts = [], severity: before = severity } = message ?? {};
  return {
    id,
    order,
    to,
    at,
    kind: 'alertRaised',
    alerts: [...new Set([...alerts, alert])],
    severity: severityRank(severity) < severityRank(before) ? severity : before,
    nextAt: Math.min(now + QUIET_MS, at + LONGEST_GATHERING_MS),
  };
}

/**
 * Puts mails about alerts into the outbox. Each is written once: what it tells stands in the timeline that the same
 * transaction stores, and its id says which line of which alert it is, to whom.
 * @param mailed called once there are new messages
 */
export const createMailAlerts =
  (mailed: () => void): MailAlerts =>
  async (careTransaction, patient, written, { now, gathersMails }) => {
    const news = written.filter(hasNews);
    if (news.length === 0) return;
    // Whoever passes this on has opened the transaction over these tables, too (`mailTables`).
    const transaction = careTransaction as unknown as MailTransaction;
    const general = await generalSetting(careTransaction);
    const stored = await transaction.table('settings').get('notifications');
    const { timeZone } = general ?? patient.ext;
    const policy = stored?.id === 'notifications' ? stored : defaultSettings(timeZone).notifications;
    const colleagues = asColleagues(await transaction.table('accounts').getAll());
    const facts = { patient, policy, timeZone, colleagues, now };
    const outbox = transaction.table('outbox');
    let isAny = false;
    for (const { before, after } of news) {
      for (const { kind, to, at, line, reason } of alertMails(before?.history.length ?? 0, after, facts)) {
        isAny = true;
        if (gathersMails !== undefined && kind === 'alertRaised') {
          const gathered = `${gathersMails} ${to}`;
          await outbox.put(withAlert(await outbox.get(gathered), gathered, to, after, now));
          continue;
        }
        await outbox.put({
          id: `${after.id} ${line} ${to}`,
          order: nextOrder(now),
          to,
          at: now,
          kind,
          alert: after.id,
          severity: after.severity,
          ...(reason && { reason }),
          ...(at > now && { nextAt: at }),
        });
      }
    }
    if (isAny) transaction.afterwards(mailed);
  };
