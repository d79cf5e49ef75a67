import { useCallback, useRef, useState } from 'react';
import { T } from '@/shared/i18n/text';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Tour } from './tour/Tour';
import source from './tour.tsx?raw';

const targets = {
  bar: '.nd-navbar',
  search: '.nd-navbar .nd-find',
  user: '.nd-navbar .nd-user',
};

const steps = (['bar', 'search', 'user'] as const).map((name) => ({
  at: targets[name],
  title: <T id={`showcase:/extensions/tour#${name}`} />,
  words: <T id={`showcase:/extensions/tour#${name}Words`} />,
}));

function Started() {
  const [isOn, setOn] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  const end = useCallback(() => {
    setOn(false);
    start.current?.focus();
  }, []);
  return (
    <>
      <button ref={start} type="button" className="btn btn-primary" onClick={() => setOn(true)}>
        <T id="showcase:/extensions/tour#start" />
      </button>
      {isOn && <Tour steps={steps} onEnd={end} />}
    </>
  );
}

export default function TourPage() {
  return (
    <Showcase address="/extensions/tour" source={source}>
      <Example title="showcase.basic" of={{ Started }} />
    </Showcase>
  );
}
