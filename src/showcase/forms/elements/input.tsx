import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordInput } from '@/shared/forms/PasswordInput';
import { TextField } from '@/shared/forms/TextField';
import { T } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { Example } from '../../frame/Example';
import { Showcase } from '../../frame/Showcase';
import { Floating, FloatingWithIcons, OneFile, Sizes, WithIcons } from './input/inputLooks';
import looks from './input/inputLooks.tsx?raw';
import { Judged, ToldBelow } from './input/toldBelow';
import told from './input/toldBelow.tsx?raw';
import source from './input.tsx?raw';
import './looks/inputLooks.css';

/** What every form of the product is made of. */
function InAForm() {
  const { control } = useForm({ defaultValues: { ward: '' } });
  const [password, setPassword] = useState('');
  return (
    <>
      <TextField
        control={control}
        name="ward"
        label={<T id="showcase:/forms/elements/input#ward" />}
        hint={<T id="showcase:/forms/elements/input#wardHint" />}
        maxLength={60}
        required
      />
      <Field label={<T id="auth.password" />} className="">
        {(wiring) => <PasswordInput control={wiring} value={password} onChange={setPassword} ref={null} />}
      </Field>
    </>
  );
}

/** What can be typed into, what is only read, what is locked, and what is no box at all. */
function States() {
  return (
    <>
      <Field label={<T id="showcase:/forms/elements/input#room" />}>
        {(control) => <input {...control} className="form-control" defaultValue="B 12" autoComplete="off" />}
      </Field>
      <Field label={<T id="showcase:/forms/elements/input#number" />}>
        {(control) => <input {...control} className="form-control" value="ND-204771" readOnly />}
      </Field>
      <Field label={<T id="showcase:/forms/elements/input#machine" />}>
        {(control) => <input {...control} className="form-control" value="HD 7" disabled />}
      </Field>
      <dl className="mb-0">
        <dt>
          <T id="showcase:/forms/elements/input#unit" />
        </dt>
        <dd className="form-control-plaintext py-0">Millpond</dd>
      </dl>
    </>
  );
}

export default function InputPage() {
  return (
    <Showcase address="/forms/elements/input" source={source}>
      <div className="nd-examples nd-fields-page">
        <Example title="showcase:/forms/elements/input#inAForm" of={{ InAForm }} />
        <Example title="showcase.states" of={{ States }} />
        <Example title="showcase:/forms/elements/input#judged" source={told} of={{ Judged }} />
        <Example title="showcase.validation" source={told} of={{ ToldBelow }} />
        <Example title="showcase.icons" source={looks} of={{ WithIcons }} />
        <Example title="showcase:/forms/elements/input#floating" source={looks} of={{ Floating }} />
        <Example
          title="showcase:/forms/elements/input#floatingIcons"
          source={looks}
          of={{ FloatingWithIcons }}
        />
        <Example title="showcase.sizes" source={looks} of={{ Sizes }} />
        <Example title="showcase:/forms/elements/input#file" source={looks} of={{ OneFile }} />
      </div>
    </Showcase>
  );
}
