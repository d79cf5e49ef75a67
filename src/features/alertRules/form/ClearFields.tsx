import { useWatch, type UseFormReturn } from 'react-hook-form';
import { missingPolicies } from '@/domain/rules/alertRule';
import type { Units } from '@/domain/readings/units';
import { NumberField } from '@/shared/forms/NumberField';
import { SelectField } from '@/shared/forms/SelectField';
import { useT } from '@/shared/i18n/text';
import { limitDecimals, marginUnit } from '../limitUnits';
import type { RuleEntries } from './ruleEntries';
import { policyWord } from '../ruleWords';
import { useUnitWord } from './unitWords';

/** When an alert of this rule is over by itself, and what it means that nothing comes. */
export function ClearFields({
  form: { control },
  units,
}: {
  form: UseFormReturn<RuleEntries>;
  units: Units;
}) {
  const t = useT();
  const unitWord = useUnitWord();
  const [subject, basis] = useWatch({ control, name: ['subject', 'basis'] });
  const unit = marginUnit(subject, basis, units);
  // Data that came have come: there is no margin to that, and nothing that could be missing.
  const isSilence = subject === 'noData';
  return (
    <div className="nd-form-row">
      {!isSilence && (
        <NumberField
          control={control}
          name="clear.margin"
          label={t('alertRules.margin')}
          hint={t('alertRules.marginHint')}
          decimals={limitDecimals(unit)}
          {...unitWord(unit)}
          required
        />
      )}
      <NumberField
        control={control}
        name="clear.evaluations"
        label={t('alertRules.evaluations')}
        hint={t('alertRules.evaluationsHint')}
        decimals={0}
        required
      />
      {!isSilence && (
        <SelectField
          control={control}
          name="missingPolicy"
          label={t('alertRules.missing')}
          options={missingPolicies.map((value) => ({ value, label: t(policyWord[value]) }))}
        />
      )}
    </div>
  );
}
