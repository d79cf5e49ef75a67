import { T, useT } from '@/shared/i18n/text';
import { EntryChip, type Grip } from './EntryChip';
import { isInLane, type Placed } from '../entries';
import { lanes, type Piece } from './layout';
import type { Grid } from './useGrid';
import { useWhen } from '../useWhen';

/** How many lines of events a day has; where there are more, the last one says how many. */
const LINES = 3;

/** A month by weeks. */
export function MonthGrid({
  weeks,
  month,
  today,
  events,
  grid,
  label,
}: {
  weeks: readonly (readonly string[])[];
  /** `YYYY-MM`: days of other months stand back. */
  month: string;
  today: string;
  events: readonly Placed[];
  grid: Grid;
  label: string;
}) {
  const when = useWhen();
  return (
    <div className="nd-cal-month" role="grid" aria-label={label} aria-multiselectable="true" {...grid.props}>
      <div role="row" className="nd-cal-week nd-cal-weekdays">
        {weeks[0]?.map((day) => (
          <span key={day} role="columnheader" aria-label={when.weekday(day, 'long')}>
            {when.weekday(day, 'short')}
          </span>
        ))}
      </div>
      {weeks.map((week) => {
        const byDay = lanes(events, week);
        return (
          <div key={week[0]} role="row" className="nd-cal-week">
            {week.map((day, index) => (
              <MonthDay
                key={day}
                day={day}
                pieces={byDay[index] ?? []}
                isToday={day === today}
                isOutside={!day.startsWith(month)}
                grid={grid}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

function MonthDay({
  day,
  pieces,
  isToday,
  isOutside,
  grid,
}: {
  day: string;
  pieces: readonly (Piece | undefined)[];
  isToday: boolean;
  isOutside: boolean;
  grid: Grid;
}) {
  const t = useT();
  const when = useWhen();
  const count = pieces.filter((piece) => piece !== undefined).length;
  const shown = pieces.length > LINES ? pieces.slice(0, LINES - 1) : pieces;
  const more = count - shown.filter((piece) => piece !== undefined).length;
  const cell = grid.cell({ day, minute: null });
  return (
    <div
      {...cell}
      role="gridcell"
      className={`nd-cal-day ${isOutside ? 'nd-cal-outside' : ''} ${cell['aria-selected'] ? 'nd-cal-chosen' : ''}`}
      aria-label={t('calendar.dayCount', { day: when.day(day), count })}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className="nd-cal-number">{when.dayOfMonth(day)}</span>
      {shown.map((piece, lane) =>
        piece ? (
          <EntryChip
            key={piece.placed.entry.id}
            placed={piece.placed}
            isNamed={piece.isNamed}
            grips={gripsOf(piece)}
            className={`${piece.isFirst ? '' : 'nd-cal-goes-on-from'} ${piece.isLast ? '' : 'nd-cal-goes-on'}`}
          />
        ) : (
          <span key={`free-${lane}`} className="nd-cal-chip nd-cal-free" />
        ),
      )}
      {more > 0 && (
        <button type="button" className="nd-cal-more" data-more={day}>
          <T id="calendar.more" values={{ count: more }} />
        </button>
      )}
    </div>
  );
}

/** Whole days are drawn longer at their ends. */
export const gripsOf = ({ placed, isFirst, isLast }: Piece): Grip[] =>
  isInLane(placed) ? [...(isFirst ? (['start'] as const) : []), ...(isLast ? (['end'] as const) : [])] : [];
