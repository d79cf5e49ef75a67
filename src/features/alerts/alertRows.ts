import { isActive, type Alert, type AlertStatus } from '@/domain/alert';
import type { Measure } from '@/domain/measure';
import { fullName } from '@/domain/patient';
import { severityRank, type Severity } from '@/domain/severity';
import type { PatientSummary } from '@/domain/summary';
import { fold } from '@/domain/fold';
import { byUrgency } from './slice';

const RECENT_MS = 72 * 3_600_000;

export interface AlertFilters {
  q: string;
  severity: Severity | '';
  status: AlertStatus | '';
  measure: Measure | '';
  view: 'recent' | 'all';
}

/** An alert with the worklist row of its patient, as far as that has arrived. */
export interface AlertRow {
  alert: Alert;
  patient: PatientSummary | undefined;
}

/** Times are told in the patient's own zone; UTC until it is known. */
export const zoneOf = (patient: PatientSummary | undefined): string => patient?.timeZone ?? 'UTC';

const nameOf = ({ alert, patient }: AlertRow): string => (patient ? fullName(patient) : alert.patient);

/** Active alerts before resolved ones, then the most urgent, then the oldest first, then by name. */
export const inOrder = (a: AlertRow, b: AlertRow): number =>
  Number(isActive(b.alert)) - Number(isActive(a.alert)) ||
  byUrgency(a.alert, b.alert) ||
  nameOf(a).localeCompare(nameOf(b));

/** Not resolved, or changed in the last 72 hours. */
export const isRecent = (alert: Alert, now: number): boolean =>
  isActive(alert) || now - Date.parse(alert.lastEventAt) <= RECENT_MS;

/** A level that nobody understands counts as urgent. */
export const isUrgent = (alert: Alert): boolean => severityRank(alert.severity) <= severityRank('high');

/** The rows that a set of filters lets through. */
export function filterAlerts(rows: readonly AlertRow[], filters: AlertFilters, now: number): AlertRow[] {
  const words = fold(filters.q).split(/\s+/).filter(Boolean);
  return rows.filter(({ alert, patient }) => {
    const name = fold(patient ? `${fullName(patient)} ${patient.patientId}` : alert.patient);
    return (
      (filters.view === 'all' || isRecent(alert, now)) &&
      (filters.severity === '' || alert.severity === filters.severity) &&
      (filters.status === '' || alert.status === filters.status) &&
      (filters.measure === '' || alert.measure === filters.measure) &&
      words.every((word) => name.includes(word))
    );
  });
}

/** How many rows each value of one filter would show beside the other filters. */
export function countChoices<Key extends 'severity' | 'status' | 'measure'>(
  rows: readonly AlertRow[],
  filters: AlertFilters,
  key: Key,
  now: number,
): Map<Alert[Key], number> {
  const counts = new Map<Alert[Key], number>();
  for (const { alert } of filterAlerts(rows, { ...filters, [key]: '' }, now)) {
    counts.set(alert[key], (counts.get(alert[key]) ?? 0) + 1);
  }
  return counts;
}

/** Open critical and high alerts that the rows on screen leave out. */
export function hiddenUrgent(rows: readonly AlertRow[], visible: readonly AlertRow[]): number {
  const seen = new Set(visible.map(({ alert }) => alert.id));
  return rows.filter(({ alert }) => alert.status === 'open' && isUrgent(alert) && !seen.has(alert.id)).length;
}
