import { fullName, type Patient } from '@/domain/patients/patient';
import { addDays } from '@/domain/patientDay';
import { LONGEST_PAUSE_DAYS, stepTo } from '@/domain/patients/programme';
import type { MessageId } from '@/locales';
import { RecordDialog } from '@/session/drafts/RecordDialog';
import { DateField } from '@/shared/forms/DateField';
import { fieldId, useFormField } from '@/shared/forms/fieldTypes';
import { useProblemList } from '@/shared/forms/problemList';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { useFormats } from '@/shared/i18n/format';
import { programmeWord } from '@/shared/i18n/wording/reasonWording';
import { T, useT } from '@/shared/i18n/text';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { endsSomething, hasDay, type ProgrammeStep } from './programmeSteps';
import { StepPreview } from './StepPreview';
import { useStepForm } from './useStepForm';

const labels: Readonly<Record<string, MessageId>> = {
  to: 'programme.state',
  on: 'programme.on',
  until: 'programme.untilLabel',
  reason: 'programme.reason',
  certain: 'programme.action_decease',
};

/** Changes a patient's place in the programme, with what that brings. Mounted while it is open. */
export function StepDialog({
  patient,
  step,
  onClose,
}: {
  patient: Patient;
  step: ProgrammeStep;
  onClose: () => void;
}) {
  const t = useT();
  const { kind, to } = step;
  const record = useStepForm(patient, step, onClose);
  const { form, today } = record;
  const { control } = form;
  const problems = useProblemList(form.formState.errors, labels);
  const name = <bdi>{fullName(patient)}</bdi>;
  return (
    <RecordDialog
      action="programme.change"
      size="lg"
      title={<T id={`programme.title_${kind}`} values={{ name }} />}
      record={record}
      problems={problems}
      confirmLabel={<T id={`programme.action_${kind}`} />}
      tone={endsSomething(kind) ? 'danger' : 'primary'}
      onSend={record.send}
    >
      <StepPreview patient={patient.id} to={to} kind={kind} />
      <div className="nd-form-row">
        {hasDay(kind) && (
          <DateField
            control={control}
            name="on"
            label={t(kind === 'decease' ? 'programme.on_decease' : 'programme.on')}
            max={today}
            required
          />
        )}
        {to === 'paused' && kind !== 'correct' && (
          <DateField
            control={control}
            name="until"
            label={t('programme.untilLabel')}
            hint={t('programme.untilHint')}
            min={addDays(today, 1)}
            max={addDays(today, LONGEST_PAUSE_DAYS)}
            required
          />
        )}
      </div>
      <TextAreaField
        control={control}
        name="reason"
        label={t('programme.reason')}
        required={stepTo(patient, to)?.needsReason === true}
        rows={2}
        maxLength={500}
      />
      {kind === 'decease' && <CertainField control={control} patient={patient} />}
      <SaveConflict
        {...record.conflictWith(patient)}
        stored={{ at: patient.updatedAt }}
        differences={[
          {
            label: t('programme.state'),
            mine: t(programmeWord[to]),
            theirs: t(programmeWord[patient.ext.status]),
          },
        ]}
      />
    </RecordDialog>
  );
}

/** Nobody is declared dead by a slip of the mouse, or in the place of somebody else. */
function CertainField({
  control,
  patient,
}: {
  control: ReturnType<typeof useStepForm>['form']['control'];
  patient: Patient;
}) {
  const formats = useFormats();
  const { value, error, onChange, onBlur, ref } = useFormField({ control, name: 'certain' });
  const id = fieldId('certain');
  const born = formats.day(patient.dateOfbirth, 'long');
  return (
    <div className="form-check mb-3">
      <input
        type="checkbox"
        id={id}
        ref={ref}
        className="form-check-input"
        checked={value === true}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-problem` : undefined}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label className="form-check-label" htmlFor={id}>
        <T id="programme.certain" values={{ name: <bdi>{fullName(patient)}</bdi>, born }} />
      </label>
      {error && (
        <div id={`${id}-problem`} className="nd-field-error">
          <T id="programme.certainNeeded" />
        </div>
      )}
    </div>
  );
}
