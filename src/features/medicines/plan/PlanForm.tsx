import Plus from 'lucide-react/icons/plus';
import { useFieldArray, useWatch, type Control } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { Allocation } from '@/domain/medicine/allocation';
import type { Medicine } from '@/domain/medicine/medicine';
import { firstWholeDay } from '@/domain/medicine/preservePastIntakes';
import type { Patient } from '@/domain/patients/patient';
import type { PrescribingFacts } from '@/domain/prescribing/warnings';
import type { MessageId } from '@/locales';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { useProblemList } from '@/shared/forms/problemList';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { TextField } from '@/shared/forms/TextField';
import { T, useT } from '@/shared/i18n/text';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { Icon } from '@/shared/ui/Icon';
import { TitledCard } from '@/shared/ui/TitledCard';
import { ZoneNote } from '@/shared/ui/ZoneNote';
import { problemFigures } from '../medicineWords';
import { AsNeededFields, EndFields } from './EndFields';
import { MedicineField } from './MedicineField';
import { nextStep, type PlanEntries } from './planEntries';
import { avoidedBy, overlapsFor, type PlanSubject } from './planJudge';
import { PlanPreview } from './PlanPreview';
import { AllocationSaveConflict } from './AllocationSaveConflict';
import { PlanWarnings } from './PlanWarnings';
import { StepFields } from './StepFields';
import { usePlanForm } from './usePlanForm';

const labels: Readonly<Record<string, MessageId>> = {
  medicine: 'medicines.medicine',
  accepted: 'medicines.overlapField',
  answer: 'prescribing.reason',
  maxPerDay: 'medicines.maxPerDay',
  indication: 'medicines.indication',
  doseValue: 'medicines.dose',
  doseUnit: 'medicines.doseUnit',
  from: 'medicines.from',
  kind: 'medicines.frequency',
  everyDays: 'medicines.everyN',
  weekdays: 'medicines.weekdays',
  onDays: 'medicines.onDays',
  offDays: 'medicines.offDays',
  times: 'medicines.times',
  instruction: 'medicines.instruction',
  windowMinutes: 'medicines.window',
  to: 'medicines.to',
  prescriber: 'medicines.prescriber',
  reason: 'medicines.reason',
  note: 'medicines.note',
};
/** More steps than a taper has. */
const MOST_STEPS = 20;

/** Who prescribed it and why. */
function WhyFields({ control, subject }: { control: Control<PlanEntries>; subject: PlanSubject }) {
  const t = useT();
  const entries = useWatch({ control }) as PlanEntries;
  const isDoubted =
    avoidedBy(entries.medicine, subject).length > 0 || overlapsFor(entries, subject).length > 0;
  return (
    <TitledCard title={t('medicines.why')}>
      <TextField
        control={control}
        name="prescriber"
        label={t('medicines.prescriber')}
        required
        maxLength={200}
      />
      <TextAreaField
        control={control}
        name="reason"
        label={t('medicines.reason')}
        required={subject.before !== null || isDoubted}
        rows={2}
        maxLength={500}
      />
      <TextAreaField control={control} name="note" label={t('medicines.note')} rows={2} maxLength={2000} />
    </TitledCard>
  );
}

/** How a patient takes a medicine: all of it for a new one, from a day on for one that is changed. */
export function PlanForm({
  opened,
  patient,
  catalogue,
  own,
  facts,
  today,
  now,
  onSaved,
}: {
  opened: Allocation | null;
  patient: Patient;
  catalogue: readonly Medicine[];
  own: readonly Allocation[];
  facts: PrescribingFacts;
  today: string;
  now: number;
  onSaved: (stored: Allocation) => void;
}) {
  const t = useT();
  const plan = usePlanForm({ opened, patient, catalogue, own, facts, today, now, onSaved });
  const { form, subject, draft, guard, send, conflictWith } = plan;
  const { control, formState, getValues } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const problems = useProblemList(errors, labels, problemFigures);
  const steps = useFieldArray({ control, name: 'steps', keyName: 'key' });
  const asNeeded = useWatch({ control, name: 'asNeeded' });
  const { timeZone } = patient.ext;
  const isTodayWhole = opened === null || firstWholeDay(opened, { now, timeZone }) === today;
  const fromHint = t(isTodayWhole ? 'medicines.fromHint' : 'medicines.changeHint');
  const list = `/userlist/${encodeURIComponent(patient.id)}/medicines`;
  return (
    <form
      noValidate
      className="nd-med-form"
      aria-label={t(opened ? 'medicines.change' : 'medicines.allocate')}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <div className="nd-med-fields">
        <DraftNotice draft={draft} />
        <ErrorSummary problems={problems} attempt={submitCount} />
        {!opened && (
          <TitledCard title={t('medicines.medicine')}>
            <MedicineField form={form} catalogue={catalogue} />
            <AsNeededFields control={control} isFixed={false} />
            <PlanWarnings form={form} subject={subject} />
          </TitledCard>
        )}
        <TitledCard title={t(opened ? 'medicines.changeFrom' : 'medicines.schedule')}>
          {opened && (
            <>
              <PlanWarnings form={form} subject={subject} />
              <AsNeededFields control={control} isFixed />
            </>
          )}
          {!asNeeded && <ZoneNote zone={timeZone} />}
          {steps.fields.map(({ key }, index) => (
            <StepFields
              key={key}
              control={control}
              index={index}
              count={steps.fields.length}
              earliest={opened ? today : undefined}
              hint={opened && index === 0 ? fromHint : undefined}
              onRemove={() => {
                steps.remove(index);
                form.setFocus(`steps.${index - 1}.doseValue`);
              }}
            />
          ))}
          {!asNeeded && steps.fields.length < MOST_STEPS && (
            <p>
              <button
                type="button"
                className="btn btn-outline-primary"
                onClick={() =>
                  steps.append(nextStep(getValues('steps'), today), {
                    focusName: `steps.${steps.fields.length}.doseValue`,
                  })
                }
              >
                <Icon of={Plus} size={16} /> <T id="medicines.addStep" />
              </button>{' '}
              <span className="form-text">
                <T id="medicines.addStepHint" />
              </span>
            </p>
          )}
          <EndFields control={control} />
        </TitledCard>
        <WhyFields control={control} subject={subject} />
        <AllocationSaveConflict id={opened?.id} conflictWith={conflictWith} />
        <div className="nd-med-actions">
          <button
            type="submit"
            className="btn btn-primary"
            aria-disabled={isSubmitting}
            aria-busy={isSubmitting}
          >
            <T id={opened ? 'medicines.saveChange' : 'medicines.allocate'} />
          </button>
          <Link
            className="btn btn-outline-secondary"
            to={opened ? `${list}/${encodeURIComponent(opened.id)}` : list}
          >
            <T id="common.cancel" />
          </Link>
        </div>
      </div>
      <div className="nd-med-preview">
        <PlanPreview control={control} subject={subject} patient={patient} now={now} />
      </div>
      {guard.dialog}
    </form>
  );
}
