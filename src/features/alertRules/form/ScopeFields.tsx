import { useWatch, type UseFormReturn } from 'react-hook-form';
import { ruleDialysis, ruleExclusions } from '@/domain/rules/alertRule';
import { rulePathologies } from '@/domain/rules/alertRule';
import { CheckListField } from '@/shared/forms/CheckListField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextField } from '@/shared/forms/TextField';
import { T, useT } from '@/shared/i18n/text';
import type { RuleEntries } from './ruleEntries';
import { dialysisWord, exclusionWord, scopeWord } from '../ruleWords';
import { useCategoryNames } from '../useCategoryNames';
import { PatientsField } from './PatientsField';

const scopes = ['all', 'category', 'pathology', 'patient'] as const;

/** For whom the rule is, and at which hours it may speak. */
export function ScopeFields({ form }: { form: UseFormReturn<RuleEntries> }) {
  const t = useT();
  const { control } = form;
  const [to, withPlan] = useWatch({ control, name: ['appliesTo.to', 'withPlan'] });
  const categories = useCategoryNames();
  return (
    <>
      <div className="nd-form-row">
        <SelectField
          control={control}
          name="appliesTo.to"
          label={t('alertRules.columnScope')}
          options={scopes.map((value) => ({ value, label: t(scopeWord[value]) }))}
        />
        <SelectField
          control={control}
          name="dialysis"
          label={t('alertRules.dialysis')}
          options={ruleDialysis.map((value) => ({ value, label: t(dialysisWord[value]) }))}
        />
      </div>
      {to === 'category' && (
        <CheckListField
          control={control}
          name="appliesTo.codes"
          label={t('alertRules.scopeCategory')}
          options={Object.entries(categories).map(([value, label]) => ({ value, label }))}
        />
      )}
      {to === 'pathology' && (
        <CheckListField
          control={control}
          name="appliesTo.pathologies"
          label={t('alertRules.scopePathology')}
          options={rulePathologies.map((value) => ({ value, label: t(`worklist.${value}`) }))}
        />
      )}
      {to === 'patient' && <PatientsField form={form} />}
      <div className="form-check mb-3">
        <input
          type="checkbox"
          id="rule-with-plan"
          className="form-check-input"
          checked={withPlan}
          onChange={({ target }) => form.setValue('withPlan', target.checked, { shouldDirty: true })}
        />
        <label className="form-check-label" htmlFor="rule-with-plan">
          <T id="alertRules.withPlan" />
        </label>
      </div>
      <CheckListField
        control={control}
        name="exclusions"
        label={t('alertRules.exclusions')}
        hint={t('alertRules.exclusionsHint')}
        options={ruleExclusions.map((value) => ({ value, label: t(exclusionWord[value]) }))}
      />
      <fieldset>
        <legend className="form-label fs-6">
          <T id="alertRules.activeHours" />
        </legend>
        <p className="form-text mt-0">
          <T id="alertRules.activeHoursHint" />
        </p>
        <div className="nd-form-row">
          <TextField
            control={control}
            name="activeHours.from"
            type="time"
            label={t('alertRules.hoursFrom')}
          />
          <TextField control={control} name="activeHours.to" type="time" label={t('alertRules.hoursTo')} />
        </div>
      </fieldset>
    </>
  );
}
