import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../Icon';
import { useStatus } from '../useStatus';

export const pageSizes = [10, 25, 50] as const;

/**
 * Which part of a list is shown, and the way to the rest.
 * @param sizes of a page, as far as they may be chosen
 * @param label tells it apart where there are several on a page
 */
export function TablePager({
  page,
  pageSize,
  total,
  onPage,
  onPageSize,
  sizes = pageSizes,
  label,
}: {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  onPageSize: ((size: number) => void) | undefined;
  sizes?: readonly number[];
  label?: string;
}) {
  const intl = useIntl();
  const status = useStatus(
    [page, pageSize, total],
    (before, after) => before[0] !== after[0] || before[1] !== after[1],
  );
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  return (
    <nav className="nd-pager" aria-label={label ?? intl.formatMessage({ id: 'common.pages' })}>
      {onPageSize && (
        <label className="nd-pager-size">
          <span className="d-none d-sm-inline">
            <FormattedMessage id="common.rowsPerPage" />
          </span>
          <select
            // On a telephone the words have no room beside it.
            aria-label={intl.formatMessage({ id: 'common.rowsPerPage' })}
            className="form-select"
            value={pageSize}
            onChange={(event) => onPageSize(Number(event.target.value))}
          >
            {sizes.map((size) => (
              <option key={size} value={size}>
                {intl.formatNumber(size)}
              </option>
            ))}
          </select>
        </label>
      )}
      <span className="nd-pager-range" {...status}>
        <FormattedMessage
          id="common.pageRange"
          values={{ from, to: Math.min(page * pageSize, total), total }}
        />
      </span>
      <button
        type="button"
        className="btn btn-icon"
        aria-label={intl.formatMessage({ id: 'common.previousPage' })}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <Icon of={ChevronLeft} directional />
      </button>
      <button
        type="button"
        className="btn btn-icon"
        aria-label={intl.formatMessage({ id: 'common.nextPage' })}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        <Icon of={ChevronRight} directional />
      </button>
    </nav>
  );
}
