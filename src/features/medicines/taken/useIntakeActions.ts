import { useState } from 'react';
import type { Allocation } from '@/domain/medicine/allocation';
import type { Intake, IntakeBody } from '@/domain/medicine/intake';
import type { Amount } from '@/domain/medicine/medicine';
import type { DueIntake } from '@/domain/medicine/schedule';
import type { AppError } from '@/shared/api/appError';
import { newId } from '@/shared/api/newId';
import { useAppDispatch } from '@/shared/store/useEntities';
import { intakes } from '../slice';

/** The intake that is spoken of: one that is due, or one taken as needed. */
export interface IntakeSubject {
  allocation: Allocation;
  due: Pick<DueIntake, 'id' | 'day' | 'time' | 'at'> | null;
  amount: Amount;
}

/** What is said about it. */
export type IntakeSaid = Pick<IntakeBody, 'state' | 'takenAt' | 'reason' | 'note'>;

/** Enters, corrects and takes back single intakes, one call at a time. Answers why one failed, null when it did not. */
export function useIntakeActions() {
  const dispatch = useAppDispatch();
  /** Id of the row whose call runs. */
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ row: string; error: AppError } | null>(null);

  const run = async (row: string, call: () => Promise<AppError | null>): Promise<AppError | null> => {
    if (busy !== null) return { message: 'errors.busy', aborted: true };
    setBusy(row);
    setFailure(null);
    const error = await call();
    setBusy(null);
    if (error) setFailure({ row, error });
    return error;
  };
  const enter = (
    { allocation, due, amount }: IntakeSubject,
    said: IntakeSaid,
    before?: Intake,
    id = newId(),
  ) =>
    run(due?.id ?? allocation.id, async () => {
      const body: IntakeBody = {
        id: due?.id ?? id,
        patient: allocation.patient,
        allocation: allocation.id,
        ...(due && { due: { day: due.day, time: due.time } }),
        ...(said.state === 'taken' && { amount }),
        ...said,
      };
      const outcome = await dispatch(intakes.store({ body, version: before?.version, quiet: true }));
      // Somebody else was faster: what they entered is shown, and stands.
      return intakes.store.rejected.match(outcome)
        ? (outcome.payload ?? { message: 'errors.unknown' })
        : null;
    });
  const undo = (entry: Intake) =>
    run(entry.due ? entry.id : entry.allocation, async () => {
      const outcome = await dispatch(intakes.drop({ record: entry, quiet: true }));
      return intakes.drop.rejected.match(outcome) ? (outcome.payload ?? { message: 'errors.unknown' }) : null;
    });
  return { busy, failure, enter, undo };
}
export type IntakeActions = ReturnType<typeof useIntakeActions>;
