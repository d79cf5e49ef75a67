import { useState } from 'react';
import { T } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';

const [FIRST, LAST] = ['16:00', '22:30'];

/** The evening shift alone: what lies outside of it is refused with words. */
function Evening() {
  const [time, setTime] = useState('18:00');
  const isRefused = time === '' || time < FIRST || time > LAST;
  const limits = { from: FIRST, to: LAST };
  return (
    <Field
      label={<T id="showcase:/forms/elements/pickers#start" />}
      hint={<T id="showcase:/forms/elements/pickers#within" values={limits} />}
      error={isRefused ? <T id="showcase:/forms/elements/pickers#notWithin" values={limits} /> : undefined}
    >
      {(control) => (
        <input
          {...control}
          type="time"
          className="form-control"
          dir="ltr"
          min={FIRST}
          max={LAST}
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
      )}
    </Field>
  );
}

export { Evening };
