import { useLayoutEffect, useState } from 'react';
import type { AlertRule } from '@/domain/rules/alertRule';
import { T } from '@/shared/i18n/text';
import { TransitionFrame } from '@/shared/record/TransitionFrame';
import { useTransition } from '@/shared/record/useTransition';
import { useRuleSentences } from '../ruleSentences';
import { bodyOf } from '../simulation/simulationRun';
import { SimulationView } from '../simulation/SimulationView';
import { useSimulation } from '../simulation/useSimulation';
import { useStatusChange } from './useStatusChange';

/**
 * Shows what a rule would have raised before it may raise anything. Where somebody changes the rule meanwhile, the newer
 * version is tried too. Mounted while it is open.
 */
export function ActivateDialog({ rule, onClose }: { rule: AlertRule; onClose: () => void }) {
  const words = useRuleSentences();
  const transition = useTransition({ ...useStatusChange(rule, 'active'), onClose });
  const [tried, setTried] = useState('');
  return (
    <TransitionFrame
      action="rules.write"
      transition={transition}
      title={<T id="alertRules.activateTitle" values={{ rule: <bdi>{words.name(rule)}</bdi> }} />}
      confirmLabel={<T id="alertRules.activate" />}
      isPossible={tried === rule.version}
    >
      <h3 className="h6">
        <T id="alertRules.simulate" />
      </h3>
      <Trial key={rule.version} rule={rule} onTried={setTried} />
    </TransitionFrame>
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
