import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import type { Allocation } from '@/domain/medicine/allocation';
import { preservePastIntakes, type Moment } from '@/domain/medicine/preservePastIntakes';
import type { MessageId } from '@/locales';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { useErrorText } from '@/shared/forms/fieldTypes';
import { T, useT } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { DoubleTaking } from '../plan/DoubleTaking';
import { PlanCalendar } from '../plan/PlanCalendar';
import { AllocationSaveConflict } from '../plan/AllocationSaveConflict';
import { useProblemList } from '../problemList';
import { DecisionFields } from './DecisionFields';
import type { Decision } from './decisions';
import { useDecision } from './useDecision';

const labels = (decision: Decision): Readonly<Record<string, MessageId>> => ({
  from: `medicines.from_${decision}`,
  to: 'medicines.pauseTo',
  why: 'medicines.stopWhy',
  reason: decision === 'stop' ? 'medicines.note' : 'medicines.reason',
  accepted: 'medicines.overlapField',
});

/** Pauses a medicine, lets it go on, or stops it, with what that changes in the calendar. Mounted while it is open. */
export function DecisionDialog({
  allocation,
  decision,
  own,
  today,
  moment: { now, timeZone },
  onClose,
}: {
  allocation: Allocation;
  decision: Decision;
  own: readonly Allocation[];
  today: string;
  moment: Moment;
  onClose: () => void;
}) {
  const t = useT();
  const { form, before, after, overlaps, draft, guard, failure, send, takeNewer } = useDecision(
    allocation,
    decision,
    { own, today, onClose },
  );
  const { control, formState } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const problems = useProblemList(errors, labels(decision));
  const accepted = useController({ control, name: 'accepted' });
  const problem = useErrorText()(accepted.fieldState.error, undefined);
  const stopsOn = form.watch('from');
  const plans = useMemo(() => {
    const stop = decision === 'stop' &&
      stopsOn !== '' && { stopped: { on: stopsOn, reason: 'other' as const } };
    const asked = { ...before, segments: after, ...stop };
    const plan = { ...asked, ...preservePastIntakes(before, asked, { now, timeZone }, 'rest') };
    return [
      { id: 'before', title: t('medicines.before'), plan: before },
      { id: 'after', title: t('medicines.after'), plan },
    ];
  }, [decision, stopsOn, before, after, now, timeZone, t]);
  const { name } = before.given;
  return (
    <>
      <Dialog
        isOpen
        size="xl"
        title={<T id={`medicines.title_${decision}`} values={{ name }} />}
        onClose={guard.close}
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        busy={isSubmitting}
        footer={
          <DialogActions
            confirmLabel={<T id={`medicines.${decision}`} />}
            tone={decision === 'stop' ? 'danger' : 'primary'}
            busy={isSubmitting}
            onCancel={guard.close}
          />
        }
      >
        <DraftNotice draft={draft} />
        <ErrorSummary problems={problems} attempt={submitCount} />
        <DecisionFields control={control} decision={decision} today={today} />
        <DoubleTaking
          overlaps={overlaps}
          accepted={accepted.field.value}
          onAccept={accepted.field.onChange}
          problem={problem}
        />
        <AllocationSaveConflict id={before.id} failure={failure} onNewer={takeNewer} />
        {!before.asNeeded && <PlanCalendar plans={plans} start={today} today={today} />}
      </Dialog>
      {guard.dialog}
    </>
  );
}
