import { useState } from 'react';
import type { AlertRule, RuleStatus } from '@/domain/rules/alertRule';
import { T } from '@/shared/i18n/text';
import { ActivateDialog } from './ActivateDialog';
import { DeleteDialog } from './DeleteDialog';
import { PauseDialog } from './PauseDialog';

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
