import { useIntl } from 'react-intl';
import { useFormats } from '@/shared/i18n/format';
import { instantOf, type Placed } from './entries';

const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** How days and times of the calendar are told. */
export function useWhen() {
  const intl = useIntl();
  const formats = useFormats();
  const clock = (minute: number) => formats.time(instantOf('2000-01-03', minute, 'UTC'), 'UTC');
  const days = (first: string, last: string) =>
    intl.formatDateTimeRange(atNoon(first), atNoon(last), { dateStyle: 'medium', timeZone: 'UTC' });
  const hours = ({ from, to }: Placed) => `${clock(from)}–${clock(to)}`;
  return {
    clock,
    /** A day in full, with its weekday. */
    day: (day: string) => intl.formatDate(atNoon(day), { dateStyle: 'full', timeZone: 'UTC' }),
    weekday: (day: string, weekday: 'short' | 'long') =>
      intl.formatDate(atNoon(day), { weekday, timeZone: 'UTC' }),
    dayOfMonth: (day: string) => intl.formatNumber(Number(day.slice(8))),
    month: (day: string) => intl.formatDate(atNoon(day), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    days,
    hours,
    /** When an event is. */
    span: (placed: Placed) => {
      const { first, last, from, to, entry } = placed;
      if (entry.allDay) return days(first, last);
      if (first === last) return `${days(first, last)}, ${hours(placed)}`;
      return `${days(first, first)}, ${clock(from)} – ${days(last, last)}, ${clock(to)}`;
    },
  };
}
