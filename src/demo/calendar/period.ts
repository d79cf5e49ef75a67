import { addDays } from './entries';

export const views = ['month', 'week', 'day', 'agenda'] as const;
export type View = (typeof views)[number];
export const isView = (name: string | null): name is View => views.some((view) => view === name);

/** Newer browsers have a function for it, older ones a property, some neither. */
interface KnowsWeeks {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** The day that weeks begin with where the language is spoken, 1 Monday to 7 Sunday. */
export function firstWeekday(locale: string): number {
  const known = new Intl.Locale(locale) as KnowsWeeks;
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}

const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** The seven days of the week of a day. */
export function weekOf(day: string, weekday: number): string[] {
  const since = (Temporal.PlainDate.from(day).dayOfWeek - weekday + 7) % 7;
  return daysFrom(addDays(day, -since), 7);
}

/** The weeks that a month takes part in. */
export function weeksOf(day: string, weekday: number): string[][] {
  const date = Temporal.PlainDate.from(day);
  const last = date.with({ day: date.daysInMonth }).toString();
  const weeks: string[][] = [];
  for (let week = weekOf(date.with({ day: 1 }).toString(), weekday); (week[0] ?? '') <= last;) {
    weeks.push(week);
    week = weekOf(addDays(week[0] ?? last, 7), weekday);
  }
  return weeks;
}

/** The days of a month itself. */
export function monthOf(day: string): string[] {
  const date = Temporal.PlainDate.from(day);
  return daysFrom(date.with({ day: 1 }).toString(), date.daysInMonth);
}

/** The same place a number of periods of a view later. */
export function stepped(view: View, day: string, by: number): string {
  const date = Temporal.PlainDate.from(day);
  if (view === 'day') return date.add({ days: by }).toString();
  return date.add(view === 'week' ? { weeks: by } : { months: by }).toString();
}

/** A day that an address names; null where it names none. */
export function dayIn(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString();
  } catch {
    return null;
  }
}
