import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { Icon } from '@/shared/ui/Icon';
import { Example } from '../../frame/Example';
import { Showcase } from '../../frame/Showcase';
import { SwitchLine } from './looks/SwitchLine';
import { sizes, tones } from './looks/tones';
import source from './switch.tsx?raw';
import './looks/toned.css';

function Basic() {
  const t = useT();
  const [isOn, setOn] = useState(true);
  return <SwitchLine label={t('showcase:/forms/elements/switch#summary')} isOn={isOn} onChange={setOn} />;
}

/** What it did is said, for nothing else is to be seen. */
function Told() {
  const t = useT();
  const dispatch = useDispatch();
  const [isOn, setOn] = useState(false);
  const change = (next: boolean) => {
    setOn(next);
    const message = next ? 'showcase:/forms/elements/switch#nowOn' : 'showcase:/forms/elements/switch#nowOff';
    dispatch(noticed({ tone: 'info', message }));
  };
  return <SwitchLine label={t('showcase:/forms/elements/switch#night')} isOn={isOn} onChange={change} />;
}

function Controlled() {
  const t = useT();
  const [isOn, setOn] = useState(false);
  return (
    <>
      <SwitchLine label={t('showcase:/forms/elements/switch#remind')} isOn={isOn} onChange={setOn} />
      <p role="status">
        <T id={isOn ? 'showcase:/forms/elements/switch#isOn' : 'showcase:/forms/elements/switch#isOff'} />
      </p>
      <button type="button" className="btn btn-outline-primary me-2" onClick={() => setOn(true)}>
        <T id="showcase:/forms/elements/switch#turnOn" />
      </button>
      <button type="button" className="btn btn-outline-primary" onClick={() => setOn(false)}>
        <T id="showcase:/forms/elements/switch#turnOff" />
      </button>
    </>
  );
}

function WithIcons() {
  const [isDark, setDark] = useState(false);
  const words = isDark ? 'showcase:/forms/elements/switch#dark' : 'showcase:/forms/elements/switch#bright';
  const label = (
    <>
      <Icon of={isDark ? Moon : Sun} /> <T id={words} />
    </>
  );
  return <SwitchLine className="fs-5 fw-semibold" label={label} isOn={isDark} onChange={setDark} />;
}

function Sizes() {
  const t = useT();
  const [on, setOn] = useState<readonly string[]>(['nd-size-2']);
  return sizes.map(({ name, label }) => (
    <SwitchLine
      key={name}
      className={name}
      label={t(label)}
      isOn={on.includes(name)}
      onChange={(next) => setOn(next ? [...on, name] : on.filter((one) => one !== name))}
    />
  ));
}

function Colours() {
  const t = useT();
  const [off, setOff] = useState<readonly string[]>([]);
  return tones.map(({ name, label }) => (
    <SwitchLine
      key={name}
      className={`nd-toned nd-tone-${name}`}
      label={t(label)}
      isOn={!off.includes(name)}
      onChange={(next) => setOff(next ? off.filter((one) => one !== name) : [...off, name])}
    />
  ));
}

/** Nobody can change them now. Why stands beside them. */
function Disabled() {
  const t = useT();
  const words = [
    t('showcase:/forms/elements/switch#lockedOn'),
    t('showcase:/forms/elements/switch#lockedOff'),
  ];
  return words.map((label, place) => (
    <SwitchLine key={label} label={label} isOn={place === 0} onChange={() => undefined} disabled />
  ));
}

export default function SwitchPage() {
  return (
    <Showcase address="/forms/elements/switch" source={source}>
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase.sizes" of={{ Sizes }} />
      <Example title="showcase.colours" of={{ Colours }} />
      <Example title="showcase:/forms/elements/switch#told" of={{ Told }} />
      <Example title="showcase.controlled" of={{ Controlled }} />
      <Example title="showcase.disabled" of={{ Disabled }} />
      <Example title="showcase.icons" of={{ WithIcons }} />
    </Showcase>
  );
}
