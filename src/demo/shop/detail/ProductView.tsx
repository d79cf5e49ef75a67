import { useId, useState, type Ref } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { useFormats } from '@/shared/i18n/format';
import { ProductPicture, shades } from '../catalogue/ProductPicture';
import type { Product } from '../catalogue/product';
import { isSameLine, mostOf } from '../checkout/cart';
import { useDeliveryDay } from '../checkout/useDeliveryDay';
import { AddToCart, WishButton } from '../ProductButtons';
import { useMoney } from '../money';
import { QuantityStepper } from '../QuantityStepper';
import { Stars } from '../Stars';
import { changeLine, useShop } from '../state';
import { colourWords } from '../words';
import { ShareProduct } from './ShareProduct';

/** A product in full, and what can be done with it. */
export function ProductView({ product, heading }: { product: Product; heading: Ref<HTMLHeadingElement> }) {
  const t = useT();
  const formats = useFormats();
  const money = useMoney();
  const group = useId();
  const deliveryDay = useDeliveryDay();
  const [colour, setColour] = useState(product.colours[0]);
  const [wanted, setWanted] = useState(1);
  const { id, name, brand, description, price, rating, ratings, stock, colours } = product;
  const line = useShop().cart.find((one) => isSameLine(one, { id, colour }));
  return (
    <article className="card nd-shop-product">
      <div className="nd-shop-tile">
        <ProductPicture product={product} colour={colour} />
      </div>
      <div>
        <h2 ref={heading} tabIndex={-1} className="h4" lang="en">
          <bdi>{name}</bdi>
        </h2>
        <p>
          <T id="shop.by" values={{ brand: <bdi lang="en">{brand}</bdi> }} />
        </p>
        <p className="nd-shop-facts">
          <strong className="fs-4">{money(price)}</strong>
          <span className="nd-shop-rated">
            <Stars rating={rating} /> <T id="shop.ratings" values={{ count: ratings }} />
          </span>
        </p>
        <p lang="en" dir="ltr" className="nd-shop-saying">
          {description}
        </p>
        <ul>
          <li>
            <T id="shop.inclusive" />
          </li>
          <li>
            <T id="shop.deliveredBy" values={{ day: formats.day(deliveryDay(product.days), 'long') }} />
          </li>
        </ul>
        <fieldset className="mb-3">
          <legend className="fs-6">
            <T id="shop.colour" />
          </legend>
          <div className="nd-shop-colours">
            {colours.map((one) => (
              <label key={one} className="nd-shop-colour">
                <input
                  type="radio"
                  className="form-check-input"
                  name={group}
                  checked={one === colour}
                  onChange={() => setColour(one)}
                />
                <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                  <circle cx="10" cy="10" r="9" fill={shades[one]} stroke="currentColor" />
                </svg>
                <T id={colourWords[one]} />
              </label>
            ))}
          </div>
        </fieldset>
        <p className={stock === 0 ? 'text-danger fw-semibold' : 'text-success fw-semibold'}>
          <T id="shop.stock" values={{ count: stock }} />
        </p>
        <div className="nd-shop-actions mb-3">
          {stock > 0 && (
            <QuantityStepper
              name={name}
              value={line?.quantity ?? wanted}
              least={1}
              most={mostOf(product)}
              onChange={(quantity) => (line ? changeLine({ ...line, quantity }) : setWanted(quantity))}
            />
          )}
          <AddToCart product={product} colour={colour} quantity={wanted} />
          <WishButton product={product} />
        </div>
        <h3 className="h6">{t('shop.share')}</h3>
        <ShareProduct product={product} />
      </div>
    </article>
  );
}
