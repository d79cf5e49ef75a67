import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ProductPicture } from './catalogue/ProductPicture';
import type { Product } from './catalogue/product';
import { useMoney } from './money';
import { Stars } from './Stars';
import { addressOf } from './words';

/** A product of a list; its picture and its name lead to it. What it says of itself is English. */
export function ProductCard({ product, children }: { product: Product; children: ReactNode }) {
  const money = useMoney();
  const { name, brand, description, price, rating } = product;
  return (
    <li className="card nd-shop-card">
      <Link to={addressOf(product)} className="nd-shop-tile" tabIndex={-1} aria-hidden="true">
        <ProductPicture product={product} />
      </Link>
      <div className="nd-shop-words">
        <p className="nd-shop-facts">
          <Stars rating={rating} />
          <strong>{money(price)}</strong>
        </p>
        <h3 className="h6 mb-0">
          <Link to={addressOf(product)} className="nd-shop-name" lang="en">
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <p className="text-body-secondary mb-0">
          <bdi lang="en">{brand}</bdi>
        </p>
        <p className="nd-shop-description" lang="en" dir="ltr">
          {description}
        </p>
      </div>
      <div className="nd-shop-actions">{children}</div>
    </li>
  );
}
