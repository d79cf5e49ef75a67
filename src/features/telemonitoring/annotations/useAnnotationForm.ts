import type { FieldErrors, Resolver } from 'react-hook-form';
import { patientDay } from '@/domain/patientDay';
import type { Patient } from '@/domain/patients/patient';
import { isSilencing, type Annotation, type AnnotationKind } from '@/domain/readings/annotation';
import { clockOf } from '@/domain/rules/alertLimits';
import { annotations } from '@/features/annotations/slice';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import { now } from '@/shared/store/clock';

/** What the form of an annotation holds: days as ISO dates, '' while empty. */
export interface AnnotationEntries {
  kind: AnnotationKind;
  from: string;
  to: string;
  note: string;
}

/** @param today ISO date, what a new one begins with */
export const annotationEntries = (annotation: Annotation | null, today: string): AnnotationEntries => ({
  kind: annotation?.kind ?? 'planChange',
  from: annotation?.from ?? today,
  to: annotation?.to ?? '',
  note: annotation?.note ?? '',
});

const resolver: Resolver<AnnotationEntries> = (entries) => {
  const errors: FieldErrors<AnnotationEntries> = {};
  if (entries.from === '') errors.from = { type: 'required', message: 'validation.date' };
  if (entries.to === '' && isSilencing(entries))
    errors.to = { type: 'required', message: 'validation.endNeeded' };
  if (entries.to !== '' && entries.to < entries.from)
    errors.to = { type: 'order', message: 'validation.endBeforeStart' };
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: entries, errors: {} };
};

/** One annotation from opening the form to saving it. @param opened null for a new one */
export const useAnnotationForm = (patient: Patient, opened: Annotation | null, onClose: () => void) =>
  useRecordForm({
    key: `annotation ${patient.id} ${opened?.id ?? 'new'}`,
    opened,
    toForm: (before) => annotationEntries(before, patientDay(now(), clockOf(patient))),
    resolver: () => resolver,
    toBody: ({ kind, from, to, note }, before, id) => ({
      id: before?.id ?? id,
      patient: patient.id,
      kind,
      from,
      ...(to !== '' && { to }),
      ...(note.trim() !== '' && { note: note.trim() }),
    }),
    save: (body, before) => annotations.store({ body, version: before?.version, quiet: true }),
    kept: 'changed',
    notice: () => ({ message: 'readings.annotationSaved' }),
    onClose,
  });
