import * as z from 'zod/mini';
import { calendarDate, entityFields, type Draft } from '../entity';
import { addDays, daysBetween } from '../patientDay';

/**
 * The kinds of annotation, which explain a change in a patient's readings, or ask for readings. `travel` and
 * `hospitalStay` suspend what missing readings would raise; `homeSeries` is a week of blood pressures
 * (`homeSeries.ts`).
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

/**
 * A mark on a patient's time line, from one patient day to another inclusive; without an end it is still going on, and
 * counts as long as `lastDayOf` says.
 */
export const annotationSchema = z
  .object({
    ...entityFields,
    ...sent,
    /** Who wrote it: the server sets it. */
    by: z.optional(z.string()),
  })
  .check(inOrder);
export type Annotation = z.infer<typeof annotationSchema>;

/** The annotation as a client may send it. */
export const annotationDraftSchema = z.object(sent).check(inOrder);
export type AnnotationDraft = Omit<Draft<Annotation>, 'by'>;

/** Days, the first included, that a journey or a stay in hospital counts for where nobody gave its end. Ours. */
export const OPEN_DAYS = 7;

/** The kinds of annotation that explain why readings do not come. */
export const silencingKinds = ['hospitalStay', 'travel'] as const;
type SilencingKind = (typeof silencingKinds)[number];

/** Tells whether an annotation is a journey or a stay in hospital. */
export const isSilencing = <M extends { kind: string }>(mark: M): mark is M & { kind: SilencingKind } =>
  silencingKinds.some((kind) => kind === mark.kind);

/** The part of a mark on the time line that says whether readings are awaited. */
type Absence = Pick<Annotation, 'kind' | 'from' | 'to'>;

/** The last patient day (ISO date) that a mark counts for: nothing that silences goes on for ever. */
export function lastDayOf(mark: Absence): string | undefined {
  return mark.to ?? (isSilencing(mark) ? addDays(mark.from, OPEN_DAYS - 1) : undefined);
}

function covers(mark: Absence, day: string): boolean {
  const last = lastDayOf(mark);
  return mark.from <= day && (last === undefined || day <= last);
}

/** Tells whether a patient was in hospital on a day (ISO date): nobody is to take readings at home then. */
export const isInHospital = (annotations: readonly Annotation[], day: string): boolean =>
  annotations.some((one) => one.kind === 'hospitalStay' && covers(one, day));

/** The journey or the stay in hospital that explains why readings do not come on a patient day (ISO date). */
export const absenceOn = <M extends Absence>(annotations: readonly M[], day: string) =>
  annotations.find((mark): mark is M & { kind: SilencingKind } => isSilencing(mark) && covers(mark, day));

/** Tells whether a journey or a stay in hospital explains that readings do not come on a patient day (ISO date). */
export const isExcused = (annotations: readonly Absence[], day: string): boolean =>
  absenceOn(annotations, day) !== undefined;

/** Patient days after `from` up to `today` on which readings were awaited: journeys and stays in hospital do not count. */
export function daysAwaited(from: string, today: string, annotations: readonly Absence[]): number {
  let count = daysBetween(from, today);
  if (annotations.length === 0) return count;
  for (let day = addDays(from, 1); day <= today; day = addDays(day, 1)) {
    if (isExcused(annotations, day)) count -= 1;
  }
  return count;
}
