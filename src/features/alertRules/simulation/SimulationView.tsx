import { useEffect, useRef } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import { SimulationReport } from './SimulationReport';
import type { SimulationState } from './useSimulation';

/** How far a trial got, and what came out of it; it can be stopped, and begun again. */
export function SimulationView({
  state,
  onBegin,
  onStop,
}: {
  state: SimulationState;
  onBegin: () => void;
  onStop: () => void;
}) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(state.step);
  useEffect(() => {
    if (shown.current === state.step) return;
    shown.current = state.step;
    // The button that was used may have gone with its step.
    if (document.activeElement === document.body) box.current?.focus();
  }, [state.step]);
  const again = (
    <button type="button" className="btn btn-outline-primary" onClick={onBegin}>
      <T id="alertRules.simulationAgain" />
    </button>
  );
  return (
    <div ref={box} tabIndex={-1} className="mb-3">
      <div role="status">
        {state.step === 'running' && <T id="alertRules.simulating" />}
        {state.step === 'stopped' && <T id="alertRules.simulationStopped" />}
      </div>
      {state.step === 'running' && (
        <>
          <ProgressBar
            label={t('alertRules.simulate')}
            value={state.progress?.judged ?? 0}
            max={state.progress?.total ?? 1}
            valueText={t('alertRules.simulationProgress', {
              judged: state.progress?.judged ?? 0,
              total: state.progress?.total ?? 0,
            })}
          />
          <button type="button" className="btn btn-outline-secondary mt-2" onClick={onStop}>
            <T id="alertRules.simulationStop" />
          </button>
        </>
      )}
      {state.step === 'stopped' && again}
      {state.step === 'failed' && (
        <div role="alert">
          <p className="nd-field-error">{state.error.text ?? <T id={state.error.message} />}</p>
          {again}
        </div>
      )}
      {state.step === 'done' && <SimulationReport result={state.result} />}
    </div>
  );
}
