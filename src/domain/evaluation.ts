import type { Alert } from './alert';

/** Whose limit was compared, the narrowest that has one. */
export const thresholdOrigins = ['patient', 'category', 'pathology', 'global'] as const;
export type ThresholdOrigin = (typeof thresholdOrigins)[number];

/** What a rule found: the alert to raise or repeat. */
export interface Finding extends Pick<Alert, 'measure' | 'direction' | 'severity' | 'observed'> {
  rule: string;
  ruleVersion?: string;
  origin?: ThresholdOrigin;
}

/**
 * What a rule says of a patient now. `met`: its condition holds. `clear`: the figure lies on the safe side of the limit
 * by the rule's margin. `held`: neither, because it lies within the margin or too little is known; what was raised stays.
 */
export type Evaluation =
  | ({ state: 'met' } & Finding)
  | { state: 'clear' | 'held'; rule: string; direction: Alert['direction']; at?: string };
