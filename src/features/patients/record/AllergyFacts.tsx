import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'react-router-dom';
import type { AllergyStanding } from '@/domain/allergies/standing';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';

/** So many are named where there is room; where there is little, the most dangerous one. */
const NAMED = 3;

/**
 * Allergies, the most dangerous first, as a way to their page. That nothing was recorded is said as that: it is not the
 * same as none.
 */
export function AllergyFacts({ standing, to }: { standing: AllergyStanding | undefined; to: string }) {
  const t = useT();
  const { known = [], none } = standing ?? {};
  const named = known.slice(0, NAMED);
  const more = (shown: number) =>
    known.length > shown && <T id="allergies.more" values={{ count: known.length - shown }} />;
  return (
    <Link
      to={to}
      className={`nd-allergy-fact ${known.length > 0 ? 'nd-allergy-known' : ''} ${standing ? '' : 'nd-allergy-unknown'}`}
    >
      {!(none && known.length === 0) && <Icon of={TriangleAlert} size={16} />}
      {known.length > 0 && (
        <>
          <T id="allergies.inHead" />
          {named.map(({ substance, criticality }, place) => (
            <span key={place} className={place > 0 ? 'nd-allergy-wide' : undefined}>
              {t('allergies.withRisk', { substance, risk: t(`allergies.risk_${criticality ?? 'unknown'}`) })}
            </span>
          ))}
          <span className="nd-allergy-wide">{more(NAMED)}</span>
          <span className="nd-allergy-narrow">{more(1)}</span>
        </>
      )}
      {none && <T id={`allergies.none_${none}`} />}
      {!standing && <T id="allergies.unrecorded" />}
    </Link>
  );
}
