import { may } from '../access';
import { teamRoles, type Patient } from '../patients/patient';
import { clinicTime, isNotified, urgingTime, type NotificationPolicy } from '../settings/notificationPolicy';
import type { Colleague } from '../staff/colleague';
import { foldEmail } from '../staff/email';
import { isActive, type Alert, type AlertEvent, type EscalationTarget } from './alert';
import { isReferent } from './alertAudience';
import { lacksOwner, standsOpen } from './alertState';
import { isCritical } from './severity';

/** `alertRaised`: there is an alert, one has become worse, or has come back; `alertReminder`: somebody has had one for long. */
export const alertMailKinds = ['alertRaised', 'alertEscalated', 'alertReminder'] as const;
export type AlertMailKind = (typeof alertMailKinds)[number];

/** Why a mail tells of an alert that is not simply new: it became worse, is open again, or stands on
 * what came late. */
export type AlertMailReason = 'worse' | 'back' | 'late';

/** A mail about an alert. */
export interface AlertMail {
  kind: AlertMailKind;
  /** The user name, which is an address. */
  to: string;
  /** Not before, epoch ms. */
  at: number;
  /** The place, in the timeline of the alert, of what it tells. */
  line: number;
  reason?: AlertMailReason;
}

/** The facts that decide who is written to. */
export interface AlertMailFacts {
  patient: Pick<Patient, 'referent' | 'medicalTeam'>;
  policy: NotificationPolicy;
  /** The clinic's time zone. */
  timeZone: string;
  /** Active accounts; nobody else is written to. */
  colleagues: readonly Colleague[];
  /** Epoch ms. */
  now: number;
}

const kinds: Partial<Record<AlertEvent['action'], AlertMailKind>> = {
  raised: 'alertRaised',
  upgraded: 'alertRaised',
  worsened: 'alertRaised',
  reopened: 'alertRaised',
  woken: 'alertRaised',
  escalated: 'alertEscalated',
  reminded: 'alertReminder',
};

const reasons: Partial<Record<AlertEvent['action'], AlertMailReason>> = {
  upgraded: 'worse',
  worsened: 'worse',
  reopened: 'back',
  woken: 'back',
};

/** Tells whether a mail of a kind is still worth sending, as the alert stands now. */
export function isWorthMailing(
  kind: AlertMailKind,
  alert: Pick<Alert, 'status' | 'owner' | 'team' | 'escalatedTo'>,
): boolean {
  return kind === 'alertReminder' ? isActive(alert) && !standsOpen(alert) : lacksOwner(alert);
}

type Team = Pick<AlertMailFacts, 'patient' | 'colleagues'>;

const admins = ({ colleagues }: Team) => colleagues.filter(({ role }) => may(role, 'alerts.oversee'));
const referents = ({ patient, colleagues }: Team) =>
  colleagues.filter((colleague) => isReferent(patient.referent, colleague));

/** The account of a member of the medical team, by its address. */
const memberAccounts = ({ patient, colleagues }: Team, role: (typeof teamRoles)[number]) => {
  const address = foldEmail(patient.medicalTeam[role]?.email ?? '');
  return address === '' ? [] : colleagues.filter(({ username }) => foldEmail(username) === address);
};

/** Whom a rule tells at once. The next in the team is nobody before somebody has let an alert wait. */
function toldByRule(target: EscalationTarget, team: Team): readonly Colleague[] {
  switch (target) {
    case 'nextInTeam':
      return [];
    case 'admin':
      return admins(team);
    case 'referent':
      return referents(team);
    default:
      return memberAccounts(team, target);
  }
}

/**
 * Those who answer for the patient: the referent and the medical team. Where none of them has an account, a critical
 * alert goes to everybody who works here; any other stays in the list until it is escalated.
 */
function raisedTo({ severity, notify = [] }: Alert, team: Team): readonly Colleague[] {
  const own = [...referents(team), ...teamRoles.flatMap((role) => memberAccounts(team, role))];
  const byRule = notify.flatMap((target) => toldByRule(target, team));
  return own.length === 0 && isCritical(severity) ? team.colleagues : [...own, ...byRule];
}

/**
 * As on the page: the next in the team names nobody and is everybody's, and administrators hear of what is the
 * referent's. Where the named member of the medical team has no account, an administrator is to call.
 */
function escalatedTo(target: EscalationTarget | undefined, team: Team): readonly Colleague[] {
  switch (target) {
    case undefined:
    case 'nextInTeam':
      return team.colleagues;
    case 'admin':
      return admins(team);
    case 'referent':
      return [...referents(team), ...admins(team)];
    default: {
      const member = memberAccounts(team, target);
      return member.length > 0 ? member : admins(team);
    }
  }
}

/** Who has the alert; where nobody has, or nobody who works here, the referent, otherwise the administrators. */
function remindedOf({ owner, team: role }: Alert, team: Team): readonly Colleague[] {
  const has = team.colleagues.filter((one) => one.username === owner || one.role === role);
  if (has.length > 0) return has;
  return referents(team).length > 0 ? referents(team) : admins(team);
}

function receivers(kind: AlertMailKind, { to }: AlertEvent, alert: Alert, team: Team): readonly Colleague[] {
  switch (kind) {
    case 'alertRaised':
      return raisedTo(alert, team);
    case 'alertEscalated':
      return escalatedTo(to, team);
    case 'alertReminder':
      return remindedOf(alert, team);
  }
}

/** A new alert of the quiet hours is not told later; that it still waits is. */
function timeOf(
  kind: AlertMailKind,
  { severity }: Alert,
  { policy, timeZone, now }: AlertMailFacts,
): number | null {
  if (kind !== 'alertRaised') return urgingTime(policy, severity, now, timeZone);
  return isNotified(policy, severity, clinicTime(now, timeZone)) ? now : null;
}

/**
 * The mails that a change of an alert asks for. Of several things that it tells one receiver, only the last is written.
 * @param before how many lines its timeline had, 0 of a new one
 */
export function alertMails(before: number, alert: Alert, facts: AlertMailFacts): AlertMail[] {
  const mails = new Map<string, AlertMail>();
  for (const [line, event] of alert.history.entries()) {
    const kind = kinds[event.action];
    if (line < before || !kind || !isWorthMailing(kind, alert)) continue;
    const at = timeOf(kind, alert, facts);
    if (at === null) continue;
    const isLate = event.action === 'raised' && event.observed?.arrivedAt !== undefined;
    const reason = isLate ? 'late' : reasons[event.action];
    for (const { username } of receivers(kind, event, alert, facts))
      mails.set(username, { kind, to: username, at, line, ...(reason && { reason }) });
  }
  return [...mails.values()];
}
