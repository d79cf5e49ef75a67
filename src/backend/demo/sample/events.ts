import type { CalendarEvent } from '@/shared/demonstration/calendar';
import { at } from './dates';

type Row = readonly [
  title: string,
  label: CalendarEvent['label'],
  days: number,
  hour?: number,
  /** The length in hours of an event with an hour; for another event, the number of further days that it takes. */
  length?: number,
];

/** In days from today; without an hour an event takes the whole day. */
const rows: readonly Row[] = [
  ['Open house', 'business', 0],
  ['Planning of the quarter', 'business', -9, 10, 2],
  ['Dentist', 'personal', -6, 8, 1],
  ['Trade fair in Zuidermeer', 'work', -4, undefined, 2],
  ['Review of the search page', 'work', -1, 14, 1],
  ['Team lunch', 'others', 1, 12, 1],
  ['Visit to the printworks', 'business', 2, 9, 3],
  ['Choir practice', 'personal', 3, 19, 2],
  ['Release of version 4', 'work', 5],
  ['Conversation with a candidate', 'work', 6, 11, 1],
  ['Long weekend', 'personal', 9, undefined, 3],
  ['Fire drill', 'others', 13, 10, 1],
];

/** Events around the day of `now`. */
export const sampleEvents = (now: number): CalendarEvent[] =>
  rows.map(([title, label, days, hour, length = 0], index) => {
    const end = hour === undefined ? at(now, days + length) : at(now, days, hour + length);
    return {
      id: index + 1,
      title,
      start: at(now, days, hour).toISOString(),
      end: end.toISOString(),
      label,
      allDay: hour === undefined,
      selectable: true,
    };
  });
