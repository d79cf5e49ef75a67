import type { Alert } from '@/domain/alerts/alert';
import type { Patient } from '@/domain/patients/patient';
import type { WriteTransaction } from '../../store/transaction';

/** An alert as it was, absent where it is new, and as it is stored now. */
export interface AlertWritten {
  before: Alert | undefined;
  after: Alert;
}

export interface MailedAt {
  /** Epoch ms. */
  now: number;
  /**
   * The name under which the mails about new alerts are gathered, one to each receiver; absent where each has its
   * own.
   */
  gathersMails?: string | undefined;
}

/** Writes to people about alerts of a patient, in the transaction that stores them. */
export type MailAlerts = (
  transaction: WriteTransaction,
  patient: Patient,
  written: readonly AlertWritten[],
  at: MailedAt,
) => Promise<void>;

/** The tables that are touched besides the records: who works here, and the mails that wait. */
export const mailTables = ['accounts', 'outbox'] as const;

/** Stores alerts of a patient; where mails go out, with those about what has happened to them. */
export async function putAlerts(
  transaction: WriteTransaction,
  patient: Patient,
  before: readonly Alert[],
  after: readonly Alert[],
  { mailAlerts, now, gathersMails }: MailedAt & { mailAlerts?: MailAlerts | undefined },
): Promise<void> {
  for (const alert of after) await transaction.table('alerts').put(alert);
  if (!mailAlerts || after.length === 0) return;
  const known = new Map(before.map((alert) => [alert.id, alert]));
  const written = after.map((alert) => ({ before: known.get(alert.id), after: alert }));
  await mailAlerts(transaction, patient, written, { now, gathersMails });
}
