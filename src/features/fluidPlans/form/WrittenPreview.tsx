import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { PlanBody } from '@/domain/fluid/plan';
import { PlanPreview } from '../preview/PlanPreview';
import type { PlanEntries } from './planEntries';
import { tryable, type PlanSubject } from './planResolver';

/** The plan as it is written at the moment; null while its figures are not complete. Draws again with every stroke. */
export function useWritten(
  { control }: Pick<UseFormReturn<PlanEntries>, 'control'>,
  subject: PlanSubject,
): PlanBody | null {
  const entries = useWatch({ control }) as PlanEntries;
  const tried = tryable(entries, subject);
  return tried && { ...tried, name: entries.name };
}

/** What the plan that is being written comes to for a patient. */
export function WrittenPreview({
  form,
  subject,
}: {
  form: UseFormReturn<PlanEntries>;
  subject: PlanSubject;
}) {
  return <PlanPreview plan={useWritten(form, subject)} />;
}
