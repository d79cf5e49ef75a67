import { useWatch, type UseFormReturn } from 'react-hook-form';
import { measures } from '@/domain/readings/measure';
import { isLabSubject, labSubjects } from '@/domain/rules/labSubjects';
import { subjectFacts, subjects, type Subject } from '@/domain/rules/ruleSubject';
import { NumberField } from '@/shared/forms/NumberField';
import { SelectField } from '@/shared/forms/SelectField';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { fieldId, useErrorText } from '@/shared/forms/fieldTypes';
import type { RuleEntries } from './ruleEntries';
import { aggregationWord, subjectWord } from '../ruleWords';
import { subjectChange } from './subjectChange';

/** Subjects as they are offered: what is measured at home, and what laboratories measure. */
const subjectGroups = [
  { name: 'alertRules.groupReadings', of: subjects.filter((one) => !isLabSubject(one)) },
  { name: 'alertRules.groupLaboratory', of: labSubjects },
] as const;

/** What the rule looks at, over how long, and on how much a judgement must stand. */
export function SubjectFields({
  form,
  isFixed,
}: {
  form: UseFormReturn<RuleEntries>;
  /** The rule goes on looking at what it always has: alerts and other limits refer to that. */
  isFixed: boolean;
}) {
  const t = useT();
  const { control, setValue, getValues, formState } = form;
  const errorText = useErrorText();
  const [subject, measure, aggregation, unit] = useWatch({
    control,
    name: ['subject', 'measure', 'aggregation', 'window.unit'],
  });
  const facts = subjectFacts[subject];
  const change = (next: Subject) => {
    for (const [field, value] of subjectChange(getValues(), next))
      setValue(field, value, { shouldDirty: true, shouldValidate: false });
  };
  const many = aggregation !== 'last';
  return (
    <>
      <div className="nd-form-row">
        <Field
          id={fieldId('subject')}
          label={t('alertRules.subject')}
          hint={isFixed ? t('alertRules.subjectFixed') : undefined}
          error={errorText(formState.errors.subject, undefined)}
          required
        >
          {(wiring) => (
            <select
              {...wiring}
              className="form-select"
              value={subject}
              onChange={({ target }) => change(target.value as Subject)}
            >
              {subjectGroups.map(({ name, of }) => {
                const offered = isFixed ? of.filter((one) => one === subject) : of;
                return (
                  offered.length > 0 && (
                    <optgroup key={name} label={t(name)}>
                      {offered.map((one) => (
                        <option key={one} value={one}>
                          {t(subjectWord[one])}
                        </option>
                      ))}
                    </optgroup>
                  )
                );
              })}
            </select>
          )}
        </Field>
        {subject === 'noData' ? (
          <SelectField
            control={control}
            name="measure"
            label={t('alertRules.awaited')}
            required
            options={(isFixed ? [measure] : measures).map((value) => ({
              value,
              label: t(measureWord[value]),
            }))}
          />
        ) : (
          <SelectField
            control={control}
            name="aggregation"
            label={t('alertRules.aggregation')}
            required
            options={facts.aggregations.map((value) => ({ value, label: t(aggregationWord[value]) }))}
          />
        )}
      </div>
      {subject !== 'noData' && (
        <div className="nd-form-row">
          <NumberField
            control={control}
            name="window.count"
            label={t('alertRules.window')}
            hint={unit === 'days' ? t('alertRules.windowHint', { days: facts.longestDays }) : undefined}
            decimals={0}
            required
          />
          <SelectField
            control={control}
            name="window.unit"
            label={t('alertRules.windowUnit')}
            options={(many ? ['days' as const] : ['hours' as const, 'days' as const]).map((value) => ({
              value,
              label: t(value === 'days' ? 'alertRules.patientDays' : 'alertRules.hours'),
            }))}
          />
          <NumberField
            control={control}
            name="minReadings"
            label={t('alertRules.minReadings')}
            decimals={0}
            required
          />
          {many && (
            <NumberField
              control={control}
              name="minDays"
              label={t('alertRules.minDays')}
              decimals={0}
              required
            />
          )}
        </div>
      )}
    </>
  );
}
