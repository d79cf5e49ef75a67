import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AlertRule, RuleStatus } from '@/domain/rules/alertRule';
import { T } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useAppDispatch } from '@/shared/store/useEntities';
import { useRuleSentences } from '../ruleSentences';
import { rules } from '../slice';
import { ActivateDialog } from './ActivateDialog';
import { useStatusChange } from './useStatusChange';

const next: Record<RuleStatus, readonly RuleStatus[]> = {
  draft: ['active'],
  active: ['paused', 'retired'],
  paused: ['active', 'retired'],
  retired: ['active'],
};

const actionWord = {
  active: 'alertRules.activate',
  paused: 'alertRules.pause',
  retired: 'alertRules.retire',
} as const;

/** Asks before a rule goes that was never active. Mounted while it is open. */
function DeleteDialog({ rule, onClose }: { rule: AlertRule; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const words = useRuleSentences();
  const name = words.name(rule);
  return (
    <TransitionDialog
      action="rules.write"
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

/** Asks before a rule raises nothing any more. Mounted while it is open. */
function PauseDialog({
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
      action="rules.write"
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

/** How a rule can stand from now on. */
export function StatusActions({ rule }: { rule: AlertRule }) {
  const [wanted, setWanted] = useState<RuleStatus | 'gone' | null>(null);
  const close = () => setWanted(null);
  return (
    <div className="nd-actions ms-auto">
      {next[rule.status].map(
        (status) =>
          status !== 'draft' && (
            <button
              key={status}
              type="button"
              className={`btn btn-${status === 'active' ? 'primary' : 'outline-secondary'}`}
              onClick={() => setWanted(status)}
            >
              <T id={actionWord[status]} />
            </button>
          ),
      )}
      {rule.status === 'draft' && (
        <button type="button" className="btn btn-outline-danger" onClick={() => setWanted('gone')}>
          <T id="alertRules.delete" />
        </button>
      )}
      {wanted === 'gone' && <DeleteDialog rule={rule} onClose={close} />}
      {wanted === 'active' && <ActivateDialog rule={rule} onClose={close} />}
      {(wanted === 'paused' || wanted === 'retired') && (
        <PauseDialog rule={rule} status={wanted} onClose={close} />
      )}
    </div>
  );
}
