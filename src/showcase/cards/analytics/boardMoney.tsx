import { useIntl } from 'react-intl';
import { Card, CardBody } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import '../basic/cards.css';

/** Euros, invented. */
const funds = [
  { name: 'machines', spent: 42_000, whole: 60_000 },
  { name: 'training', spent: 7_500, whole: 9_000 },
  { name: 'travel', spent: 3_100, whole: 12_000 },
] as const;

function Funds() {
  const t = useT();
  const intl = useIntl();
  const euros = (value: number) =>
    intl.formatNumber(value, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
  return (
    <div className="nd-cards nd-cards-wide">
      <Card>
        <CardBody>
          <h3 className="h6">
            <T id="showcase:/cards/analytics#funds" />
          </h3>
          <p className="nd-card-large">
            {euros(funds.reduce((sum, { whole, spent }) => sum + whole - spent, 0))}
          </p>
          <ul className="nd-card-list">
            {funds.map(({ name, spent, whole }) => {
              const said = t('showcase:/cards/analytics#of', { spent: euros(spent), whole: euros(whole) });
              const label = t(`showcase:/cards/analytics#${name}`);
              return (
                <li key={name}>
                  <div className="nd-card-line">
                    <span>{label}</span>
                    <span className="nd-figure">{said}</span>
                  </div>
                  <ProgressBar label={label} value={spent} max={whole} valueText={said} />
                </li>
              );
            })}
          </ul>
        </CardBody>
      </Card>
    </div>
  );
}

export { Funds };
