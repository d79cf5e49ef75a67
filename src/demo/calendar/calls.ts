import * as z from 'zod/mini';
import { demo } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { calendarEventSchema, type CalendarEvent } from '@/shared/demonstration/calendar';

const eventsSchema = z.array(calendarEventSchema);

/** The events as the host has them; it is told of no change (specification 7). */
export async function fetchEvents(signal: AbortSignal): Promise<CalendarEvent[]> {
  return parseAnswer(await demo.get('/apps/calendar/events', { signal }), eventsSchema);
}
