import { useSelector } from 'react-redux';
import type { Condition } from '@/domain/conditions/condition';
import { conditions } from '@/features/patients/slice';
import { T } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useAppDispatch } from '@/shared/store/useEntities';

/** Asks before an entry is marked as a mistake; it stays in the list of those. */
export function MistakeDialog({ condition: opened, onClose }: { condition: Condition; onClose: () => void }) {
  const dispatch = useAppDispatch();
  // After a conflict it is about the newer version, which the list behind it shows.
  const condition =
    useSelector((state: Record<string, unknown>) => conditions.selectById(state, opened.id)) ?? opened;
  const { label } = condition;
  const { version, updatedAt: _, recordedBy: __, ...body } = condition;
  const marked = { ...body, verification: 'entered-in-error' };
  return (
    <TransitionDialog
      title={<T id="conditions.mistakeTitle" values={{ label: <bdi>{label}</bdi> }} />}
      text={<T id="conditions.mistakeText" />}
      confirmLabel={<T id="conditions.mistakeConfirm" />}
      tone="danger"
      onSend={() => dispatch(conditions.store({ body: marked, version, quiet: true }))}
      done={{ message: 'conditions.marked', values: { label } }}
      onClose={onClose}
    />
  );
}
