import { isActive, type Alert, type AlertEvent } from './alert';
import type { Evaluation, Finding } from './evaluation';
import { severityRank } from './severity';

/** After an alert was closed the same condition is quiet for so long, ms. */
const RE_ALERT_AFTER_MS = 24 * 3_600_000;

interface Context {
  patient: string;
  /** Epoch ms. */
  now: number;
  newId: () => string;
  /** Who recorded what led here: a user name, or `system`. */
  by: string;
}

const sameKey = (alert: Alert, finding: Finding) =>
  alert.rule === finding.rule && alert.direction === finding.direction;

const isWorse = (finding: Finding, alert: Alert) =>
  severityRank(finding.severity) < severityRank(alert.severity);

/**
 * What the alerts of a patient become through what the rules say: the ones to write, new (version '') or
 * changed. While an alert of the same rule and direction is active, a further match is counted on it and a higher
 * severity upgrades and reopens it; the same observation never counts twice.
 * @param existing all alerts of the patient, closed ones too
 */
export function reconcile(
  existing: readonly Alert[],
  evaluations: readonly Evaluation[],
  context: Context,
): Alert[] {
  return evaluations.flatMap((finding) => {
    if (finding.state !== 'met') return [];
    const same = existing.filter((alert) => sameKey(alert, finding));
    const active = same.find(isActive);
    if (active) return follow(active, finding, context);
    const last = same.toSorted((a, b) => (a.closedAt ?? '').localeCompare(b.closedAt ?? '')).at(-1);
    if (last && isQuiet(last, finding, context.now)) return [];
    return [raise(finding, context, last?.id)];
  });
}

/**
 * Whether a closed alert keeps its condition quiet. The observation that was closed never comes back by itself; a new
 * measurement that is high or critical does at once, for waiting a day on it would be dangerous.
 */
function isQuiet(closed: Alert, finding: Finding, now: number): boolean {
  if (isWorse(finding, closed)) return false;
  const { at } = finding.observed;
  if (at !== undefined && at === closed.observed.at) return true;
  const closedAt = closed.closedAt ?? '';
  const measured = at !== undefined && at.includes('T') && finding.direction !== 'missing';
  if (measured && at > closedAt && severityRank(finding.severity) <= severityRank('high')) return false;
  return now - Date.parse(closedAt) < RE_ALERT_AFTER_MS;
}

/** A measured condition began when it was measured, which may be hours before it arrived; any other begins now. */
function beginning({ observed, direction }: Finding, raisedAt: string): string {
  const { at } = observed;
  return at !== undefined && at.includes('T') && direction !== 'missing' && at < raisedAt ? at : raisedAt;
}

function raise(finding: Finding, context: Context, previousAlertId: string | undefined): Alert {
  const at = new Date(context.now).toISOString();
  const { rule, ruleVersion, origin, measure, direction, severity, observed } = finding;
  return {
    id: context.newId(),
    version: '',
    updatedAt: at,
    patient: context.patient,
    rule,
    ...(ruleVersion !== undefined && { ruleVersion }),
    ...(origin !== undefined && { origin }),
    measure,
    direction,
    severity,
    status: 'open',
    startedAt: beginning(finding, at),
    lastEventAt: at,
    repeatCount: 1,
    observed,
    ...(previousAlertId !== undefined && { previousAlertId }),
    history: [{ at, by: context.by, action: 'raised', severity, observed }],
  };
}

function follow(alert: Alert, finding: Finding, context: Context): Alert[] {
  const worse = isWorse(finding, alert);
  if (!worse && finding.observed.at === alert.observed.at) return [];
  // An older match than the one on the alert is history that arrived late: nothing new has happened.
  if (!worse && (finding.observed.at ?? '') < (alert.observed.at ?? '')) return [];
  const at = new Date(context.now).toISOString();
  const { observed } = finding;
  const severity = worse ? finding.severity : alert.severity;
  const event: AlertEvent = {
    at,
    by: context.by,
    action: worse ? 'upgraded' : 'repeated',
    severity,
    observed,
  };
  return [
    {
      ...alert,
      severity,
      observed,
      status: worse ? 'open' : alert.status,
      lastEventAt: at,
      repeatCount: alert.repeatCount + 1,
      history: [...alert.history, event],
    },
  ];
}
