import { useId, type ComponentProps } from 'react';
import { T } from '@/shared/i18n/text';

/**
 * Whom a patient is asked about first: found by typing among staff and practitioners. Somebody who is none of them stands in
 * nobody's list of their own patients, which is said below.
 * @param names of everybody who can be chosen; nothing is said while there are none
 */
export function ReferentInput({
  value,
  names,
  onValue,
  ...wiring
}: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> & {
  value: string;
  names: readonly string[];
  onValue: (value: string) => void;
}) {
  const list = useId();
  const isStranger = names.length > 0 && value.trim() !== '' && !names.includes(value.trim());
  return (
    <>
      <input
        {...wiring}
        className="form-control"
        dir="auto"
        list={list}
        maxLength={200}
        autoComplete="off"
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <div role="status">
        {isStranger && (
          <p className="form-text mb-0">
            <T id="worklist.referentUnknown" />
          </p>
        )}
      </div>
    </>
  );
}

/** The names of staff and practitioners, each once, by name. */
export const referentNames = (
  colleagues: readonly { name: string }[],
  practitioners: readonly { firstName: string; lastName: string; active: boolean }[],
): string[] =>
  [
    ...new Set([
      ...colleagues.map(({ name }) => name),
      ...practitioners.filter(({ active }) => active).map((one) => `${one.firstName} ${one.lastName}`.trim()),
    ]),
  ].toSorted((a, b) => a.localeCompare(b));
