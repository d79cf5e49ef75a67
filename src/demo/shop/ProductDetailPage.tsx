import type { LucideIcon } from 'lucide-react';
import PackageX from 'lucide-react/icons/package-x';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';
import { Link, useSearchParams } from 'react-router-dom';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Icon } from '@/shared/ui/Icon';
import { PageHeader } from '@/shared/ui/PageHeader';
import { catalogue, productOf, relatedTo } from './catalogue/catalogue';
import { FREE_DELIVERY_FROM } from './checkout/totals';
import { ProductView } from './detail/ProductView';
import { RelatedProducts } from './detail/RelatedProducts';
import { useMoney } from './money';
import { ShopLinks } from './ShopLinks';
import { useMovedFocus } from './useMovedFocus';
import './shop.css';
import './detail/detail.css';

const RELATED = 7;

/** What holds for everything that the shop sells. */
function Guarantees() {
  const t = useT();
  const money = useMoney();
  const promise = (icon: LucideIcon, title: MessageId, text: MessageId) => (
    <li>
      <Icon of={icon} size={28} className="text-primary" />
      <h3 className="h6 mb-0">
        <T id={title} />
      </h3>
      <p className="mb-0 text-body-secondary">
        <T id={text} values={{ amount: money(FREE_DELIVERY_FROM) }} />
      </p>
    </li>
  );
  return (
    <section className="mb-4" aria-label={t('shop.promises')}>
      <h2 className="visually-hidden">
        <T id="shop.promises" />
      </h2>
      <ul className="nd-shop-promises">
        {promise(Truck, 'shop.freeDelivery', 'shop.freeDeliveryText')}
        {promise(RotateCcw, 'shop.returns', 'shop.returnsText')}
        {promise(ShieldCheck, 'shop.warranty', 'shop.warrantyText')}
      </ul>
    </section>
  );
}

/** A product of the shop (specification 2.7): the one that `?id=` names, the first where it names none. */
export default function ProductDetailPage() {
  const t = useT();
  const [params] = useSearchParams();
  const id = params.get('id');
  const product = id === null ? catalogue[0] : productOf(Number(id));
  const heading = useMovedFocus(product?.id ?? 0);
  return (
    <>
      <PageHeader
        title={t('app.productDetail')}
        lead={<T id="shop.lead" />}
        actions={
          <>
            <Link to="/ecommerce/shop" className="btn btn-outline-secondary">
              <T id="shop.toShop" />
            </Link>
            <ShopLinks />
          </>
        }
      />
      {product ? (
        <>
          <ProductView key={product.id} product={product} heading={heading} />
          <Guarantees />
          <RelatedProducts key={`related-${product.id}`} products={relatedTo(product, RELATED)} />
        </>
      ) : (
        <EmptyState
          icon={PackageX}
          title={t('shop.unknownProduct')}
          text={t('shop.unknownProductText')}
          action={
            <Link to="/ecommerce/shop" className="btn btn-primary">
              <T id="shop.toAll" />
            </Link>
          }
        />
      )}
    </>
  );
}
