import { type Alert } from '@/domain/alerts/alert';
import { awake, notSnoozed, statusAt } from '@/domain/alerts/alertState';
import type { OpenAlert, PatientSummary } from '@/domain/patients/summary';
import type { Entities, Kind } from '../contract';

const awakeRow = (row: PatientSummary, now: number): PatientSummary => {
  const isOver = (alert: OpenAlert) => statusAt(alert, now) !== alert.status;
  if (!row.alerts.some(isOver)) return row;
  const woken = { status: 'open', ...notSnoozed } as const;
  return { ...row, alerts: row.alerts.map((alert) => (isOver(alert) ? { ...alert, ...woken } : alert)) };
};

/** A record as it is at `now`: a snooze that is over has ended, whether or not that was noted yet. */
export function expireSnoozes<K extends Kind>(kind: K, record: Entities[K], now: number): Entities[K] {
  if (kind === 'alerts') return awake(record as Alert, now) as Entities[K];
  if (kind === 'summaries') return awakeRow(record as PatientSummary, now) as Entities[K];
  return record;
}
