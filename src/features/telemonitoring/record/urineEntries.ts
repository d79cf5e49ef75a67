import type { Reading, urineColours } from '@/domain/readings/reading';

/** What was noticed about urine, as the form holds it: empty and unticked when it was not asked. */
export interface UrineEntries {
  colour: (typeof urineColours)[number] | '';
  blood: boolean;
  pain: boolean;
  infection: boolean;
}

/** What is to be stored of it; undefined when nothing was noticed. */
export function urineOf({ colour, blood, pain, infection }: UrineEntries): Reading['urine'] {
  const noticed = {
    ...(colour !== '' && { colour }),
    ...(blood && { blood }),
    ...(pain && { pain }),
    ...(infection && { infection }),
  };
  return Object.keys(noticed).length > 0 ? noticed : undefined;
}

/** What was stored, as the form holds it. */
export const urineEntriesOf = (urine: Reading['urine']): UrineEntries => ({
  colour: urine?.colour ?? '',
  blood: urine?.blood ?? false,
  pain: urine?.pain ?? false,
  infection: urine?.infection ?? false,
});
