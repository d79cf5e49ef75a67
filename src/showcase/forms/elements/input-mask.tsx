import { useState } from 'react';
import { IMaskInput } from 'react-imask';
import { T } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { Example } from '../../frame/Example';
import { Showcase } from '../../frame/Showcase';
import { Amount, Card } from './input-mask/maskedInputs';
import pieces from './input-mask/maskedInputs.tsx?raw';
import { Day, Phone } from './input-mask/plainMasks';
import plain from './input-mask/plainMasks.tsx?raw';
import source from './input-mask.tsx?raw';
import './looks/inputLooks.css';

/** What is stored is told apart from what is shown. */
function Order() {
  const [stored, setStored] = useState('');
  return (
    <>
      <Field
        label={<T id="showcase:/forms/elements/input-mask#order" />}
        hint={<T id="showcase:/forms/elements/input-mask#like" values={{ example: 'ND-2026-KX-0417' }} />}
      >
        {({ id, 'aria-describedby': described }) => (
          <IMaskInput
            mask="{ND}-0000-aa-0000"
            prepareChar={(char) => char.toUpperCase()}
            unmask
            onAccept={setStored}
            id={id}
            aria-describedby={described}
            className="form-control"
            dir="ltr"
            autoComplete="off"
          />
        )}
      </Field>
      <p role="status">
        {stored !== '' && <T id="showcase:/forms/elements/input-mask#stored" values={{ value: stored }} />}
      </p>
    </>
  );
}

export default function InputMaskPage() {
  return (
    <Showcase address="/forms/elements/input-mask" source={source}>
      <div className="nd-examples nd-fields-page">
        <Example title="showcase:/forms/elements/input-mask#day" source={plain} of={{ Day }} />
        <Example title="users.byPhone" source={plain} of={{ Phone }} />
        <Example title="showcase:/forms/elements/input-mask#card" source={pieces} of={{ Card }} />
        <Example title="showcase:/forms/elements/input-mask#order" of={{ Order }} />
        <Example title="showcase:/forms/elements/input-mask#amount" source={pieces} of={{ Amount }} />
      </div>
    </Showcase>
  );
}
