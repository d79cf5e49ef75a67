import { useId, useState } from 'react';
import { Button, Progress } from 'reactstrap';
import type { MessageId } from '@/locales';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import source from './progress.tsx?raw';
import './styles/progress.css';

const MEASURES = 6;
const tones = ['primary', 'success', 'info', 'warning', 'danger'] as const;

/** The component of the product: it has a name, and says what its length means. */
function Product() {
  const t = useT();
  const [done, setDone] = useState(2);
  const said = t('showcase:/components/progress#measured', { done, all: MEASURES });
  return (
    <>
      <ProgressBar
        label={t('showcase:/components/progress#readings')}
        value={done}
        max={MEASURES}
        valueText={said}
      />
      <p role="status" className="my-2">
        {said}
      </p>
      <Button color="primary" disabled={done === MEASURES} onClick={() => setDone(done + 1)}>
        <T id="showcase:/components/progress#measure" />
      </Button>{' '}
      <Button outline onClick={() => setDone(0)}>
        <T id="showcase:/components/progress#restart" />
      </Button>
    </>
  );
}

/** What the bar says of itself, above it and to anyone who does not see it. */
function NamedBar({
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

function Colours() {
  return tones.map((tone, place) => <NamedBar key={tone} value={90 - place * 15} tone={tone} />);
}

function Labelled() {
  return <NamedBar value={65} className="nd-progress-thick" hasFigure />;
}

function Striped() {
  return tones.map((tone, place) => <NamedBar key={tone} value={30 + place * 15} tone={tone} striped />);
}

function Animated() {
  return <NamedBar value={75} tone="info" animated />;
}

function Sizes() {
  return ['nd-progress-thin', '', 'nd-progress-thick'].map((size) => (
    <NamedBar key={size} value={50} className={size} />
  ));
}

export default function ProgressPage() {
  return (
    <Showcase address="/components/progress" source={source}>
      <Example title="showcase.live" of={{ Product }} />
      <Example title="showcase.colours" of={{ Colours }} />
      <Example title="showcase:/components/progress#labelled" of={{ Labelled }} />
      <Example title="showcase:/components/progress#striped" of={{ Striped }} />
      <Example title="showcase:/components/progress#animated" of={{ Animated }} />
      <Example title="showcase.sizes" of={{ Sizes }} />
      <Example title="showcase:/components/progress#several" of={{ Several }} />
    </Showcase>
  );
}
