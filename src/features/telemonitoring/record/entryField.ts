import { useIntl, type IntlShape } from 'react-intl';
import { useWatch, type Control } from 'react-hook-form';
import { measureUnits, unitOf, type Measure } from '@/domain/readings/measure';
import type { Units } from '@/domain/readings/units';
import type { MessageId } from '@/locales';
import { unitWord } from '@/shared/i18n/wording/amountWording';
import { useT } from '@/shared/i18n/text';
import { entryFigures } from '@/shared/i18n/wording/entryFigures';
import { decimalsOf, type RecordEntries } from './readingForm';

const fixedUnitWord = {
  mmHg: 'telemonitoring.unitMmHg',
  '/min': 'telemonitoring.unitPerMinute',
  mL: unitWord.mL,
  kg: unitWord.kg,
  '0-10': 'telemonitoring.unitScore',
} as const;

function symbolOf(measure: Measure, units: Units): MessageId {
  const unit = unitOf(measure, units);
  return unit === null ? fixedUnitWord[measureUnits[measure].unit] : unitWord[unit];
}

/** Common props of a measure's number field: unit, decimals, bounds and error messages. */
export function useEntryField(control: Control<RecordEntries>, units: Units) {
  const t = useT();
  const intl: IntlShape = useIntl();
  const dayMark = useWatch({ control, name: 'dayMark' });
  return (of: Measure, part: 'value' | 'diastolic') => {
    const figures = entryFigures(of, part, units, intl, dayMark);
    const decimals = decimalsOf(of, units);
    const unitLabel = t(symbolOf(of, units));
    return {
      control,
      required: true,
      decimals,
      unit: of === 'stress' || of === 'fatigue' ? undefined : unitLabel,
      unitLabel,
      errorValues: { ...figures, decimals },
      hint: t('telemonitoring.possible', figures),
    };
  };
}
