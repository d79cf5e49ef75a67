import { Link, useLocation } from 'react-router-dom';
import { measures, type Measure } from '@/domain/readings/measure';
import { measureWord } from '@/shared/i18n/measureWording';
import { T, useT } from '@/shared/i18n/text';

/** The measures of a patient, each a link to the same period. */
export function MeasureTabs({ measure }: { measure: Measure }) {
  const t = useT();
  const { search } = useLocation();
  const to = (one: Measure) => {
    const params = new URLSearchParams(search);
    params.set('measure', one);
    return `?${params.toString()}`;
  };
  return (
    <nav aria-label={t('telemonitoring.measures')} className="nav nav-pills nd-measures">
      {measures.map((one) => (
        <Link
          key={one}
          to={to(one)}
          className={`nav-link${one === measure ? ' active' : ''}`}
          aria-current={one === measure ? 'page' : undefined}
        >
          <T id={measureWord[one]} />
        </Link>
      ))}
    </nav>
  );
}
