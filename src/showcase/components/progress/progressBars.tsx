import './progress.css';
import { useId } from 'react';
import { Progress } from 'reactstrap';
import type { MessageId } from '@/locales';
import { useFormats } from '@/shared/i18n/format';
import { T } from '@/shared/i18n/text';

/** What the bar says of itself, above it and to anyone who does not see it. */
export function NamedBar({
  value,
  label = 'showcase:/components/progress#ofToday',
  tone = 'primary',
  className = '',
  hasFigure = false,
  ...look
}: {
  value: number;
  label?: MessageId;
  tone?: string;
  className?: string;
  hasFigure?: boolean;
  striped?: boolean;
  animated?: boolean;
}) {
  const id = useId();
  const share = useFormats().percent(value / 100);
  return (
    <div className="mb-3">
      <div className="d-flex justify-content-between gap-2 mb-1">
        <span id={id}>
          <T id={label} />
        </span>
        {!hasFigure && <span className="text-body-secondary">{share}</span>}
      </div>
      <Progress
        {...look}
        value={value}
        className={className}
        barClassName={`text-bg-${tone}`}
        barAriaLabelledBy={id}
        barAriaValueText={share}
      >
        {hasFigure && share}
      </Progress>
    </div>
  );
}

const parts = [
  { share: 45, tone: 'primary', label: 'showcase:/components/progress#drunk' },
  { share: 25, tone: 'info', label: 'showcase:/components/progress#eaten' },
  { share: 10, tone: 'warning', label: 'showcase:/components/progress#medicines' },
] as const;

/** What one whole is made of; what each part is stands beneath, for its colour alone says nothing. */
function Several() {
  const id = useId();
  const { percent } = useFormats();
  return (
    <>
      <Progress multi className="nd-progress-thick mb-2">
        {parts.map(({ share, tone }) => (
          <Progress
            key={tone}
            bar
            value={share}
            className={`text-bg-${tone}`}
            barAriaLabelledBy={`${id}-${tone}`}
            barAriaValueText={percent(share / 100)}
          >
            {percent(share / 100)}
          </Progress>
        ))}
      </Progress>
      <ul className="list-inline mb-0">
        {parts.map(({ share, tone, label }) => (
          <li key={tone} className="list-inline-item">
            <span className={`badge text-bg-${tone}`}>{percent(share / 100)}</span>{' '}
            <span id={`${id}-${tone}`}>
              <T id={label} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

export { Several };
