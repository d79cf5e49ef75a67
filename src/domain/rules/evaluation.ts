import type { Alert, AlertMatch } from '../alerts/alert';

/** Whose limit was compared, the narrowest that has one. */
export const thresholdOrigins = ['patient', 'category', 'pathology', 'global'] as const;
export type ThresholdOrigin = (typeof thresholdOrigins)[number];

/** The finding of a rule: the alert to raise or repeat. */
export interface Finding extends Pick<Alert, 'measure' | 'direction' | 'severity' | 'observed'> {
  rule: string;
  /** The name of a rule that people wrote. */
  ruleName?: string;
  ruleVersion?: string;
  origin?: ThresholdOrigin;
  /** Whom the alert is brought to when nobody takes it over; without it the severity says so. */
  escalation?: NonNullable<Alert['escalation']>;
  /** Whom it is brought to at once. */
  notify?: NonNullable<Alert['notify']>;
}

/**
 * The result of a rule for a patient now. `met`: its condition holds. `clear`: the figure lies on the safe side of
 * the limit by the rule's margin. `held`: neither, because it lies within the margin or too little is known; what was
 * raised stays.
 */
export type Evaluation =
  | ({ state: 'met' } & Finding)
  | {
      state: 'clear' | 'held';
      rule: string;
      direction: Alert['direction'];
      /** The instant of the reading, or the patient day, that was judged. Without it, today. */
      at?: string;
      /** The number of clear observations in a row that the rule asks for; two without it. */
      evaluations?: number;
    };

/** A figure that was looked at, of an instant or a patient day; `days` where the rule judges days one by one. */
export type Seen = Pick<Alert['observed'], 'value' | 'diastolic' | 'at' | 'days'>;

/** Tells whether a figure of an alert is seen as it was: of several days in a row one day says nothing. */
export const isSeen = ({ observed, worst }: AlertMatch, seen: readonly Seen[]): boolean =>
  [observed, ...(worst ? [worst.observed] : [])].some(({ at, value, diastolic, days }) =>
    seen.some(
      (one) =>
        one.at === at &&
        one.value === value &&
        one.diastolic === diastolic &&
        (one.days === undefined || one.days === days),
    ),
  );

/**
 * The judgement of a rule in one direction about everything that it looks at now: the same readings give the same
 * judgement, in whatever order they arrived.
 */
export interface Judgement {
  rule: string;
  direction: Alert['direction'];
  /** In the order in which it was observed. */
  evaluations: readonly Evaluation[];
  /**
   * Instant or patient day from which everything was re-evaluated: an alert keeps a match of this period only if the
   * match is reported again, or was seen with the same figure. Without it, the new matches are added to the kept ones.
   */
  from?: string | undefined;
  seen?: readonly Seen[];
  /** The margin of the rule at a limit, in the unit of what is observed; of scores, whose bands are their levels, there is none. */
  marginOf?: (limit: number) => number;
  /** The match of an earlier instant or day as it is now: null where it is none any more, undefined where that is not known. */
  again?: ((match: AlertMatch) => AlertMatch | null | undefined) | undefined;
}
