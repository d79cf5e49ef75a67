import { T } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import '../looks/inputLooks.css';

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

export { Floating, States };
