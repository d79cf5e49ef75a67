import type { PlanBody } from '@/domain/fluid/plan';
import { usePlanWords } from './usePlanWords';
import './formulaText.css';

/** A formula of a plan as people say it, with the formula itself beside it; a plain figure is told as its volume. */
export function FormulaText({ formula, plan }: { formula: string; plan?: PlanBody | undefined }) {
  const words = usePlanWords();
  const sentence = words.sentence(formula, plan);
  return (
    <>
      {sentence !== null && <span className="d-block">{sentence}</span>}
      <bdi dir="ltr" className={sentence === null ? 'nd-formula-text' : 'nd-formula-text nd-person-id'}>
        {words.formula(formula)}
      </bdi>
    </>
  );
}

/** The formula of a total, or those of both ends of a range. */
export function FormulasText({
  formula,
  upper,
  plan,
}: {
  formula: string;
  upper: string | undefined;
  plan?: PlanBody | undefined;
}) {
  return (
    <>
      <FormulaText formula={formula} plan={plan} />
      {upper !== undefined && (
        <>
          {' – '}
          <FormulaText formula={upper} plan={plan} />
        </>
      )}
    </>
  );
}
