import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Units } from '@/domain/readings/units';
import { NumberField } from '@/shared/forms/NumberField';
import { SelectField } from '@/shared/forms/SelectField';
import { T, useT } from '@/shared/i18n/text';
import { evenShares, slotsIn, type PlanEntries } from './planEntries';
import { usePlanField } from './usePlanField';

const ways = ['equal', 'frontLoaded', 'percent'] as const;

/** How the day total goes over the slots; shares in per cent with their sum. */
export function DistributionFields({ form, units }: { form: UseFormReturn<PlanEntries>; units: Units }) {
  const t = useT();
  const { control, getValues, setValue } = form;
  const field = usePlanField(form, units);
  const [by, slot] = useWatch({ control, name: ['fluidDistribution.by', 'fluidSlot'] });
  const count = slotsIn(slot);
  return (
    <>
      <SelectField
        control={control}
        name="fluidDistribution.by"
        label={t('fluidPlans.distribution')}
        options={ways.map((value) => ({ value, label: t(`fluidPlans.${value}`) }))}
        onChosen={(chosen) => {
          const isBlank = getValues('fluidDistribution.shares').every(({ percent }) => percent === null);
          if (chosen === 'percent' && isBlank)
            setValue('fluidDistribution.shares', evenShares(count), { shouldDirty: true });
        }}
      />
      {by === 'percent' && (
        <>
          <div className="nd-shares">
            {Array.from({ length: count }, (_, place) => (
              <NumberField
                key={place}
                {...field.number(`fluidDistribution.shares.${place}.percent` as const, 1)}
                label={t('fluidPlans.shareOf', { number: place + 1 })}
                unit="%"
                required
              />
            ))}
          </div>
          <ShareSum form={form} count={count} />
        </>
      )}
    </>
  );
}

function ShareSum({ form: { control }, count }: { form: UseFormReturn<PlanEntries>; count: number }) {
  const intl = useIntl();
  const shares = useWatch({ control, name: 'fluidDistribution.shares' });
  const sum = shares
    .slice(0, count)
    .reduce((all, { percent }) => all + (typeof percent === 'number' ? percent : 0), 0);
  const isWhole = Math.abs(sum - 100) < 1e-6;
  return (
    <p role="status" className={isWhole ? 'text-success' : 'nd-field-error'}>
      <T
        id={isWhole ? 'fluidPlans.sumWhole' : 'fluidPlans.sumOff'}
        values={{
          sum: intl.formatNumber(sum / 100, { style: 'percent', maximumFractionDigits: 1 }),
          rest: intl.formatNumber((100 - sum) / 100, {
            style: 'percent',
            maximumFractionDigits: 1,
            signDisplay: 'exceptZero',
          }),
        }}
      />
    </p>
  );
}
