import type { Reading, urineColours } from '@/domain/readings/reading';

/** Urine observations as form values: empty and unchecked when not asked. */
export interface UrineEntries {
  colour: (typeof urineColours)[number] | '';
  blood: boolean;
  pain: boolean;
  infection: boolean;
}

/** The observations to store; undefined when there are none. */
export function urineOf({ colour, blood, pain, infection }: UrineEntries): Reading['urine'] {
  const noticed = {
    ...(colour !== '' && { colour }),
    ...(blood && { blood }),
    ...(pain && { pain }),
    ...(infection && { infection }),
  };
  return Object.keys(noticed).length > 0 ? noticed : undefined;
}

/** The stored observations as form values. */
export const urineEntriesOf = (urine: Reading['urine']): UrineEntries => ({
  colour: urine?.colour ?? '',
  blood: urine?.blood ?? false,
  pain: urine?.pain ?? false,
  infection: urine?.infection ?? false,
});
