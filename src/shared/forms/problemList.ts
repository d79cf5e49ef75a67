import { hasMessage, type MessageId } from '@/locales';
import { useT } from '../i18n/text';
import type { FieldProblem } from '../ui/ErrorSummary';
import { fieldId } from './fieldTypes';

const isError = (value: unknown): value is { message: string } =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

/** Every error of a form with the path of its field. */
export function errorsByPath(errors: object, above = ''): { path: string; message: string }[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    const path = above === '' ? key : `${above}.${key}`;
    if (isError(value)) return [{ path, message: value.message }];
    return typeof value === 'object' && value !== null && key !== 'ref' ? errorsByPath(value, path) : [];
  });
}

const lastStep = (path: string): string => path.split('.').at(-1) ?? '';
const placeInList = (path: string): number => Number(/\.(\d+)\./.exec(path)?.[1] ?? 0);

/**
 * Everything wrong with a form, for the summary above it: field and problem.
 * @param labels what a field is called, by the last step of its path, in the order of the form
 * @param values figures that the problems name, of all fields or of each
 */
export function useProblemList(
  errors: object,
  labels: Readonly<Record<string, MessageId>>,
  values?: Record<string, number | string> | ((path: string) => Record<string, number>),
): FieldProblem[] {
  const t = useT();
  const order = Object.keys(labels);
  return errorsByPath(errors)
    .toSorted(
      (a, b) =>
        order.indexOf(lastStep(a.path)) - order.indexOf(lastStep(b.path)) ||
        placeInList(a.path) - placeInList(b.path),
    )
    .map(({ path, message }) => {
      const label = labels[lastStep(path)];
      const problem = t(
        hasMessage(message) ? message : 'validation.invalid',
        typeof values === 'function' ? values(path) : values,
      );
      return {
        field: fieldId(path),
        message: label ? t('common.problem', { field: t(label), problem }) : problem,
      };
    });
}
