import { IMaskInput } from 'react-imask';
import { T } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';

/** Figures only; the strokes come by themselves. */
function Day() {
  return (
    <Field
      label={<T id="showcase:/forms/elements/input-mask#day" />}
      hint={<T id="showcase:/forms/elements/input-mask#like" values={{ example: '31/12/2026' }} />}
    >
      {({ id, 'aria-describedby': described }) => (
        <IMaskInput
          mask="00/00/0000"
          id={id}
          aria-describedby={described}
          className="form-control"
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
        />
      )}
    </Field>
  );
}

function Phone() {
  return (
    <Field
      label={<T id="users.byPhone" />}
      hint={<T id="showcase:/forms/elements/input-mask#like" values={{ example: '+44 1632 960 143' }} />}
    >
      {({ id, 'aria-describedby': described }) => (
        <IMaskInput
          mask="+{44} 0000 000 000"
          id={id}
          aria-describedby={described}
          className="form-control"
          type="tel"
          dir="ltr"
          autoComplete="off"
        />
      )}
    </Field>
  );
}

export { Day, Phone };
