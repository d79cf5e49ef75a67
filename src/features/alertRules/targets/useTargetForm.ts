import type { Patient, TargetKind } from '@/domain/patients/patient';
import { patientDay } from '@/domain/patientDay';
import { clockOf } from '@/domain/rules/alertLimits';
import { aimText, currentTarget, type TargetDraft } from '@/domain/patients/target';
import { proposalsFor } from '@/domain/patients/targetProposals';
import { decideAbout } from '@/features/patients/slice';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { announceChange } from '@/shared/store/announceChange';
import { createAppThunk } from '@/shared/store/appThunk';
import { useNow } from '@/shared/store/clock';
import { draftOf, entriesOf, errorsOf, figuresOf, type TargetEntries } from './targetEntries';

/** What is being done about a target of a patient. */
export interface TargetChange {
  kind: TargetKind;
  ends: boolean;
}

/** What holds of one kind and who decided it last: if neither changed, another change of the record is no conflict. */
const standingOf = (patient: Patient, kind: TargetDraft['kind']): string => {
  const standing = currentTarget(patient, kind);
  const last = patient.ext.targetDecisions?.findLast((one) => one.kind === kind);
  return JSON.stringify([standing && aimText(standing.aim), last?.id]);
};

/** Sets, changes or ends a target. It is a conflict only where somebody else decided about the same kind. */
const decideTarget = createAppThunk<Patient, { patient: Patient; draft: TargetDraft; quiet: true }>(
  'patients/decideTarget',
  async ({ patient, draft }, tools) => {
    const part = (read: Patient) => standingOf(read, draft.kind);
    const stored = await decideAbout(patient, 'targets', draft, part, tools);
    announceChange(tools.dispatch, { patients: [patient.id] });
    return stored;
  },
);

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
    const usual = proposalsFor(before, kind, now).find((one) => one.id === chosen);
    if (!usual) return;
    for (const [field, value] of Object.entries(figuresOf(usual.aim, units)))
      form.setValue(field as keyof TargetEntries, value, { shouldDirty: true });
  };
  /** What the form aims at; nothing where the target ends. */
  const typedAim = () => draftOf(form.getValues(), about(before, id)).aim;
  return { ...record, now, today, units, propose, typedAim };
}
