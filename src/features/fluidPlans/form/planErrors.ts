import type { FieldErrors } from 'react-hook-form';
import type { Units } from '@/domain/readings/units';
import { hasMessage, type MessageId } from '@/locales';
import { fieldId } from '@/shared/forms/fieldTypes';
import { errorsByPath } from '@/shared/forms/problemList';
import { useT } from '@/shared/i18n/text';
import type { FieldProblem } from '@/shared/ui/ErrorSummary';
import { partWords } from '../planParts';
import type { PlanEntries } from './planEntries';
import { boundsOf, formulaProblem, isFormulaField } from './planResolver';

/** What a field is called in the summary of errors, where it is not a part of the plan by itself. */
const fieldWords: Readonly<Record<string, MessageId>> = {
  ...partWords,
  dialysisFormula: 'fluidPlans.dialysisFormula',
  dialysisUpperFormula: 'fluidPlans.dialysisUpper',
  'dimensions.name': 'fluidPlans.containerName',
  'dimensions.volumeMl': 'fluidPlans.containerVolume',
  'fluidSlot.count': 'fluidPlans.slotCount',
  reason: 'alertRules.reason',
};

const slotWords: Readonly<Record<string, MessageId>> = { start: 'fluidPlans.from', end: 'fluidPlans.to' };

/** Everything wrong with the form, for the summary above the fields and in their order. */
export function usePlanProblems(
  errors: FieldErrors<PlanEntries>,
  entries: PlanEntries,
  units: Units,
): FieldProblem[] {
  const t = useT();
  const order = Object.keys(entries);
  const rank = (path: string) => order.indexOf(path.split('.')[0] ?? '');
  const word = (path: string) => {
    const [, place, part] = /^fluidSlot\.slots\.(\d+)\.(\w+)/.exec(path) ?? [];
    if (place !== undefined) {
      const slot = t('fluidPlans.slotNumber', { number: Number(place) + 1 });
      return `${slot}, ${t(slotWords[part ?? ''] ?? 'fluidPlans.slotLabel')}`;
    }
    const [, share] = /^fluidDistribution\.shares\.(\d+)/.exec(path) ?? [];
    if (share !== undefined) return t('fluidPlans.shareOf', { number: Number(share) + 1 });
    return t(fieldWords[path] ?? fieldWords[path.split('.')[0] ?? ''] ?? 'fluidPlans.formula');
  };
  const said = (path: string, message: string) => {
    const formula = isFormulaField(path) && message === 'validation.formula' && formulaProblem(entries[path]);
    if (formula) return t(formula.message, formula.values);
    return t(hasMessage(message) ? message : 'validation.invalid', boundsOf(path, units));
  };
  return errorsByPath(errors)
    .toSorted((a, b) => rank(a.path) - rank(b.path))
    .map(({ path, message }) => ({
      field: fieldId(path),
      message: t('common.problem', { field: word(path), problem: said(path, message) }),
    }));
}
