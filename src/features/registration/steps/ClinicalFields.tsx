import { dialysisModes } from '@/domain/patients/patient';
import { decimalsIn } from '@/domain/readings/units';
import { NumberField } from '@/shared/forms/NumberField';
import { SelectField } from '@/shared/forms/SelectField';
import { unitWord } from '@/shared/i18n/wording/amountWording';
import { useT } from '@/shared/i18n/text';
import type { ReactNode } from 'react';
import { errorValuesOf } from '../words';
import type { RegistrationFields } from './stepProps';
import { TickField } from './TickField';

const stages = ['1', '2', '3a', '3b', '4', '5'] as const;

/** How far the disease has come and how it is treated, beside the category. */
export function ClinicalFields({
  registration: { form, problems, units },
  category,
  dialysisDays,
}: {
  registration: RegistrationFields;
  /** The field of the category. */
  category: ReactNode;
  dialysisDays?: ReactNode;
}) {
  const t = useT();
  const { control } = form;
  const notKnown = { value: '', label: t('registration.notKnown') };
  const answers = [
    notKnown,
    { value: 'yes', label: t('answering.yes') },
    { value: 'no', label: t('answering.no') },
  ];
  return (
    <>
      <div className="nd-form-row">
        {category}
        <SelectField
          control={control}
          name="ckdStage"
          label={t('registration.ckdStage')}
          options={[
            { value: '', label: t('patient.notGiven') },
            ...stages.map((value) => ({ value, label: value })),
          ]}
        />
      </div>
      <div className="nd-form-row">
        <SelectField
          control={control}
          name="dialysisMode"
          label={t('audit.fieldDialysis')}
          options={[
            notKnown,
            ...dialysisModes.map((value) => ({ value, label: t(`registration.dialysis_${value}`) })),
          ]}
        />
        <NumberField
          control={control}
          name="dryWeight"
          label={t('patient.dryWeight')}
          unit={t(unitWord[units.weight])}
          decimals={decimalsIn(units.weight)}
          errorValues={errorValuesOf(problems, 'dryWeight', units)}
        />
      </div>
      {dialysisDays}
      <div className="nd-form-row">
        <SelectField
          control={control}
          name="transplant"
          label={t('registration.transplant')}
          options={answers}
        />
        <SelectField control={control} name="pregnant" label={t('registration.pregnant')} options={answers} />
      </div>
      <div className="nd-checks">
        <TickField control={control} name="anuric" label={t('registration.anuric')} />
      </div>
    </>
  );
}
