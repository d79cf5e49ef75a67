import { Link, useLocation } from 'react-router-dom';
import { measures, type Measure } from '@/domain/readings/measure';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { T, useT } from '@/shared/i18n/text';
import { bringIntoRow } from '@/shared/ui/rowScroll';
import { useMedia } from '@/shared/ui/useMedia';

/** From this width there is room for all of them beside one another. */
const ROOMY = '(min-width: 576px)';

/** The measures of a patient, each a link to the same period; on a telephone one choice. */
export function MeasureChoice({
  measure,
  onChoose,
}: {
  measure: Measure;
  onChoose: (measure: Measure) => void;
}) {
  const t = useT();
  const { search } = useLocation();
  const isRoomy = useMedia(ROOMY);
  const to = (one: Measure) => {
    const params = new URLSearchParams(search);
    params.set('measure', one);
    return `?${params.toString()}`;
  };
  if (!isRoomy)
    return (
      <select
        className="form-select nd-measure"
        aria-label={t('telemonitoring.measures')}
        value={measure}
        onChange={({ target }) => onChoose(target.value as Measure)}
      >
        {measures.map((one) => (
          <option key={one} value={one}>
            {t(measureWord[one])}
          </option>
        ))}
      </select>
    );
  return (
    <nav aria-label={t('telemonitoring.measures')} className="nav nd-measures nd-row-scrolls">
      {measures.map((one) => (
        <Link
          key={one}
          ref={one === measure ? bringIntoRow : undefined}
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
