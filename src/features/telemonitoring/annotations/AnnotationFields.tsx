import { useWatch, type UseFormReturn } from 'react-hook-form';
import { annotationKinds, isExcused } from '@/domain/readings/annotation';
import { DateField } from '@/shared/forms/DateField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { T, useT } from '@/shared/i18n/text';
import type { AnnotationEntries } from './useAnnotationForm';

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
