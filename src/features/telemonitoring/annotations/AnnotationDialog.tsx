import { useSelector } from 'react-redux';
import type { Annotation } from '@/domain/readings/annotation';
import type { Patient } from '@/domain/patients/patient';
import { annotations } from '@/features/annotations/slice';
import type { MessageId } from '@/locales';
import { RecordDialog } from '@/session/drafts/RecordDialog';
import { useProblemList } from '@/shared/forms/problemList';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { differencesOf } from '@/shared/record/differences';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { AnnotationFields } from './AnnotationFields';
import { annotationEntries, useAnnotationForm, type AnnotationEntries } from './useAnnotationForm';

const labels: Readonly<Record<keyof AnnotationEntries, MessageId>> = {
  kind: 'readings.annotationKind',
  from: 'readings.from',
  to: 'readings.to',
  note: 'readings.annotationNote',
};

/** A mark on the patient's time line, new or changed. Mounted while it is open. */
export function AnnotationDialog({
  patient,
  annotation,
  onClose,
}: {
  patient: Patient;
  annotation?: Annotation;
  onClose: () => void;
}) {
  const t = useT();
  const formats = useFormats();
  const record = useAnnotationForm(patient, annotation ?? null, onClose);
  const { form, before } = record;
  const problems = useProblemList(form.formState.errors, labels);
  const newer = useSelector((state: Record<string, unknown>) =>
    annotations.selectById(state, annotation?.id ?? ''),
  );
  const said = (field: keyof AnnotationEntries, value: string) => {
    if (field === 'kind') return t(`readings.kind_${value as AnnotationEntries['kind']}`);
    return field === 'note' || value === '' ? value : formats.day(value);
  };
  return (
    <RecordDialog
      title={<T id={before ? 'readings.editAnnotation' : 'readings.annotate'} />}
      record={record}
      problems={problems}
      onSend={record.send}
    >
      <AnnotationFields form={form} />
      <SaveConflict
        {...record.conflictWith(newer)}
        stored={newer && { by: newer.by, at: newer.updatedAt }}
        differences={
          newer && differencesOf(labels, form.getValues(), annotationEntries(newer, newer.from), t, said)
        }
      />
    </RecordDialog>
  );
}
