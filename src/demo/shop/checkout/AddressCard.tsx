import { T } from '@/shared/i18n/text';
import type { Address } from './forms';

/** An address as it is written on a parcel. */
export function AddressCard({ address }: { address: Address }) {
  const { name, phone, house, landmark, town, pincode, state, type } = address;
  const lines = [house, landmark, `${pincode} ${town}`, state, phone].filter((line) => line !== '');
  return (
    <address dir="auto" className="mb-2">
      <strong>{name}</strong> (<T id={`checkout.${type}`} />)
      {lines.map((line) => (
        <span key={line} className="d-block">
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  );
}
