import { useId, type ReactNode } from 'react';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { catalogue } from './catalogue/catalogue';
import { brands, categories } from './catalogue/product';
import { PriceFilter } from './PriceFilter';
import { counted, ratings, type Wanted } from './search';
import { categoryWords } from './words';
import { Choice } from './Choice';

/** What narrows the list of the shop. Every number is what the list would have with that answer. */
export function FilterPanel({
  wanted,
  change,
}: {
  wanted: Wanted;
  change: (change: Readonly<Record<string, string | null>>, isPassing?: boolean) => void;
}) {
  const t = useT();
  const id = useId();
  const ofCategory = counted(catalogue, wanted, 'category');
  const ofBrand = counted(catalogue, wanted, 'brand');
  const ofRating = counted(catalogue, wanted, 'rating');
  const group = (title: MessageId, children: ReactNode) => (
    <fieldset className="nd-shop-group">
      <legend className="fs-6">
        <T id={title} />
      </legend>
      {children}
    </fieldset>
  );
  const pick = (chosen: (typeof brands)[number]) =>
    brands.filter((brand) => (brand === chosen) !== wanted.brands.includes(brand)).join(',');
  return (
    <div className="nd-shop-filters">
      {group('shop.price', <PriceFilter name={`${id}-price`} wanted={wanted} change={change} />)}
      {group(
        'shop.category',
        (['', ...categories] as const).map((category) => (
          <Choice
            key={category}
            type="radio"
            name={`${id}-category`}
            checked={wanted.category === category}
            count={ofCategory((one) => category === '' || one.category === category)}
            onChange={() => change({ category })}
          >
            <T id={category === '' ? 'shop.allCategories' : categoryWords[category]} />
          </Choice>
        )),
      )}
      {group(
        'shop.brand',
        brands.map((brand) => (
          <Choice
            key={brand}
            type="checkbox"
            name={`${id}-brand`}
            checked={wanted.brands.includes(brand)}
            count={ofBrand((one) => one.brand === brand)}
            onChange={() => change({ brand: pick(brand) })}
          >
            <bdi lang="en">{brand}</bdi>
          </Choice>
        )),
      )}
      {group(
        'shop.rating',
        [0, ...ratings].map((stars) => (
          <Choice
            key={stars}
            type="radio"
            name={`${id}-rating`}
            checked={wanted.rating === stars}
            count={ofRating(({ rating }) => rating >= stars)}
            onChange={() => change({ rating: stars === 0 ? null : String(stars) })}
          >
            {stars === 0 ? t('shop.anyRating') : t('shop.starsUp', { count: stars })}
          </Choice>
        )),
      )}
    </div>
  );
}
