/** Why somebody is left out when a plan is given to many, in words. */
export const skipWords = {
  hasPlan: 'cohort.out_hasPlan',
  lacking: 'cohort.out_lacking',
  unusual: 'cohort.out_unusual',
  ended: 'cohort.out_ended',
  unknown: 'cohort.out_unknown',
} as const;
