import { useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { Segmented } from '@/shared/ui/Segmented';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Classes } from './textutilities/textClasses';
import classes from './textutilities/textClasses.tsx?raw';
import './typography/elements.css';
import source from './textutilities.tsx?raw';

const names = (all: readonly string[]) => all.map((value) => ({ value, label: value }));

function Colours() {
  const tones = ['primary', 'success', 'info', 'warning', 'danger', 'secondary', 'body', 'body-secondary'];
  return tones.map((tone) => (
    <p key={tone} className={`text-${tone} mb-1`}>
      <T id="showcase:/ui-element/textutilities#sentence" /> <code>.text-{tone}</code>
    </p>
  ));
}

function Alignment() {
  const t = useT();
  const [side, setSide] = useState('text-start');
  const sides = names(['text-start', 'text-center', 'text-end', 'text-md-end']);
  return (
    <>
      <Segmented label={t('showcase.alignment')} options={sides} value={side} onChange={setSide} />
      <p className={`mt-3 ${side}`}>
        <T id="showcase:/ui-element/textutilities#paragraph" />
      </p>
    </>
  );
}

function Transform() {
  const t = useT();
  const [form, setForm] = useState('text-uppercase');
  const forms = names(['text-lowercase', 'text-uppercase', 'text-capitalize']);
  const label = t('showcase:/ui-element/textutilities#transform');
  return (
    <>
      <Segmented label={label} options={forms} value={form} onChange={setForm} />
      <p className={`mt-3 ${form}`}>
        <T id="showcase:/ui-element/textutilities#sentence" />
      </p>
    </>
  );
}

function Wrapping() {
  const t = useT();
  const [way, setWay] = useState('text-wrap');
  const ways = names(['text-wrap', 'text-truncate', 'text-break']);
  const label = t('showcase:/ui-element/textutilities#wrapping');
  return (
    <>
      <Segmented label={label} options={ways} value={way} onChange={setWay} />
      <p className={`mt-3 nd-short-box ${way}`}>
        <T id="showcase:/ui-element/textutilities#longWord" />
      </p>
    </>
  );
}

export default function TextUtilitiesPage() {
  return (
    <Showcase address="/ui-element/textutilities" source={source}>
      <Example title="showcase.colours" of={{ Colours }} />
      <Example title="showcase.alignment" of={{ Alignment }} />
      <Example title="showcase:/ui-element/textutilities#transform" of={{ Transform }} />
      <Example title="showcase:/ui-element/textutilities#wrapping" of={{ Wrapping }} />
      <Example title="showcase.options" of={{ Classes }} source={classes} />
    </Showcase>
  );
}
