import { useWatch } from 'react-hook-form';
import { fullName, type FluidTarget, type Patient, type TargetKind } from '@/domain/patients/patient';
import { currentTarget } from '@/domain/patients/target';
import { isTooYoung, proposalsFor } from '@/domain/patients/targetProposals';
import { decimalsIn } from '@/domain/readings/units';
import type { MessageId } from '@/locales';
import { RecordDialog } from '@/session/drafts/RecordDialog';
import { DateField } from '@/shared/forms/DateField';
import { NumberField } from '@/shared/forms/NumberField';
import { useProblemList } from '@/shared/forms/problemList';
import { SelectField } from '@/shared/forms/SelectField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { T, useT } from '@/shared/i18n/text';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { useWording } from '@/shared/i18n/wording/wording';
import { kindWord, proposalWord, useAimWords } from './targetWords';
import { useTargetForm, type TargetChange } from './useTargetForm';
import '@/shared/forms/formRows.css';

const labels: Readonly<Record<string, MessageId>> = {
  kind: 'alertRules.targetTitle',
  systolicMin: 'targets.systolicMin',
  systolicMax: 'targets.systolicMax',
  diastolicMin: 'targets.diastolicMin',
  diastolicMax: 'targets.diastolicMax',
  direction: 'targets.direction',
  minMl: 'targets.minMl',
  maxMl: 'targets.maxMl',
  weightKg: 'targets.weightKg',
  from: 'targets.from',
  reason: 'targets.reason',
};

const directions: readonly FluidTarget['direction'][] = ['maximum', 'minimum', 'range'];

type Form = ReturnType<typeof useTargetForm>;

/** Sets, changes or ends a target, with the usual ones as proposals. Mounted while it is open. */
export function TargetDialog({
  patient,
  change,
  hasPlan,
  onClose,
}: {
  patient: Patient;
  change: TargetChange;
  hasPlan: boolean;
  onClose: () => void;
}) {
  const t = useT();
  const aimWords = useAimWords();
  const { kind, ends } = change;
  const record = useTargetForm(patient, change, hasPlan, onClose);
  const { form, today } = record;
  const { control } = form;
  const problems = useProblemList(form.formState.errors, labels);
  const standing = currentTarget(patient, kind);
  const value = standing ? aimWords(standing.aim) : t('targets.none');
  const typedAim = record.typedAim();
  const mine = typedAim ? aimWords(typedAim) : t('targets.none');
  const names = { name: <bdi>{fullName(patient)}</bdi>, kind: t(kindWord(kind)) };
  return (
    <RecordDialog
      action="limits.write"
      size="lg"
      title={<T id={ends ? 'targets.endTitle' : 'targets.title'} values={names} />}
      record={record}
      problems={problems}
      confirmLabel={<T id={ends ? 'targets.end' : 'common.save'} />}
      tone={ends ? 'danger' : 'primary'}
      onSend={record.send}
    >
      {ends ? (
        <p>
          <T id="targets.endText" values={{ value }} />
        </p>
      ) : (
        <Figures kind={kind} patient={patient} own={record} />
      )}
      <DateField
        control={control}
        name="from"
        label={t(ends ? 'targets.endOn' : 'targets.from')}
        max={today}
        required
      />
      <TextAreaField
        control={control}
        name="reason"
        label={t('targets.reason')}
        required
        rows={2}
        maxLength={500}
      />
      <SaveConflict
        {...record.conflictWith(patient)}
        stored={{ at: patient.updatedAt }}
        differences={mine === value ? [] : [{ label: t(kindWord(kind)), mine, theirs: value }]}
      />
    </RecordDialog>
  );
}

function Figures({ kind, patient, own }: { kind: TargetKind; patient: Patient; own: Form }) {
  const t = useT();
  const { control } = own.form;
  const usual = proposalsFor(patient, kind, own.now);
  const isPressure = kind === 'pressure' || kind === 'officePressure';
  return (
    <>
      {usual.length > 0 && (
        <SelectField
          control={control}
          name="proposal"
          label={t('targets.proposal')}
          hint={t('targets.proposalHint')}
          onChosen={own.propose}
          options={[
            { value: '', label: t('targets.ownFigures') },
            ...usual.map(({ id }) => {
              const word = proposalWord(id);
              return { value: id, label: word ? t(word) : id };
            }),
          ]}
        />
      )}
      {isPressure && isTooYoung(patient, own.now) && (
        <p className="form-text">
          <T id="targets.minorHint" />
        </p>
      )}
      {kind === 'pressure' && <HomeFields own={own} />}
      {kind === 'officePressure' && <OfficeFields own={own} />}
      {kind === 'fluid' && <FluidFields own={own} />}
      {kind === 'weight' && <WeightField own={own} />}
    </>
  );
}

function Pressure({
  own: { form },
  name,
  required,
}: {
  own: Form;
  name: 'systolicMin' | 'systolicMax' | 'diastolicMin' | 'diastolicMax';
  required?: boolean;
}) {
  const t = useT();
  return (
    <NumberField
      control={form.control}
      name={name}
      label={t(`targets.${name}`)}
      unit="mmHg"
      decimals={0}
      required={required === true}
    />
  );
}

function HomeFields({ own }: { own: Form }) {
  return (
    <>
      <div className="nd-form-row">
        <Pressure own={own} name="systolicMin" required />
        <Pressure own={own} name="systolicMax" required />
      </div>
      <div className="nd-form-row">
        <Pressure own={own} name="diastolicMin" required />
        <Pressure own={own} name="diastolicMax" required />
      </div>
      <p className="form-text">
        <T id="targets.lowerHint" />
      </p>
    </>
  );
}

function OfficeFields({ own }: { own: Form }) {
  return (
    <>
      <div className="nd-form-row">
        <Pressure own={own} name="systolicMax" required />
        <Pressure own={own} name="diastolicMax" />
      </div>
      <p className="form-text">
        <T id="targets.officeHint" />
      </p>
    </>
  );
}

function FluidFields({ own: { form, units } }: { own: Form }) {
  const t = useT();
  const { unit } = useWording();
  const { control } = form;
  const direction = useWatch({ control, name: 'direction' });
  const words = { unit: unit('volume'), decimals: decimalsIn(units.volume), required: true };
  return (
    <>
      <SelectField
        control={control}
        name="direction"
        label={t('targets.direction')}
        options={directions.map((one) => ({ value: one, label: t(`targets.${one}`) }))}
      />
      <div className="nd-form-row">
        {direction !== 'maximum' && (
          <NumberField control={control} name="minMl" label={t('targets.minMl')} {...words} />
        )}
        {direction !== 'minimum' && (
          <NumberField control={control} name="maxMl" label={t('targets.maxMl')} {...words} />
        )}
      </div>
    </>
  );
}

function WeightField({ own: { form, units } }: { own: Form }) {
  const t = useT();
  const { unit } = useWording();
  return (
    <NumberField
      control={form.control}
      name="weightKg"
      label={t('targets.weightKg')}
      unit={unit('weight')}
      decimals={decimalsIn(units.weight)}
      required
    />
  );
}
