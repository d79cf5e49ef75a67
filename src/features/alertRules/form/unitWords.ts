import { useCallback } from 'react';
import { unitWord } from '@/shared/i18n/wording/amountWording';
import { useT } from '@/shared/i18n/text';
import type { LimitUnit } from '../limitUnits';

/** The symbol beside a number field; what is more than a symbol cannot be pasted along with the number. */
export function useUnitWord(): (unit: LimitUnit) => { unit?: string; unitLabel: string } {
  const t = useT();
  return useCallback(
    (unit) => {
      switch (unit) {
        case 'mmHg':
        case '%':
        case 'mmol/L':
        case 'g/L':
        case 'µg/L':
        case 'mL/min/1.73 m²':
          return { unit, unitLabel: unit };
        case '/min':
          return { unit, unitLabel: t('telemonitoring.unitPerMinute') };
        case '0-10':
          return { unitLabel: t('telemonitoring.unitScore') };
        case 'days':
          return { unitLabel: t('alertRules.unitDays') };
        case 'voids':
          return { unitLabel: t('alertRules.unitVoids') };
        case 'signs':
          return { unitLabel: t('alertRules.unitSigns') };
        case 'bags':
          return { unitLabel: t('alertRules.unitBags') };
        default: {
          const word = t(unitWord[unit]);
          return { unit: word, unitLabel: word };
        }
      }
    },
    [t],
  );
}
