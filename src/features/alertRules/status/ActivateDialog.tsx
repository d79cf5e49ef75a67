import { useLayoutEffect, useState } from 'react';
import type { AlertRule } from '@/domain/rules/alertRule';
import { T } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { useRuleSentences } from '../ruleSentences';
import { bodyOf } from '../simulation/simulationRun';
import { SimulationView } from '../simulation/SimulationView';
import { useSimulation } from '../simulation/useSimulation';
import { ReasonField } from './ReasonField';
import { useStatusChange } from './useStatusChange';

/**
 * Shows what a rule would have raised before it may raise anything. Where somebody changes the rule meanwhile, the newer
 * version is tried too. Mounted while it is open.
 */
export function ActivateDialog({ rule, onClose }: { rule: AlertRule; onClose: () => void }) {
  const words = useRuleSentences();
  const change = useStatusChange(rule, onClose);
  const [tried, setTried] = useState('');
  const isTried = tried === rule.version;
  return (
    <>
      <Dialog
        isOpen
        title={<T id="alertRules.activateTitle" values={{ rule: <bdi>{words.name(rule)}</bdi> }} />}
        onClose={change.guard.close}
        busy={change.busy}
        onSubmit={(event) => {
          event.preventDefault();
          if (isTried) void change.send('active');
        }}
        footer={
          isTried ? (
            <DialogActions
              confirmLabel={<T id="alertRules.activate" />}
              busy={change.busy}
              onCancel={change.guard.close}
            />
          ) : (
            <button type="button" className="btn btn-outline-secondary" onClick={change.guard.close}>
              <T id="common.cancel" />
            </button>
          )
        }
      >
        <h3 className="h6">
          <T id="alertRules.simulate" />
        </h3>
        <Trial key={rule.version} rule={rule} onTried={setTried} />
        {isTried && <ReasonField change={change} />}
      </Dialog>
      {change.guard.dialog}
    </>
  );
}

/** @param onTried told which version has been tried to the end */
function Trial({ rule, onTried }: { rule: AlertRule; onTried: (version: string) => void }) {
  const { state, begin, stop } = useSimulation(bodyOf(rule), null);
  const isDone = state.step === 'done';
  const { version } = rule;
  // With the result on the screen, not a moment after it: somebody may go on to the reason at once.
  useLayoutEffect(() => {
    if (isDone) onTried(version);
  }, [isDone, onTried, version]);
  return <SimulationView state={state} onBegin={begin} onStop={stop} />;
}
