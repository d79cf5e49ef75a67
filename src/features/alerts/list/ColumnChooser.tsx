import Columns3 from 'lucide-react/icons/columns-3';
import { useId, useState } from 'react';
import type { MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';
import { optionalColumns, type OptionalColumn } from '../useAlertQuery';
import { QuietTool } from '@/shared/list/QuietTool';

const columnWord: Record<OptionalColumn, MessageId> = {
  observed: 'alerts.columnObserved',
  started: 'alerts.columnStarted',
  last: 'alerts.columnLatest',
  status: 'alerts.status',
  owner: 'alerts.columnOwner',
  due: 'alerts.columnDue',
};

/** Chooses the columns of the table. Subject, owner and level of an alert are always shown. */
export function ColumnChooser({
  hidden,
  onChange,
}: {
  hidden: readonly OptionalColumn[];
  onChange: (hidden: readonly OptionalColumn[]) => void;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <QuietTool
        icon={Columns3}
        word="alerts.columns"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <fieldset className="nd-alert-columns">
          <legend className="visually-hidden">
            <T id="alerts.columns" />
          </legend>
          {optionalColumns.map((column) => (
            <div key={column} className="form-check nd-alert-check">
              <input
                id={`${id}-${column}`}
                type="checkbox"
                className="form-check-input"
                checked={!hidden.includes(column)}
                onChange={({ target }) =>
                  onChange(
                    optionalColumns.filter((one) =>
                      one === column ? !target.checked : hidden.includes(one),
                    ),
                  )
                }
              />
              <label className="form-check-label" htmlFor={`${id}-${column}`}>
                <T id={columnWord[column]} />
              </label>
            </div>
          ))}
        </fieldset>
      )}
    </>
  );
}
