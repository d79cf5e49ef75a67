import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Allocation } from '@/domain/medicine/allocation';
import type { Medicine } from '@/domain/medicine/medicine';
import { firstWholeDay } from '@/domain/medicine/preservePastIntakes';
import type { Patient } from '@/domain/patients/patient';
import type { PrescribingFacts } from '@/domain/prescribing/warnings';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import { selectUserName } from '@/session/state';
import { allocations } from '../slice';
import { changeEntries, newEntries } from './planEntries';
import { judged, placed, planResolver, type PlanSubject } from './planJudge';

/**
 * A medicine of one patient from opening the form to saving it. A new one has its id from the start, so that a second
 * try stores nothing twice; what is typed is kept for this patient and nobody else (§3 #16, #19), and on failure stays.
 */
export function usePlanForm({
  opened,
  patient,
  catalogue,
  own,
  facts,
  today,
  now,
  onSaved,
}: {
  /** Null of a new one. */
  opened: Allocation | null;
  patient: Patient;
  catalogue: readonly Medicine[];
  /** Every medicine of the patient. */
  own: readonly Allocation[];
  facts: PrescribingFacts;
  today: string;
  now: number;
  onSaved: (stored: Allocation) => void;
}) {
  const writer = useSelector(selectUserName);
  const subjectOf = useCallback(
    (before: Allocation | null): PlanSubject => ({
      before,
      catalogue,
      patient,
      others: own.filter(({ id }) => id !== before?.id),
      facts,
      today,
    }),
    [catalogue, patient, own, facts, today],
  );
  const record = useRecordForm({
    key: `medicine ${opened?.id ?? 'new'} of ${patient.id}`,
    opened,
    toForm: (before) =>
      // Half a day of each schedule may be a dose too many: who means it chooses today.
      before
        ? changeEntries(before, firstWholeDay(before, { now, timeZone: patient.ext.timeZone }))
        : newEntries(today, writer),
    resolver: (before) => planResolver(subjectOf(before)),
    toBody: (entries, before) => {
      const found = judged(entries, subjectOf(before));
      return 'problems' in found ? null : found.body;
    },
    save: (body, before) => allocations.store({ body, version: before?.version, quiet: true }),
    fieldOf: placed,
    kept: (entries) => entries,
    notice: ({ given }) => ({
      message: opened ? 'medicines.changed' : 'medicines.allocated',
      values: { name: given.name },
    }),
    onSaved,
    // What was typed is a plan of its own, and is kept whole.
    isWhole: true,
  });
  const { before } = record;
  const subject = useMemo(() => subjectOf(before), [subjectOf, before]);
  return { ...record, subject };
}
