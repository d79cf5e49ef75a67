import type { FieldErrors } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { typedNames, type VariableName } from '@/domain/fluid/formula/formulaNames';
import { MOST_ML, type PlanBody } from '@/domain/fluid/plan';
import { suppliedNames } from '@/domain/fluid/supplied';
import { innerRange, type Units } from '@/domain/readings/units';
import { hasMessage } from '@/locales';
import { useT } from '@/shared/i18n/text';
import type { FieldProblem } from '@/shared/ui/ErrorSummary';
import { useVariableWords } from '@/shared/fluid/variableWords';
import { suppliedField, typedField, type AssignEntries } from './assignFigures';

/** The figures that an override's message names: what the plan allows, in the reader's units. */
const overrideBounds = (plan: PlanBody | null, { volume }: Units) =>
  innerRange({ min: plan?.clampMinMl ?? 0, max: plan?.clampMaxMl ?? MOST_ML }, volume);

/** What the message of a total names: its bounds, and which facts of the patient are missing. */
export function useOverrideValues(): (
  plan: PlanBody | null,
  facts: readonly VariableName[],
  units: Units,
) => Record<string, number | string> {
  const intl = useIntl();
  const { short } = useVariableWords();
  return (plan, facts, units) => ({
    ...overrideBounds(plan, units),
    names: intl.formatList(facts.map(short)),
    count: facts.length,
  });
}

/** Everything wrong with the form in its order, each with the label of its field. */
export function useAssignProblems(
  errors: FieldErrors<AssignEntries>,
  plan: PlanBody | null,
  facts: readonly VariableName[],
  units: Units,
): FieldProblem[] {
  const t = useT();
  const variable = useVariableWords();
  const said = (
    field: string,
    label: string,
    error: { message?: string } | undefined,
    values?: Record<string, number | string>,
  ): FieldProblem[] => {
    if (!error) return [];
    const id = hasMessage(error.message) ? error.message : 'validation.invalid';
    return [{ field, message: `${label}: ${t(id, values)}` }];
  };
  const bounds = useOverrideValues()(plan, facts, units);
  return [
    ...said('plan', t('fluidRecord.plan'), errors.plan),
    ...typedNames.flatMap((name) =>
      said(`typed.${name}`, variable.name(name), errors.typed?.[name], {
        ...typedField(name, units).hard,
      }),
    ),
    ...suppliedNames.flatMap((name) =>
      said(`supplied.${name}`, variable.name(name), errors.supplied?.[name], {
        ...suppliedField(name, units).hard,
      }),
    ),
    ...said('start', t('fluidRecord.start'), errors.start),
    ...said('end', t('fluidRecord.end'), errors.end),
    ...said('prescriber', t('fluidRecord.prescriber'), errors.prescriber),
    ...said('reason', t('fluidRecord.reason'), errors.reason),
    ...said('overrideMl', t('fluidRecord.override'), errors.overrideMl, bounds),
    ...said('overrideUpperMl', t('fluidRecord.overrideUpper'), errors.overrideUpperMl, bounds),
    ...said('confirmed', t('fluidRecord.why_confirm'), errors.confirmed),
  ];
}
