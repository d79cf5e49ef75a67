import { liesAhead } from '../readings/plausibility';
import type { ProgrammeState } from '../patients/patient';
import { addDays, daysBetween, patientDay, type PatientClock } from '../patientDay';
import { isWatched, pressureMean, rulesOff } from '../rules/alertLimits';
import { severityRank, type Severity } from '../alerts/severity';
import type { OpenAlert, PatientSummary } from '../patients/summary';

/** Sections of the triage, most urgent first. `inactive` holds those whom the programme does not watch now. */
export const triageSections = ['critical', 'high', 'noData', 'worsening', 'stable', 'inactive'] as const;
export type TriageSection = (typeof triageSections)[number];

/** Why a patient stands where they stand. */
export type Reason =
  | { kind: 'alert'; alert: OpenAlert }
  | { kind: 'noData'; since: string | null; days: number | null }
  | { kind: 'rising'; byMmHg: number }
  | { kind: 'rulesOff'; because: 'minor' | 'pregnant' }
  | { kind: 'inactive'; status: ProgrammeState };

export interface Triage {
  section: TriageSection;
  severity: Severity | 'noData' | 'stable';
  /** Most urgent first; empty only for stable patients. */
  reasons: Reason[];
  /** Whole patient days since anything arrived; null when nothing ever did. */
  daysSinceData: number | null;
  /** The same, counted from the day the programme begins where that is later; null where neither is known. */
  silentDays: number | null;
}

/** A patient counts as "no data" after this many patient days without any reading. */
export const NO_DATA_DAYS = 3;
/** Rise of the mean systolic pressure of the last three days above the week before that counts as worsening, mmHg. */
const RISE_MMHG = 10;
const RISE_NEEDS = 3;

/** What a patient's days are counted by. */
export const clockOf = (summary: Pick<PatientSummary, 'timeZone' | 'wakeUpTime'>): PatientClock => ({
  timeZone: summary.timeZone,
  ...(summary.wakeUpTime && { wakeUpTime: summary.wakeUpTime }),
});

/** The patient's own day at `now` (epoch ms), ISO date. */
export const todayOf = (summary: PatientSummary, now: number): string => patientDay(now, clockOf(summary));

/**
 * Instant of the newest reading of any measure at `now` (epoch ms), or null. One of the future is a wrong clock: it says
 * nothing about whether somebody still sends.
 */
export function lastDataAt(summary: PatientSummary, now: number): string | null {
  let newest: string | null = null;
  for (const latest of Object.values(summary.latest)) {
    if (!latest || liesAhead(latest.at, now)) continue;
    if (newest === null || latest.at > newest) newest = latest.at;
  }
  return newest;
}

/** The patient day since which somebody is expected to send; null where that is not known. */
export const awaitedOn = ({ status, awaitedSince, resistration }: PatientSummary): string | null =>
  awaitedSince ?? (status === 'active' ? (resistration ?? null) : null);

function silentDaysOf(summary: PatientSummary, today: string, daysSinceData: number | null): number | null {
  const awaited = awaitedOn(summary);
  if (awaited === null) return daysSinceData;
  const expected = Math.max(daysBetween(awaited, today), 0);
  return daysSinceData === null ? expected : Math.min(daysSinceData, expected);
}

function risingBy(summary: PatientSummary, today: string): number | null {
  const recent = pressureMean(summary.pressureDays, addDays(today, -2), today);
  const before = pressureMean(summary.pressureDays, addDays(today, -9), addDays(today, -3));
  if (!recent || !before || recent.readings < RISE_NEEDS || before.readings < RISE_NEEDS) return null;
  const rise = recent.systolic - before.systolic;
  return rise >= RISE_MMHG ? rise : null;
}

function byUrgency(a: OpenAlert, b: OpenAlert): number {
  return severityRank(a.severity) - severityRank(b.severity) || a.startedAt.localeCompare(b.startedAt);
}

/** An alert about a pause or travel may wait; one that says something about the body may not. */
function sectionOf(worst: OpenAlert | undefined, isSilent: boolean, hasReason: boolean): TriageSection {
  if (worst && severityRank(worst.severity) <= severityRank('unknown')) return 'critical';
  if (worst?.severity === 'high') return 'high';
  if (isSilent) return 'noData';
  return hasReason ? 'worsening' : 'stable';
}

/**
 * Where a patient stands at `now` (epoch ms) and why. Somebody from whom nothing has come for three patient days since
 * the programme began is never stable, and an alert whose level cannot be read stands with the critical ones. That alert rules leave the patient
 * out is said by the rules in force. Silence and a rise of the mean are no alerts: they sort the list for everybody alike,
 * and what the patient's own rules say about either stands among the alerts.
 */
export function triage(summary: PatientSummary, now: number): Triage {
  const today = todayOf(summary, now);
  const since = lastDataAt(summary, now);
  const daysSinceData =
    since === null ? null : daysBetween(patientDay(Date.parse(since), clockOf(summary)), today);
  const silentDays = silentDaysOf(summary, today, daysSinceData);
  const alerts = summary.alerts.toSorted(byUrgency);
  const reasons: Reason[] = alerts.map((alert) => ({ kind: 'alert', alert }));

  if (!isWatched(summary.status) || (summary.status === 'paused' && alerts.length === 0)) {
    reasons.push({ kind: 'inactive', status: summary.status });
    if (alerts.length === 0)
      return { section: 'inactive', severity: 'noData', reasons, daysSinceData, silentDays };
  }
  const isSilent = silentDays === null || silentDays >= NO_DATA_DAYS;
  if (isSilent) reasons.push({ kind: 'noData', since, days: daysSinceData });
  const rise = risingBy(summary, today);
  if (rise !== null) reasons.push({ kind: 'rising', byMmHg: rise });
  const off = rulesOff(summary, today, summary.leftOut);
  if (off) reasons.push({ kind: 'rulesOff', because: off });

  const section = sectionOf(alerts[0], isSilent, reasons.length > 0);
  const severity = section === 'noData' ? 'noData' : (alerts[0]?.severity ?? 'stable');
  return {
    section,
    severity: section === 'worsening' && !alerts[0] ? 'low' : severity,
    reasons,
    daysSinceData,
    silentDays,
  };
}
