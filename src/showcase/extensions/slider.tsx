import { useT } from '@/shared/i18n/text';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Dynamic, Reset } from './slider/sliderPlay';
import play from './slider/sliderPlay.tsx?raw';
import { Ranges, Several } from './slider/sliderRanges';
import ranges from './slider/sliderRanges.tsx?raw';
import { ValueSlider } from './slider/ValueSlider';
import source from './slider.tsx?raw';

function Basic() {
  const t = useT();
  const labels = [t('showcase:/extensions/slider#drinking')];
  return (
    <>
      <ValueSlider labels={labels} unit="mL" max={3000} step={50} defaultValue={1500} />
      <div className="nd-slider-tips">
        <ValueSlider labels={labels} unit="mL" max={3000} step={50} defaultValue={1000} />
      </div>
    </>
  );
}

function Marks() {
  const t = useT();
  const labels = [t('showcase:/extensions/slider#temperature')];
  const marks = { 34: '34 °C', 36: '36 °C', 37: '37 °C', 39: '39 °C' };
  return (
    <>
      <ValueSlider labels={labels} unit="°C" min={34} max={39} marks={marks} step={0.1} defaultValue={36.5} />
      <ValueSlider labels={labels} unit="°C" min={34} max={39} marks={marks} step={null} defaultValue={37} />
    </>
  );
}

function Disabled() {
  return <ValueSlider labels={[useT()('showcase:/extensions/slider#drinking')]} disabled defaultValue={30} />;
}

function Vertical() {
  const t = useT();
  const ends = [t('showcase:/extensions/slider#from'), t('showcase:/extensions/slider#to')];
  return (
    <>
      <ValueSlider
        labels={[t('showcase:/extensions/slider#drinking')]}
        unit="mL"
        vertical
        max={3000}
        step={50}
        defaultValue={1500}
      />
      <ValueSlider labels={ends} unit="mmHg" vertical range min={80} max={180} defaultValue={[110, 135]} />
    </>
  );
}

export default function SliderPage() {
  return (
    <Showcase address="/extensions/slider" source={source}>
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase:/extensions/slider#marks" of={{ Marks }} />
      <Example title="showcase:/extensions/slider#ranges" of={{ Ranges }} source={ranges} />
      <Example title="showcase.colours" of={{ Several }} source={ranges} />
      <Example title="showcase.disabled" of={{ Disabled }} />
      <Example title="showcase:/extensions/slider#resetting" of={{ Reset }} source={play} />
      <Example title="showcase:/extensions/slider#dynamic" of={{ Dynamic }} source={play} />
      <Example title="showcase.vertical" of={{ Vertical }} />
    </Showcase>
  );
}
