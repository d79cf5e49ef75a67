import {
  alertStatuses,
  isActive,
  type Alert,
  type AlertMeasure,
  type AlertStatus,
  statusOf,
} from '@/domain/alerts/alert';
import { isBroughtTo, type Reader } from '@/domain/alerts/alertAudience';
import { awake, statusAt, standsOpen } from '@/domain/alerts/alertState';
import { beganAt, newestAt } from '@/domain/alerts/alertTimes';
import { nextReminder } from '@/domain/alerts/escalation';
import { finds, searchable, searchOf } from '@/domain/search';
import { fullName } from '@/domain/patients/patient';
import { compare, lookedThrough } from '@/domain/worklist/worklist';
import { severityRank, type Severity, levelOf } from '@/domain/alerts/severity';
import type { PatientSummary } from '@/domain/patients/summary';
import { byUrgency } from './slice';

const HOUR_MS = 3_600_000;
const RECENT_MS = 72 * HOUR_MS;

/** Filter for alerts older than this, hours. */
export const ages = ['1', '4', '24', '72', '168'] as const;
export type Age = (typeof ages)[number];

/**
 * Filter for alerts that need attention beside the level. `brought`: escalated to the current user, by name or role.
 * `unclosed`: taken over a day ago or longer, and still not closed.
 */
export const attentions = ['escalated', 'brought', 'unclosed'] as const;
export type Attention = (typeof attentions)[number];

export const sortKeys = ['severity', 'patient', 'started', 'last', 'status', 'owner'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface AlertFilters {
  q: string;
  severity: Severity | '';
  status: AlertStatus | '';
  measure: AlertMeasure | '';
  /** A category's code. */
  category: string;
  /** A user name, `me`, or `none` for unassigned alerts. */
  owner: string;
  age: Age | '';
  attention: Attention | '';
  tab: 'recent' | 'all';
}

/** The current user and time for the filters: a user name, and epoch ms. */
export interface Asked {
  me: string;
  now: number;
  reader?: Reader;
}

/** An alert with the worklist row of its patient, if loaded. */
export interface AlertRow {
  alert: Alert;
  patient: PatientSummary | undefined;
}

/** When the alert is escalated to the next person, from the worklist. */
export const dueOf = ({ alert, patient }: AlertRow): string | undefined =>
  patient?.alerts.find(({ id }) => id === alert.id)?.dueAt;

/** One line of the list: the most urgent alert of a patient and measure, and those folded under it. */
export interface AlertGroup {
  lead: AlertRow;
  folded: readonly AlertRow[];
}

/** The patient's time zone, in which times are shown; UTC until it is known. */
export const zoneOf = (patient: PatientSummary | undefined): string => patient?.timeZone ?? 'UTC';

const nameOf = ({ alert, patient }: AlertRow): string => (patient ? fullName(patient) : alert.patient);

/** The alert with its current status: a snooze may have ended since it was read. */
export const asOf = (alert: Alert, now: number): Alert =>
  statusAt(alert, now) === alert.status ? alert : awake(alert, now);

/** Active alerts before closed ones, then the most urgent, then the oldest, then by name. */
export const inOrder = (a: AlertRow, b: AlertRow): number =>
  Number(isActive(b.alert)) - Number(isActive(a.alert)) ||
  byUrgency(a.alert, b.alert) ||
  nameOf(a).localeCompare(nameOf(b));

const comparisons: Record<SortKey, (a: AlertRow, b: AlertRow) => number> = {
  severity: inOrder,
  patient: (a, b) => nameOf(a).localeCompare(nameOf(b)),
  started: (a, b) => compare(beganAt(a.alert), beganAt(b.alert)),
  last: (a, b) => compare(newestAt(a.alert) ?? '', newestAt(b.alert) ?? ''),
  status: (a, b) => alertStatuses.indexOf(statusOf(a.alert)) - alertStatuses.indexOf(statusOf(b.alert)),
  owner: (a, b) => ownerKey(a.alert).localeCompare(ownerKey(b.alert)),
};
/** Unassigned alerts come last. */
const ownerKey = ({ owner, team }: Alert): string => owner ?? team ?? '\uffff';

/** Sorts the rows by one column; equal rows stay in order of urgency. */
export function sortRows(rows: readonly AlertRow[], key: SortKey, descending: boolean): AlertRow[] {
  const sign = descending ? -1 : 1;
  return rows.toSorted((a, b) => sign * comparisons[key](a, b) || inOrder(a, b));
}

/** Not closed, or changed in the last 72 hours. */
export const isRecent = (alert: Alert, now: number): boolean =>
  isActive(alert) || now - Date.parse(alert.lastEventAt) <= RECENT_MS;

/** An unknown level counts as urgent. */
export const isUrgent = (alert: Alert): boolean => severityRank(alert.severity) <= severityRank('high');

/** Whether the alert was taken over but not closed, and a reminder of that was sent or is due. */
export function isUnclosed(alert: Alert, now: number): boolean {
  if (!isActive(alert)) return false;
  const next = nextReminder(alert);
  return alert.remindedAt !== undefined || (next !== null && next.at <= now);
}

function isOwned({ owner, team }: Alert, wanted: string, me: string): boolean {
  if (wanted === 'none') return owner === undefined && team === undefined;
  return owner === (wanted === 'me' ? me : wanted);
}

/** Whether an alert is escalated to the current user. */
export const isForReader = ({ alert, patient }: AlertRow, reader: Reader | undefined): boolean =>
  reader !== undefined && isBroughtTo(alert, patient?.referent, reader);

function asksFor(row: AlertRow, attention: Attention, { now, reader }: Asked): boolean {
  switch (attention) {
    case 'escalated':
      return row.alert.escalatedTo !== undefined;
    case 'brought':
      return isForReader(row, reader);
    case 'unclosed':
      return isUnclosed(row.alert, now);
  }
}

function passes(row: AlertRow, filters: AlertFilters, asked: Asked): boolean {
  const { alert, patient } = row;
  const { me, now } = asked;
  const { severity, status, measure, category, owner, age, attention, tab } = filters;
  return (
    (tab === 'all' || isRecent(alert, now)) &&
    (severity === '' || levelOf(alert.severity) === severity) &&
    (status === '' || statusOf(alert) === status || (status === 'open' && standsOpen(alert))) &&
    (measure === '' || alert.measure === measure) &&
    (category === '' || patient?.category === category) &&
    (owner === '' || isOwned(alert, owner, me)) &&
    (age === '' || now - Date.parse(alert.startedAt) > Number(age) * HOUR_MS) &&
    (attention === '' || asksFor(row, attention, asked))
  );
}

/** The rows that match the filters. */
export function filterAlerts(rows: readonly AlertRow[], filters: AlertFilters, asked: Asked): AlertRow[] {
  const search = filters.q.trim() === '' ? null : searchOf(filters.q);
  return rows.filter((row) => {
    if (!passes(row, filters, asked)) return false;
    if (search === null) return true;
    const { alert, patient } = row;
    return finds(searchable(patient ? lookedThrough(patient) : alert.patient), search);
  });
}

/** The choices that an alert is found by: what this version does not know is found as unknown. */
const countedAs = (alert: Alert): Alert => ({
  ...alert,
  severity: levelOf(alert.severity),
  status: statusOf(alert),
});

/** How many rows each value of one filter would show with the other filters applied. */
export function countChoices<Key extends 'severity' | 'status' | 'measure'>(
  rows: readonly AlertRow[],
  filters: AlertFilters,
  key: Key,
  asked: Asked,
): Map<Alert[Key], number> {
  const counts = new Map<Alert[Key], number>();
  for (const { alert } of filterAlerts(rows, { ...filters, [key]: '' }, asked)) {
    const value: Alert[Key] = countedAs(alert)[key];
    counts.set(value, (counts.get(value) ?? 0) + 1);
    if (key === 'status' && value === 'unknown') {
      const open = 'open' as Alert[Key];
      counts.set(open, (counts.get(open) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * Folds the rows: only the most urgent active alert of each patient and measure keeps a line of its own, in the given
 * order. Closed alerts are history and are not folded, nor are alerts whose measure may differ, such as scores of
 * different questionnaires.
 */
export function foldRows(rows: readonly AlertRow[]): AlertGroup[] {
  const byKey = new Map<string, AlertRow[]>();
  for (const row of rows) {
    const { id, patient, measure } = row.alert;
    const isSame = isActive(row.alert) && measure !== 'unknown' && measure !== 'questionnaire';
    const key = isSame ? `${patient} ${measure}` : id;
    byKey.set(key, [...(byKey.get(key) ?? []), row]);
  }
  const leads = new Map<AlertRow, AlertRow[]>();
  for (const own of byKey.values()) {
    const [lead, ...folded] = own.toSorted(inOrder);
    if (lead) leads.set(lead, folded);
  }
  return rows.flatMap((lead) => {
    const folded = leads.get(lead);
    return folded ? [{ lead, folded }] : [];
  });
}

/** Open critical and high alerts that are not among the rows on screen. */
export function hiddenUrgent(rows: readonly AlertRow[], visible: readonly AlertRow[]): number {
  const seen = new Set(visible.map(({ alert }) => alert.id));
  return rows.filter(({ alert }) => standsOpen(alert) && isUrgent(alert) && !seen.has(alert.id)).length;
}
