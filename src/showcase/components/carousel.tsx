import { useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { Segmented } from '@/shared/ui/Segmented';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { advice, AdvicePicture, AdviceWithCaption } from './carousel/adviceSlides';
import { SlideShow } from './carousel/SlideShow';
import source from './carousel.tsx?raw';

const pictures = advice.map((one) => ({ name: one.name, content: <AdvicePicture of={one} /> }));
const captioned = advice.map((one) => ({ name: one.name, content: <AdviceWithCaption of={one} /> }));

/** It knows by itself which slide is shown. */
function Basic() {
  return <SlideShow label={useT()('showcase:/components/carousel#daily')} slides={pictures} />;
}

function Captions() {
  return <SlideShow label={useT()('showcase:/components/carousel#captions')} slides={captioned} />;
}

/** Which slide is shown is known outside, and decided there as well. */
function Controlled() {
  const t = useT();
  const [at, setAt] = useState(1);
  return (
    <>
      <div className="mb-3">
        <Segmented
          label={t('showcase:/components/carousel#shown')}
          value={String(at)}
          onChange={(value) => setAt(Number(value))}
          options={advice.map(({ name }, place) => ({
            value: String(place),
            label: <T id={`showcase:/components/carousel#${name}Short`} />,
          }))}
        />
      </div>
      <SlideShow label={t('showcase.controlled')} slides={captioned} at={at} onAt={setAt} />
    </>
  );
}

/** Goes on after four seconds, and waits while somebody points at it. */
function Interval() {
  return (
    <SlideShow label={useT()('showcase:/components/carousel#interval')} slides={captioned} everyMs={4000} />
  );
}

function Restless() {
  return (
    <SlideShow
      label={useT()('showcase:/components/carousel#restless')}
      slides={captioned}
      everyMs={4000}
      restsUnderPointer={false}
    />
  );
}

/** Arrow keys are left to what surrounds it; its buttons are reached by the tabulator. */
function NoKeys() {
  return (
    <SlideShow label={useT()('showcase:/components/carousel#noKeys')} slides={pictures} hasKeys={false} />
  );
}

export default function CarouselPage() {
  return (
    <Showcase address="/components/carousel" source={source}>
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase:/components/carousel#captions" of={{ Captions }} />
      <Example title="showcase.controlled" of={{ Controlled }} />
      <Example title="showcase:/components/carousel#interval" of={{ Interval }} />
      <Example title="showcase:/components/carousel#restless" of={{ Restless }} />
      <Example title="showcase:/components/carousel#noKeys" of={{ NoKeys }} />
    </Showcase>
  );
}
