import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { MessageId } from '@/locales';
import { SelectField } from '@/shared/forms/SelectField';
import { TextField } from '@/shared/forms/TextField';
import { T, useT } from '@/shared/i18n/text';
import { useMoney } from '../money';
import { methods, rateMonths, sampleBanks, sampleCards, type Method, type Payment } from './forms';
import { ratesOf } from './totals';

export const methodWords: Record<Method, MessageId> = {
  saved: 'checkout.bySaved',
  card: 'checkout.byCard',
  banking: 'checkout.byBanking',
  rates: 'checkout.byRates',
  cash: 'checkout.byCash',
};

/** The ways of paying, and what the chosen one asks for. */
export function PaymentFields({ form, total }: { form: UseFormReturn<Payment>; total: number }) {
  const t = useT();
  const money = useMoney();
  const { control, register } = form;
  const method = useWatch({ control, name: 'method' });
  const months = Number(useWatch({ control, name: 'months' }));
  const { first, each } = ratesOf(total, months);
  const same = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
  return (
    <>
      <fieldset className="mb-3">
        <legend className="fs-6">
          <T id="checkout.howToPay" />
        </legend>
        {methods.map((one) => (
          <label key={one} className="nd-shop-choice">
            <input {...register('method')} type="radio" className="form-check-input" value={one} />
            <T id={methodWords[one]} />
          </label>
        ))}
      </fieldset>
      {method === 'saved' && (
        <TextField
          control={control}
          name="cvv"
          label={t('checkout.cvv')}
          hint={t('checkout.cvvHint')}
          required
          maxLength={3}
        />
      )}
      {method === 'card' && (
        <SelectField
          control={control}
          name="card"
          label={t('checkout.card')}
          hint={t('checkout.cardHint')}
          options={same(sampleCards)}
        />
      )}
      {method === 'banking' && (
        <SelectField control={control} name="bank" label={t('checkout.bank')} options={same(sampleBanks)} />
      )}
      {method === 'rates' && (
        <SelectField
          control={control}
          name="months"
          label={t('checkout.months')}
          hint={t('checkout.ratesHint', { first: money(first), each: money(each) })}
          options={rateMonths.map((count) => ({
            value: count,
            label: t('checkout.monthCount', { count: Number(count) }),
          }))}
        />
      )}
      {method === 'cash' && (
        <p>
          <T id="checkout.cashHint" values={{ total: money(total) }} />
        </p>
      )}
    </>
  );
}
