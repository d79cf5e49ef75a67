import type { UseFormReturn } from 'react-hook-form';
import { decimalsIn, type Units } from '@/domain/readings/units';
import { unitWord } from '@/shared/i18n/wording/amountWording';
import { useT } from '@/shared/i18n/text';
import type { PlanEntries } from './planEntries';
import { boundsOf } from './planResolver';

/** What number fields of the form take: volumes in the reader's unit, others without one; all with what may be typed. */
export function usePlanField({ control }: UseFormReturn<PlanEntries>, units: Units) {
  const t = useT();
  const values = (path: string) => {
    const errorValues = boundsOf(path, units);
    return errorValues && { errorValues };
  };
  return {
    volume: <Path extends 'clampMinMl' | 'clampMaxMl' | 'stepMl' | 'dimensions.volumeMl'>(name: Path) => ({
      control,
      name,
      decimals: decimalsIn(units.volume),
      unit: t(unitWord[units.volume]),
      ...values(name),
    }),
    number: <Path extends string>(name: Path, decimals = 0) => ({ control, name, decimals, ...values(name) }),
  };
}
