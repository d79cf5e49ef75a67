import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import { hasMessage } from '@/locales';
import { fieldId } from '@/shared/forms/fieldTypes';
import { useT } from '@/shared/i18n/text';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';

const isError = (value: unknown): value is { message: string } =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

/** Every error with the path of its field. */
function flattened(errors: object, above = ''): { path: string; message: string }[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    const path = above === '' ? key : `${above}.${key}`;
    if (isError(value)) return [{ path, message: value.message }];
    return typeof value === 'object' && value !== null && key !== 'ref' ? flattened(value, path) : [];
  });
}

/** Everything wrong with a form after a try to save it, above its fields. */
export function FormProblems<E extends FieldValues>({
  control,
  wordOf,
}: {
  control: Control<E>;
  wordOf: (path: string) => string;
}) {
  const t = useT();
  const { errors, submitCount } = useFormState({ control });
  const problems = flattened(errors).map(({ path, message }) => ({
    field: fieldId(path),
    message: t('common.problem', {
      field: wordOf(path),
      problem: t(hasMessage(message) ? message : 'validation.invalid'),
    }),
  }));
  return <ErrorSummary problems={problems} attempt={submitCount} />;
}
