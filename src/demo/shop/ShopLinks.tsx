import Heart from 'lucide-react/icons/heart';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Link } from 'react-router-dom';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { useShop } from './state';

/** The ways to the wish list and to the cart, with how much is there. */
export function ShopLinks() {
  const { wishes, cart } = useShop();
  const things = cart.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <Link to="/ecommerce/wishlist" className="btn btn-outline-secondary">
        <Icon of={Heart} /> <T id="shop.toWishes" values={{ count: wishes.length }} />
      </Link>
      <Link to="/ecommerce/checkout" className="btn btn-outline-primary">
        <Icon of={ShoppingCart} /> <T id="shop.toCart" values={{ count: things }} />
      </Link>
    </>
  );
}
