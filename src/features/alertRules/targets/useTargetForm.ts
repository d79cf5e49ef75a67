import type { Patient, TargetKind } from '@/domain/patients/patient';
import { patientDay } from '@/domain/patientDay';
import { clockOf } from '@/domain/rules/alertLimits';
import { currentTarget } from '@/domain/patients/target';
import { proposalsFor } from '@/domain/patients/targetProposals';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { useNow } from '@/shared/store/clock';
import { decideTarget } from './calls';
import { draftOf, entriesOf, errorsOf, figuresOf, type TargetEntries } from './targetEntries';

/** What is being done about a target of a patient. */
export interface TargetChange {
  kind: TargetKind;
  ends: boolean;
}

/** One decision about a target from opening the dialog to storing it; on failure everything typed stays. */
export function useTargetForm(
  patient: Patient,
  { kind, ends }: TargetChange,
  hasPlan: boolean,
  onClose: () => void,
) {
  const units = useUnits();
  const now = useNow();
  const today = patientDay(now, clockOf(patient));
  const about = (before: Patient, id: string) => ({ id, ends, patient: before, units, now, hasPlan });
  const record = useRecordForm({
    key: `target ${patient.id} ${kind} ${ends ? 'end' : 'set'}`,
    opened: patient,
    toForm: (read) => entriesOf(kind, currentTarget(read, kind)?.aim ?? null, today, units),
    resolver: (before, id) => (entries) => {
      const errors = errorsOf(entries, about(before, id));
      return Object.keys(errors).length === 0 ? { values: entries, errors: {} } : { values: {}, errors };
    },
    toBody: (entries, before, id) => draftOf(entries, about(before, id)),
    save: (draft, before) => decideTarget({ patient: before, draft, quiet: true }),
    fieldOf: (path, entries) => (path in entries ? path : null),
    notice: () => ({ message: ends ? 'targets.ended' : 'targets.saved' }),
    onClose,
  });
  const { form, before, id } = record;

  const propose = (chosen: string) => {
    const usual = proposalsFor(before, kind).find((one) => one.id === chosen);
    if (!usual) return;
    for (const [field, value] of Object.entries(figuresOf(usual.aim, units)))
      form.setValue(field as keyof TargetEntries, value, { shouldDirty: true });
  };
  /** What the form aims at; nothing where the target ends. */
  const typedAim = () => draftOf(form.getValues(), about(before, id)).aim;
  return { ...record, today, units, propose, typedAim };
}
