import { categoryChanges } from '@/domain/enrolment/defaults';
import { CheckListField } from '@/shared/forms/CheckListField';
import { SelectField } from '@/shared/forms/SelectField';
import { useT } from '@/shared/i18n/text';
import { useWeekdays } from '../useWeekdays';
import { ClinicalFields } from './ClinicalFields';
import type { StepProps } from './stepProps';

/** The group the patient goes into, which proposes the rest; dry weight and dialysis. */
export function CategoryStep({ registration, facts }: StepProps) {
  const t = useT();
  const weekdays = useWeekdays();
  const { form, entries } = registration;
  const { control } = form;
  const { categories } = facts.choices;
  const choose = (code: string) => {
    const of = (wanted: string) => categories.find((one) => one.code === wanted);
    const reason = t('registration.planReasonUsual');
    // What the form still says is the category before.
    const change = categoryChanges(entries, { before: of(entries.category), chosen: of(code), reason });
    form.setValues(change);
  };
  const isDialysed = entries.dialysisMode !== 'none' && entries.dialysisMode !== '';
  return (
    <ClinicalFields
      registration={registration}
      category={
        <SelectField
          control={control}
          name="category"
          label={t('audit.fieldCategory')}
          hint={t('registration.categoryHint')}
          required
          onChosen={choose}
          options={[
            { value: '', label: t('conditions.choose') },
            ...categories.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      }
      dialysisDays={
        isDialysed && (
          <CheckListField
            control={control}
            name="dialysisWeekdays"
            label={t('audit.fieldDialysisDays')}
            options={weekdays}
          />
        )
      }
    />
  );
}
