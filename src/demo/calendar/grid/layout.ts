import type { Placed } from '../entries';

/** What of an event stands on one day of a week. */
export interface Piece {
  placed: Placed;
  /** It begins or ends on this day. */
  isFirst: boolean;
  isLast: boolean;
  /** Here it is named: where it begins, or the week does. */
  isNamed: boolean;
}

const inOrder = (one: Placed, other: Placed): number =>
  one.first.localeCompare(other.first) ||
  other.last.localeCompare(one.last) ||
  Number(other.entry.allDay) - Number(one.entry.allDay) ||
  one.from - other.from ||
  one.entry.id - other.entry.id;

/**
 * The events of a row of days, by day and lane: an event has the same lane on all of its days, the highest that is free.
 * @param days one after the other
 */
export function lanes(events: readonly Placed[], days: readonly string[]): (Piece | undefined)[][] {
  const byDay: (Piece | undefined)[][] = days.map(() => []);
  for (const placed of events.toSorted(inOrder)) {
    const on = [...days.keys()].filter((index) => {
      const day = days[index] ?? '';
      return placed.first <= day && day <= placed.last;
    });
    let lane = 0;
    while (on.some((index) => byDay[index]?.[lane])) lane += 1;
    for (const index of on) {
      const pieces = byDay[index] ?? [];
      while (pieces.length < lane) pieces.push(undefined);
      pieces[lane] = {
        placed,
        isFirst: placed.first === days[index],
        isLast: placed.last === days[index],
        isNamed: index === on[0],
      };
    }
  }
  return byDay;
}

/** An event of a day beside those that it overlaps: which of how many columns. */
export interface Column {
  placed: Placed;
  column: number;
  columns: number;
}

/** Shorter ones are drawn, and therefore overlap, as if they took this long, min. */
export const LEAST_MINUTES = 30;

const endOf = ({ from, to }: Placed): number => Math.max(to, from + LEAST_MINUTES);

/** The timed events of one day side by side: as many columns as overlap at once, for all that hang together. */
export function columns(events: readonly Placed[]): Column[] {
  const result: Column[] = [];
  let group: { placed: Placed; column: number }[] = [];
  let until = -1;
  const close = () => {
    const count = Math.max(0, ...group.map(({ column }) => column)) + 1;
    result.push(...group.map((one) => ({ ...one, columns: count })));
    group = [];
  };
  for (const placed of events.toSorted((one, other) => one.from - other.from || endOf(other) - endOf(one))) {
    if (placed.from >= until) close();
    const taken = new Set(group.filter((one) => endOf(one.placed) > placed.from).map(({ column }) => column));
    let column = 0;
    while (taken.has(column)) column += 1;
    group.push({ placed, column });
    until = Math.max(until, endOf(placed));
  }
  close();
  return result;
}
