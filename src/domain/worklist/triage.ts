import { absenceOn, daysAwaited } from '../readings/annotation';
import { liesAhead } from '../readings/plausibility';
import type { Expected } from '../patients/expected';
import type { ProgrammeState } from '../patients/patient';
import { addDays, daysBetween, patientDay, type PatientClock } from '../patientDay';
import { isWatched, pressureMean, rulesOff } from '../rules/alertLimits';
import { severityRank, type Severity } from '../alerts/severity';
import type { OpenAlert, PatientSummary } from '../patients/summary';
import { awaitedOn, overdueMeasures, type Overdue } from './overdue';

/** Sections of the triage, most urgent first. `inactive` holds those whom the programme does not watch now. */
export const triageSections = ['critical', 'high', 'noData', 'worsening', 'stable', 'inactive'] as const;
export type TriageSection = (typeof triageSections)[number];

/** Why a patient stands where they stand. */
export type Reason =
  | { kind: 'alert'; alert: OpenAlert }
  | { kind: 'noData'; since: string | null; days: number | null }
  /** Something else may have come. */
  | { kind: 'overdue'; measures: Overdue[] }
  /** Nothing comes, or too little, because of a journey or a stay in hospital since a patient day. */
  | { kind: 'away'; because: 'travel' | 'hospitalStay'; since: string }
  | { kind: 'rising'; byMmHg: number }
  | { kind: 'rulesOff'; because: 'minor' | 'pregnant' }
  | { kind: 'inactive'; status: ProgrammeState };

export interface Triage {
  section: TriageSection;
  severity: Severity | 'noData' | 'stable';
  /** Most urgent first, and what decided the section before all; empty only for stable patients. */
  reasons: Reason[];
  /** Whole patient days since anything arrived; null when nothing ever did. */
  daysSinceData: number | null;
  /** The same without journeys and stays in hospital, from the day the programme begins where that is later; null where neither is known. */
  silentDays: number | null;
}

/** A patient counts as "no data" after this many patient days without any reading. */
export const NO_DATA_DAYS = 3;
/** Rise of the mean systolic pressure of the last three days above the week before that counts as worsening, mmHg. */
const RISE_MMHG = 10;
const RISE_NEEDS = 3;

/** Gives the clock that a patient's days are counted by. */
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

type Missing = Extract<Reason, { kind: 'noData' | 'overdue' }>;

/**
 * Finds what is awaited and does not come: everything for three patient days, or what is overdue by its own schedule.
 * That is said once where it is the same.
 */
function missingOf(summary: PatientSummary, today: string, now: number, away: Expected['away']) {
  const { status } = summary;
  const since = lastDataAt(summary, now);
  const lastDay = since === null ? null : patientDay(Date.parse(since), summary);
  const daysSinceData = lastDay === null ? null : daysBetween(lastDay, today);
  const begun = [awaitedOn(summary), lastDay]
    .filter((day) => day !== null)
    .toSorted()
    .at(-1);
  const silentDays = begun === undefined ? null : Math.max(daysAwaited(begun, today, away), 0);
  // While the programme rests nothing is missing.
  const isSilent = status !== 'paused' && (silentDays === null || silentDays >= NO_DATA_DAYS);
  const measures = overdueMeasures(summary, today, now, away).filter(
    (one) => !isSilent || one.since !== since,
  );
  const missing: Missing[] = [];
  if (isSilent) missing.push({ kind: 'noData', since, days: daysSinceData });
  if (measures.length > 0) missing.push({ kind: 'overdue', measures });
  return { missing, daysSinceData, silentDays };
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
function sectionOf(
  worst: OpenAlert | undefined,
  isMissing: boolean,
  reasons: readonly Reason[],
): TriageSection {
  if (worst && severityRank(worst.severity) <= severityRank('unknown')) return 'critical';
  if (worst?.severity === 'high') return 'high';
  if (isMissing) return 'noData';
  if (reasons.length > 0 && reasons.every(({ kind }) => kind === 'away')) return 'inactive';
  return reasons.length > 0 ? 'worsening' : 'stable';
}

/**
 * Where a patient stands at `now` (epoch ms) and why. Somebody from whom nothing has come for three patient days since
 * the programme began, or of whom something that is asked for is overdue, is never stable; on a journey or in hospital
 * they are not watched. An alert whose level cannot be read stands with the critical ones. That alert rules leave the
 * patient out is said by the rules in force. Silence and a rise of the mean are no alerts: they sort the list for
 * everybody alike, and what the patient's own rules say about either stands among the alerts.
 */
export function triage(summary: PatientSummary, now: number): Triage {
  const today = todayOf(summary, now);
  const away = summary.expected?.away ?? [];
  const { missing, daysSinceData, silentDays } = missingOf(summary, today, now, away);
  const alerts = summary.alerts.toSorted(byUrgency);
  const reasons: Reason[] = alerts.map((alert) => ({ kind: 'alert', alert }));

  if (!isWatched(summary.status) || (summary.status === 'paused' && alerts.length === 0)) {
    reasons.push({ kind: 'inactive', status: summary.status });
    if (alerts.length === 0)
      return { section: 'inactive', severity: 'noData', reasons, daysSinceData, silentDays };
  }
  const absence = absenceOn(away, today);
  const isMissing = !absence && missing.length > 0;
  if (isMissing) reasons.push(...missing);
  else if (absence && missingOf(summary, today, now, []).missing.length > 0)
    reasons.push({ kind: 'away', because: absence.kind, since: absence.from });
  const rise = risingBy(summary, today);
  if (rise !== null) reasons.push({ kind: 'rising', byMmHg: rise });
  const off = rulesOff(summary, today, summary.leftOut);
  if (off) reasons.push({ kind: 'rulesOff', because: off });

  const section = sectionOf(alerts[0], isMissing, reasons);
  const isUnknown = section === 'noData' || section === 'inactive';
  const severity = isUnknown ? 'noData' : (alerts[0]?.severity ?? 'stable');
  // What is missing outranks milder alerts, and is what a line has room for.
  const isMilder = ({ kind }: Reason) => section === 'noData' && kind !== 'noData' && kind !== 'overdue';
  return {
    section,
    severity: section === 'worsening' && !alerts[0] ? 'low' : severity,
    reasons: reasons.toSorted((a, b) => Number(isMilder(a)) - Number(isMilder(b))),
    daysSinceData,
    silentDays,
  };
}
