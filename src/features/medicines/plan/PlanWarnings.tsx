import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { useErrorText } from '@/shared/forms/fieldTypes';
import { T, useT } from '@/shared/i18n/text';
import { useMedicineWords } from '../medicineWords';
import { DoubleTaking } from './DoubleTaking';
import type { PlanEntries } from './planEntries';
import { WarningFields } from './WarningFields';
import { askedBy, avoidedBy, overlapsFor, type PlanSubject } from './planJudge';

/** What speaks against it: an allergy, the kidneys, that it is taken already, or that the house avoids it in this condition. */
export function PlanWarnings({
  form: { control },
  subject,
}: {
  form: UseFormReturn<PlanEntries>;
  subject: PlanSubject;
}) {
  const t = useT();
  const words = useMedicineWords();
  const entries = useWatch({ control }) as PlanEntries;
  const { field, fieldState } = useController({ control, name: 'accepted' });
  const problem = useErrorText()(fieldState.error, undefined);
  const overlaps = overlapsFor(entries, subject);
  const avoided = avoidedBy(entries.medicine, subject);
  return (
    <>
      <WarningFields control={control} name="answer" warnings={askedBy(entries.medicine, subject)} />
      <DoubleTaking
        overlaps={overlaps}
        accepted={field.value}
        onAccept={field.onChange}
        problem={overlaps.length > 0 ? problem : undefined}
      />
      <div role="status">
        {avoided.length > 0 && (
          <p className="alert alert-warning">
            <T
              id="medicines.avoidedWarning"
              values={{ pathologies: words.list(avoided.map((one) => t(`worklist.${one}`))) }}
            />
          </p>
        )}
      </div>
    </>
  );
}
