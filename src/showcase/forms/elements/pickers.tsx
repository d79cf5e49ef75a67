import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { DateField } from '@/shared/forms/DateField';
import { DateTimeField } from '@/shared/forms/DateTimeField';
import { TextField } from '@/shared/forms/TextField';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { Example } from '../../frame/Example';
import { Showcase } from '../../frame/Showcase';
import { Limited, Several, Stay, Unless, Week } from './pickers/dayPickers';
import days from './pickers/dayPickers.tsx?raw';
import source from './pickers.tsx?raw';
import './looks/inputLooks.css';

/** The day is said in words below, for 03/04 is another day elsewhere. */
function InWords() {
  const { control } = useForm({ defaultValues: { born: '1962-04-03' } });
  return <DateField control={control} name="born" label={<T id="patient.dateOfBirth" />} max="2026-12-31" />;
}

/** The time is the one where the patient lives. */
function WithTime() {
  const t = useT();
  const { control } = useForm({ defaultValues: { session: '2026-11-24T07:30:00Z' as string | null } });
  return (
    <DateTimeField
      control={control}
      name="session"
      label={t('showcase:/forms/elements/pickers#session')}
      hint={<T id="showcase:/forms/elements/pickers#zone" values={{ zone: 'Europe/Lisbon' }} />}
      timeZone="Europe/Lisbon"
    />
  );
}

/** 24 hours, filled in beforehand. */
function Time() {
  const { control } = useForm({ defaultValues: { reminder: '08:15' } });
  return (
    <TextField
      control={control}
      name="reminder"
      type="time"
      label={<T id="showcase:/forms/elements/pickers#reminder" />}
    />
  );
}

const [FIRST, LAST] = ['16:00', '22:30'];

/** The evening shift alone: what lies outside of it is refused with words. */
function Evening() {
  const [time, setTime] = useState('18:00');
  const isRefused = time === '' || time < FIRST || time > LAST;
  const limits = { from: FIRST, to: LAST };
  return (
    <Field
      label={<T id="showcase:/forms/elements/pickers#start" />}
      hint={<T id="showcase:/forms/elements/pickers#within" values={limits} />}
      error={isRefused ? <T id="showcase:/forms/elements/pickers#notWithin" values={limits} /> : undefined}
    >
      {(control) => (
        <input
          {...control}
          type="time"
          className="form-control"
          dir="ltr"
          min={FIRST}
          max={LAST}
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
      )}
    </Field>
  );
}

export default function PickersPage() {
  return (
    <Showcase address="/forms/elements/pickers" source={source}>
      <div className="nd-examples nd-fields-page">
        <Example title="showcase:/forms/elements/pickers#inWords" of={{ InWords }} />
        <Example title="showcase:/forms/elements/pickers#withTime" of={{ WithTime }} />
        <Example title="showcase:/forms/elements/pickers#limited" source={days} of={{ Limited }} />
        <Example title="showcase:/forms/elements/pickers#unless" source={days} of={{ Unless }} />
        <Example title="showcase:/forms/elements/pickers#range" source={days} of={{ Stay }} />
        <Example title="showcase:/forms/elements/pickers#several" source={days} of={{ Several }} />
        <Example title="showcase:/forms/elements/pickers#weeks" source={days} of={{ Week }} />
        <Example title="showcase:/forms/elements/pickers#time" of={{ Time }} />
        <Example title="showcase:/forms/elements/pickers#limitedTime" of={{ Evening }} />
      </div>
    </Showcase>
  );
}
