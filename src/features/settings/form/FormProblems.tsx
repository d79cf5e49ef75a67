import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import { hasMessage } from '@/locales';
import { fieldId } from '@/shared/forms/fieldTypes';
import { errorsByPath } from '@/shared/forms/problemList';
import { useT } from '@/shared/i18n/text';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';

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
  const problems = errorsByPath(errors).map(({ path, message }) => ({
    field: fieldId(path),
    message: t('common.problem', {
      field: wordOf(path),
      problem: t(hasMessage(message) ? message : 'validation.invalid'),
    }),
  }));
  return <ErrorSummary problems={problems} attempt={submitCount} />;
}
