import { useCallback, useEffect, useRef, useState } from 'react';
import type { AlertRule, RuleBody } from '@/domain/rules/alertRule';
import { toAppError, type AppError } from '@/shared/api/appError';
import { runSimulation, type SimulationProgress, type SimulationResult } from './simulationRun';

export type SimulationState =
  | { step: 'running'; progress: SimulationProgress | null }
  | { step: 'done'; result: SimulationResult }
  | { step: 'stopped' }
  | { step: 'failed'; error: AppError };

/**
 * Tries a rule as long as its view is there. The rule is the one of the moment the view came: what is typed later is
 * tried in a view of its own.
 */
export function useSimulation(
  rule: RuleBody,
  former: AlertRule | null,
): { state: SimulationState; begin: () => void; stop: () => void } {
  const [tried, setTried] = useState({ rule, former });
  const [state, setState] = useState<SimulationState>({ step: 'running', progress: null });
  const running = useRef<AbortController | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const tell = (next: SimulationState) => {
      if (!signal.aborted) setState(next);
    };
    void runSimulation(tried.rule, tried.former, signal, (progress) =>
      tell({ step: 'running', progress }),
    ).then(
      (result) => tell({ step: 'done', result }),
      (thrown: unknown) => tell({ step: 'failed', error: toAppError(thrown) }),
    );
    return () => controller.abort();
  }, [tried]);

  const begin = useCallback(() => {
    setState({ step: 'running', progress: null });
    setTried((before) => ({ ...before }));
  }, []);
  const stop = useCallback(() => {
    running.current?.abort();
    setState({ step: 'stopped' });
  }, []);
  return { state, begin, stop };
}
