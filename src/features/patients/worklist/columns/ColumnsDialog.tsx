import { useId } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { Segmented } from '@/shared/ui/Segmented';
import { columnIds, usualColumns, type ColumnId } from './columnIds';
import type { ColumnChoice } from './useColumnChoice';
import { useColumnTitle } from './useColumns';

/** Which columns the list has and how close its rows stand; it shows at once behind the dialog. */
export function ColumnsDialog({
  look,
  onChange,
  onClose,
}: {
  look: ColumnChoice;
  onChange: (change: Partial<ColumnChoice>) => void;
  onClose: () => void;
}) {
  const t = useT();
  const id = useId();
  const title = useColumnTitle();
  const toggle = (column: ColumnId, isShown: boolean) =>
    onChange({
      columns: columnIds.filter((one) => (one === column ? isShown : look.columns.includes(one))),
    });
  return (
    <Dialog
      isOpen
      title={t('worklist.lookTitle')}
      onClose={onClose}
      footer={
        <>
          <button
            type="button"
            className="btn btn-outline-secondary"
            onClick={() => onChange({ columns: usualColumns, density: 'comfortable' })}
          >
            <T id="worklist.usualLook" />
          </button>
          <button type="button" className="btn btn-primary" onClick={onClose}>
            <T id="common.close" />
          </button>
        </>
      }
    >
      <Segmented
        label={t('worklist.density')}
        options={[
          { value: 'comfortable', label: t('worklist.densityComfortable') },
          { value: 'compact', label: t('worklist.densityCompact') },
        ]}
        value={look.density}
        onChange={(density) => onChange({ density })}
      />
      <fieldset className="mt-3">
        <legend className="h6">
          <T id="worklist.columns" />
        </legend>
        <div className="nd-column-boxes">
          {columnIds.map((column) => (
            <div key={column} className="form-check">
              <input
                type="checkbox"
                className="form-check-input"
                id={`${id}-${column}`}
                checked={look.columns.includes(column)}
                onChange={(event) => toggle(column, event.target.checked)}
              />
              <label className="form-check-label" htmlFor={`${id}-${column}`}>
                {title(column)}
              </label>
            </div>
          ))}
        </div>
      </fieldset>
    </Dialog>
  );
}
