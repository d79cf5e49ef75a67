import { hasMessage, type MessageId } from '@/locales';
import { useT } from '../i18n/text';
import type { FieldProblem } from '../ui/ErrorSummary';
import { fieldId } from './fieldTypes';

const isError = (value: unknown): value is { message: string } =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

/**
 * Everything wrong with a flat form, for the summary above it.
 * @param labels what each field is called, in the order of the form
 * @param sentence how field and problem are put together
 */
export function useProblemList(
  errors: object,
  labels: Readonly<Record<string, MessageId>>,
  sentence: MessageId,
): FieldProblem[] {
  const t = useT();
  return Object.entries(labels).flatMap(([field, label]) => {
    const error: unknown = (errors as Record<string, unknown>)[field];
    if (!isError(error)) return [];
    const problem = t(hasMessage(error.message) ? error.message : 'validation.invalid');
    return [{ field: fieldId(field), message: t(sentence, { field: t(label), problem }) }];
  });
}
