import type { Patient } from '../patients/patient';
import type { PatientClock } from '../patientDay';
import type { PatientSummary } from '../patients/summary';
import type { LatestValue } from '../readings/latestValue';
import type { Observable } from './ruleSubject';
import type { ResolvedRule } from './threshold';

/** The facts known of a patient when rules are evaluated. */
export interface Facts extends Pick<
  PatientSummary,
  | 'pressureDays'
  | 'waterDays'
  | 'urineDays'
  | 'weightDays'
  | 'stressDays'
  | 'fatigueDays'
  | 'pulseDays'
  | 'fluidAsked'
> {
  /** The newest of each measure, of dialysis sessions, and of results of laboratories that rules look at. */
  latest: Partial<Record<Observable, LatestValue>>;
}

/** The one figure that a rule compares, with what it stands on. */
export interface Figure {
  value: number;
  diastolic?: number;
  /** Where a laboratory could only say on which side of the value it lies. */
  comparator?: LatestValue['comparator'];
  /** The warning signs that were noted with urine. */
  signs?: LatestValue['signs'];
  /** Instant of the reading, or the patient day that was judged. */
  at: string;
  readings?: number;
  days?: number;
  /** The fluid plan's target on the days of the figure, mL; for rules in per cent of it. */
  target?: number;
}

export interface FigureContext {
  rule: ResolvedRule;
  patient: Patient;
  facts: Facts;
  clock: PatientClock;
  /** Epoch ms. */
  now: number;
  /** Patient day of `now`. */
  today: string;
}
