import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { useIntl } from 'react-intl';
import { Icon } from '../Icon';
import type { Sort } from './tableColumn';

/** The order of the cards on a telephone, which have no headings to press. @param options the columns that can be sorted by */
export function SortSelect({
  options,
  sort,
  onSort,
}: {
  options: readonly { id: string; label: string }[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}) {
  const intl = useIntl();
  const reversed = intl.formatMessage({ id: 'common.reverseOrder' });
  return (
    <span className="nd-sort-select d-md-none">
      <select
        className="form-select"
        aria-label={intl.formatMessage({ id: 'common.sortBy' })}
        value={sort.id}
        onChange={({ target }) => onSort({ id: target.value, desc: false })}
      >
        {options.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="btn btn-outline-secondary btn-icon"
        aria-label={reversed}
        title={reversed}
        aria-pressed={sort.desc}
        onClick={() => onSort({ ...sort, desc: !sort.desc })}
      >
        <Icon of={ArrowDownUp} />
      </button>
    </span>
  );
}
