import { useNavigate } from 'react-router-dom';
import type { AlertRule } from '@/domain/rules/alertRule';
import { T } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useAppDispatch } from '@/shared/store/useEntities';
import { useRuleSentences } from '../ruleSentences';
import { rules } from '../slice';

/** Asks before a rule goes that was never active. Mounted while it is open. */
export function DeleteDialog({ rule, onClose }: { rule: AlertRule; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const words = useRuleSentences();
  const name = words.name(rule);
  return (
    <TransitionDialog
      title={<T id="alertRules.deleteTitle" values={{ rule: <bdi>{name}</bdi> }} />}
      text={<T id="alertRules.deleteText" />}
      confirmLabel={<T id="alertRules.delete" />}
      tone="danger"
      onSend={() => dispatch(rules.drop({ record: rule, quiet: true }))}
      done={{ message: 'alertRules.deleted', values: { rule: name } }}
      onDone={() => void navigate('/alerts/rules')}
      onClose={onClose}
    />
  );
}
