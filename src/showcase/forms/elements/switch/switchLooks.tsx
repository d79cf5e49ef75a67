import { useState } from 'react';
import { useT } from '@/shared/i18n/text';
import { SwitchLine } from '../looks/SwitchLine';
import { sizes, tones } from '../looks/tones';
import '../looks/toned.css';

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

export { Colours, Disabled, Sizes };
