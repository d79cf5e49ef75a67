import { useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { ValueSlider } from './ValueSlider';

/** The ends of the scale come from the two fields; what lies beyond them is drawn in. */
function Dynamic() {
  const t = useT();
  const [bounds, setBounds] = useState({ min: 500, max: 2500 });
  const [value, setValue] = useState(1500);
  const isPossible = bounds.min < bounds.max;
  const shown = isPossible ? bounds : { min: 500, max: 2500 };
  return (
    <>
      <div className="d-flex flex-wrap gap-3">
        {(['min', 'max'] as const).map((end) => (
          <label key={end}>
            <T id={`showcase:/extensions/slider#${end}`} />
            <input
              type="text"
              inputMode="numeric"
              className="form-control"
              dir="ltr"
              aria-invalid={!isPossible}
              value={bounds[end]}
              onChange={({ target }) =>
                setBounds({ ...bounds, [end]: Number(target.value.replaceAll(/\D/g, '').slice(0, 4)) })
              }
            />
          </label>
        ))}
      </div>
      <p role="status" className="nd-field-error">
        {!isPossible && <T id="showcase:/extensions/slider#crossed" />}
      </p>
      <ValueSlider
        labels={[t('showcase:/extensions/slider#drinking')]}
        unit="mL"
        {...shown}
        step={10}
        value={Math.min(shown.max, Math.max(shown.min, value))}
        onChange={(next) => setValue(Number(next))}
      />
    </>
  );
}

function Reset() {
  const t = useT();
  const [value, setValue] = useState<number | number[]>(40);
  return (
    <>
      <ValueSlider
        labels={[t('showcase:/extensions/slider#pause')]}
        unit="min"
        value={value}
        onChange={setValue}
      />
      <button type="button" className="btn btn-outline-primary" onClick={() => setValue(40)}>
        <T id="showcase:/extensions/slider#reset" />
      </button>
    </>
  );
}

export { Dynamic, Reset };
