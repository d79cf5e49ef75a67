import { useRef, type ReactNode, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSingleKeys } from '../navigation/singleKeys';

/**
 * Search and filters above a list. Both act at once; how many rows are left is announced. `/` leads to the search.
 * @param label what is filtered
 * @param search name of the search box, which is also what it shows when empty
 * @param children further filters, usually FilterSelects
 * @param shown the number of rows left, in words
 * @param isFiltered whether there is anything to clear
 * @param box the search box, where others lead to it too
 */
export function FilterBar({
  label,
  search,
  text,
  onText,
  children,
  shown,
  isFiltered,
  onClear,
  box: held,
}: {
  label: string;
  search: string;
  text: string;
  onText: (text: string) => void;
  children: ReactNode;
  shown: ReactNode;
  isFiltered: boolean;
  onClear: () => void;
  box?: RefObject<HTMLInputElement | null>;
}) {
  const own = useRef<HTMLInputElement>(null);
  const box = held ?? own;
  useSingleKeys({ '/': () => box.current?.focus() });
  return (
    <search className="nd-filter-bar" aria-label={label}>
      <input
        ref={box}
        type="search"
        className="form-control nd-filter-search"
        aria-label={search}
        placeholder={search}
        value={text}
        maxLength={200}
        onChange={(event) => onText(event.target.value)}
      />
      {children}
      {isFiltered && (
        <button
          type="button"
          className="btn btn-link"
          onClick={() => {
            onClear();
            // The button goes with what it clears.
            box.current?.focus();
          }}
        >
          <FormattedMessage id="common.clearAll" />
        </button>
      )}
      <span className="nd-filter-count" role="status">
        {shown}
      </span>
    </search>
  );
}

/** One filter: its name, "all", and the choices as options. @param none what is shown without it, where that is not all */
export function FilterSelect({
  label,
  none,
  value,
  onChange,
  children,
}: {
  label: string;
  none?: string;
  /** '' for all. */
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <select
      className="form-select"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{none ?? <FormattedMessage id="common.filterAll" values={{ label }} />}</option>
      {children}
    </select>
  );
}
