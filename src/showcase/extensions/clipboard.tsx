import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { Icon } from '@/shared/ui/Icon';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { useCopy } from '../frame/useCopy';
import source from './clipboard.tsx?raw';

const said = {
  done: 'showcase:/extensions/clipboard#done',
  failed: 'showcase:/extensions/clipboard#failed',
} as const;

function Basic() {
  const t = useT();
  const copy = useCopy();
  const [text, setText] = useState('ND-2041-7716');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void copy(text, said);
      }}
    >
      <Field label={t('showcase:/extensions/clipboard#number')}>
        {(control) => (
          <div className="input-group">
            <input
              {...control}
              type="text"
              className="form-control"
              dir="ltr"
              autoComplete="off"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <button type="submit" className="btn btn-primary">
              <Icon of={Copy} /> <T id="showcase:/extensions/clipboard#copy" />
            </button>
          </div>
        )}
      </Field>
    </form>
  );
}

/** What cannot be changed is shown as words, and copied without being selected. */
function ReadOnly() {
  const t = useT();
  const copy = useCopy();
  const text = t('showcase:/extensions/clipboard#summary');
  return (
    <>
      <p>{text}</p>
      <button type="button" className="btn btn-outline-primary" onClick={() => void copy(text, said)}>
        <Icon of={Copy} /> <T id="showcase:/extensions/clipboard#copySummary" />
      </button>
    </>
  );
}

export default function ClipboardPage() {
  return (
    <Showcase address="/extensions/clipboard" source={source}>
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase:/extensions/clipboard#readOnly" of={{ ReadOnly }} />
    </Showcase>
  );
}
