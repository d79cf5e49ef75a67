import { addDays, SLOT_MINUTES } from '../entries';
import { stepped, weekOf, type View } from '../period';
import type { Slot } from './slots';

const LAST_MINUTE = 1440 - SLOT_MINUTES;

/** What an arrow means, in days across and lines down. */
export function arrow(key: string, isMirrored: boolean): { across: number; down: number } | null {
  const on = isMirrored ? -1 : 1;
  switch (key) {
    case 'ArrowLeft':
      return { across: -on, down: 0 };
    case 'ArrowRight':
      return { across: on, down: 0 };
    case 'ArrowUp':
      return { across: 0, down: -1 };
    case 'ArrowDown':
      return { across: 0, down: 1 };
    default:
      return null;
  }
}

function below(minute: number | null, down: number): number | null {
  if (minute === null) return down > 0 ? 0 : null;
  const next = minute + down * SLOT_MINUTES;
  return next < 0 ? null : Math.min(next, LAST_MINUTE);
}

/** Where a key leads from a slot; null where it leads nowhere. A line of the month is a week, one of a day half an hour. */
export function neighbour(
  { day, minute }: Slot,
  key: string,
  { view, weekday, isMirrored }: { view: View; weekday: number; isMirrored: boolean },
): Slot | null {
  const way = arrow(key, isMirrored);
  if (way) {
    if (view === 'month') return { day: addDays(day, way.across + 7 * way.down), minute: null };
    return { day: addDays(day, way.across), minute: way.down === 0 ? minute : below(minute, way.down) };
  }
  const week = weekOf(day, weekday);
  if (key === 'Home') return { day: week[0] ?? day, minute };
  if (key === 'End') return { day: week[6] ?? day, minute };
  if (key === 'PageUp') return { day: stepped(view, day, -1), minute };
  if (key === 'PageDown') return { day: stepped(view, day, 1), minute };
  return null;
}
