import { useWatch, type UseFormReturn } from 'react-hook-form';
import { fluidDirections } from '@/domain/fluid/plan';
import type { Units } from '@/domain/readings/units';
import { NumberField } from '@/shared/forms/NumberField';
import { SelectField } from '@/shared/forms/SelectField';
import { T, useT } from '@/shared/i18n/text';
import { directionWord } from '../planParts';
import { FormulaField } from './FormulaField';
import { PlanCheck } from './PlanCheck';
import type { PlanEntries } from './planEntries';
import { usePlanField } from './usePlanField';

/** What a day total means, how it is calculated, and what it is kept within. */
export function TotalFields({ form, units }: { form: UseFormReturn<PlanEntries>; units: Units }) {
  const t = useT();
  const { control } = form;
  const field = usePlanField(form, units);
  const [direction, hasDialysisDay] = useWatch({ control, name: ['direction', 'hasDialysisDay'] });
  const isRange = direction === 'range';
  return (
    <>
      <SelectField
        control={control}
        name="direction"
        label={t('fluidPlans.direction')}
        hint={t('fluidPlans.directionHint')}
        options={fluidDirections.map((value) => ({ value, label: t(directionWord[value]) }))}
        required
      />
      <FormulaField
        form={form}
        name="totalFluidQuantityFormula"
        label={t(isRange ? 'fluidPlans.lowerFormula' : 'fluidPlans.formula')}
      />
      {isRange && <FormulaField form={form} name="upperFormula" label={t('fluidPlans.upperFormula')} />}
      <div className="nd-form-row">
        <NumberField {...field.volume('clampMinMl')} label={t('fluidPlans.clampMin')} />
        <NumberField {...field.volume('clampMaxMl')} label={t('fluidPlans.clampMax')} />
        <NumberField
          {...field.volume('stepMl')}
          label={t('fluidPlans.step')}
          hint={t(`fluidPlans.stepHint_${direction}`)}
          required
        />
      </div>
      <PlanCheck control={control} name="hasDialysisDay" label={t('fluidPlans.hasDialysisDay')} />
      {hasDialysisDay && (
        <>
          <FormulaField
            form={form}
            name="dialysisFormula"
            label={t(isRange ? 'fluidPlans.dialysisLower' : 'fluidPlans.dialysisFormula')}
          />
          {isRange && (
            <FormulaField form={form} name="dialysisUpperFormula" label={t('fluidPlans.dialysisUpper')} />
          )}
          <p className="form-text mt-0">
            <T id="fluidPlans.dialysisHint" />
          </p>
        </>
      )}
    </>
  );
}
