import type { AlertRule } from '@/domain/rules/alertRule';
import { T } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useRuleSentences } from '../ruleSentences';
import { useStatusChange } from './useStatusChange';

/** Asks before a rule raises nothing any more. Mounted while it is open. */
export function PauseDialog({
  rule,
  status,
  onClose,
}: {
  rule: AlertRule;
  status: 'paused' | 'retired';
  onClose: () => void;
}) {
  const words = useRuleSentences();
  const retires = status === 'retired';
  const change = useStatusChange(rule, status);
  return (
    <TransitionDialog
      {...change}
      title={
        <T
          id={retires ? 'alertRules.retireTitle' : 'alertRules.pauseTitle'}
          values={{ rule: <bdi>{words.name(rule)}</bdi> }}
        />
      }
      text={<T id={retires ? 'alertRules.retireText' : 'alertRules.pauseText'} />}
      confirmLabel={<T id={retires ? 'alertRules.retire' : 'alertRules.pause'} />}
      tone={retires ? 'danger' : 'primary'}
      onClose={onClose}
    />
  );
}
