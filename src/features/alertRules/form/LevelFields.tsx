import { comparators, type Comparator } from '@/domain/rules/comparators';
import Plus from 'lucide-react/icons/plus';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { levelSeverities } from '@/domain/rules/alertRule';
import type { Units } from '@/domain/readings/units';
import { SelectField } from '@/shared/forms/SelectField';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { emptyLevel, type RuleEntries } from './ruleEntries';
import { comparatorWord } from '../ruleWords';
import { LevelRow } from './LevelRow';
import { blankLevels } from './subjectChange';

/** Bands need a figure of one kind only, and days without data can only be too many. */
function offered(subject: RuleEntries['subject'], basis: RuleEntries['basis']): readonly Comparator[] {
  if (subject === 'noData') return ['atLeast'];
  if (subject === 'pressure' || basis === 'plan')
    return comparators.filter((one) => one !== 'between' && one !== 'outside');
  return comparators;
}

/** From which figure on the rule speaks, and how urgently. */
export function LevelFields({ form, units }: { form: UseFormReturn<RuleEntries>; units: Units }) {
  const t = useT();
  const { control, setValue, getValues } = form;
  const [subject, basis] = useWatch({ control, name: ['subject', 'basis'] });
  const { fields, append, remove } = useFieldArray({ control, name: 'levels' });
  const used = useWatch({ control, name: 'levels' }).map(({ severity }) => severity);
  const next = levelSeverities.find((severity) => !used.includes(severity));
  return (
    <>
      <div className="nd-form-row">
        <SelectField
          control={control}
          name="comparator"
          label={t('alertRules.comparator')}
          required
          options={offered(subject, basis).map((value) => ({ value, label: t(comparatorWord[value]) }))}
        />
        {subject === 'water' && (
          <SelectField
            control={control}
            name="basis"
            label={t('alertRules.basis')}
            options={(['figure', 'plan'] as const).map((value) => ({
              value,
              label: t(value === 'plan' ? 'alertRules.basisPlan' : 'alertRules.basisFigure'),
            }))}
            onChosen={() => {
              setValue('levels', blankLevels(getValues('levels')), { shouldDirty: true });
              if (getValues('comparator') === 'between' || getValues('comparator') === 'outside')
                setValue('comparator', 'atLeast', { shouldDirty: true });
            }}
          />
        )}
      </div>
      {fields.map((field, place) => (
        <LevelRow
          key={field.id}
          form={form}
          place={place}
          units={units}
          onRemove={
            fields.length > 1
              ? () => {
                  remove(place);
                  form.setFocus('comparator');
                }
              : undefined
          }
        />
      ))}
      {next && (
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => append(emptyLevel(next), { focusName: `levels.${fields.length}.severity` })}
        >
          <Icon of={Plus} /> <T id="alertRules.addLevel" />
        </button>
      )}
    </>
  );
}
