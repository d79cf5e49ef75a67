import { useId, useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { CodeView } from '../../frame/CodeView';
import { linesNamed } from '../../frame/lines';
import { codeSamples } from './codeSamples';

function Marked() {
  const t = useT();
  const id = useId();
  const [lines, setLines] = useState('2, 4-5');
  const label = t('showcase:/ui-element/syntaxhighlighter#lines');
  return (
    <>
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      <input
        id={id}
        className="form-control"
        dir="ltr"
        value={lines}
        onChange={({ target }) => setLines(target.value)}
      />
      <CodeView
        code={codeSamples.typescript}
        name={t('showcase:/ui-element/syntaxhighlighter#codeOf', { name: lines })}
        numbered
        marked={linesNamed(lines)}
      />
    </>
  );
}

function Live() {
  const t = useT();
  const id = useId();
  const [code, setCode] = useState('const limit = 1500; // mL');
  return (
    <>
      <label htmlFor={id} className="form-label">
        <T id="showcase:/ui-element/syntaxhighlighter#own" />
      </label>
      <textarea
        id={id}
        className="form-control font-monospace"
        dir="ltr"
        rows={4}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <CodeView
        code={code}
        name={t('showcase:/ui-element/syntaxhighlighter#codeOf', {
          name: t('showcase:/ui-element/syntaxhighlighter#own'),
        })}
      />
    </>
  );
}

export { Live, Marked };
