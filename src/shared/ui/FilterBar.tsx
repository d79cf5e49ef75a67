import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSingleKeys } from '../navigation/singleKeys';
import { Icon } from './Icon';
import { useAskedCount } from './useStatus';

/**
 * Search and filters above a list. Both act at once; how many rows are left is announced. `/` leads to the search. On a
 * telephone the filters wait behind a button, so that the list begins in sight.
 * @param label what is filtered
 * @param search name of the search box
 * @param hint what the box shows when empty, short enough for a telephone; its name when absent
 * @param children further filters, usually FilterSelects
 * @param shown the number of rows left, in words
 * @param counted that number with the filters it is of, where rows come and go by themselves: then it is announced only
 *   after other filters
 * @param isFiltered whether there is anything to clear
 * @param box the search box, where others lead to it too
 */
export function FilterBar({
  label,
  search,
  hint = search,
  text,
  onText,
  children,
  shown,
  counted,
  isFiltered,
  onClear,
  box: held,
}: {
  label: string;
  search: string;
  hint?: string | undefined;
  text: string;
  onText: (text: string) => void;
  children: ReactNode;
  shown: ReactNode;
  /** The count that is announced when it changes; a count that is not known announces nothing. */
  counted?: { asked: unknown; count: number | undefined };
  isFiltered: boolean;
  onClear: () => void;
  box?: RefObject<HTMLInputElement | null>;
}) {
  const own = useRef<HTMLInputElement>(null);
  const box = held ?? own;
  const [isOpen, setOpen] = useState(false);
  const filters = useId();
  const status = useAskedCount(counted?.asked, counted?.count ?? 0);
  useSingleKeys({ '/': () => box.current?.focus() });
  return (
    <search className="nd-filter-bar" aria-label={label}>
      <input
        ref={box}
        type="search"
        className="form-control nd-filter-search"
        aria-label={search}
        placeholder={hint}
        title={hint === search ? undefined : search}
        value={text}
        maxLength={200}
        onChange={(event) => onText(event.target.value)}
      />
      <button
        type="button"
        className={`btn d-md-none ${isFiltered ? 'btn-primary' : 'btn-outline-secondary'}`}
        aria-expanded={isOpen}
        aria-controls={filters}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={SlidersHorizontal} size={16} /> <FormattedMessage id="common.filters" />
      </button>
      <div id={filters} className={isOpen ? 'nd-filters nd-filters-open' : 'nd-filters'}>
        {children}
      </div>
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
      <span className="nd-filter-count" {...status}>
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
