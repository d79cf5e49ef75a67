import type { FieldErrors } from 'react-hook-form';
import { problemValues } from '@/domain/limits';
import type { Measure } from '@/domain/measure';
import { hasMessage } from '@/locales';
import { fieldId } from '@/shared/forms/fieldTypes';
import { useT } from '@/shared/i18n/text';
import type { FieldProblem } from '@/shared/ui/ErrorSummary';
import type { RecordEntries } from './recordForm';

/** Everything wrong with the entries, for the summary above the fields. */
export function useProblemList(errors: FieldErrors<RecordEntries>, measure: Measure): FieldProblem[] {
  const t = useT();
  return Object.entries(errors).flatMap(([field, error]) => {
    if (!hasMessage(error?.message)) return [];
    const part = field === 'diastolic' || field === 'at' ? field : 'value';
    const values = problemValues(field === 'pulse' ? 'pulse' : measure, part);
    return [{ field: fieldId(field), message: t(error.message, values) }];
  });
}
