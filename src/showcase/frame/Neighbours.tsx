import { Link } from 'react-router-dom';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { T, useT } from '@/shared/i18n/text';
import { showcaseAddresses, type ShowcaseAddress } from '@/shared/navigation/showcaseAddresses';
import { Icon } from '@/shared/ui/Icon';

/** The page before, the page after, and all of them. */
export function Neighbours({ of: address }: { of: ShowcaseAddress }) {
  const t = useT();
  const place = showcaseAddresses.indexOf(address);
  const before = showcaseAddresses[place - 1];
  const after = showcaseAddresses[place + 1];
  return (
    <nav className="nd-showcase-way" aria-label={t('showcase.way')}>
      <div className="nd-showcase-neighbours">
        {before && (
          <Link to={before} rel="prev" className="btn btn-outline-primary">
            <Icon of={ArrowLeft} directional /> {t('showcase.previous', { page: t(`showcase:${before}`) })}
          </Link>
        )}
        {after && (
          <Link to={after} rel="next" className="btn btn-outline-primary ms-auto">
            {t('showcase.next', { page: t(`showcase:${after}`) })} <Icon of={ArrowRight} directional />
          </Link>
        )}
      </div>
      <details>
        <summary>
          <T id="showcase.all" />
        </summary>
        <ul>
          {showcaseAddresses.map((one) => (
            <li key={one}>
              <Link to={one} {...(one === address && { 'aria-current': 'page' })}>
                <T id={`showcase:${one}`} />
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
