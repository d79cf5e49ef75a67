import { useId, useState } from 'react';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { Segmented } from '@/shared/ui/Segmented';
import { Example } from '../../frame/Example';
import { Showcase } from '../../frame/Showcase';
import { sizes, tones } from './looks/tones';
import source from './radio.tsx?raw';
import './looks/toned.css';

/** What is offered to choose from. */
const treatments = [
  {
    name: 'haemodialysis',
    label: 'showcase:/forms/elements/radio#haemodialysis',
    more: 'showcase:/forms/elements/radio#haemodialysisMore',
  },
  {
    name: 'peritoneal',
    label: 'showcase:/forms/elements/radio#peritoneal',
    more: 'showcase:/forms/elements/radio#peritonealMore',
  },
  {
    name: 'transplant',
    label: 'showcase:/forms/elements/radio#transplant',
    more: 'showcase:/forms/elements/radio#transplantMore',
  },
] as const satisfies readonly { name: string; label: MessageId; more: MessageId }[];

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

/** The whole card is pressed; its second line describes the choice. */
function Cards() {
  const t = useT();
  const group = useId();
  return (
    <div
      className="nd-choice-cards"
      role="radiogroup"
      aria-label={t('showcase:/forms/elements/radio#treatment')}
    >
      {treatments.map(({ name, label, more }) => (
        <label key={name} className="nd-choice-card">
          <input
            type="radio"
            name={group}
            className="form-check-input"
            defaultChecked={name === 'peritoneal'}
            aria-labelledby={`${group}-${name}`}
            aria-describedby={`${group}-${name}-more`}
          />
          <span>
            <span id={`${group}-${name}`} className="d-block fw-semibold">
              {t(label)}
            </span>
            <span id={`${group}-${name}-more`} className="text-body-secondary">
              {t(more)}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}

/** Each stands for itself here, to be seen chosen. */
function Colours() {
  const t = useT();
  const group = useId();
  return tones.map(({ name, label }) => (
    <label key={name} className={`form-check nd-check-line nd-toned nd-tone-${name}`}>
      <input type="radio" name={`${group}-${name}`} className="form-check-input" defaultChecked /> {t(label)}
    </label>
  ));
}

function Sizes() {
  const t = useT();
  const group = useId();
  return sizes.map(({ name, label }) => (
    <label key={name} className={`form-check nd-check-line ${name}`}>
      <input type="radio" name={group} className="form-check-input" defaultChecked={name === 'nd-size-2'} />{' '}
      {t(label)}
    </label>
  ));
}

export default function RadioPage() {
  return (
    <Showcase address="/forms/elements/radio" source={source}>
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase:/forms/elements/radio#sideBySide" of={{ SideBySide }} />
      <Example title="showcase.custom" of={{ Cards }} />
      <Example title="showcase.colours" of={{ Colours }} />
      <Example title="showcase.sizes" of={{ Sizes }} />
    </Showcase>
  );
}
