import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import type { Units } from '@/domain/readings/units';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import type { PlanEntries } from './planEntries';
import { usePlanProblems } from './planErrors';

/** Everything wrong with the form after a try to save it, in the words that stand at the fields at that moment. */
export function ProblemSummary({
  form: { control },
  units,
}: {
  form: Pick<UseFormReturn<PlanEntries>, 'control'>;
  units: Units;
}) {
  const { errors, submitCount } = useFormState({ control });
  const entries = useWatch({ control }) as PlanEntries;
  return <ErrorSummary problems={usePlanProblems(errors, entries, units)} attempt={submitCount} />;
}
