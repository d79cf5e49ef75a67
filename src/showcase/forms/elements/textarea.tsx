import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { T } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { Example } from '../../frame/Example';
import { Showcase } from '../../frame/Showcase';
import { Floating, States } from './textarea/textareaLooks';
import looks from './textarea/textareaLooks.tsx?raw';
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

export default function TextareaPage() {
  return (
    <Showcase address="/forms/elements/textarea" source={source}>
      <div className="nd-examples nd-fields-page">
        <Example title="showcase:/forms/elements/textarea#inAForm" of={{ InAForm }} />
        <Example title="showcase:/forms/elements/textarea#counted" of={{ Counted }} />
        <Example title="showcase:/forms/elements/textarea#floating" source={looks} of={{ Floating }} />
        <Example title="showcase.states" source={looks} of={{ States }} />
      </div>
    </Showcase>
  );
}
