import { useId, useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { Segmented } from '@/shared/ui/Segmented';
import { Example } from '../../frame/Example';
import { Showcase } from '../../frame/Showcase';
import { Cards, Colours, Sizes } from './radio/radioLooks';
import looks from './radio/radioLooks.tsx?raw';
import { treatments } from './radio/treatments';
import source from './radio.tsx?raw';

/** The question is the legend; one that cannot be chosen now stays in sight. */
function Basic() {
  const t = useT();
  const group = useId();
  const [chosen, setChosen] = useState<string>('haemodialysis');
  return (
    <fieldset>
      <legend className="form-label fs-6">
        <T id="showcase:/forms/elements/radio#treatment" />
      </legend>
      {treatments.map(({ name, label }) => (
        <div key={name} className="form-check nd-check-line">
          <input
            type="radio"
            name={group}
            id={`${group}-${name}`}
            className="form-check-input"
            checked={chosen === name}
            disabled={name === 'transplant'}
            onChange={() => setChosen(name)}
          />
          <label className="form-check-label" htmlFor={`${group}-${name}`}>
            {t(label)}
          </label>
        </div>
      ))}
    </fieldset>
  );
}

function SideBySide() {
  const t = useT();
  const [chosen, setChosen] = useState<'mmHg' | 'kPa'>('mmHg');
  return (
    <>
      <Segmented
        label={t('showcase:/forms/elements/radio#unit')}
        value={chosen}
        onChange={setChosen}
        options={[
          { value: 'mmHg', label: 'mmHg' },
          { value: 'kPa', label: 'kPa' },
        ]}
      />
      <p className="mt-2" role="status">
        <T
          id="showcase:/forms/elements/radio#pressure"
          values={{ value: chosen === 'mmHg' ? 135 : 18, unit: chosen }}
        />
      </p>
    </>
  );
}

export default function RadioPage() {
  return (
    <Showcase address="/forms/elements/radio" source={source}>
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase:/forms/elements/radio#sideBySide" of={{ SideBySide }} />
      <Example title="showcase.custom" source={looks} of={{ Cards }} />
      <Example title="showcase.colours" source={looks} of={{ Colours }} />
      <Example title="showcase.sizes" source={looks} of={{ Sizes }} />
    </Showcase>
  );
}
