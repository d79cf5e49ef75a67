import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import type { Allocation } from '@/domain/medicine/allocation';
import { preservePastIntakes, type Moment } from '@/domain/medicine/preservePastIntakes';
import type { PrescribingFacts } from '@/domain/prescribing/warnings';
import type { MessageId } from '@/locales';
import { RecordDialog } from '@/session/drafts/RecordDialog';
import { useErrorText } from '@/shared/forms/fieldTypes';
import { useProblemList } from '@/shared/forms/problemList';
import { T, useT } from '@/shared/i18n/text';
import { DoubleTaking } from '../plan/DoubleTaking';
import { PlanCalendar } from '../plan/PlanCalendar';
import { AllocationSaveConflict } from '../plan/AllocationSaveConflict';
import { WarningFields } from '../plan/WarningFields';
import { problemFigures } from '../medicineWords';
import { DecisionFields } from './DecisionFields';
import type { Decision } from './decisions';
import { useDecision } from './useDecision';

const labels = (decision: Decision): Readonly<Record<string, MessageId>> => ({
  from: `medicines.from_${decision}`,
  to: 'medicines.pauseTo',
  why: 'medicines.stopWhy',
  reason: decision === 'stop' ? 'medicines.note' : 'medicines.reason',
  accepted: 'medicines.overlapField',
  answer: 'prescribing.reason',
});

/** Pauses a medicine, lets it go on, or stops it, with what that changes in the calendar. Mounted while it is open. */
export function DecisionDialog({
  allocation,
  decision,
  own,
  facts,
  today,
  moment: { now, timeZone },
  onClose,
}: {
  allocation: Allocation;
  decision: Decision;
  own: readonly Allocation[];
  facts: PrescribingFacts;
  today: string;
  moment: Moment;
  onClose: () => void;
}) {
  const t = useT();
  const record = useDecision(allocation, decision, { own, facts, today, onClose });
  const { form, before, after, asked, overlaps, conflictWith } = record;
  const { control, formState } = form;
  const problems = useProblemList(formState.errors, labels(decision), problemFigures);
  const accepted = useController({ control, name: 'accepted' });
  const problem = useErrorText()(accepted.fieldState.error, undefined);
  const stopsOn = form.watch('from');
  const plans = useMemo(() => {
    const stop = decision === 'stop' &&
      stopsOn !== '' && { stopped: { on: stopsOn, reason: 'other' as const } };
    const wanted = { ...before, segments: after, ...stop };
    const plan = { ...wanted, ...preservePastIntakes(before, wanted, { now, timeZone }, 'rest') };
    return [
      { id: 'before', title: t('medicines.before'), plan: before },
      { id: 'after', title: t('medicines.after'), plan },
    ];
  }, [decision, stopsOn, before, after, now, timeZone, t]);
  const { name } = before.given;
  return (
    <RecordDialog
      action="therapy.write"
      size="xl"
      title={<T id={`medicines.title_${decision}`} values={{ name }} />}
      record={record}
      problems={problems}
      confirmLabel={<T id={`medicines.${decision}`} />}
      tone={decision === 'stop' ? 'danger' : 'primary'}
      onSend={record.send}
    >
      <WarningFields control={control} name="answer" warnings={asked} />
      <DecisionFields control={control} decision={decision} today={today} />
      <DoubleTaking
        overlaps={overlaps}
        accepted={accepted.field.value}
        onAccept={accepted.field.onChange}
        problem={problem}
      />
      <AllocationSaveConflict id={before.id} conflictWith={conflictWith} />
      {!before.asNeeded && <PlanCalendar plans={plans} start={today} today={today} />}
    </RecordDialog>
  );
}
