import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { LabCell, LabRow } from '@/domain/laboratory/resultTable';
import type { Analyte } from '@/domain/laboratory/analytes';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { analyteWord } from '@/shared/i18n/wording/analyteWording';
import { labNumber } from '@/shared/i18n/wording/labNumber';
import { Icon } from '@/shared/ui/Icon';
import { Spark } from '@/shared/ui/patient/Spark';
import { standingWord } from '../labWords';

/** So many of the newest values make the small course. */
const COURSE = 12;

/** A value with what is to be known about it: arrow and word where it is out of range, and how sure it is. */
function CellText({ cell, row }: { cell: LabCell; row: LabRow }) {
  const formats = useFormats();
  const { standing, isPreliminary, result, comparator, value } = cell;
  const isOut = standing === 'low' || standing === 'high';
  return (
    <>
      <span className="nd-lab-value" dir="ltr">
        {isOut && <Icon of={standing === 'low' ? ArrowDown : ArrowUp} size={14} />}
        {labNumber(value, comparator, row.unit, formats, result?.unit === row.unit.ucum)}
      </span>
      {isOut && (
        <small>
          <T id={standingWord[standing]} />
        </small>
      )}
      {isPreliminary && (
        <small>
          <T id="laboratory.preliminary" />
        </small>
      )}
      {result === null && (
        <small>
          <T id="laboratory.computed" />
        </small>
      )}
    </>
  );
}

function RowSpark({ row }: { row: LabRow }) {
  const t = useT();
  const formats = useFormats();
  const days = [...row.byDay.keys()].toSorted().slice(-COURSE);
  const values = days.map((day) => row.byDay.get(day)?.value ?? null);
  const present = values.filter((value) => value !== null);
  const last = present.at(-1);
  if (last === undefined || present.length < 2) return null;
  const [low, high] = [Math.min(...present), Math.max(...present)];
  const text = (value: number) => labNumber(value, undefined, row.unit, formats);
  return (
    <Spark
      values={values}
      leastSpan={Math.max(high * 0.1, Number.EPSILON)}
      label={t('laboratory.course', {
        count: present.length,
        low: text(low),
        high: text(high),
        last: text(last),
      })}
    />
  );
}

/**
 * Dates × analytes, as nephrologists read them.
 * @param days those that are shown, in the order in which they stand
 */
export function LabTable({
  rows,
  days,
  chosen,
  onAnalyte,
  onResult,
}: {
  rows: readonly LabRow[];
  days: readonly string[];
  chosen: Analyte | null;
  onAnalyte: (analyte: Analyte | null) => void;
  onResult: (id: string) => void;
}) {
  const t = useT();
  const formats = useFormats();
  const caption = t('laboratory.caption');
  return (
    // Wide tables scroll in their own frame, with the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-responsive nd-lab-frame" role="region" tabIndex={0} aria-label={caption}>
      <table className="table nd-lab-table mb-0">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <T id="laboratory.analyte" />
            </th>
            <th scope="col" className="nd-lab-spark">
              <T id="laboratory.courseColumn" />
            </th>
            {days.map((day) => (
              <th key={day} scope="col" className="text-end text-nowrap">
                {formats.day(day, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const name = t(analyteWord[row.analyte]);
            return (
              <tr key={row.analyte} className={row.analyte === chosen ? 'table-active' : undefined}>
                <th scope="row">
                  <button
                    type="button"
                    className="btn btn-link nd-lab-name"
                    aria-pressed={row.analyte === chosen}
                    onClick={() => onAnalyte(row.analyte === chosen ? null : row.analyte)}
                  >
                    {name}
                  </button>
                  <small className="nd-lab-unit">
                    <bdi>{row.unit.symbol}</bdi>
                  </small>
                </th>
                <td className="nd-lab-spark">
                  <RowSpark row={row} />
                </td>
                {days.map((day) => {
                  const cell = row.byDay.get(day);
                  if (!cell)
                    return (
                      <td key={day} className="text-end nd-lab-none">
                        <span aria-hidden="true">–</span>
                      </td>
                    );
                  const { result } = cell;
                  return (
                    <td key={day} className={`text-end nd-lab-cell nd-lab-${cell.standing}`}>
                      {result ? (
                        <button type="button" className="nd-lab-open" onClick={() => onResult(result.id)}>
                          <span className="visually-hidden">
                            {name}, {formats.day(day)}:{' '}
                          </span>
                          <CellText cell={cell} row={row} />
                        </button>
                      ) : (
                        <span className="nd-lab-open">
                          <CellText cell={cell} row={row} />
                        </span>
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
