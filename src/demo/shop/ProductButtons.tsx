import Heart from 'lucide-react/icons/heart';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import type { Colour, Product } from './catalogue/product';
import { addToCart, toggleWish, useShop } from './state';

/** A heart that is full while the product is on the wish list. */
export function WishButton({ product: { id, name } }: { product: Product }) {
  const t = useT();
  const isWished = useShop().wishes.includes(id);
  return (
    <button
      type="button"
      className={`btn btn-outline-secondary nd-shop-heart ${isWished ? 'nd-shop-wished' : ''}`}
      aria-pressed={isWished}
      aria-label={t('shop.actionOf', { action: t('shop.wish'), name })}
      onClick={() => toggleWish(id)}
    >
      <Icon of={Heart} /> <T id="shop.wish" />
    </button>
  );
}

/**
 * Puts a product into the cart, and then leads there. The link takes the place of the button, and its focus.
 * @param colour the one chosen; absent where any in the cart will do, and its first colour is taken
 */
export function AddToCart({
  product,
  colour,
  quantity = 1,
}: {
  product: Product;
  colour?: Colour;
  quantity?: number;
}) {
  const t = useT();
  const { id, name, colours, stock } = product;
  const isThere = useShop().cart.some(
    (line) => line.id === id && (colour === undefined || line.colour === colour),
  );
  const link = useRef<HTMLAnchorElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (isThere && isPressed.current) link.current?.focus();
    isPressed.current = false;
  }, [isThere]);
  if (isThere) {
    return (
      <Link
        ref={link}
        to="/ecommerce/checkout"
        className="btn btn-outline-primary"
        aria-label={t('shop.actionOf', { action: t('shop.viewInCart'), name })}
      >
        <Icon of={ShoppingCart} /> <T id="shop.viewInCart" />
      </Link>
    );
  }
  if (stock === 0) {
    return (
      <span className="nd-shop-soldOut">
        <T id="shop.soldOut" />
      </span>
    );
  }
  const add = () => {
    isPressed.current = true;
    addToCart({ id, colour: colour ?? colours[0], quantity });
  };
  return (
    <button
      type="button"
      className="btn btn-primary"
      aria-label={t('shop.actionOf', { action: t('shop.addToCart'), name })}
      onClick={add}
    >
      <Icon of={ShoppingCart} /> <T id="shop.addToCart" />
    </button>
  );
}
