import Heart from 'lucide-react/icons/heart';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Icon } from '@/shared/ui/Icon';
import { PageHeader } from '@/shared/ui/PageHeader';
import { productOf } from './catalogue/catalogue';
import type { Product } from './catalogue/product';
import { ProductCard } from './ProductCard';
import { addToCart, changeShop, shopNow, toggleWish, useShop } from './state';
import { useUndo } from './useUndo';
import './shop.css';

/** The wish list of the demonstration (specification 2.7). */
export default function WishlistPage() {
  const t = useT();
  const list = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { wishes } = useShop();
  const undo = useUndo(() => heading.current?.focus());
  const products = wishes.flatMap((id) => productOf(id) ?? []);

  const leave = ({ id, name, colours: [colour] }: Product, isToCart: boolean) => {
    const { wishes: wishesBefore, cart } = shopNow();
    toggleWish(id);
    if (isToCart) addToCart({ id, colour, quantity: 1 });
    undo.offer({
      said: (
        <T id={isToCart ? 'shop.moved' : 'shop.unwished'} values={{ name: <bdi lang="en">{name}</bdi> }} />
      ),
      undo: () => changeShop(() => ({ wishes: wishesBefore, cart })),
    });
  };

  return (
    <>
      <PageHeader
        title={t('app.wishlist')}
        lead={<T id="shop.lead" />}
        actions={
          <>
            <Link to="/ecommerce/shop" className="btn btn-outline-secondary">
              <T id="shop.toShop" />
            </Link>
            <Link to="/ecommerce/checkout" className="btn btn-outline-primary">
              <Icon of={ShoppingCart} /> <T id="shop.cart" />
            </Link>
          </>
        }
      />
      {undo.strip}
      <h2 id={list} ref={heading} tabIndex={-1} className="h5">
        <T id="shop.wished" values={{ count: products.length }} />
      </h2>
      {products.length === 0 ? (
        <EmptyState
          icon={Heart}
          title={t('shop.noWishes')}
          text={t('shop.noWishesText')}
          action={
            <Link to="/ecommerce/shop" className="btn btn-primary">
              <T id="shop.toShop" />
            </Link>
          }
        />
      ) : (
        <ul className="nd-shop-grid" aria-labelledby={list}>
          {products.map((product) => (
            <ProductCard key={product.id} product={product}>
              <button
                type="button"
                className="btn btn-outline-secondary"
                aria-label={t('shop.actionOf', { action: t('shop.remove'), name: product.name })}
                onClick={() => leave(product, false)}
              >
                <Icon of={Trash2} /> <T id="shop.remove" />
              </button>
              {product.stock > 0 ? (
                <button
                  type="button"
                  className="btn btn-primary"
                  aria-label={t('shop.actionOf', { action: t('shop.moveToCart'), name: product.name })}
                  onClick={() => leave(product, true)}
                >
                  <Icon of={ShoppingCart} /> <T id="shop.moveToCart" />
                </button>
              ) : (
                <span className="nd-shop-soldOut">
                  <T id="shop.soldOut" />
                </span>
              )}
            </ProductCard>
          ))}
        </ul>
      )}
    </>
  );
}
