import * as z from 'zod/mini';
import { calendarDate, entityFields } from './entity';

/** What explains a change in a patient's readings. `travel` and `hospitalStay` suspend what missing readings would raise. */
export const annotationKinds = ['planChange', 'medicineStart', 'hospitalStay', 'travel', 'other'] as const;
export type AnnotationKind = (typeof annotationKinds)[number];

/** A mark on a patient's time line, from one patient day to another inclusive; without an end it is still going on. */
export const annotationSchema = z
  .object({
    ...entityFields,
    patient: z.string().check(z.minLength(1)),
    kind: z.catch(z.enum(annotationKinds), 'other'),
    from: calendarDate,
    to: z.optional(calendarDate),
    note: z.optional(z.string().check(z.maxLength(500))),
    /** Who wrote it: the server sets it. */
    by: z.optional(z.string()),
  })
  .check(
    z.refine(({ from, to }) => to === undefined || to >= from, {
      path: ['to'],
      error: 'validation.endBeforeStart',
    }),
  );
export type Annotation = z.infer<typeof annotationSchema>;

const silencing: readonly AnnotationKind[] = ['hospitalStay', 'travel'];

/** Whether readings that do not come on a patient day (ISO date) are explained by a journey or a stay in hospital. */
export function isExcused(annotations: readonly Annotation[], day: string): boolean {
  return annotations.some(
    ({ kind, from, to }) => silencing.includes(kind) && from <= day && (to === undefined || to >= day),
  );
}
