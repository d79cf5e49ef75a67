import { useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { ValueSlider } from './ValueSlider';

const listOf = (value: number | number[]): number[] => (Array.isArray(value) ? value : [value]);

/** Two ends that say what lies between them; and with steps, whose ends keep their distance. */
function Ranges() {
  const t = useT();
  const ends = [t('showcase:/extensions/slider#from'), t('showcase:/extensions/slider#to')];
  return (
    <>
      <p>
        <T id="showcase:/extensions/slider#target" />
      </p>
      <ValueSlider labels={ends} unit="mmHg" range min={80} max={180} defaultValue={[110, 135]} />
      <ValueSlider
        labels={ends}
        unit="mmHg"
        range={{ draggableTrack: true }}
        min={80}
        max={180}
        step={10}
        dots
        pushable={10}
        defaultValue={[120, 140]}
      />
      <ValueSlider labels={ends} unit="mmHg" range disabled min={80} max={180} defaultValue={[110, 135]} />
    </>
  );
}

/** Three ends and the parts between them, each in its colour. */
function Several() {
  const t = useT();
  const [limits, setLimits] = useState([500, 1200, 1800]);
  const labels = (['low', 'plan', 'high'] as const).map((name) => t(`showcase:/extensions/slider#${name}`));
  return (
    <>
      <div className="nd-slider-toned">
        <ValueSlider
          labels={labels}
          unit="mL"
          range
          min={0}
          max={2500}
          step={100}
          pushable={100}
          value={limits}
          onChange={(value) => setLimits(listOf(value))}
        />
      </div>
      <p role="status" className="d-flex flex-wrap column-gap-3">
        {labels.map((label, place) => (
          <span key={label}>
            <T id="showcase:/extensions/slider#said" values={{ label, amount: limits[place] ?? 0 }} />
          </span>
        ))}
      </p>
    </>
  );
}

export { Ranges, Several };
