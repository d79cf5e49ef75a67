import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useOwnZone, useUnits } from '@/shared/i18n/DisplayUnits';
import { useNameOf } from '@/shared/people/names';
import { periodWords, type ViewWords } from './periodWords';

/** The texts for one patient's charts and tables. @param timeZone the patient's */
export function useViewWords(timeZone: string): ViewWords {
  const intl = useIntl();
  const units = useUnits();
  const own = useOwnZone();
  const nameOf = useNameOf();
  return useMemo(() => periodWords(intl, timeZone, units, own, nameOf), [intl, timeZone, units, own, nameOf]);
}
