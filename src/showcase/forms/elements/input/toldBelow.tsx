import { useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import '../looks/inputLooks.css';

/** What stands in the box is judged as it is typed, once it has been left for the first time. */
function Judged() {
  const [text, setText] = useState('12/2041');
  const [isLeft, setLeft] = useState(true);
  const isWrong = isLeft && !/^(0[1-9]|1[0-2])\/20\d\d$/.test(text);
  const words = isWrong
    ? { error: <T id="showcase:/forms/elements/input#monthWrong" /> }
    : { hint: <T id="showcase:/forms/elements/input#monthRight" /> };
  return (
    <Field label={<T id="showcase:/forms/elements/input#expires" />} {...words}>
      {(control) => (
        <input
          {...control}
          type="text"
          className={`form-control ${isWrong ? 'is-invalid' : 'is-valid'}`}
          dir="ltr"
          autoComplete="off"
          value={text}
          onBlur={() => setLeft(true)}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </Field>
  );
}

const names = ['firstName', 'lastName', 'town'] as const;
const labels = {
  firstName: 'profile.firstName',
  lastName: 'profile.lastName',
  town: 'checkout.town',
} as const;

/** All three are needed. The first that lacks gets the focus. */
function ToldBelow() {
  const t = useT();
  const [entered, setEntered] = useState<Partial<Record<string, string>>>({});
  const [tries, setTries] = useState(0);
  const lacking = names.filter((name) => !entered[name]?.trim());
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTries(tries + 1);
        document.getElementById(`told-${lacking[0] ?? ''}`)?.focus();
      }}
    >
      {names.map((name) => {
        const isTold = tries > 0 && lacking.includes(name);
        return (
          <div key={name} className="nd-tooltipped">
            <label className="form-label" htmlFor={`told-${name}`}>
              {t(labels[name])}
            </label>
            <input
              type="text"
              id={`told-${name}`}
              className="form-control"
              required
              autoComplete="off"
              aria-invalid={isTold || undefined}
              aria-describedby={isTold ? `told-${name}-why` : undefined}
              value={entered[name] ?? ''}
              onChange={({ target }) => setEntered({ ...entered, [name]: target.value })}
            />
            {isTold && (
              <div id={`told-${name}-why`} className="nd-told-below text-bg-danger">
                <T id="validation.required" />
              </div>
            )}
          </div>
        );
      })}
      <button type="submit" className="btn btn-primary">
        <T id="common.save" />
      </button>
      <p className="mt-2" role="status">
        {tries > 0 && lacking.length === 0 && <T id="showcase:/forms/elements/input#complete" />}
      </p>
    </form>
  );
}

export { Judged, ToldBelow };
