import LinkIcon from 'lucide-react/icons/link';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { useHref } from 'react-router-dom';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import type { Product } from '../catalogue/product';
import { addressOf } from '../words';

/** Two ways to show a product to somebody else; neither asks anything of the network. */
export function ShareProduct({ product }: { product: Product }) {
  const t = useT();
  const [said, say] = useState<MessageId | null>(null);
  const address = new URL(useHref(addressOf(product)), window.location.origin).href;
  const subject = encodeURIComponent(product.name);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      say('shop.copied');
    } catch {
      say('shop.notCopied');
    }
  };
  return (
    <div>
      <div className="nd-shop-actions" role="group" aria-label={t('shop.share')}>
        <button type="button" className="btn btn-outline-secondary" onClick={() => void copy()}>
          <Icon of={LinkIcon} /> <T id="shop.copyLink" />
        </button>
        <a
          className="btn btn-outline-secondary"
          href={`mailto:?subject=${subject}&body=${encodeURIComponent(address)}`}
          onClick={() => say('shop.mailing')}
        >
          <Icon of={Mail} /> <T id="shop.byMail" />
        </a>
      </div>
      <p role="status" className="mb-0 mt-2 nd-shop-address">
        {said && <T id={said} values={{ address: <bdi dir="ltr">{address}</bdi> }} />}
      </p>
    </div>
  );
}
