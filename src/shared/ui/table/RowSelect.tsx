import { FormattedMessage } from 'react-intl';

/** Rows that can be chosen, to do something to several at once. The caller holds what is chosen. */
export interface RowSelection<Row> {
  isChosen: (row: Row) => boolean;
  onChoose: (rows: readonly Row[], chosen: boolean) => void;
  /** Says what a row's box chooses, for people who do not see the row. */
  label: (row: Row) => string;
  /** The rows that the box in the head chooses, where that is more than the rows in sight, and its words. */
  all?: { rows: readonly Row[]; label: string };
}

/** The box that chooses one row. */
export function RowBox({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (chosen: boolean) => void;
}) {
  return (
    <label className="nd-row-box">
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

/** The box in the head that chooses every row in sight; half ticked where only some are. */
export function AllRowsBox<Row>({
  rows: inSight,
  selection,
}: {
  rows: readonly Row[];
  selection: RowSelection<Row>;
}) {
  const rows = selection.all?.rows ?? inSight;
  const chosen = rows.filter(selection.isChosen).length;
  const isAll = rows.length > 0 && chosen === rows.length;
  return (
    <label className="nd-row-box">
      <input
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && !isAll;
        }}
        type="checkbox"
        className="form-check-input"
        checked={isAll}
        onChange={(event) => selection.onChoose(rows, event.target.checked)}
      />
      <span className="visually-hidden">
        {selection.all?.label ?? <FormattedMessage id="common.chooseAllRows" />}
      </span>
    </label>
  );
}
