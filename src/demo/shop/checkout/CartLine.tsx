import Heart from 'lucide-react/icons/heart';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { useFormats } from '@/shared/i18n/format';
import { Icon } from '@/shared/ui/Icon';
import type { Product } from '../catalogue/product';
import { ProductPicture } from '../catalogue/ProductPicture';
import { useMoney } from '../money';
import { QuantityStepper } from '../QuantityStepper';
import { changeLine } from '../state';
import { addressOf, colourWords } from '../words';
import { mostOf, type Line } from './cart';

/** A line of the cart. */
export function CartLine({
  line,
  product,
  day,
  onNone,
  onRemove,
  onWish,
}: {
  line: Line;
  product: Product;
  /** When it would come, ISO. */
  day: string;
  /** None are wanted any more: it is asked first. */
  onNone: () => void;
  onRemove: () => void;
  onWish: () => void;
}) {
  const t = useT();
  const formats = useFormats();
  const money = useMoney();
  const { name, price } = product;
  const { quantity, colour } = line;
  const named = t('checkout.lineName', { name, colour: t(colourWords[colour]) });
  return (
    <li className="card nd-checkout-line">
      <span className="nd-shop-tile">
        <ProductPicture product={product} colour={colour} />
      </span>
      <div className="nd-shop-words">
        <h3 className="h6 mb-0">
          <Link to={addressOf(product)} className="nd-shop-name" lang="en">
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <p className="mb-0 text-body-secondary">
          <T id={colourWords[colour]} /> · <T id="checkout.each" values={{ price: money(price) }} />
        </p>
        <p className="mb-0">
          <T id="shop.deliveredBy" values={{ day: formats.day(day, 'long') }} />
        </p>
        <strong>{money(price * quantity)}</strong>
      </div>
      <div className="nd-shop-actions">
        <QuantityStepper
          name={named}
          value={quantity}
          least={0}
          most={mostOf(product)}
          onChange={(next) => (next === 0 ? onNone() : changeLine({ ...line, quantity: next }))}
        />
        <button
          type="button"
          className="btn btn-outline-secondary"
          aria-label={t('shop.actionOf', { action: t('shop.remove'), name: named })}
          onClick={onRemove}
        >
          <Icon of={Trash2} /> <T id="shop.remove" />
        </button>
        <button
          type="button"
          className="btn btn-outline-secondary"
          aria-label={t('shop.actionOf', { action: t('checkout.toWishes'), name: named })}
          onClick={onWish}
        >
          <Icon of={Heart} /> <T id="checkout.toWishes" />
        </button>
      </div>
    </li>
  );
}
