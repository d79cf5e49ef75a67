import { useT } from '@/shared/i18n/text';

/** Systolic and diastolic pressure, mmHg, kept as `128/76`. */
export function PressureInput({
  id,
  answer,
  onChange,
}: {
  id: string;
  answer: string;
  onChange: (answer: string) => void;
}) {
  const t = useT();
  const [systolic = '', diastolic = ''] = answer.split('/');
  const join = (first: string, second: string) =>
    onChange(first === '' && second === '' ? '' : `${first}/${second}`);
  const input = (name: string, label: string, value: string, change: (text: string) => void) => (
    <div>
      <label className="form-label" htmlFor={name}>
        {label}
      </label>
      <div className="input-group nd-answer-figure">
        <input
          id={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          className="form-control form-control-lg"
          value={value}
          onChange={({ target }) => change(target.value.replaceAll('/', '').trim())}
        />
        <span className="input-group-text">mmHg</span>
      </div>
    </div>
  );
  return (
    <div className="nd-answer-pair">
      {input(id, t('answering.systolic'), systolic, (text) => join(text, diastolic))}
      {input(`${id}-diastolic`, t('answering.diastolic'), diastolic, (text) => join(systolic, text))}
    </div>
  );
}
