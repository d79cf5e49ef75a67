import type { CSSProperties } from 'react';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { labelIcons, labelWords } from '../categories';
import type { Placed } from '../entries';
import { useWhen } from '../useWhen';

export type Grip = 'start' | 'end';

/**
 * An event on the grid: a click opens it, it is drawn elsewhere, and longer by its grips. The grid that it stands on
 * listens for all of it.
 * @param isNamed it is written here; otherwise it goes on from the day before
 */
export function EntryChip({
  placed,
  isNamed = true,
  grips = [],
  className = '',
  style,
}: {
  placed: Placed;
  isNamed?: boolean;
  grips?: readonly Grip[];
  className?: string;
  style?: CSSProperties;
}) {
  const when = useWhen();
  const { entry, first, last } = placed;
  const isTimed = !entry.allDay;
  return (
    <button
      type="button"
      className={`nd-cal-chip nd-cal-${entry.label} ${className}`}
      data-entry={entry.id}
      {...(style && { style })}
    >
      {isNamed && <Icon of={labelIcons[entry.label]} size={14} />}
      <span className={isNamed ? 'nd-cal-chip-words' : 'visually-hidden'}>
        {isTimed && <span className="nd-cal-chip-time">{when.clock(placed.from)} </span>}
        <bdi>{entry.title}</bdi>
        <span className="visually-hidden">
          {', '}
          {isTimed || first !== last ? `${when.span(placed)}, ` : ''}
          <T id={labelWords[entry.label]} />
        </span>
      </span>
      {grips.map((grip) => (
        <span key={grip} className={`nd-cal-grip nd-cal-grip-${grip}`} data-grip={grip} aria-hidden="true" />
      ))}
    </button>
  );
}
