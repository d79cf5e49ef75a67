import type { ReactNode } from 'react';
import type { Threshold } from '@/domain/rules/alertRule';
import { T } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useAppDispatch } from '@/shared/store/useEntities';
import { thresholds } from '../slice';

/** Asks before other figures of a rule are given up: from then on the wider scope's hold. Mounted while it is open. */
export function RemoveThreshold({
  threshold,
  title,
  onClose,
}: {
  threshold: Threshold;
  title: ReactNode;
  onClose: () => void;
}) {
  const dispatch = useAppDispatch();
  return (
    <TransitionDialog
      action="limits.write"
      title={title}
      text={<T id="alertRules.removeText" />}
      confirmLabel={<T id="alertRules.removeLimits" />}
      tone="danger"
      onSend={() => dispatch(thresholds.drop({ record: threshold, quiet: true }))}
      done={{ message: 'alertRules.limitsRemoved' }}
      onClose={onClose}
    />
  );
}
