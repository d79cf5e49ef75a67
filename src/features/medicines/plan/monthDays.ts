import type { Allocation } from '@/domain/medicine/allocation';
import { intakeDays } from '@/domain/medicine/schedule';
import { addDays } from '@/domain/patientDay';

type Scheduled = Pick<Allocation, 'segments' | 'stopped' | 'asNeeded'>;
export type DayMark = 'due' | 'paused';

const monthOf = (day: string): Temporal.PlainYearMonth => Temporal.PlainYearMonth.from(day.slice(0, 7));

/** First day of the month a number of months from a day, ISO date. */
export const monthFrom = (day: string, months: number): string =>
  monthOf(day).add({ months }).toPlainDate({ day: 1 }).toString();

/** The days of a month week by week, from Monday; null outside the month. @param first day of the month */
export function weeksOf(first: string): (string | null)[][] {
  const { daysInMonth } = monthOf(first);
  const before = Temporal.PlainDate.from(first).dayOfWeek - 1;
  const cells = Array.from({ length: Math.ceil((before + daysInMonth) / 7) * 7 }, (_, place) => {
    const offset = place - before;
    return offset >= 0 && offset < daysInMonth ? addDays(first, offset) : null;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** What is the matter on each day from one to another, both included; days without anything are left out. */
export function marksOf(plan: Scheduled, from: string, to: string): ReadonlyMap<string, DayMark> {
  const marks = new Map<string, DayMark>();
  for (const { pause, from: first, to: last = to } of plan.segments) {
    if (!pause) continue;
    const end = last < to ? last : to;
    for (let day = first > from ? first : from; day <= end; day = addDays(day, 1))
      if (!plan.stopped || day < plan.stopped.on) marks.set(day, 'paused');
  }
  for (const day of intakeDays(plan, from, to)) marks.set(day, 'due');
  return marks;
}
