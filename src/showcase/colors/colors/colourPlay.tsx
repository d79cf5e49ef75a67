import { useId, useRef, useState } from 'react';
import type { MessageId } from '@/locales';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { Segmented } from '@/shared/ui/Segmented';
import './colours.css';
import { contrast, enoughFor } from './contrast';
import { modes, tokens, useMeasured, type Mode } from './tokenColours';

const colours = tokens.filter(({ isColour }) => isColour).map(({ name }) => name);

function TokenSelect({
  label,
  value,
  onChange,
}: {
  label: MessageId;
  value: string;
  onChange: (name: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="form-label">
        <T id={label} />
      </label>
      <select id={id} className="form-select" value={value} onChange={({ target }) => onChange(target.value)}>
        {colours.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}

/** Two tokens on one another, in one mode, with the contrast that the browser makes of them. */
function Pair({ mode, text, ground }: { mode: Mode; text: string; ground: string }) {
  const { number } = useFormats();
  const host = useRef<HTMLDivElement>(null);
  const measured = useMeasured(host);
  const [one, other] = [measured?.colours.get(text), measured?.colours.get(ground)];
  const ratio = one && other && contrast(one, other);
  return (
    <>
      <div data-bs-theme={mode} className="nd-colour-panel">
        <div ref={host} />
        {/* What cannot be read is what this is there to find out. */}
        <p aria-hidden="true" style={{ color: `var(${text})`, background: `var(${ground})` }}>
          134/82
        </p>
      </div>
      <p role="status">
        {ratio !== undefined && (
          <>
            <strong className="nd-figure">
              <T id="showcase:/colors/colors#ratio" values={{ ratio: number(ratio, 1) }} />
            </strong>{' '}
            <T id={`showcase:/colors/colors#${enoughFor(ratio)}`} />
          </>
        )}
      </p>
    </>
  );
}

function Checker() {
  const t = useT();
  const [text, setText] = useState('--bs-primary');
  const [ground, setGround] = useState('--nd-surface');
  const [mode, setMode] = useState<Mode>('light');
  const options = modes.map((value) => ({ value, label: <T id={`showcase:/colors/colors#${value}`} /> }));
  return (
    <>
      <div className="nd-colour-choices">
        <TokenSelect label="showcase:/colors/colors#onTop" value={text} onChange={setText} />
        <TokenSelect label="showcase:/colors/colors#below" value={ground} onChange={setGround} />
        <Segmented
          label={t('showcase:/colors/colors#mode')}
          options={options}
          value={mode}
          onChange={setMode}
        />
      </div>
      <Pair key={mode} mode={mode} text={text} ground={ground} />
    </>
  );
}

export { Checker };
