import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { FluidAssignment } from '@/domain/fluid/assignment';
import { statusOn } from '@/domain/fluid/assignmentDays';
import { addDays, daysBetween } from '@/domain/patientDay';
import { CheckListField } from '@/shared/forms/CheckListField';
import { DateField } from '@/shared/forms/DateField';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { useRecordWords } from '../useRecordWords';
import type { AssignEntries, AssignSubject } from './assignFigures';

/** On which days it holds and which have dialysis, and what becomes of the plans that are there. */
export function AssignPeriodFields({
  form: { control },
  subject: { id, before },
  isUpdate,
  assignments,
  today,
}: {
  form: UseFormReturn<AssignEntries>;
  subject: AssignSubject;
  isUpdate: boolean;
  assignments: readonly FluidAssignment[];
  today: string;
}) {
  const t = useT();
  const words = useRecordWords();
  const formats = useFormats();
  const start = useWatch({ control, name: 'start' });
  const own = before?.id ?? id;
  const others = assignments.filter(
    (one) => one.id !== own && ['active', 'paused', 'planned'].includes(statusOn(one, today)),
  );
  const ahead = start === '' ? 0 : daysBetween(today, start);
  return (
    <>
      <div className="nd-form-row">
        {!isUpdate && <DateField control={control} name="start" label={t('fluidRecord.start')} required />}
        <DateField
          control={control}
          name="end"
          label={t('fluidRecord.end')}
          hint={t('fluidRecord.endHint')}
        />
      </div>
      {!isUpdate && ahead < 0 && (
        <p className="alert alert-warning">
          <T id="fluidRecord.startPast" />
        </p>
      )}
      {!isUpdate && ahead > 0 && (
        <p className="alert alert-info">
          <T id="fluidRecord.startFuture" values={{ count: ahead }} />
        </p>
      )}
      {start !== '' && others.length > 0 && (
        <ul className="alert alert-info list-unstyled" role="status">
          {others.map((other) => {
            const plan = <bdi>{other.body.name}</bdi>;
            const last = addDays(start, -1);
            const end = other.end !== undefined && other.end < last ? other.end : last;
            return (
              <li key={other.id}>
                {other.start > last ? (
                  <T id="fluidRecord.supersedesAll" values={{ plan, day: formats.day(other.start) }} />
                ) : (
                  <T id="fluidRecord.supersedes" values={{ plan, day: formats.day(end) }} />
                )}
              </li>
            );
          })}
        </ul>
      )}
      <CheckListField
        control={control}
        name="dialysisWeekdays"
        label={t('fluidRecord.weekdays')}
        options={[1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: words.weekdays([day]) }))}
      />
    </>
  );
}
