import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { annotationKinds, isSilencing, type Annotation } from '@/domain/readings/annotation';
import type { Patient } from '@/domain/patients/patient';
import { annotations } from '@/features/annotations/slice';
import type { MessageId } from '@/locales';
import { RecordDialog } from '@/session/drafts/RecordDialog';
import { DateField } from '@/shared/forms/DateField';
import { useProblemList } from '@/shared/forms/problemList';
import { SelectField } from '@/shared/forms/SelectField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { differencesOf } from '@/shared/record/differences';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { annotationEntries, useAnnotationForm, type AnnotationEntries } from './useAnnotationForm';

const labels: Readonly<Record<keyof AnnotationEntries, MessageId>> = {
  kind: 'readings.annotationKind',
  from: 'readings.from',
  to: 'readings.to',
  note: 'readings.annotationNote',
};

/** Kind, start, end and note of an annotation. */
function AnnotationFields({ form }: { form: UseFormReturn<AnnotationEntries> }) {
  const t = useT();
  const { control } = form;
  const [kind, from] = useWatch({ control, name: ['kind', 'from'] });
  const silences = isSilencing({ kind });
  return (
    <>
      <SelectField
        control={control}
        name="kind"
        label={t('readings.annotationKind')}
        hint={silences && t('readings.excuses')}
        options={annotationKinds.map((value) => ({ value, label: t(`readings.kind_${value}`) }))}
      />
      <DateField control={control} name="from" label={t('readings.from')} required />
      <DateField
        control={control}
        name="to"
        label={t(silences ? 'readings.expectedEnd' : 'readings.to')}
        required={silences}
        {...(from !== '' && { min: from })}
      />
      <TextAreaField
        control={control}
        name="note"
        label={<T id="readings.annotationNote" />}
        rows={2}
        maxLength={500}
      />
    </>
  );
}

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
      action="findings.write"
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
