import { useWatch, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form';
import { annotationKinds, isExcused, type AnnotationKind } from '@/domain/readings/annotation';
import { DateField } from '@/shared/forms/DateField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { T, useT } from '@/shared/i18n/text';

/** Values of the dialog: days as ISO dates, '' while empty. */
export interface AnnotationEntries {
  kind: AnnotationKind;
  from: string;
  to: string;
  note: string;
}

export const annotationResolver: Resolver<AnnotationEntries> = (entries) => {
  const errors: FieldErrors<AnnotationEntries> = {};
  if (entries.from === '') errors.from = { type: 'required', message: 'validation.date' };
  if (entries.to !== '' && entries.to < entries.from)
    errors.to = { type: 'order', message: 'validation.endBeforeStart' };
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: entries, errors: {} };
};

/** Kind, start, end and note of an annotation. */
export function AnnotationFields({ form }: { form: UseFormReturn<AnnotationEntries> }) {
  const t = useT();
  const { control } = form;
  const [kind, from] = useWatch({ control, name: ['kind', 'from'] });
  const silences = isExcused(
    [{ id: '', version: '', updatedAt: '', patient: '', kind, from: '', to: '' }],
    '',
  );
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
      <DateField control={control} name="to" label={t('readings.to')} {...(from !== '' && { min: from })} />
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
