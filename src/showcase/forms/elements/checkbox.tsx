import Activity from 'lucide-react/icons/activity';
import Droplets from 'lucide-react/icons/droplets';
import Scale from 'lucide-react/icons/scale';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { CheckListField } from '@/shared/forms/CheckListField';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Example } from '../../frame/Example';
import { Showcase } from '../../frame/Showcase';
import source from './checkbox.tsx?raw';
import { weekdays } from './looks/days';
import { sizes, tones } from './looks/tones';
import '@/shared/forms/formRows.css';
import './looks/toned.css';

function InAForm() {
  const t = useT();
  const { control } = useForm({ defaultValues: { signs: ['oedema'] as string[] } });
  const signs = useWatch({ control, name: 'signs' });
  return (
    <>
      <CheckListField
        control={control}
        name="signs"
        label={<T id="showcase:/forms/elements/checkbox#signs" />}
        hint={<T id="showcase:/forms/elements/checkbox#signsHint" />}
        options={[
          { value: 'oedema', label: t('showcase:/forms/elements/checkbox#oedema') },
          { value: 'breath', label: t('showcase:/forms/elements/checkbox#breath') },
          { value: 'cramps', label: t('showcase:/forms/elements/checkbox#cramps') },
        ]}
      />
      <p role="status">
        <T id="showcase:/forms/elements/checkbox#count" values={{ count: signs.length }} />
      </p>
    </>
  );
}

function Basic() {
  return (
    <div className="form-check nd-check-line">
      <input type="checkbox" id="checkbox-told" className="form-check-input" defaultChecked />
      <label className="form-check-label" htmlFor="checkbox-told">
        <T id="showcase:/forms/elements/checkbox#told" />
      </label>
    </div>
  );
}

function Disabled() {
  const t = useT();
  const words = (['signed', 'notSigned'] as const).map((word) =>
    t(`showcase:/forms/elements/checkbox#${word}`),
  );
  return words.map((label, place) => (
    <div key={label} className="form-check nd-check-line">
      <input
        type="checkbox"
        id={`checkbox-locked-${place}`}
        className="form-check-input"
        defaultChecked={place === 0}
        disabled
      />
      <label className="form-check-label" htmlFor={`checkbox-locked-${place}`}>
        {label}
      </label>
    </div>
  ));
}

const measures = [
  { name: 'pressure', icon: Activity, label: 'common.bloodPressure' },
  { name: 'weight', icon: Scale, label: 'common.weight' },
  { name: 'fluid', icon: Droplets, label: 'patient.fluid' },
] as const;

/** The first box stands for all: neither ticked nor empty while some are. */
function AllOfThem() {
  const t = useT();
  const [chosen, setChosen] = useState<readonly string[]>(['weight']);
  const isAll = chosen.length === measures.length;
  return (
    <fieldset>
      <legend className="visually-hidden">
        <T id="showcase:/forms/elements/checkbox#measures" />
      </legend>
      <div className="form-check nd-check-line">
        <input
          type="checkbox"
          id="checkbox-all"
          className="form-check-input"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && !isAll;
          }}
          onChange={() => setChosen(isAll ? [] : measures.map(({ name }) => name))}
        />
        <label className="form-check-label fw-semibold" htmlFor="checkbox-all">
          <T id="showcase:/forms/elements/checkbox#measures" />
        </label>
      </div>
      {measures.map(({ name, label }) => (
        <div key={name} className="form-check nd-check-line ms-4">
          <input
            type="checkbox"
            id={`checkbox-of-${name}`}
            className="form-check-input"
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, name] : chosen.filter((one) => one !== name))
            }
          />
          <label className="form-check-label" htmlFor={`checkbox-of-${name}`}>
            {t(label)}
          </label>
        </div>
      ))}
    </fieldset>
  );
}

function Colours() {
  const t = useT();
  return tones.map(({ name, label }) => (
    <label key={name} className={`form-check nd-check-line nd-toned nd-tone-${name}`}>
      <input type="checkbox" className="form-check-input" defaultChecked /> {t(label)}
    </label>
  ));
}

function Sizes() {
  const t = useT();
  return sizes.map(({ name, label }) => (
    <label key={name} className={`form-check nd-check-line ${name}`}>
      <input type="checkbox" className="form-check-input" defaultChecked={name === 'nd-size-2'} /> {t(label)}
    </label>
  ));
}

function AsCards() {
  const t = useT();
  return (
    <div
      className="nd-choice-cards"
      role="group"
      aria-label={t('showcase:/forms/elements/checkbox#measures')}
    >
      {measures.map(({ name, icon, label }) => (
        <label key={name} className="nd-choice-card">
          <input type="checkbox" className="form-check-input" defaultChecked={name === 'weight'} />
          <span>
            <Icon of={icon} /> {t(label)}
          </span>
        </label>
      ))}
    </div>
  );
}

function AsButtons() {
  const t = useT();
  const intl = useIntl();
  return (
    <div className="d-flex flex-wrap gap-2" role="group" aria-label={t('fluidRecord.weekdays')}>
      {weekdays.map((day, place) => (
        <span key={day}>
          <input
            type="checkbox"
            className="btn-check"
            id={`checkbox-${day}`}
            defaultChecked={place % 2 === 0}
          />
          <label className="btn btn-outline-primary" htmlFor={`checkbox-${day}`}>
            {intl.formatDate(`${day}T12:00:00Z`, { weekday: 'short', timeZone: 'UTC' })}
          </label>
        </span>
      ))}
    </div>
  );
}

export default function CheckboxPage() {
  return (
    <Showcase address="/forms/elements/checkbox" source={source}>
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase:/forms/elements/checkbox#inAForm" of={{ InAForm }} />
      <Example title="showcase:/forms/elements/checkbox#all" of={{ AllOfThem }} />
      <Example title="showcase.disabled" of={{ Disabled }} />
      <Example title="showcase.colours" of={{ Colours }} />
      <Example title="showcase.sizes" of={{ Sizes }} />
      <Example title="showcase.icons" of={{ AsCards }} />
      <Example title="showcase.custom" of={{ AsButtons }} />
    </Showcase>
  );
}
