import { may, type Role } from '../access';
import type { Alert } from './alert';
import { lacksOwner, statusAt } from './alertState';
import { fold } from '../fold';
import type { PatientSummary } from '../patients/summary';

/** Who looks: a user name, the name as a referent is written, and the role. */
export interface Reader {
  username: string;
  name: string;
  role: Role | null;
}

/** Tells whether a reader is the referent that a record names, by user name or by name. */
export function isReferent(referent: string | undefined, { username, name }: Omit<Reader, 'role'>): boolean {
  const wanted = fold(referent ?? '').trim();
  return wanted !== '' && (wanted === fold(name) || wanted === fold(username));
}

/**
 * Tells whether an alert is brought to a reader by name or role while nobody has it, or while its state cannot be
 * read: its rule tells them at once, or nobody took it over and it was escalated to them. An alert escalated to the
 * referent is shown to administrators too; one escalated to the next in the team names nobody and is everybody's.
 * Members of the medical team have no account: the alert names them for a call.
 * @param referent of the alert's patient
 */
export function isBroughtTo(
  alert: Pick<Alert, 'status' | 'notify' | 'escalatedTo' | 'owner' | 'team'>,
  referent: string | undefined,
  reader: Reader,
): boolean {
  if (!lacksOwner(alert)) return false;
  const { notify = [], escalatedTo } = alert;
  const answers = may(reader.role, 'alerts.oversee');
  if (answers && (notify.includes('admin') || escalatedTo === 'admin' || escalatedTo === 'referent'))
    return true;
  return (notify.includes('referent') || escalatedTo === 'referent') && isReferent(referent, reader);
}

/** Counts the open alerts of the worklist brought to a reader at `now` (epoch ms): a snooze may have ended since. */
export function countBroughtTo(
  rows: readonly Pick<PatientSummary, 'alerts' | 'referent'>[],
  reader: Reader,
  now: number,
): number {
  let count = 0;
  for (const { alerts, referent } of rows)
    for (const alert of alerts)
      if (isBroughtTo({ ...alert, status: statusAt(alert, now) }, referent, reader)) count += 1;
  return count;
}

/** The worklist has so many alerts, whomever they are brought to. */
export const countAlerts = (rows: readonly Pick<PatientSummary, 'alerts'>[]): number =>
  rows.reduce((sum, { alerts }) => sum + alerts.length, 0);
