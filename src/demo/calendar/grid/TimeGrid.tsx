import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { T } from '@/shared/i18n/text';
import { EntryChip } from './EntryChip';
import { isInLane, SLOT_MINUTES, type Placed } from '../entries';
import { columns, lanes, LEAST_MINUTES, type Column } from './layout';
import { gripsOf } from './MonthGrid';
import type { Grid } from './useGrid';
import { useWhen } from '../useWhen';

const minutes = Array.from({ length: 1440 / SLOT_MINUTES }, (_, index) => index * SLOT_MINUTES);

/** The day begins at eight; what is before is above. */
const showMorning = (scroller: HTMLElement | null) => {
  const morning = scroller?.querySelector<HTMLElement>('[data-morning]');
  const head = scroller?.querySelector<HTMLElement>('.nd-cal-head');
  if (scroller && morning && head) scroller.scrollTop = morning.offsetTop - head.offsetHeight;
};

/** Days by half hours; above them what takes whole days. */
export function TimeGrid({
  days,
  today,
  events,
  grid,
  label,
  dayLink,
}: {
  days: readonly string[];
  today: string;
  events: readonly Placed[];
  grid: Grid;
  label: string;
  /** Where a day stands alone. */
  dayLink: (day: string) => string;
}) {
  const when = useWhen();
  const names = days.map((day) => when.day(day));
  const inLane = lanes(events.filter(isInLane), days);
  const beside = days.map((day) =>
    columns(events.filter((placed) => placed.first === day && !isInLane(placed))),
  );
  const count = { '--nd-cal-days': days.length } as CSSProperties;
  return (
    <div className="nd-cal-scroller" ref={showMorning}>
      <div
        className={`nd-cal-times ${days.length > 1 ? 'nd-cal-wide' : ''}`}
        role="grid"
        aria-label={label}
        aria-multiselectable="true"
        style={count}
        {...grid.props}
      >
        <div role="rowgroup" className="nd-cal-head">
          <div role="row" className="nd-cal-row nd-cal-weekdays">
            <span role="columnheader">
              <span className="visually-hidden">
                <T id="calendar.hour" />
              </span>
            </span>
            {days.map((day, index) => (
              <span key={day} role="columnheader" aria-current={day === today ? 'date' : undefined}>
                {days.length > 1 ? (
                  <Link to={dayLink(day)} aria-label={names[index]} className="nd-cal-head-day">
                    {when.weekday(day, 'short')} <span>{when.dayOfMonth(day)}</span>
                  </Link>
                ) : (
                  when.weekday(day, 'long')
                )}
              </span>
            ))}
          </div>
          <div role="row" className="nd-cal-row nd-cal-lane">
            <span role="rowheader" className="nd-cal-hour">
              <T id="calendar.allDay" />
            </span>
            {days.map((day, index) => {
              const cell = grid.cell({ day, minute: null });
              return (
                <div
                  key={day}
                  {...cell}
                  role="gridcell"
                  className={`nd-cal-slot ${cell['aria-selected'] ? 'nd-cal-chosen' : ''}`}
                  aria-label={names[index]}
                >
                  {inLane[index]?.map((piece, lane) =>
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
                </div>
              );
            })}
          </div>
        </div>
        <div role="rowgroup">
          {minutes.map((minute) => (
            <Line key={minute} minute={minute} days={days} names={names} beside={beside} grid={grid} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Half an hour of every day, with what begins in it. */
function Line({
  minute,
  days,
  names,
  beside,
  grid,
}: {
  minute: number;
  days: readonly string[];
  names: readonly string[];
  beside: readonly (readonly Column[])[];
  grid: Grid;
}) {
  const when = useWhen();
  const clock = when.clock(minute);
  const isHour = minute % 60 === 0;
  return (
    <div
      role="row"
      className={`nd-cal-row ${isHour ? 'nd-cal-full' : ''}`}
      data-morning={minute === 480 ? '' : undefined}
    >
      <span role="rowheader" className="nd-cal-hour">
        <span className={isHour ? undefined : 'visually-hidden'}>{clock}</span>
      </span>
      {days.map((day, index) => {
        const cell = grid.cell({ day, minute });
        return (
          <div
            key={day}
            {...cell}
            role="gridcell"
            className={`nd-cal-slot ${cell['aria-selected'] ? 'nd-cal-chosen' : ''}`}
            aria-label={`${names[index] ?? day}, ${clock}`}
          >
            {beside[index]
              ?.filter(({ placed: { from } }) => minute <= from && from < minute + SLOT_MINUTES)
              .map(({ placed, column, columns: of }) => (
                <EntryChip
                  key={placed.entry.id}
                  placed={placed}
                  grips={['start', 'end']}
                  className="nd-cal-timed"
                  style={
                    {
                      '--nd-cal-offset': (placed.from - minute) / SLOT_MINUTES,
                      '--nd-cal-length': Math.max(placed.to - placed.from, LEAST_MINUTES) / SLOT_MINUTES,
                      '--nd-cal-column': column,
                      '--nd-cal-columns': of,
                    } as CSSProperties
                  }
                />
              ))}
          </div>
        );
      })}
    </div>
  );
}
