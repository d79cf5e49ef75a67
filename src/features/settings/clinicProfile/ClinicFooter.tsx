import { isHttpsAddress } from '@/domain/settings/httpsAddress';
import { isLogo } from '@/domain/settings/logo';
import { isDecided } from '@/domain/settings/defaultSettings';
import { T, useT } from '@/shared/i18n/text';
import { useSetting } from '../slice';
import './clinicProfile.css';

/** The name, the logo and the links of the house. An address that no link may lead to stays words. */
export function ClinicFooter() {
  const t = useT();
  const general = useSetting('general');
  const links = useSetting('socialLinks')?.links ?? [];
  const isNamed = general !== undefined && isDecided(general);
  if (!isNamed && links.length === 0) return null;
  return (
    <div className="nd-house">
      {isNamed && (
        <span className="nd-house-name">
          {general.logo !== undefined && isLogo(general.logo) && <img src={general.logo} alt="" />}
          <bdi>{general.organisation}</bdi>
        </span>
      )}
      {links.length > 0 && (
        <nav aria-label={t('house.links')}>
          <ul className="nd-house-links">
            {links.map(({ label, url }) => (
              <li key={`${label} ${url}`}>
                {isHttpsAddress(url) ? (
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    <bdi>{label}</bdi>{' '}
                    <span className="visually-hidden">
                      <T id="house.opensNew" />
                    </span>
                  </a>
                ) : (
                  <bdi>{label}</bdi>
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
