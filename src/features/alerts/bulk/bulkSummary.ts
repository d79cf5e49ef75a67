import { severityRank, type Severity } from '@/domain/alerts/severity';
import type { MessageId } from '@/locales';
import type { AlertRow } from '../alertRows';
import { leftOut, type BulkKind } from './bulkActions';

/** The planned bulk action by patient, and the alerts left out with the reason. */
export interface BulkPlan {
  included: AlertRow[];
  byPatient: { patient: string; rows: AlertRow[] }[];
  excluded: { row: AlertRow; why: MessageId }[];
}

/** @param snoozeMs how long the alerts are snoozed */
export function planOf(chosen: readonly AlertRow[], kind: BulkKind, snoozeMs = 0): BulkPlan {
  const included: AlertRow[] = [];
  const excluded: BulkPlan['excluded'] = [];
  const byPatient = new Map<string, AlertRow[]>();
  for (const row of chosen) {
    const why = leftOut(row.alert, kind, snoozeMs);
    if (why) {
      excluded.push({ row, why });
      continue;
    }
    included.push(row);
    const { patient } = row.alert;
    byPatient.set(patient, [...(byPatient.get(patient) ?? []), row]);
  }
  return {
    included,
    byPatient: [...byPatient].map(([patient, rows]) => ({ patient, rows })),
    excluded,
  };
}

/** The least urgent level among the alerts: its options are offered, and alerts that do not allow them say so. */
export const mildest = (rows: readonly AlertRow[]): Severity =>
  rows.map(({ alert }) => alert.severity).toSorted((a, b) => severityRank(b) - severityRank(a))[0] ??
  'critical';

/** Whether closing these alerts requires a note, because one of them is high. */
export const needsNote = (rows: readonly AlertRow[]): boolean =>
  rows.some(({ alert }) => severityRank(alert.severity) <= severityRank('high'));
