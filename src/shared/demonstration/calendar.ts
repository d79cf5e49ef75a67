import * as z from 'zod/mini';

/** An event of the calendar (specification 3.5). */
export const calendarEventSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** Instants; of an event that takes whole days, some time on the first of them and on the last. */
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  label: z.enum(['business', 'work', 'personal', 'others']),
  allDay: z.boolean(),
  selectable: z.boolean(),
});
export type CalendarEvent = z.infer<typeof calendarEventSchema>;
