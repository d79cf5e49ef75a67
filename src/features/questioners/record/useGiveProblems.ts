import type { FieldErrors } from 'react-hook-form';
import { hasMessage } from '@/locales';
import { fieldId } from '@/shared/forms/fieldTypes';
import { useT } from '@/shared/i18n/text';
import type { FieldProblem } from '@/shared/ui/ErrorSummary';
import type { GiveEntries } from './giveEntries';
import { giveLabels } from './GiveFields';

/** What is wrong with how a questionnaire is to be given, in the order of the dialog. */
export function useGiveProblems(errors: FieldErrors<GiveEntries>): FieldProblem[] {
  const t = useT();
  return (Object.keys(giveLabels) as (keyof GiveEntries)[]).flatMap((field) => {
    const message = errors[field]?.message;
    if (message === undefined) return [];
    const problem = t(hasMessage(message) ? message : 'validation.invalid');
    return [{ field: fieldId(field), message: `${t(giveLabels[field])}: ${problem}` }];
  });
}
