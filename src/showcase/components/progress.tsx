import { useState } from 'react';
import { Button } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { NamedBar, Several } from './progress/progressBars';
import pieces from './progress/progressBars.tsx?raw';
import source from './progress.tsx?raw';

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
      <Example title="showcase:/components/progress#several" of={{ Several }} source={pieces} />
    </Showcase>
  );
}
