import * as z from 'zod/mini';
import { calendarDate, entityFields, type Draft } from '../entity';

/**
 * What explains a change in a patient's readings, or asks for readings. `travel` and `hospitalStay` suspend what missing
 * readings would raise; `homeSeries` is a week of blood pressures (`homeSeries.ts`).
 */
export const annotationKinds = [
  'planChange',
  'medicineStart',
  'hospitalStay',
  'travel',
  'other',
  'homeSeries',
] as const;
export type AnnotationKind = (typeof annotationKinds)[number];

const sent = {
  id: entityFields.id,
  patient: z.string().check(z.minLength(1)),
  kind: z.catch(z.enum(annotationKinds), 'other'),
  from: calendarDate,
  to: z.optional(calendarDate),
  note: z.optional(z.string().check(z.maxLength(500))),
};

const inOrder = z.refine<{ from: string; to?: string | undefined }>(
  ({ from, to }) => to === undefined || to >= from,
  { path: ['to'], error: 'validation.endBeforeStart' },
);

/** A mark on a patient's time line, from one patient day to another inclusive; without an end it is still going on. */
export const annotationSchema = z
  .object({
    ...entityFields,
    ...sent,
    /** Who wrote it: the server sets it. */
    by: z.optional(z.string()),
  })
  .check(inOrder);
export type Annotation = z.infer<typeof annotationSchema>;

/** What a client may send of one. */
export const annotationDraftSchema = z.object(sent).check(inOrder);
export type AnnotationDraft = Omit<Draft<Annotation>, 'by'>;

/** Whether a patient was in hospital on a day (ISO date): what is due at home then is nobody's to take there. */
export const isInHospital = (annotations: readonly Annotation[], day: string): boolean =>
  annotations.some(
    ({ kind, from, to }) => kind === 'hospitalStay' && from <= day && (to === undefined || to >= day),
  );

const silencing: readonly AnnotationKind[] = ['hospitalStay', 'travel'];

/** Whether readings that do not come on a patient day (ISO date) are explained by a journey or a stay in hospital. */
export function isExcused(annotations: readonly Annotation[], day: string): boolean {
  return annotations.some(
    ({ kind, from, to }) => silencing.includes(kind) && from <= day && (to === undefined || to >= day),
  );
}
