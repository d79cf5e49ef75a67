import { useT } from '@/shared/i18n/text';
import { fieldId } from '@/shared/forms/fieldTypes';
import { hasMessage, type MessageId } from '@/locales';
import type { FieldProblem } from '@/shared/ui/ErrorSummary';

const isError = (value: unknown): value is { message: string } =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

/** Every error of a form with the path of its field. */
function flattened(errors: object, above = ''): { path: string; message: string }[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    const path = above === '' ? key : `${above}.${key}`;
    if (isError(value)) return [{ path, message: value.message }];
    return typeof value === 'object' && value !== null && key !== 'ref' ? flattened(value, path) : [];
  });
}

/**
 * Everything wrong with a form, for the summary above it: field and problem.
 * @param labels what a field is called, by the last step of its path, in the order of the form
 */
export function useProblemList(errors: object, labels: Readonly<Record<string, MessageId>>): FieldProblem[] {
  const t = useT();
  const order = Object.keys(labels);
  const last = (path: string) => path.split('.').at(-1) ?? '';
  const step = (path: string) => Number(/^steps\.(\d+)/.exec(path)?.[1] ?? 0);
  return flattened(errors)
    .toSorted(
      (a, b) => order.indexOf(last(a.path)) - order.indexOf(last(b.path)) || step(a.path) - step(b.path),
    )
    .map(({ path, message }) => {
      const label = labels[last(path)];
      const problem = t(hasMessage(message) ? message : 'validation.invalid', { days: 14, decimals: 3 });
      return {
        field: fieldId(path),
        message: label ? t('medicines.problem', { field: t(label), problem }) : problem,
      };
    });
}
