import { useId } from 'react';
import { T } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { Example } from '../../frame/Example';
import { Showcase } from '../../frame/Showcase';
import { Decimals, Formatted, Whole } from './number-input/numberFields';
import fields from './number-input/numberFields.tsx?raw';
import { NumberStepper } from './number-input/NumberStepper';
import stepper from './number-input/NumberStepper.tsx?raw';
import source from './number-input.tsx?raw';
import './looks/inputLooks.css';

/** What is only read can be selected and copied; what is locked is passed over. */
function States() {
  return (
    <>
      <Field label={<T id="showcase:/forms/elements/number-input#dry" />}>
        {(control) => (
          <input {...control} className="form-control nd-number" value="68.5" dir="ltr" readOnly />
        )}
      </Field>
      <Field label={<T id="showcase:/forms/elements/number-input#sessions" />}>
        {(control) => <input {...control} className="form-control nd-number" value="3" dir="ltr" disabled />}
      </Field>
    </>
  );
}

/** The browser’s own keeps to its limits by itself, but takes 1e3 for a number and drops what it cannot read. */
function Native() {
  const id = useId();
  return (
    <>
      <label className="form-label" htmlFor={id}>
        <T id="showcase:/forms/elements/number-input#needles" />
      </label>
      <input
        id={id}
        type="number"
        className="form-control"
        min={0}
        max={20}
        step={2}
        defaultValue={4}
        dir="ltr"
      />
    </>
  );
}

export default function NumberInputPage() {
  return (
    <Showcase address="/forms/elements/number-input" source={source}>
      <div className="nd-examples nd-fields-page">
        <Example title="showcase.basic" source={stepper} of={{ NumberStepper }} />
        <Example title="showcase.validation" source={fields} of={{ Whole }} />
        <Example title="showcase:/forms/elements/number-input#decimals" source={fields} of={{ Decimals }} />
        <Example title="showcase:/forms/elements/number-input#formatted" source={fields} of={{ Formatted }} />
        <Example title="showcase.states" of={{ States }} />
        <Example title="showcase:/forms/elements/number-input#native" of={{ Native }} />
      </div>
    </Showcase>
  );
}
