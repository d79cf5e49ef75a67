import { useState } from 'react';
import { useWatch, type FieldErrors } from 'react-hook-form';
import type { Allocation } from '@/domain/medicine/allocation';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import type { PrescribingFacts } from '@/domain/prescribing/warnings';
import { newId } from '@/shared/api/newId';
import { allocations } from '../slice';
import {
  askedAfter,
  decided,
  decisionEntries,
  overlapsAfter,
  segmentsAfter,
  type Decision,
  type DecisionEntries,
} from './decisions';

/** Fields of the server as this form shows them. */
const placed: Readonly<Record<string, keyof DecisionEntries>> = {
  segments: 'from',
  stopped: 'from',
  accepted: 'accepted',
  answers: 'answer',
  reason: 'reason',
};

/** A pause, its end or a stop, from opening the dialog to storing it; on failure everything typed stays. */
export function useDecision(
  opened: Allocation,
  decision: Decision,
  {
    own,
    facts,
    today,
    onClose,
  }: { own: readonly Allocation[]; facts: PrescribingFacts; today: string; onClose: () => void },
) {
  const [ids] = useState((): [string, string] => [newId(), newId()]);
  const context = { today, own, facts, ids };
  const record = useRecordForm({
    key: `medicine ${opened.id} ${decision}`,
    opened,
    toForm: (before) => decisionEntries(before, today),
    resolver: (before) => (entries) => {
      const found = decided(before, decision, entries, context);
      if ('body' in found) return { values: entries, errors: {} };
      const errors: FieldErrors<DecisionEntries> = {};
      for (const [field, message] of Object.entries(found.problems))
        errors[field as keyof DecisionEntries] = { type: 'hard', message };
      return { values: {}, errors };
    },
    toBody: (entries, before) => {
      const found = decided(before, decision, entries, context);
      return 'problems' in found ? null : found.body;
    },
    save: (body, before) => allocations.store({ body, version: before.version, quiet: true }),
    fieldOf: (field) => placed[field] ?? 'from',
    notice: ({ given }) => ({ message: `medicines.done_${decision}`, values: { name: given.name } }),
    onClose,
    // What was typed is of days, not of what it was typed over.
    isWhole: true,
  });
  const { form, before } = record;
  const entries = useWatch({ control: form.control }) as DecisionEntries;
  const after = segmentsAfter(before, decision, entries, ids);
  return {
    ...record,
    after,
    asked: askedAfter(before, decision, facts),
    overlaps: overlapsAfter(before, decision, after, own),
  };
}
