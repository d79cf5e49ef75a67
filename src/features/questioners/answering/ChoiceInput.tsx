/** Large marks to be touched, one or several of them. The first has the id that an error leads to. */
export function ChoiceInput({
  id,
  options,
  chosen,
  isMany = false,
  isRow = false,
  onChange,
}: {
  id: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  isMany?: boolean;
  isRow?: boolean;
  onChange: (chosen: string[]) => void;
}) {
  const change = (value: string, isChosen: boolean) => {
    if (!isMany) return onChange([value]);
    return onChange(
      options.map((one) => one.value).filter((one) => (one === value ? isChosen : chosen.includes(one))),
    );
  };
  return (
    <div className={isRow ? 'nd-answer-marks' : 'nd-answer-options'}>
      {options.map(({ value, label }, place) => (
        <div key={value}>
          <input
            type={isMany ? 'checkbox' : 'radio'}
            className="btn-check"
            id={place === 0 ? id : `${id}-${value}`}
            name={id}
            value={value}
            checked={chosen.includes(value)}
            onChange={({ target }) => change(value, target.checked)}
          />
          <label className="btn btn-outline-primary" htmlFor={place === 0 ? id : `${id}-${value}`}>
            {label}
          </label>
        </div>
      ))}
    </div>
  );
}
