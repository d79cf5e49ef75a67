import X from 'lucide-react/icons/x';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from './Icon';

export interface Chip {
  /** The filter's name in the address. */
  key: string;
  /** The filter and its value: "Severity: High". */
  label: string;
}

/** The filters in force, each to be taken away by itself, and all of them at once. Nothing while none is. */
export function FilterChips({
  chips,
  onRemove,
  onClear,
}: {
  chips: readonly Chip[];
  onRemove: (key: string) => void;
  onClear: () => void;
}) {
  const intl = useIntl();
  if (chips.length === 0) return null;
  return (
    <ul className="nd-chips" aria-label={intl.formatMessage({ id: 'common.filtersInForce' })}>
      {chips.map(({ key, label }) => (
        <li key={key}>
          <button
            type="button"
            className="btn nd-chip"
            aria-label={intl.formatMessage({ id: 'common.removeFilter' }, { filter: label })}
            onClick={() => onRemove(key)}
          >
            {label} <Icon of={X} size={14} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="btn btn-link" onClick={onClear}>
          <FormattedMessage id="common.clearAll" />
        </button>
      </li>
    </ul>
  );
}
