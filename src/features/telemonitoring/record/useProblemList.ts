import type { FieldErrors } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Measure } from '@/domain/readings/measure';
import type { Units } from '@/domain/readings/units';
import { hasMessage, type MessageId } from '@/locales';
import { fieldId } from '@/shared/forms/fieldTypes';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { useT } from '@/shared/i18n/text';
import type { FieldProblem } from '@/shared/ui/ErrorSummary';
import { entryFigures } from '@/shared/i18n/wording/entryFigures';
import { minutesApart, type RecordEntries, type RecordField } from './readingForm';

/** The labels of the fields. */
const fieldWords: Partial<Record<RecordField, MessageId>> = {
  diastolic: 'telemonitoring.diastolic',
  second: 'readings.secondSystolic',
  secondDiastolic: 'readings.secondDiastolic',
  apart: 'readings.apart',
  pulse: 'telemonitoring.pulseToo',
  at: 'telemonitoring.measuredAt',
  note: 'telemonitoring.note',
  dayMark: 'readings.amount',
  colour: 'readings.colour',
  reason: 'readings.reason',
};

function wordOf(field: string, measure: Measure): MessageId {
  if (field === 'value')
    return measure === 'bloodPressure' ? 'telemonitoring.systolic' : measureWord[measure];
  return fieldWords[field as RecordField] ?? measureWord[measure];
}

/** All problems of the entries, field by field, for the summary above them. */
export function useProblemList(
  errors: FieldErrors<RecordEntries>,
  measure: Measure,
  units: Units,
  dayMark: RecordEntries['dayMark'],
): FieldProblem[] {
  const t = useT();
  const intl = useIntl();
  return Object.entries(errors).flatMap(([field, error]) => {
    if (!hasMessage(error?.message)) return [];
    const part = field === 'at' ? field : /diastolic/i.test(field) ? 'diastolic' : 'value';
    const values =
      field === 'apart'
        ? { ...minutesApart, decimals: 0 }
        : entryFigures(field === 'pulse' ? 'pulse' : measure, part, units, intl, dayMark);
    const problem = t(error.message, values);
    return [
      { field: fieldId(field), message: t('common.problem', { field: t(wordOf(field, measure)), problem }) },
    ];
  });
}
