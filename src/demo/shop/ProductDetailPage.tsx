import PackageX from 'lucide-react/icons/package-x';
import { Link, useSearchParams } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { catalogue, productOf, relatedTo } from './catalogue/catalogue';
import { Guarantees } from './detail/Guarantees';
import { ProductView } from './detail/ProductView';
import { RelatedProducts } from './detail/RelatedProducts';
import { ShopLinks } from './ShopLinks';
import { useMovedFocus } from './useMovedFocus';
import './shop.css';
import './detail/detail.css';

const RELATED = 7;

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
