import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { mostIn24Hours } from '@/domain/medicine/asNeeded';
import { liesFarAhead, skipReasons, type Intake, type IntakeBody } from '@/domain/medicine/intake';
import { instantOf } from '@/domain/medicine/schedule';
import type { Patient } from '@/domain/patients/patient';
import { fullName } from '@/domain/patients/patient';
import type { MessageId } from '@/locales';
import { RecordDialog } from '@/session/drafts/RecordDialog';
import { useFormDraft } from '@/session/drafts/useDraft';
import type { AppError } from '@/shared/api/appError';
import { newId } from '@/shared/api/newId';
import { DateTimeField } from '@/shared/forms/DateTimeField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { T, useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { useMedicineWords } from '../medicineWords';
import { intakes } from '../slice';
import type { NeededRow } from './dayIntakes';
import { IntakeFailure } from './IntakeFailure';
import type { IntakeActions, IntakeSubject } from './useIntakeActions';

interface Entries {
  takenAt: string | null;
  reason: string;
  note: string;
}

/** Asks at what time it was really taken, or why it was not. Mounted while it is open. */
export function IntakeDialog({
  subject,
  state,
  entry,
  needed,
  patient,
  day,
  isToday,
  timeZone,
  enter,
  onClose,
}: {
  subject: IntakeSubject;
  state: 'taken' | 'skipped';
  /** What was said before. */
  entry: Intake | undefined;
  /** Of a medicine taken as needed: more often than allowed only with a note that says what happened. */
  needed?: Pick<NeededRow, 'maxPerDay' | 'instants'>;
  patient: Patient;
  day: string;
  isToday: boolean;
  timeZone: string;
  enter: IntakeActions['enter'];
  onClose: () => void;
}) {
  const t = useT();
  const words = useMedicineWords();
  const { allocation, due } = subject;
  const [id] = useState(newId);
  // After a conflict the next try stands against what is stored now, which the list behind shows.
  const stored = useSelector((root: Record<string, unknown>) => intakes.selectById(root, due?.id ?? ''));
  const [opened] = useState(entry);
  const [failure, setFailure] = useState<AppError | null>(null);
  const before = failure?.status === 412 ? stored : opened;
  const [defaultValues] = useState((): Entries => {
    const usual = isToday ? now() : (due?.at ?? instantOf(day, '12:00', timeZone));
    return {
      takenAt: entry?.takenAt ?? new Date(usual).toISOString(),
      reason: entry?.reason ?? '',
      note: entry?.note ?? '',
    };
  });
  const form = useForm<Entries>({ defaultValues });
  const { control, formState } = form;
  const isOverAt = (takenAt: string | null): boolean => {
    const at = Date.parse(takenAt ?? '');
    return (
      needed !== undefined && !Number.isNaN(at) && mostIn24Hours(at, needed.instants) >= needed.maxPerDay
    );
  };
  const isFarAheadAt = (takenAt: string | null): boolean =>
    state === 'taken' && due !== null && liesFarAhead(due.at, Date.parse(takenAt ?? ''));
  const takenAtNow = useWatch({ control, name: 'takenAt' });
  const isOverMaximum = isOverAt(takenAtNow);
  const isFarAhead = isFarAheadAt(takenAtNow);
  const draft = useFormDraft(`intake ${due?.id ?? allocation.id} ${state}`, form);
  const guard = useDialogGuard(formState.isDirty, onClose, draft.drop);
  const refuse = (field: keyof Entries, message: MessageId) =>
    form.setError(field, { message }, { shouldFocus: true });
  const send = async ({ takenAt, reason, note }: Entries) => {
    const chosen = skipReasons.find((one) => one === reason);
    if (state === 'skipped' && !chosen) return refuse('reason', 'validation.skipReason');
    if (state === 'taken' && !takenAt?.endsWith('Z')) return refuse('takenAt', 'validation.instant');
    if (isOverAt(takenAt) && note.trim() === '') return refuse('note', 'validation.overMaximum');
    if (isFarAheadAt(takenAt) && note.trim() === '') return refuse('note', 'validation.farAhead');
    const said: Pick<IntakeBody, 'takenAt' | 'reason' | 'note'> = {
      ...(state === 'taken' && takenAt !== null && { takenAt }),
      ...(state === 'skipped' && chosen && { reason: chosen }),
      ...(note.trim() !== '' && { note: note.trim() }),
    };
    const error = await enter(subject, { state, ...said }, before, id);
    if (!error) {
      draft.drop();
      return guard.leave();
    }
    setFailure(error);
    for (const [field, message] of Object.entries(error.fields ?? {}))
      if (field in defaultValues) refuse(field as keyof Entries, message);
  };
  const which = due
    ? t('intakes.which', { name: allocation.given.name, time: words.dueTime(due, day) })
    : allocation.given.name;
  return (
    <RecordDialog
      action="therapy.write"
      title={<T id={`intakes.title_${state}`} values={{ which }} />}
      record={{ form, draft, guard }}
      onSend={send}
    >
      <p>
        <bdi>{fullName(patient)}</bdi>, {words.amount(subject.amount)}
      </p>
      {state === 'taken' ? (
        <DateTimeField
          control={control}
          name="takenAt"
          label={t('intakes.when')}
          hint={t('medicines.inZone', { zone: timeZone })}
          timeZone={timeZone}
          errorValues={{ minutes: 5 }}
          required
        />
      ) : (
        <SelectField
          control={control}
          name="reason"
          label={t('intakes.whyNot')}
          options={[
            { value: '', label: t('intakes.choose') },
            ...skipReasons.map((value) => ({ value, label: t(`intakes.reason_${value}`) })),
          ]}
          required
        />
      )}
      <TextAreaField
        control={control}
        name="note"
        label={t('medicines.note')}
        hint={isOverMaximum ? t('intakes.overHint') : isFarAhead ? t('intakes.farAheadHint') : undefined}
        required={isOverMaximum || isFarAhead}
        rows={2}
        maxLength={500}
      />
      <IntakeFailure error={failure} />
    </RecordDialog>
  );
}
