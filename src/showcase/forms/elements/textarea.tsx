import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { T } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { Example } from '../../frame/Example';
import { Showcase } from '../../frame/Showcase';
import source from './textarea.tsx?raw';
import './looks/inputLooks.css';

function InAForm() {
  const { control } = useForm({ defaultValues: { note: '' } });
  return (
    <TextAreaField
      control={control}
      name="note"
      label={<T id="showcase:/forms/elements/textarea#note" />}
      hint={<T id="showcase:/forms/elements/textarea#noteHint" />}
      rows={4}
      maxLength={2000}
    />
  );
}

const LIMIT = 20;

/** Nothing is cut off: what is too much is shown, and said once. */
function Counted() {
  const [text, setText] = useState('');
  const isOver = text.length > LIMIT;
  return (
    <Field
      label={<T id="showcase:/forms/elements/textarea#headline" />}
      error={isOver ? <T id="showcase:/forms/elements/textarea#over" values={{ limit: LIMIT }} /> : undefined}
      hint={
        <span className={isOver ? 'text-danger fw-semibold' : undefined}>
          {text.length} / {LIMIT}
        </span>
      }
    >
      {(control) => (
        <textarea
          {...control}
          className="form-control"
          rows={2}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </Field>
  );
}

function Floating() {
  return (
    <div className="form-floating nd-floating">
      <textarea id="textarea-floating" className="form-control nd-grows" placeholder="" />
      <label htmlFor="textarea-floating">
        <T id="showcase:/forms/elements/textarea#letter" />
      </label>
    </div>
  );
}

function States() {
  return (['readOnly', 'disabled'] as const).map((state) => (
    <Field key={state} label={<T id={`showcase:/forms/elements/textarea#${state}`} />}>
      {(control) => (
        <textarea {...control} className="form-control" {...{ [state]: true }} value="HD, 3 × 4 h" />
      )}
    </Field>
  ));
}

export default function TextareaPage() {
  return (
    <Showcase address="/forms/elements/textarea" source={source}>
      <div className="nd-examples nd-fields-page">
        <Example title="showcase:/forms/elements/textarea#inAForm" of={{ InAForm }} />
        <Example title="showcase:/forms/elements/textarea#counted" of={{ Counted }} />
        <Example title="showcase:/forms/elements/textarea#floating" of={{ Floating }} />
        <Example title="showcase.states" of={{ States }} />
      </div>
    </Showcase>
  );
}
