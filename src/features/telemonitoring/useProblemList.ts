import type { FieldErrors } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Measure } from '@/domain/measure';
import type { Units } from '@/domain/units';
import { hasMessage } from '@/locales';
import { fieldId } from '@/shared/forms/fieldTypes';
import { useT } from '@/shared/i18n/text';
import type { FieldProblem } from '@/shared/ui/ErrorSummary';
import { entryFigures } from './entryFigures';
import { minutesApart, type RecordEntries } from './recordForm';

/** Everything wrong with the entries, for the summary above the fields. */
export function useProblemList(
  errors: FieldErrors<RecordEntries>,
  measure: Measure,
  units: Units,
): FieldProblem[] {
  const t = useT();
  const intl = useIntl();
  return Object.entries(errors).flatMap(([field, error]) => {
    if (!hasMessage(error?.message)) return [];
    const part = field === 'at' ? field : /diastolic/i.test(field) ? 'diastolic' : 'value';
    const values =
      field === 'apart'
        ? { ...minutesApart, decimals: 0 }
        : entryFigures(field === 'pulse' ? 'pulse' : measure, part, units, intl);
    return [{ field: fieldId(field), message: t(error.message, values) }];
  });
}
