import type { ReactNode } from 'react';
import { MissingValues } from '@/shared/fluid/MissingValues';
import { T } from '@/shared/i18n/text';
import type { Skipped } from './useManyPlans';

/** Why somebody is left out when a plan is given to many, in words. */
export const skipWords = {
  hasPlan: 'cohort.out_hasPlan',
  lacking: 'cohort.out_lacking',
  impossible: 'cohort.out_impossible',
  unusual: 'cohort.out_unusual',
  ended: 'cohort.out_ended',
  unknown: 'cohort.out_unknown',
} as const;

/** What is missing of somebody who is left out, with the way to where it is entered, or why no total comes of the plan. */
export function skipDetail(left: Skipped | undefined, patient: string): ReactNode {
  switch (left?.skip) {
    case 'lacking':
      return <MissingValues names={left.missing} patient={patient} />;
    case 'impossible': {
      const { message, values } = left.problem;
      return <T id={message} {...(values && { values })} />;
    }
    default:
      return null;
  }
}
