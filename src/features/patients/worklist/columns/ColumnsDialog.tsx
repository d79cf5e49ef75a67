import { useId } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { Segmented } from '@/shared/ui/Segmented';
import { columns, columnsAmong, usualColumns, type ColumnId } from './columns';
import { widthsWith, type ColumnChoice } from './useColumnChoice';
import { useColumnTitle } from './useColumns';

/** Widths to choose from, px, and what they are called. */
const widths = [
  [96, 'worklist.widthNarrow'],
  [160, 'worklist.widthMedium'],
  [256, 'worklist.widthWide'],
] as const;

/** The width of a column, as an alternative to dragging. */
function WidthSelect({
  column,
  width,
  onWidth,
}: {
  column: string;
  width: number | null;
  onWidth: (width: number | null) => void;
}) {
  const t = useT();
  const isOwn = width !== null && widths.every(([px]) => px !== width);
  return (
    <select
      className="form-select form-select-sm nd-width-select"
      aria-label={t('worklist.widthOf', { column })}
      value={width ?? ''}
      onChange={({ target }) => onWidth(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{t('worklist.widthUsual')}</option>
      {widths.map(([px, word]) => (
        <option key={px} value={px}>
          {t(word)}
        </option>
      ))}
      {isOwn && <option value={width}>{t('worklist.widthOwn', { width })}</option>}
    </select>
  );
}

/** Which columns the list has, how wide they are and how close its rows stand; it shows at once behind the dialog. */
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
      columns: columnsAmong([...look.columns.filter((one) => one !== column), ...(isShown ? [column] : [])]),
    });
  const widthOf = (column: string, name: string) => (
    <WidthSelect
      column={name}
      width={look.widths[column] ?? null}
      onWidth={(width) => onChange({ widths: widthsWith(look.widths, column, width) })}
    />
  );
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
            onClick={() => onChange({ columns: usualColumns, density: 'comfortable', widths: {} })}
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
        <ul className="nd-column-boxes">
          <li>
            <span>
              <T id="worklist.columnName" />
            </span>
            {widthOf('name', t('worklist.columnName'))}
          </li>
          {columns.map(({ id: column }) => (
            <li key={column}>
              <span className="form-check">
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
              </span>
              {look.columns.includes(column) && widthOf(column, title(column))}
            </li>
          ))}
        </ul>
      </fieldset>
    </Dialog>
  );
}
