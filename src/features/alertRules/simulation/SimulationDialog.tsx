import type { ReactNode } from 'react';
import type { AlertRule, RuleBody } from '@/domain/rules/alertRule';
import { T } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { SimulationView } from './SimulationView';
import { useSimulation } from './useSimulation';

/** What a rule would have raised, before it is stored. Mounted while it is open. */
export function SimulationDialog({
  rule,
  former,
  title,
  onClose,
}: {
  rule: RuleBody;
  former: AlertRule | null;
  title: ReactNode;
  onClose: () => void;
}) {
  const { state, begin, stop } = useSimulation(rule, former);
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <button type="button" className="btn btn-primary" onClick={onClose}>
          <T id="common.close" />
        </button>
      }
    >
      <SimulationView state={state} onBegin={begin} onStop={stop} />
    </Dialog>
  );
}
