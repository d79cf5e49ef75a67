import useEmblaCarousel from 'embla-carousel-react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useId, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { ProductPicture } from '../catalogue/ProductPicture';
import type { Product } from '../catalogue/product';
import { useMoney } from '../money';
import { Stars } from '../Stars';
import { addressOf } from '../words';

function subscribe(listener: () => void): () => void {
  const watch = new MutationObserver(listener);
  watch.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => watch.disconnect();
}

/** In which direction the page is read, for what moves by itself. */
const useDirection = (): 'ltr' | 'rtl' =>
  useSyncExternalStore(subscribe, () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'));

/** Products beside one another, moved by arrows, by the arrow keys and by a finger. */
export function RelatedProducts({ products }: { products: readonly Product[] }) {
  const t = useT();
  const money = useMoney();
  const heading = useId();
  const direction = useDirection();
  const [frame, carousel] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps', direction });
  const [ways, setWays] = useState({ back: false, on: true });
  useEffect(() => {
    if (!carousel) return undefined;
    const look = () => setWays({ back: carousel.canScrollPrev(), on: carousel.canScrollNext() });
    look();
    carousel.on('select', look).on('reInit', look);
    return () => {
      carousel.off('select', look).off('reInit', look);
    };
  }, [carousel]);
  const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const back = () => carousel?.scrollPrev(isStill());
  const on = () => carousel?.scrollNext(isStill());

  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    if ((event.key === 'ArrowRight') === (direction === 'ltr')) on();
    else back();
  };
  const arrow = (icon: typeof ChevronLeft, label: string, isPossible: boolean, go: () => void) => (
    <button
      type="button"
      className={`btn btn-outline-secondary btn-icon ${isPossible ? '' : 'disabled'}`}
      aria-label={label}
      aria-disabled={!isPossible}
      onClick={isPossible ? go : undefined}
      onKeyDown={byKey}
    >
      <Icon of={icon} directional />
    </button>
  );
  return (
    <section aria-labelledby={heading}>
      <div className="nd-shop-related-head">
        <h2 id={heading} className="h5 mb-0">
          <T id="shop.related" />
        </h2>
        {arrow(ChevronLeft, t('shop.relatedBack'), ways.back, back)}
        {arrow(ChevronRight, t('shop.relatedOn'), ways.on, on)}
      </div>
      <div className="nd-shop-related" ref={frame}>
        <ul>
          {products.map((product) => (
            <li key={product.id}>
              <Link to={addressOf(product)} className="card nd-shop-slide" onKeyDown={byKey}>
                <ProductPicture product={product} />
                <bdi lang="en" className="fw-semibold">
                  {product.name}
                </bdi>{' '}
                <span className="nd-shop-facts">
                  <Stars rating={product.rating} /> {money(product.price)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
