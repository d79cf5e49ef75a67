import Star from 'lucide-react/icons/star';
import { T } from '@/shared/i18n/text';
import { useFormats } from '@/shared/i18n/format';
import { Icon } from '@/shared/ui/Icon';

/** What buyers think of a product, of five stars. */
export function Stars({ rating }: { rating: number }) {
  const formats = useFormats();
  const value = formats.number(rating, 1);
  return (
    <span className="nd-shop-stars">
      <Icon of={Star} size={16} />
      <span aria-hidden="true">{value}</span>
      <span className="visually-hidden">
        <T id="shop.stars" values={{ value }} />
      </span>
    </span>
  );
}
