import type { MessageId } from '@/locales';
import { fromLocal, toLocal } from '@/shared/forms/localTime';
import { addDays, SLOT_MINUTES, type Entry, type Label } from '../entries';
import { clock, type Slot } from '../grid/slots';

/** An event as its form has it: days and times as the inputs do, so that a change to whole days and back loses none. */
export interface Draft {
  title: string;
  label: Label;
  allDay: boolean;
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
}

const blank = { title: '', label: 'others' } as const;
const office = { startTime: '09:00', endTime: '10:00' };

export function draftOf(entry: Entry, timeZone: string): Draft {
  const { title, label, allDay } = entry;
  if (entry.allDay) return { title, label, allDay, startDay: entry.first, endDay: entry.last, ...office };
  const [startDay = '', startTime = ''] = toLocal(entry.start, timeZone).split('T');
  const [endDay = '', endTime = ''] = toLocal(entry.end, timeZone).split('T');
  return { title, label, allDay, startDay, startTime, endDay, endTime };
}

/** A new event that takes what was chosen; a single half hour is the beginning of one. */
export function draftFor(first: Slot, last: Slot): Draft {
  if (first.minute === null || last.minute === null)
    return { ...blank, allDay: true, startDay: first.day, endDay: last.day, ...office };
  const isOne = first.day === last.day && first.minute === last.minute;
  const end = last.minute + (isOne ? 2 : 1) * SLOT_MINUTES;
  const over = end >= 1440;
  return {
    ...blank,
    allDay: false,
    startDay: first.day,
    startTime: clock(first.minute),
    endDay: over ? addDays(last.day, 1) : last.day,
    endTime: clock(end % 1440),
  };
}

type Problems = Partial<Record<'start' | 'end', MessageId>>;

/** The event of a draft, or what is wrong with it by field. */
export function entryFrom(
  draft: Draft,
  id: number,
  timeZone: string,
): { entry: Entry } | { problems: Problems } {
  const { label, startDay, endDay } = draft;
  const named = { id, title: draft.title.trim(), label };
  const missing: Problems = {
    ...(startDay === '' && { start: 'calendar.noTime' }),
    ...(endDay === '' && { end: 'calendar.noTime' }),
  };
  if (draft.allDay) {
    if (missing.start || missing.end) return { problems: missing };
    if (endDay < startDay) return { problems: { end: 'calendar.endsBefore' } };
    return { entry: { ...named, allDay: true, first: startDay, last: endDay } };
  }
  const start = fromLocal(`${startDay}T${draft.startTime}`, timeZone);
  const end = fromLocal(`${endDay}T${draft.endTime}`, timeZone);
  if ('problem' in start || 'problem' in end) {
    const word = (problem: 'skipped' | 'unreadable'): MessageId =>
      problem === 'skipped' ? 'validation.timeSkipped' : 'calendar.noTime';
    return {
      problems: {
        ...('problem' in start && { start: word(start.problem) }),
        ...('problem' in end && { end: word(end.problem) }),
      },
    };
  }
  if (Date.parse(end.at) <= Date.parse(start.at)) return { problems: { end: 'calendar.endsBefore' } };
  return { entry: { ...named, allDay: false, start: start.at, end: end.at } };
}
