import { useId, useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';

/** The box beside it says whether the amount counts. */
function WithBox() {
  const t = useT();
  const [isLimited, setLimited] = useState(true);
  return (
    <Field label={<T id="showcase:/forms/elements/input-group#limit" />} className="">
      {(control) => (
        <div className="input-group">
          <div className="input-group-text">
            <input
              type="checkbox"
              className="form-check-input mt-0"
              aria-label={t('showcase:/forms/elements/input-group#limited')}
              checked={isLimited}
              onChange={({ target }) => setLimited(target.checked)}
            />
          </div>
          <input
            {...control}
            className="form-control"
            inputMode="numeric"
            defaultValue="1500"
            disabled={!isLimited}
            dir="ltr"
          />
          <span className="input-group-text">mL</span>
        </div>
      )}
    </Field>
  );
}

const ways = { email: 'users.email', phone: 'users.byPhone' } as const;
type Way = keyof typeof ways;

/** One of the ways counts: its box can be typed into. */
function WithRadio() {
  const t = useT();
  const group = useId();
  const [chosen, setChosen] = useState<Way>('email');
  return (Object.keys(ways) as Way[]).map((way) => (
    <Field key={way} label={t(ways[way])}>
      {(control) => (
        <div className="input-group">
          <div className="input-group-text">
            <input
              type="radio"
              name={group}
              className="form-check-input mt-0"
              aria-label={t('showcase:/forms/elements/input-group#by', { way: t(ways[way]) })}
              checked={chosen === way}
              onChange={() => setChosen(way)}
            />
          </div>
          <input
            {...control}
            className="form-control"
            disabled={chosen !== way}
            dir="ltr"
            autoComplete="off"
          />
        </div>
      )}
    </Field>
  ));
}

function WithButton() {
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState<string | null>(null);
  return (
    <>
      <Field label={<T id="showcase:/forms/elements/input-group#code" />} className="mb-2">
        {(control) => (
          <div className="input-group">
            <input
              {...control}
              className="form-control"
              dir="ltr"
              autoComplete="off"
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
            <button type="button" className="btn btn-outline-primary" onClick={() => setChecked(code.trim())}>
              <T id="showcase:/forms/elements/input-group#check" />
            </button>
          </div>
        )}
      </Field>
      <p role="status">
        {checked !== null &&
          (/^[A-Z]{2}-\d{4}$/.test(checked) ? (
            <T id="showcase:/forms/elements/input-group#known" values={{ code: checked }} />
          ) : (
            <T id="showcase:/forms/elements/input-group#unknown" />
          ))}
      </p>
    </>
  );
}

export { WithBox, WithButton, WithRadio };
