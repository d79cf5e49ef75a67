import type { Alert, AlertEvent, AlertMatch } from './alert';
import { matchesOf } from './alertMatches';
import type { Evaluation, Judgement } from '../rules/evaluation';
import type { PatientClock } from '../patientDay';
import { severityRank } from './severity';
import type { WorkingCalendar } from './workingCalendar';

/** The facts that alerts are raised and followed with. */
export interface AlertContext {
  patient: string;
  /** The patient's days. */
  clock: PatientClock;
  /** When the team works; usual hours in the patient's zone without one. */
  calendar?: WorkingCalendar;
  /** Epoch ms. */
  now: number;
  newId: () => string;
  /** Who recorded what led here: a user name, or `system`. */
  by: string;
  /** The change to something that alerts stand on: an alert whose figures change by it says so. */
  cause?: AlertCause | undefined;
}

/** A change to something that alerts stand on. */
export type AlertCause = Pick<AlertEvent, 'action' | 'note'>;
/** An evaluation that found something. */
export type Met = Extract<Evaluation, { state: 'met' }>;

/** Tells whether the first alert is more urgent than the other. */
export const isWorse = (one: Pick<Alert, 'severity'>, other: Pick<Alert, 'severity'>) =>
  severityRank(one.severity) < severityRank(other.severity);

/** When a match was, as an instant or a day; empty where nobody knows. */
export const atOf = ({ observed }: Pick<AlertMatch, 'observed'>): string => observed.at ?? '';
/** Tells whether an alert stands, or stood, on a match of that time. */
export const stoodOn = (alert: Alert, at: string): boolean =>
  matchesOf(alert).some((one) => atOf(one) === at);

/** Tells whether an instant or a day lies in the re-evaluated period; a rule may have changed between the two. */
export const isReevaluated = (at: string, { from }: Judgement): boolean =>
  from !== undefined && at >= from && (from === '' || at.includes('T') === from.includes('T'));
