import type { PlanBody } from '@/domain/fluid/plan';
import { usePlanWords } from './usePlanWords';

/** A formula of a plan as people say it, with the formula itself beside it; a plain figure is told as its volume. */
export function FormulaText({
  formula,
  written,
  plan,
}: {
  formula: string;
  written: string;
  plan?: PlanBody;
}) {
  const sentence = usePlanWords().sentence(formula, plan);
  return (
    <>
      {sentence !== null && <span className="d-block">{sentence}</span>}
      <bdi dir="ltr" className={sentence === null ? 'nd-formula-text' : 'nd-formula-text nd-person-id'}>
        {written}
      </bdi>
    </>
  );
}
