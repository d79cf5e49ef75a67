import { useIntl } from 'react-intl';
import { Card, CardBody } from 'reactstrap';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import '../basic/cards.css';

const accesses = [
  { name: 'fistula', share: 0.61, before: 0.58 },
  { name: 'graft', share: 0.12, before: 0.13 },
  { name: 'catheter', share: 0.19, before: 0.22 },
  { name: 'peritoneal', share: 0.08, before: 0.07 },
] as const;

/** Parts of a whole, with how much they changed. */
export function Accesses() {
  const t = useT();
  const intl = useIntl();
  const { percent } = useFormats();
  const change = (points: number) => intl.formatNumber(Math.round(points), { signDisplay: 'exceptZero' });
  return (
    <Card>
      <CardBody>
        <h3 className="h6">
          <T id="showcase:/cards/analytics#accesses" />
        </h3>
        <ul className="nd-card-list">
          {accesses.map(({ name, share, before }) => (
            <li key={name}>
              <div className="nd-card-line">
                <T id={`showcase:/cards/analytics#${name}`} />
                <span className="nd-figure">
                  <strong>{percent(share)}</strong>{' '}
                  <span className="text-body-secondary">
                    <T
                      id="showcase:/cards/analytics#points"
                      values={{ change: change((share - before) * 100) }}
                    />
                  </span>
                </span>
              </div>
              <ProgressBar
                label={t(`showcase:/cards/analytics#${name}`)}
                value={share}
                max={1}
                valueText={percent(share)}
              />
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
