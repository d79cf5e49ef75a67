import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { demo } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { calendarEventSchema, type CalendarEvent } from '@/shared/demonstration/calendar';
import { deviceZone, useOwnZone } from '@/shared/i18n/DisplayUnits';
import { useNow } from '@/shared/store/clock';
import { useFetched } from '../useFetched';
import { labels } from './categories';
import { edited, useEdits } from './entry/edits';
import { entryOf, type Label } from './entries';
import { dayIn, firstWeekday, isView, monthOf, weekOf, weeksOf, type View } from './period';

const eventsSchema = z.array(calendarEventSchema);

/** The events as the host has them; it is told of no change (specification 7). */
async function fetchEvents(signal: AbortSignal): Promise<CalendarEvent[]> {
  return parseAnswer(await demo.get('/apps/calendar/events', { signal }), eventsSchema);
}

/** The events of the host, with what was done to them here. */
export function useEntries() {
  const { data, ...fetched } = useFetched(fetchEvents);
  const edits = useEdits();
  // The host writes whole days as midnights of the device.
  const known = useMemo(() => data?.map((event) => entryOf(event, deviceZone())), [data]);
  const entries = useMemo(() => edited(known ?? [], edits), [known, edits]);
  return { ...fetched, entries, isThere: data !== undefined };
}

/** What is shown, as the address says: the view, the day that it is about, and which categories are not. */
export function useShown() {
  const intl = useIntl();
  const timeZone = useOwnZone();
  const [parameters, setParameters] = useSearchParams();
  const today = Temporal.Instant.fromEpochMilliseconds(useNow())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
  const wanted = parameters.get('view');
  const view: View = isView(wanted) ? wanted : 'month';
  const date = dayIn(parameters.get('date')) ?? today;
  const hidden = parameters.get('without')?.split(',') ?? [];
  const without: Label[] = labels.filter((label) => hidden.includes(label));
  const weekday = firstWeekday(intl.locale);
  const weeks = weeksOf(date, weekday);
  const days: Record<View, readonly string[]> = {
    month: weeks.flat(),
    week: weekOf(date, weekday),
    day: [date],
    agenda: monthOf(date),
  };
  const go = useCallback(
    (change: { view?: View; date?: string; without?: string }) =>
      setParameters((before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      }),
    [setParameters],
  );
  const dayLink = (day: string) => {
    const next = new URLSearchParams(parameters);
    next.set('view', 'day');
    next.set('date', day);
    return `/calendar?${next}`;
  };
  return { timeZone, today, view, date, without, weekday, weeks, days: days[view], dayLink, go };
}
