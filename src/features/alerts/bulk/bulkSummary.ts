import { severityRank, type Severity } from '@/domain/alerts/severity';
import type { MessageId } from '@/locales';
import type { AlertRow } from '../alertRows';
import { leftOut, type BulkKind } from './bulkActions';

/** What is about to be done to the chosen alerts, patient by patient, and what stays out and why. */
export interface BulkPlan {
  included: AlertRow[];
  byPatient: { patient: string; rows: AlertRow[] }[];
  excluded: { row: AlertRow; why: MessageId }[];
}

/** @param snoozeMs how long the alerts are put off */
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

/** The least urgent level among alerts: what it allows is offered, and the others say so where they do not. */
export const mildest = (rows: readonly AlertRow[]): Severity =>
  rows.map(({ alert }) => alert.severity).toSorted((a, b) => severityRank(b) - severityRank(a))[0] ??
  'critical';

/** Whether closing these takes a note: one of them is high. */
export const needsNote = (rows: readonly AlertRow[]): boolean =>
  rows.some(({ alert }) => severityRank(alert.severity) <= severityRank('high'));
