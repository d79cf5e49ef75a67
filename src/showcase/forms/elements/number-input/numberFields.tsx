import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { NumberField, type NumberEntry } from '@/shared/forms/NumberField';
import { T } from '@/shared/i18n/text';

const limits = { min: 30, max: 220 };
const isUsual = (pulse: NumberEntry) =>
  typeof pulse !== 'number' || (pulse >= limits.min && pulse <= limits.max);
const schema = z.object({
  pulse: z
    .custom<NumberEntry>((entry) => typeof entry === 'number', { error: 'validation.number' })
    .check(z.refine(isUsual, { error: 'validation.outOfRange' })),
});

/** Whole numbers with their unit. What is out of range is said when the box is left. */
function Whole() {
  const { control } = useForm({
    defaultValues: { pulse: null },
    resolver: zodResolver(schema),
    mode: 'onTouched',
  });
  return (
    <NumberField
      control={control}
      name="pulse"
      label={<T id="common.pulse" />}
      unit="/min"
      decimals={0}
      errorValues={limits}
    />
  );
}

/** Comma and point are both understood where only one reading is possible. */
function Decimals() {
  const { control } = useForm<{ weight: NumberEntry }>({ defaultValues: { weight: 72.45 } });
  const weight = useWatch({ control, name: 'weight' });
  const { formatNumber } = useIntl();
  return (
    <>
      <NumberField control={control} name="weight" label={<T id="common.weight" />} unit="kg" decimals={2} />
      <p role="status">
        {typeof weight === 'number' && (
          <T
            id="showcase:/forms/elements/number-input#read"
            values={{ value: formatNumber(weight, { style: 'unit', unit: 'kilogram', unitDisplay: 'long' }) }}
          />
        )}
      </p>
    </>
  );
}

/** A sum is shown in the notation of the reader as it is typed. */
function Formatted() {
  const { control } = useForm<{ price: NumberEntry }>({ defaultValues: { price: 12345.5 } });
  const price = useWatch({ control, name: 'price' });
  const { formatNumber } = useIntl();
  return (
    <>
      <NumberField
        control={control}
        name="price"
        label={<T id="showcase:/forms/elements/number-input#price" />}
        unit="EUR"
        unitLabel="€"
        decimals={2}
      />
      <p role="status">
        {typeof price === 'number' && formatNumber(price, { style: 'currency', currency: 'EUR' })}
      </p>
    </>
  );
}

export { Decimals, Formatted, Whole };
