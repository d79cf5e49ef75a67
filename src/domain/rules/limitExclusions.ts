/** The grounds that may take a patient out of a rule whose limits are those of adults who are not pregnant. */
export const limitExclusions = ['minors', 'pregnant'] as const;

export type LimitExclusion = (typeof limitExclusions)[number];
