import type { IntlShape } from 'react-intl';
import type { AlertMeasure } from '@/domain/alerts/alert';
import { measureUnits, type Measure } from '@/domain/readings/measure';
import type { LabSubject } from '@/domain/rules/labSubjects';
import { canonicalUnits, type Units } from '@/domain/readings/units';
import type { MessageId } from '@/locales';
import { amountText } from './amountWording';
import { formatsOf } from '../format';
import { wordTable } from '../unknownWords';

export const labSubjectWord = wordTable({
  potassium: 'laboratory.potassium',
  sodium: 'laboratory.sodium',
  bicarbonate: 'laboratory.bicarbonate',
  haemoglobin: 'laboratory.haemoglobin',
  egfr: 'laboratory.egfr',
  egfrFall: 'laboratory.egfrFall',
  tacrolimus: 'laboratory.tacrolimus',
} as const satisfies Record<LabSubject, MessageId>);

/** The name of what an alert is about, also of a measure that this program does not know. */
export const measureWord = wordTable({
  bloodPressure: 'common.bloodPressure',
  pulse: 'common.pulse',
  water: 'common.water',
  urine: 'common.urine',
  weight: 'common.weight',
  stress: 'common.stress',
  fatigue: 'common.fatigue',
  dialysis: 'common.dialysis',
  ...labSubjectWord,
  questionnaire: 'common.questionnaire',
  unknown: 'common.unknownMeasure',
} as const satisfies Record<AlertMeasure, MessageId>);

const withUnit = wordTable({
  mmHg: 'common.valuePressure',
  '/min': 'common.valuePulse',
  '0-10': 'common.valueScore',
} as const satisfies Partial<Record<(typeof measureUnits)[Measure]['unit'], MessageId>>);

/**
 * A value with its unit in words: `190/115 mmHg`, `72.5 kg`, `7 of 10`. Values are canonical.
 * @param units what the reader chose; canonical ones without
 */
export function valueText(
  measure: Measure,
  value: number,
  diastolic: number | undefined,
  intl: IntlShape,
  units: Units = canonicalUnits,
): string {
  const { unit, decimals } = measureUnits[measure];
  if (unit === 'mL') return amountText(value, units.volume, intl);
  if (unit === 'kg') return amountText(value, units.weight, intl);
  const formats = formatsOf(intl);
  const shown = formats.number(value, decimals);
  const lower = diastolic === undefined ? '–' : formats.number(diastolic);
  return intl.formatMessage({ id: withUnit[unit] }, { value: shown, systolic: shown, diastolic: lower });
}
