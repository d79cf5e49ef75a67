import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, type Ref } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useProblemList } from '@/shared/forms/problemList';
import { SelectField } from '@/shared/forms/SelectField';
import { TextField } from '@/shared/forms/TextField';
import { T, useT } from '@/shared/i18n/text';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { TitledCard } from '@/shared/ui/TitledCard';
import { changeShop, shopNow, useShop } from '../state';
import { AddressCard } from './AddressCard';
import { addressSchema, addressTypes, blankAddress, type Address } from './forms';
import { addressOfStep } from './steps';
import '@/shared/forms/formRows.css';

const labels = {
  name: 'checkout.name',
  phone: 'checkout.phone',
  house: 'checkout.house',
  landmark: 'checkout.landmark',
  town: 'checkout.town',
  pincode: 'checkout.pincode',
  state: 'checkout.state',
  type: 'checkout.type',
} as const;

/** The second step: where the order goes. What is being typed is there again after a look at another page. */
export function AddressStep({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  const t = useT();
  const navigate = useNavigate();
  const { addresses, deliverTo } = useShop();
  const form = useForm<Address>({
    defaultValues: shopNow().address,
    resolver: zodResolver(addressSchema),
    shouldFocusError: false,
  });
  const { control, formState } = form;
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => changeShop(() => ({ address: { ...values } })),
      }),
    [subscribe],
  );
  const problems = useProblemList(formState.errors, labels);

  const deliver = (address: Address) => {
    changeShop(() => ({ deliverTo: address }));
    void navigate(addressOfStep('payment'));
  };
  const submit = form.handleSubmit((address) => {
    form.reset(blankAddress);
    changeShop((before) => ({ addresses: [...before.addresses, address], address: blankAddress }));
    deliver(address);
  });
  const text = (name: Exclude<keyof Address, 'type'>, isNeeded = true) => (
    <TextField control={control} name={name} label={t(labels[name])} required={isNeeded} maxLength={200} />
  );

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="h5">
        <T id="checkout.address" />
      </h2>
      <div className="nd-checkout">
        <TitledCard title={t('checkout.newAddress')}>
          <ErrorSummary problems={problems} attempt={formState.submitCount} />
          <form noValidate onSubmit={(event) => void submit(event)}>
            <div className="nd-form-row">
              {text('name')}
              {text('phone')}
            </div>
            <div className="nd-form-row">
              {text('house')}
              {text('landmark', false)}
            </div>
            <div className="nd-form-row">
              {text('town')}
              {text('pincode')}
            </div>
            <div className="nd-form-row">
              {text('state')}
              <SelectField
                control={control}
                name="type"
                label={t(labels.type)}
                required
                options={addressTypes.map((type) => ({ value: type, label: t(`checkout.${type}`) }))}
              />
            </div>
            <button type="submit" className="btn btn-primary">
              <T id="checkout.saveAddress" />
            </button>
          </form>
        </TitledCard>
        <TitledCard title={t('checkout.savedAddresses')}>
          <ul className="nd-checkout-lines">
            {addresses.map((address, place) => (
              <li key={place}>
                <AddressCard address={address} />
                {address === deliverTo && (
                  <p className="text-success fw-semibold mb-1">
                    <T id="checkout.chosenAddress" />
                  </p>
                )}
                <button
                  type="button"
                  className="btn btn-outline-primary"
                  aria-label={t('shop.actionOf', { action: t('checkout.deliverHere'), name: address.name })}
                  onClick={() => deliver(address)}
                >
                  <T id="checkout.deliverHere" />
                </button>
              </li>
            ))}
          </ul>
        </TitledCard>
      </div>
    </>
  );
}
